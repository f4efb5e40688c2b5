import type { Fallback } from "@quizmill/contract";
import type { Passage } from "@quizmill/questions";
import type { Context, LanguageProfile, QuestionSet } from "@quizmill/questions/for-engines";
import type { ModelCall } from "./calls.ts";
import type { ModelClient } from "./client.ts";
import { type FaultKind, ModelFault } from "./faults.ts";
import type { PassageOrder, PlaceInOrder } from "./passage-order.ts";
import type { TokenMeter } from "./token-meter.ts";

/** The state of one set that is being written. */
export interface ModelContext extends Context {
  readonly meter: TokenMeter;
  readonly seed: number;
  readonly passageOrder: PassageOrder;
  /** Items whose answers were requested. Another item that clashes with one of them would be refused later. */
  readonly begun: QuestionSet;
  /** Whether a first item was given. Until then a learner waits for it. */
  hasGiven: boolean;
  fellBack: Fallback | null;
}

/** What the work on one passage needs. */
export interface PassageContext {
  readonly passage: Passage;
  readonly profile: LanguageProfile;
  readonly context: ModelContext;
  readonly client: ModelClient;
  readonly place: PlaceInOrder;
}

/**
 * Everything a call needs beside its prompt. Calls for the first passage in order go first. Writing gets a head
 * start of some passages, so that a set does not end by waiting for the last passage alone.
 */
export function callFor(
  { context, client, place }: PassageContext,
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
export function noteFault({ context, client }: Pick<PassageContext, "context" | "client">) {
  return (error: unknown): void => {
    if (!(error instanceof ModelFault)) return;
    const isOver = client.isResting ? "model_unreachable" : null;
    context.fellBack ??= ENDINGS[error.kind] ?? isOver;
  };
}
