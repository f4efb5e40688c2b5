import type { MessagePort } from "node:worker_threads";
import type { DemoPrompts, FlawCode, Language, Mode, SourceText } from "@quizmill/contract";
import type { LlmSettings } from "@quizmill/models";
import type { JudgedReply, judgeReply } from "@quizmill/models/engine";
import type {
  Batch,
  FollowedDocument,
  Following,
  MoreFrom,
  OwnItem,
  PlacedItem,
  PlacedQuestion,
  PlaceOfDocument,
  Plan,
  Recorded,
  SetItem,
  ToRewrite,
} from "@quizmill/questions";
import type { AskedColumns } from "../../../platform/same-key.ts";

/** The messages between the server and an engine thread. Each request belongs to a session and has one reply. */

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
export interface ModelUse {
  /** How to reach the model. Contains a key. */
  readonly settings: LlmSettings;
  /** Null if the installation does not pay for it. */
  readonly allowance: Allowance | null;
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
  readonly items: readonly SetItem[];
  readonly from: MoreFrom;
  readonly count: number;
}

/** What a chat replied about some passages, and the questions that it may not repeat. */
export type ReplyToJudge = Parameters<typeof judgeReply>[1];

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
  readonly document: PlaceOfDocument;
}

/** `FollowedDocument` of packages/questions with the plan as it is stored. */
export type StoredFollowed = Omit<FollowedDocument, "plan"> & { readonly plan: StoredPlan };

/** A document as `sentInSlices` gives it. */
type SourceLines = readonly string[];

/** A pasted text as a document without its blocks: those are in the plan's passages. */
export interface PlannedNotes {
  readonly plan: StoredPlan;
  readonly source: Omit<SourceText, "sections">;
}

interface Requests {
  plan: { readonly lines: SourceLines } & Requested;
  /** How many questions a document gives by itself. */
  likely: { readonly lines: SourceLines };
  planNotes: { readonly text: string } & Requested;
  planVersion: { readonly lines: SourceLines; readonly wanted: VersionWanted };
  advise: AdviceWanted;
  more: { readonly plan: StoredPlan; readonly wanted: MoreWanted };
  judgeReply: { readonly plan: StoredPlan; readonly wanted: ReplyToJudge };
  pagePrompts: { readonly plan: StoredPlan };
  /** With the port that its calls go to. */
  tryReader: { readonly language: Language; readonly port: MessagePort };
  /** The first batch of a text, which stays prepared until it is closed. */
  open: {
    readonly plan: StoredPlan;
    readonly options: GenerateOptions;
    /** Where the calls of a browser's model go. */
    readonly port?: MessagePort | undefined;
  };
  next: object;
}

interface Replies {
  plan: StoredPlan;
  likely: number;
  planNotes: PlannedNotes;
  planVersion: StoredFollowed;
  advise: FlawCode[];
  more: PlacedItem[];
  judgeReply: JudgedReply;
  pagePrompts: DemoPrompts | undefined;
  /** Null where the model did not answer. */
  tryReader: boolean | null;
  /** Null after the last. */
  open: Batch | null;
  next: Batch | null;
}

export type Kind = keyof Requests;
export type ReplyTo<K extends Kind> = Replies[K];
/** A request as a caller words it. */
export type Said<K extends Kind> = { [Each in K]: { readonly kind: Each } & Requests[Each] }[K];
export type RequestOf<K extends Kind> = Said<K> & { readonly session: number };
export type EngineRequest = { [K in Kind]: RequestOf<K> }[Kind];

/** To a thread: requests, and the sessions that nobody waits for any more, which has no reply. */
export type ToThread = EngineRequest | { readonly kind: "close"; readonly session: number };

/**
 * From a thread: once that it takes requests, then replies, and meanwhile signs that it makes progress. A fault comes
 * without the error's message, which may quote the document: its name, and the stack frames that show where it happened.
 */
export type FromThread =
  | { readonly kind: "loaded" | "progress" }
  | { readonly kind: "reply"; readonly session: number; readonly reply: unknown }
  | { readonly kind: "fault"; readonly session: number; readonly fault: string };
