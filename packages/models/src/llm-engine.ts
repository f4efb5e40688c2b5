import { setImmediate } from "node:timers/promises";
import type { Engine, Passage } from "@quizmill/questions";
import {
  type Context,
  type Draft,
  type DraftStream,
  languageIn,
  NO_DRAFT_YET,
  openQuestionSet,
  profileOf,
  type QuestionSet,
} from "@quizmill/questions/for-engines";
import { type Channel, createChannel } from "./channel.ts";
import type { ModelClient } from "./client.ts";
import { draftOf } from "./drafts.ts";
import { finish, type Proposal } from "./finish.ts";
import { callFor, type ModelContext, noteFault, type PassageContext } from "./passage-context.ts";
import { createPassageOrder } from "./passage-order.ts";
import { writePrompt } from "./prompts.ts";
import type { ModelItem } from "./schema.ts";
import type { TokenBudget } from "./token-budget.ts";
import { createTokenMeter } from "./token-meter.ts";

/** Share of items requested beyond those planned, because some will be refused. */
const SPARE_SHARE = 0.34;

/**
 * An engine that writes with a language model. Each item is judged, answered by a second call that does not see its
 * key, and repaired once where that answer is not the key. Flawed items are passed on, so that the pipeline counts
 * them. Faults never end a set: the embedded engine fills in. Once `tokenBudget` cannot cover a call, no further
 * call is made. Sets may share a budget.
 */
export function llmEngine(client: ModelClient, { tokenBudget }: { tokenBudget?: TokenBudget } = {}): Engine {
  return {
    name: "model",
    isModel: true,
    // So many that the server is not idle while the last answers of a passage arrive.
    lookahead: 2 * client.concurrency,
    prepare: (plan, { seed }): ModelContext => ({
      ...{ plan, seed, hasGiven: false, fellBack: null },
      passageOrder: createPassageOrder(client.timing.passageMs),
      begun: openQuestionSet([], profileOf(plan.language)),
      meter: createTokenMeter(tokenBudget),
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
  { context, client }: Pick<PassageContext, "context" | "client">,
  signal: AbortSignal = new AbortController().signal,
): DraftStream {
  if (context.fellBack !== null) return;
  const profile = profileOf(languageIn(context.plan, passage));
  const place = context.passageOrder.join(passage.ordinal, signal);
  const channel: DraftChannel = createChannel();
  const begunAt = performance.now();
  const silence = setTimeout(() => {
    if (!client.hasAnsweredSince(begunAt)) channel.push(NO_DRAFT_YET);
  }, client.timing.silenceMs);
  const work = writeAll({ passage, profile, context, client, place }, channel);
  work.catch(noteFault({ context, client })).finally(() => {
    clearTimeout(silence);
    channel.end();
  });
  try {
    yield* channel;
    signal.throwIfAborted();
  } finally {
    place.leave();
  }
}

type DraftChannel = Channel<Draft | typeof NO_DRAFT_YET>;

/** Finishes each item while the next ones are still being written. */
async function writeAll(passageContext: PassageContext, channel: DraftChannel): Promise<void> {
  const { passage, profile, context, client } = passageContext;
  const count = Math.ceil(passage.expected * (1 + SPARE_SHARE));
  const prompt = writePrompt(passage, count, profile);
  const finisher = createFinisher(passageContext, channel);
  const seen = new Set<string>();
  try {
    const leavesOne = !context.hasGiven;
    for await (const item of client.writeItems({
      ...callFor(passageContext, "write"),
      prompt,
      count,
      leavesOne,
    })) {
      // One chunk may hold several items. Let other calls' answers and requests go before each of them.
      await setImmediate();
      const isRepeated = seen.has(item.quote) || seen.has(item.stem);
      seen.add(item.quote).add(item.stem);
      if (isRepeated) channel.push(draftOf(item, passage, profile).draft);
      else finisher.take(item);
    }
  } finally {
    await finisher.end();
  }
}

/**
 * Finishes as many items as are planned. Surplus items, and those that clash with others, are finished only where
 * another one fails, or where the reader has used all of them and still waits.
 */
function createFinisher(passageContext: PassageContext, channel: DraftChannel) {
  const { passage, profile, context, place } = passageContext;
  const spare: Proposal[] = [];
  const underWay = new Set<Promise<void>>();
  let sound = 0;

  const begin = (proposal: Proposal) => {
    context.begun.add(asItem(proposal.draft));
    const work = finish(proposal, passageContext).then(({ draft, isSound }) => {
      if (isSound) sound += 1;
      context.hasGiven = true;
      channel.push(draft);
    }, noteFault(passageContext));
    underWay.add(work);
    void work.then(() => {
      underWay.delete(work);
      goOn();
    });
  };
  /** Looked up when needed: by then more items have begun. */
  const takeNew = (): Proposal | undefined => {
    const at = spare.findIndex(({ draft }) => context.begun.refuse(draft) === null);
    return at < 0 ? undefined : spare.splice(at, 1)[0];
  };
  const goOn = () => {
    while (!place.signal.aborted && sound + underWay.size < passage.expected) {
      const proposal = takeNew();
      if (proposal === undefined) return;
      begin(proposal);
    }
  };

  return {
    take(item: ModelItem): void {
      spare.push({ item, ...draftOf(item, passage, profile) });
      goOn();
    },
    async end(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
      await channel.wanted(place.signal);
      if (place.signal.aborted) return;
      for (let next = takeNew(); next !== undefined; next = takeNew()) begin(next);
      await Promise.all(underWay);
      // The remaining items repeat others. If those were refused, the embedded solver answers these.
      for (const { draft } of spare) channel.push(draft);
    },
  };
}

function asItem({ kind, stem, key, quote }: Draft): Parameters<QuestionSet["add"]>[0] {
  const options = [{ id: 1, label: "A", text: key }];
  return { kind, text: stem, options, groundTruthOptionId: 1, source: { quote } };
}
