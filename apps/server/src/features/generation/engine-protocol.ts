import type { Mode, SourceText } from "@quizmill/contract";
import type { Batch, Plan, Recorded } from "@quizmill/questions";

/**
 * What may be said between the server and an engine thread. Each request belongs to a session and has one reply, which
 * names it. A thread works on one session at a time: after TURN_MS, or where TURN_WANTED says so, it replies `turnOver`
 * and waits for `goOn`, so that others have their turn. Where sessions wait for a network they are all under way at once, without turns.
 */

/** How long a session has a thread to itself while others wait. */
export const TURN_MS = 200;

/**
 * Places in the numbers that a thread shares with the server: the session it is at, a count that it raises as long as
 * its event loop runs, and whether somebody waits who goes before that session.
 */
export const RUNNING_SESSION = 0;
export const THREAD_PULSE = 1;
export const TURN_WANTED = 2;
export const SHARED_NUMBERS = 3;

/**
 * A plan as it is stored and sent. Its passages stay JSON text until a thread works on them, so that the
 * event loop never has a whole book to take apart.
 */
export type StoredPlan = Omit<Plan, "passages"> & { readonly passagesJson: readonly string[] };

export interface GenerateOptions {
  readonly mode: Mode;
  readonly seed: number;
  /** Where an earlier attempt got to; the batches go on as if it had never stopped. */
  readonly after?: Recorded;
  /** Written with the language model, as far as this reaches; what that leaves open the embedded engine writes. */
  readonly model?: Allowance;
}

/** What an account may use of a language model; tokens that stand recorded are taken off, no others. */
export interface Allowance {
  readonly accountId: string;
  /** Days since 1970, UTC. */
  readonly day: number;
  /** Tokens left on that day, of all accounts together and of this one; `Infinity` without a limit. */
  readonly left: { readonly all: number; readonly own: number };
}

export type EngineRequest = { readonly session: number } & (
  | { readonly kind: "plan"; readonly source: SourceText }
  | { readonly kind: "planNotes"; readonly text: string }
  | { readonly kind: "open"; readonly plan: StoredPlan; readonly options: GenerateOptions }
  | { readonly kind: "next" }
  /** Another turn, for the request whose turn was over. */
  | { readonly kind: "goOn" }
  /** The only one that is not answered: nobody waits any more. */
  | { readonly kind: "close" }
);

/** A pasted text as a document, without its blocks: those stand in the plan's passages. */
export interface PlannedNotes {
  readonly plan: StoredPlan;
  readonly source: Omit<SourceText, "sections">;
}

export type EngineReply =
  | { readonly kind: "planned"; readonly plan: StoredPlan }
  | ({ readonly kind: "plannedNotes" } & PlannedNotes)
  | { readonly kind: "opened" }
  | { readonly kind: "batch"; readonly batch: Batch }
  | { readonly kind: "end" }
  /** The request has not been answered yet: there is more to do. */
  | { readonly kind: "turnOver" }
  /** Without its message, which may quote the document; the frames say where it happened. */
  | { readonly kind: "fault"; readonly name: string; readonly frames: string };
