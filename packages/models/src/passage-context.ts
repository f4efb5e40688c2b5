import type { Fallback } from "@quizmill/contract";
import type { Passage } from "@quizmill/questions";
import type { Context, LanguageProfile, QuestionSet } from "@quizmill/questions/for-engines";
import type { ModelCall } from "./calls.ts";
import type { ModelClient } from "./client.ts";
import { type FaultKind, ModelFault } from "./faults.ts";
import type { PassageOrder, PlaceInOrder } from "./passage-order.ts";
import type { TokenMeter } from "./token-meter.ts";

/** What is known of one set that is being written. */
export interface ModelContext extends Context {
  readonly meter: TokenMeter;
  readonly seed: number;
  readonly passageOrder: PassageOrder;
  /** What answers are being paid for, or were: another such item would be refused beside it in the end. */
  readonly begun: QuestionSet;
  /** Whether a first item was given: until then answers are what a learner waits for. */
  hasGiven: boolean;
  fellBack: Fallback | null;
}

/** One passage being worked on. */
export interface PassageContext {
  readonly passage: Passage;
  readonly profile: LanguageProfile;
  readonly context: ModelContext;
  readonly client: ModelClient;
  readonly place: PlaceInOrder;
}

/**
 * What a call needs beside its prompt. Whatever brings the first passage forward goes first, of each set that is
 * under way; but passages are written some turns before their answers are due, so that at the end of a set not all
 * wait for the last one's items.
 */
export function callFor(
  { context, client, place }: PassageContext,
  kind: "write" | "answer",
): Omit<ModelCall, "prompt"> {
  const headStart = kind === "write" ? client.concurrency - 0.5 : 0;
  return { meter: context.meter, signal: place.signal, rank: () => place.ahead() - headStart };
}

/** Faults after which the rest of a set is not asked of the model any more, and what is said of it. */
const ENDINGS: Partial<Record<FaultKind, Fallback>> = {
  resting: "model_unreachable",
  access: "model_refused_access",
  budget: "budget_spent",
};

/**
 * Remembers what ends the model's work on this set, as does a server that is left alone from now on; all else only
 * leaves this passage to others.
 */
export function noteFault({ context, client }: Pick<PassageContext, "context" | "client">) {
  return (error: unknown): void => {
    if (!(error instanceof ModelFault)) return;
    const isOver = client.isResting ? "model_unreachable" : null;
    context.fellBack ??= ENDINGS[error.kind] ?? isOver;
  };
}
