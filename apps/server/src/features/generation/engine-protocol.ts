import type { Mode, SourceText } from "@quizmill/contract";
import type { Batch, Plan, Recorded } from "@quizmill/questions";

/**
 * What may be said between the server and an engine thread: one request, one reply, in turns; where sessions share
 * a thread because they wait for a network, in turns within each session, which the replies then name.
 */

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

export type EngineRequest =
  | { readonly kind: "plan"; readonly source: SourceText }
  | { readonly kind: "planNotes"; readonly text: string }
  | {
      readonly kind: "open";
      readonly session: number;
      readonly plan: StoredPlan;
      readonly options: GenerateOptions;
    }
  | { readonly kind: "next"; readonly session: number }
  /** The only one that is not answered: nobody waits any more. */
  | { readonly kind: "close"; readonly session: number };

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
  /** Without its message, which may quote the document; the frames say where it happened. */
  | { readonly kind: "fault"; readonly name: string; readonly frames: string };
