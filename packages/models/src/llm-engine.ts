import type { Mode } from "@quizmill/contract";
import {
  type Batch,
  type Engine,
  embeddedEngine,
  generateQuestions,
  type Passage,
  type Plan,
  type Recorded,
} from "@quizmill/questions";
import {
  type Candidate,
  type Context,
  languageIn,
  openQuestionSet,
  profileOf,
} from "@quizmill/questions/for-engines";
import { openAsked } from "./asked.ts";
import type { ModelClient } from "./client.ts";
import { type GroupContext, type ModelContext, noteEnd, noteFault } from "./group-context.ts";
import { createOpenGroups, type GroupWork } from "./open-groups.ts";
import { createPassageOrder } from "./passage-order.ts";
import { fenced } from "./prompts.ts";
import type { TokenBudget } from "./token-budget.ts";
import { createTokenMeter } from "./token-meter.ts";
import { writeGroup } from "./write-group.ts";

/** Passages begun in advance, for each call at a time: a group may hold several. */
const LOOKAHEAD = 3;

/**
 * An engine that writes with a language model. Each item is judged, answered by a second call that does not see its
 * key, and repaired once where that answer is not the key. Flawed items are passed on, so that the pipeline counts
 * them. Faults never end a set. Once `tokenBudget` cannot cover a call, no further call is made. Sets may share a
 * budget.
 */
export function llmEngine(client: ModelClient, { tokenBudget }: { tokenBudget?: TokenBudget } = {}): Engine {
  return {
    isModel: true,
    // So many that the server is not idle while the last answers of a passage arrive.
    lookahead: LOOKAHEAD * client.concurrency,
    prepare: (plan, { seed }): ModelContext => ({
      plan,
      seed,
      hasGiven: false,
      fruitless: new Set(),
      fellBack: null,
      groups: createOpenGroups(
        plan,
        createPassageOrder(client.timing.passageMs, () => client.pauseMs),
        client.callSize,
      ),
      asked: openAsked(profileOf(plan.language)),
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
  { context, client }: Pick<GroupContext, "context" | "client">,
  signal: AbortSignal = new AbortController().signal,
): AsyncIterable<Candidate> {
  if (context.fellBack !== null) return;
  const { plan, groups } = context;
  const profile = profileOf(languageIn(plan, passage));
  const work = async (members: GroupWork) => {
    const group = { ...members, profile, context, client, fenced: fenced(members.passages, plan, profile) };
    const error = await writeGroup(group).then(
      () => null,
      (fault: unknown) => fault,
    );
    noteFault(group)(error);
    noteEnd(group, error);
  };
  const { drafts, leave } = groups.join(passage, signal, work);
  try {
    yield* drafts;
    signal.throwIfAborted();
  } finally {
    leave();
  }
}

/**
 * What a model writes, and behind it, by the embedded engine, what it leaves open of the plan. Throws as
 * `generateQuestions`.
 */
export async function* generateWithModel(
  plan: Plan,
  { engine, ...options }: { engine: Engine; mode: Mode; seed: number },
): AsyncIterable<Batch> {
  const items: Recorded["items"][number][] = [];
  for await (const batch of generateQuestions(plan, { engine, ...options })) {
    items.push(...batch.items.map((item) => ({ ...item, passage: batch.passage })));
    yield batch;
  }
  if (items.length >= plan.totalEstimated) return;
  const done = plan.passages.flatMap(({ ordinal, imported }) => (imported === undefined ? [] : ordinal));
  const after = { done, items };
  yield* generateQuestions({ ...plan, isCounted: true }, { engine: embeddedEngine, ...options, after });
}
