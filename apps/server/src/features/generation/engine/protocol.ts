import type { FlawCode, Mode, SourceText } from "@quizmill/contract";
import type { LlmSettings } from "@quizmill/models";
import type {
  Batch,
  FollowedDocument,
  Following,
  KnownItem,
  MoreFrom,
  OneOfSeveral,
  OwnItem,
  PlacedItem,
  PlacedQuestion,
  Plan,
  Recorded,
  ToRewrite,
} from "@quizmill/questions";
import type { AskedColumns } from "../../../platform/same-key.ts";

/**
 * The messages between the server and an engine thread. Each request belongs to a session and has one reply, which
 * names the session. A thread works on one session at a time: after TURN_MS, or when TURN_WANTED is set, it replies
 * `turnOver` and waits for `goOn`, so that others get a time slice. Sessions that wait for a network all run at the
 * same time, without time slices.
 */

/** Length of a time slice: how long a session has a thread to itself while others wait. */
export const TURN_MS = 200;

/**
 * Indexes of the numbers that a thread shares with the server: the session it works on, a counter that it raises as
 * long as its event loop runs, and whether a session of higher rank waits.
 */
export const RUNNING_SESSION = 0;
export const THREAD_PULSE = 1;
export const TURN_WANTED = 2;
export const SHARED_NUMBERS = 3;

/**
 * A plan as it is stored and sent. Its passages stay JSON text until a thread works on them, so that the event loop
 * never parses a whole book.
 */
export type StoredPlan = Omit<Plan, "passages"> & { readonly passagesJson: readonly string[] };

export interface GenerateOptions {
  readonly mode: Mode;
  readonly seed: number;
  /** What an earlier attempt recorded; the batches continue as if it had never stopped. */
  readonly after?: Recorded;
  /** Written with the language model within this allowance. */
  readonly model?: ModelUse;
  /** Only what may be replaced of a set that has its questions, and what is missing in it. */
  readonly rewrite?: ToRewrite;
}

/** A language model, and what an account may use of it. */
export interface ModelUse extends Allowance {
  /** How to reach the model. Contains a key. */
  readonly settings: LlmSettings;
}

/** What an account may use of a language model. Only recorded tokens are subtracted. */
export interface Allowance {
  readonly accountId: string;
  /** Days since 1970, UTC. */
  readonly day: number;
  /** Tokens left on that day, of all accounts together and of this one; `Infinity` without a limit. */
  readonly left: { readonly all: number; readonly own: number };
}

/** An item that somebody words, in the language of its passage. */
export interface AdviceWanted {
  readonly item: OwnItem;
  readonly language: Plan["language"];
}

/** Where more questions are to come from, how many, and those that they may not repeat. */
export interface MoreWanted {
  readonly mode: Mode;
  readonly seed: number;
  readonly items: readonly KnownItem[];
  readonly from: MoreFrom;
  readonly count: number;
}

/** What is requested of a document. */
export interface Requested {
  /** How many questions; undefined if the text decides. */
  readonly count?: number | undefined;
  /** For a part of a text that is still being read: what it follows. */
  readonly following?: StoredFollowing | undefined;
}

/** `Following` of packages/questions with plan and questions as they are stored; no plan before the first part. */
export type StoredFollowing = Omit<Following, "before" | "count" | "known"> & {
  readonly before?: StoredPlan | undefined;
  readonly known?: readonly AskedColumns[];
};

/** A set, for what a newer version of its document makes of it. */
export interface VersionWanted {
  readonly before: readonly { readonly passageJson: string; readonly isRecorded: boolean }[];
  readonly questions: readonly PlacedQuestion[];
  /** The number of questions that was requested of its document. */
  readonly count: number | null;
  /** Null if the set has no other document. */
  readonly oneOf: OneOfSeveral | null;
}

/** `FollowedDocument` of packages/questions with the plan as it is stored. */
export type StoredFollowed = Omit<FollowedDocument, "plan"> & { readonly plan: StoredPlan };

export type EngineRequest = { readonly session: number } & (
  | ({ readonly kind: "plan"; readonly source: SourceText } & Requested)
  | ({ readonly kind: "planNotes"; readonly text: string } & Requested)
  | ({ readonly kind: "advise" } & AdviceWanted)
  | { readonly kind: "planVersion"; readonly source: SourceText; readonly wanted: VersionWanted }
  | { readonly kind: "more"; readonly plan: StoredPlan; readonly wanted: MoreWanted }
  | { readonly kind: "open"; readonly plan: StoredPlan; readonly options: GenerateOptions }
  | { readonly kind: "next" }
  /** The next time slice, for a request whose slice was over. */
  | { readonly kind: "goOn" }
  /** The only request without a reply: nobody waits any more. */
  | { readonly kind: "close" }
);

/** A pasted text as a document without its blocks: those are in the plan's passages. */
export interface PlannedNotes {
  readonly plan: StoredPlan;
  readonly source: Omit<SourceText, "sections">;
}

export type EngineReply =
  | { readonly kind: "planned"; readonly plan: StoredPlan }
  | ({ readonly kind: "plannedNotes" } & PlannedNotes)
  | ({ readonly kind: "plannedVersion" } & StoredFollowed)
  | { readonly kind: "advised"; readonly findings: FlawCode[] }
  | { readonly kind: "moreWritten"; readonly items: PlacedItem[] }
  | { readonly kind: "opened" }
  | { readonly kind: "batch"; readonly batch: Batch }
  | { readonly kind: "end" }
  /** The request is not answered yet: more time slices are needed. */
  | { readonly kind: "turnOver" }
  /** Without the error's message, which may quote the document; the stack frames show where it happened. */
  | { readonly kind: "fault"; readonly name: string; readonly frames: string };

/** All that a thread sends: once that it takes requests, then replies. */
export type ThreadMessage = { readonly kind: "loaded" } | (EngineReply & { readonly session: number });
