import type { Fallback } from "@quizmill/contract";
import type { Context, Draft, Engine, Passage } from "../engine.ts";
import { profileOf } from "../languages/index.ts";
import type { LanguageProfile } from "../languages/profile.ts";
import { languageIn } from "../plan-languages.ts";
import { type Channel, createChannel } from "./channel.ts";
import type { ModelClient } from "./client.ts";
import { draftOf, flawIn } from "./drafts.ts";
import { type FaultKind, ModelFault } from "./faults.ts";
import { createMeter, type Meter } from "./meter.ts";
import { FAULTS, repairPrompt, writePrompt } from "./prompts.ts";
import type { ModelItem } from "./schema.ts";
import { solveWithModel } from "./solve.ts";

/** Items asked for beyond those planned: some will not pass. */
const SPARE_SHARE = 0.34;

/** Faults after which the rest of a set is not asked of the model any more, and what is said of it. */
const ENDINGS: Partial<Record<FaultKind, Fallback>> = {
  resting: "model_unreachable",
  access: "model_refused_access",
  budget: "budget_spent",
};

interface ModelContext extends Context {
  readonly meter: Meter;
  readonly seed: number;
  fellBack: Fallback | null;
}

/** One passage being worked on. */
interface Desk {
  readonly passage: Passage;
  readonly profile: LanguageProfile;
  readonly context: ModelContext;
  readonly client: ModelClient;
  /** Aborts with the caller, and when the passage's time is over. */
  readonly signal: AbortSignal;
}

/**
 * Writes with a language model. Each item is checked, answered by a second call that does not see its key, and
 * mended once where the two disagree, before it is given on; what the judge will refuse is given as it is, to be
 * counted. Faults never end a set: they leave it to whoever fills in. `tokenBudget` is for one set.
 */
export function llmEngine(client: ModelClient, options: { tokenBudget?: number } = {}): Engine {
  return {
    name: "model",
    isModel: true,
    // Enough that the server is not kept waiting for the last answers of one passage.
    lookahead: 2 * client.concurrency,
    prepare: (plan, { seed }): ModelContext => ({
      ...{ plan, seed, fellBack: null },
      meter: createMeter(options.tokenBudget),
    }),
    write: (passage, context, signal) => written(passage, { context: own(context), client }, signal),
    report(context) {
      const { meter, fellBack } = own(context);
      return { usage: meter.takeNew(), fellBack };
    },
  };
}

function own(context: Context): ModelContext {
  if (!("meter" in context)) throw new TypeError("The context was prepared by another engine.");
  return context as ModelContext;
}

async function* written(
  passage: Passage,
  { context, client }: Pick<Desk, "context" | "client">,
  signal: AbortSignal = new AbortController().signal,
): AsyncIterable<Draft> {
  if (context.fellBack !== null) return;
  const reader = new AbortController();
  const time = AbortSignal.timeout(client.timing.passageMs);
  const profile = profileOf(languageIn(context.plan, passage));
  const bound = AbortSignal.any([signal, reader.signal, time]);
  const channel = createChannel<Draft>();
  const work = writeAll({ passage, profile, context, client, signal: bound }, channel);
  work.catch(noteFault(context)).finally(() => channel.end());
  try {
    yield* channel;
    signal.throwIfAborted();
  } finally {
    reader.abort();
  }
}

/** Remembers what ends the model's work on this set; all else only leaves this passage to others. */
function noteFault(context: ModelContext) {
  return (error: unknown): void => {
    if (error instanceof ModelFault) context.fellBack ??= ENDINGS[error.kind] ?? null;
  };
}

/** Each item is finished by itself while the next ones are still being written. */
async function writeAll(desk: Desk, channel: Channel<Draft>): Promise<void> {
  const { passage, profile, context, client, signal } = desk;
  const count = Math.ceil(passage.expected * (1 + SPARE_SHARE));
  const prompt = writePrompt(passage, count, profile);
  const finishing: Promise<void>[] = [];
  const seen = new Set<string>();
  try {
    for await (const item of client.writeItems({ prompt, count, meter: context.meter, signal })) {
      const isRepeated = seen.has(item.quote) || seen.has(item.stem);
      seen.add(item.quote).add(item.stem);
      const finished = isRepeated ? draftOf(item, passage, profile) : finish(item, desk);
      finishing.push(Promise.resolve(finished).then(channel.push, noteFault(context)));
    }
  } finally {
    await Promise.all(finishing);
  }
}

/** From an item as it was written to a draft that was answered. */
async function finish(item: ModelItem, desk: Desk): Promise<Draft> {
  const { passage, profile } = desk;
  let draft = draftOf(item, passage, profile);
  if (flawIn(draft, passage, profile) === "quote_missing")
    draft = (await mended(item, FAULTS.quote, desk)) ?? draft;
  const answered = await solved(draft, desk);
  const chosen = contested(answered);
  if (chosen === null) return answered;
  const second = await mended(item, FAULTS.contested(chosen), desk);
  return second === null ? answered : solved(second, desk);
}

/** Asks once for the item anew; null where that comes to nothing. */
async function mended(item: ModelItem, fault: string, desk: Desk): Promise<Draft | null> {
  const { passage, profile, context, client, signal } = desk;
  const prompt = repairPrompt(passage, { item, fault }, profile);
  try {
    for await (const again of client.writeItems({ prompt, count: 1, meter: context.meter, signal }))
      return draftOf(again, passage, profile);
  } catch (error) {
    noteFault(context)(error);
  }
  return null;
}

/** The draft with its reader's answer; without one where it is flawed anyway, or nobody could be asked. */
async function solved(draft: Draft, desk: Desk): Promise<Draft> {
  const { passage, profile, context, client, signal } = desk;
  if (flawIn(draft, passage, profile) !== null) return draft;
  try {
    const task = { ...{ client, profile, signal }, meter: context.meter, seed: context.seed };
    return { ...draft, solution: await solveWithModel(draft, passage, task) };
  } catch (error) {
    noteFault(context)(error);
    return draft;
  }
}

/** The option that a reader took instead of the key; null where they agree, or nobody was asked. */
function contested({ key, solution = [] }: Draft): string | null {
  const [first, ...rest] = solution;
  if (first === undefined) return null;
  const best = rest.reduce((a, b) => (b.probability > a.probability ? b : a), first);
  return best.option === key ? null : best.option;
}
