import type { Fallback } from "@quizmill/contract";
import type { Context, LanguageProfile, QuestionSet } from "@quizmill/questions/for-engines";
import type { AskedQuestions } from "./asked.ts";
import type { ModelCall } from "./calls.ts";
import type { ModelClient } from "./client.ts";
import { type FaultKind, ModelFault } from "./faults.ts";
import type { GroupWork, OpenGroups } from "./open-groups.ts";
import type { FencedText } from "./prompts.ts";
import type { TokenMeter } from "./token-meter.ts";

/** The state of one set that is being written. */
export interface ModelContext extends Context {
  readonly meter: TokenMeter;
  readonly seed: number;
  readonly groups: OpenGroups;
  /** Items whose answers were requested. Another item that clashes with one of them would be refused later. */
  readonly begun: QuestionSet;
  /** The questions of these items, in order. */
  readonly asked: AskedQuestions;
  /** Whether a first item was given. Until then a learner waits for it. */
  hasGiven: boolean;
  /** The passages of which nothing that the model wrote could be kept. */
  readonly fruitless: Set<number>;
  fellBack: Fallback | null;
}

/** What the work on one group of passages needs. */
export interface GroupContext extends GroupWork {
  readonly profile: LanguageProfile;
  readonly context: ModelContext;
  readonly client: ModelClient;
  /** The same in all calls of the group, so that a server need not read it again. */
  readonly fenced: FencedText;
}

/**
 * Everything a call needs beside its prompt. Calls for the first passage in order go first. Writing gets a head
 * start of some passages, so that a set does not end by waiting for the last passage alone.
 */
export function callFor(
  { context, client, place }: GroupContext,
  kind: "write" | "answer",
): Omit<ModelCall, "prompt"> {
  const headStart = kind === "write" ? client.concurrency - 0.5 : 0;
  return { meter: context.meter, signal: place.signal, rank: () => place.ahead() - headStart };
}

/** Faults that end the model's part in a set, and the reason that is reported. */
const ENDINGS: Partial<Record<FaultKind, Fallback>> = {
  resting: "model_unreachable",
  access: "model_refused_access",
  budget: "budget_spent",
};

/**
 * Returns a handler that records faults which end the model's part in this set. Other faults only leave one passage
 * to the embedded engine.
 */
export function noteFault({ context, client }: Pick<GroupContext, "context" | "client">) {
  return (error: unknown): void => {
    if (!(error instanceof ModelFault)) return;
    const isOver = client.isResting ? "model_unreachable" : null;
    context.fellBack ??= ENDINGS[error.kind] ?? isOver;
  };
}

/** Faults of the model, rather than of its server. */
const OF_MODEL: ReadonlySet<FaultKind> = new Set<FaultKind>(["unusable", "refused", "cut", "rejected"]);
/** So many passages without a sound question are enough to know that there will be none. */
const FRUITLESS = 8;

/**
 * Records how the work on a group ended, before its passages do: with this error, or null. A model of which nothing can
 * be kept, in all passages or in many, is asked no more.
 */
export function noteEnd({ context, place, passages }: GroupContext, error: unknown): void {
  const isOfModel = error === null || (error instanceof ModelFault && OF_MODEL.has(error.kind));
  if (context.hasGiven || place.signal.aborted || !isOfModel) return;
  const { fruitless, plan } = context;
  for (const { ordinal } of passages) fruitless.add(ordinal);
  const isAll = plan.passages.every(
    ({ ordinal, expected, imported }) => expected === 0 || imported !== undefined || fruitless.has(ordinal),
  );
  if (isAll || fruitless.size >= FRUITLESS) context.fellBack ??= "model_unusable";
}
