import type { Block, Fallback, FlawCode, Item, Language, Mode, ModelUsage, Writer } from "@quizmill/contract";
import type { ImportedItem } from "@quizmill/exam-import";
import type { Steps } from "./steps.ts";

/** A stretch of the document worked on at once; never crosses a section. */
export interface Passage {
  /** 0-based, in document order, which is also the working order. */
  ordinal: number;
  /** 0-based index of the section in the source. */
  section: number;
  heading: string | null;
  /** Only where it is another than the plan's. */
  language?: Language | "und";
  page?: number;
  slide?: number;
  /** What questions are written from; empty where the document brings its own. */
  blocks: Block[];
  /** Questions that stand in the document already, to be given as they are. */
  imported?: ImportedItem[];
  /** Questions planned here; may be 0. */
  expected: number;
}

/** What will be worked on, known before the first question; plain JSON. */
export interface Plan {
  language: Language | "und";
  title: string | null;
  passages: Passage[];
  totalEstimated: number;
  /** What the listings of the document call: a program, what it is told, and the first word given to it, if any. */
  commandLines?: readonly string[];
  /** So many questions were asked for: a short text that has too few is asked for two parts of a sentence. */
  isCounted?: boolean;
}

/**
 * Where an item comes from, the document itself before all, and the ways it can ask, in order of worth; last, as
 * it belongs to no rule, what a model asked in its own words.
 */
export const ITEM_KINDS = [
  "imported",
  "term",
  "definition",
  "typed",
  "relation",
  "statement",
  "membership",
  "table",
  "subject",
  "focus",
  "cloze",
  "asked",
] as const;
/** One of `ITEM_KINDS`. */
export type ItemKind = (typeof ITEM_KINDS)[number];

/** An item as an engine proposes it, before it is judged, solved and laid out. */
export interface Draft {
  kind: ItemKind;
  stem: string;
  key: string;
  /** At least three, best first. */
  distractors: string[];
  /** Those of them that surely are of one kind with the key, as far as the engine knows. */
  sameCategory?: readonly string[];
  /** Evidence: literally in the text of one block of the passage. */
  quote: string;
  /** Index of that block in the passage. */
  block: number;
  /** Worth of the item, 0..1. */
  score: number;
  /** The term it asks about, where that is not its key; null where it asks how things hang together. */
  about?: string | null;
  /** Why options are not the answer, as far as the kind of item knows it already. */
  rationales?: readonly Rationale[];
  /** Why the key is right and others are not, where the engine says it in words of its own. */
  explanation?: { key: string; others: readonly { option: string; why: string }[] };
  /** What an independent reader answered who saw stem, options and passage; else the pipeline's solver answers. */
  solution?: readonly OptionProbability[];
}

/** What may become a draft: its options are looked for only when its turn comes, for they are what costs most. */
export interface LazyDraft extends Pick<Draft, "kind" | "quote"> {
  /** What the draft is worth at most, 0..1. */
  score: number;
  /** The draft; null where nothing comes of it. Written again it is the same. */
  write(): Draft | null;
}

export type Candidate = Draft | LazyDraft;

/** Stands in a stream of drafts where none is in sight: whoever fills in may give the first questions meanwhile. */
export const NO_DRAFT_YET = "late";

/** Drafts as they come; LATE, where it stands at all, stands before them. */
export type DraftStream = AsyncIterable<Draft | typeof NO_DRAFT_YET>;

/** What the document has to say about an option that is not the answer. */
export interface Rationale {
  option: string;
  /** Literally in the document. */
  says: string;
  /** The document describes the option; it belongs to something else; it is told of something else; it is told in other words. */
  reason: "described" | "elsewhere" | "swapped" | "changed";
  /** Where it stands, as far as it is known. */
  page?: number | undefined;
  slide?: number | undefined;
}

/** Probability of an option, known by its text. */
export interface OptionProbability {
  option: string;
  /** 0..1; those of one item sum to 1. */
  probability: number;
}

/** What an engine learnt of the whole plan; opaque to the pipeline. */
export interface Context {
  readonly plan: Plan;
}

/** A sentence, as it stands in the passage, and what an engine has to ask about it. */
export interface Sentence {
  readonly quote: string;
  /** One way of asking after the other, the worthiest first; each is only tried when its turn comes. */
  write(): Iterable<Candidate[]>;
}

/** What an engine must know before it writes. */
export interface Preparation {
  readonly seed: number;
  readonly mode: Mode;
  /** Drafts worth less will not be asked for; all may be where nothing is said. */
  readonly leastWorth?: number;
}

/**
 * Writes drafts for one passage. The pipeline judges, solves, lays out and explains them, whoever wrote them.
 * Those of an iterable are chosen among by worth, and it is read in steps; those of an async stream are taken as they
 * come, so an item can be given before its passage is finished.
 */
export interface Engine {
  readonly name: string;
  /** Its items are a model's words. Any other engine gives the same drafts for the same passage and context. */
  readonly isModel?: true;
  /** Passages it is asked to begin before their turn; it then waits for a network, not for a processor. */
  readonly lookahead?: number;
  prepare(plan: Plan, options: Preparation): Context;
  /** What `prepare` does, with stops: for whoever has others to attend to meanwhile. */
  prepareInSteps?(plan: Plan, options: Preparation): Steps<Context>;
  write(passage: Passage, context: Context, signal?: AbortSignal): Iterable<Candidate> | DraftStream;
  /** What `write` gives, sentence by sentence: for whoever needs little of it and has others to attend to meanwhile. */
  sentences?(passage: Passage, context: Context): Iterable<Sentence>;
  /** The same draft asked in another way that hardly any refuses; null where this one does. */
  rephrase?(draft: Draft, passage: Passage, context: Context): Draft | null;
  /** Looks up why these options of a draft are not the answer; asked only for items that are kept. */
  rationalesFor?(options: readonly string[], draft: Draft, passage: Passage, context: Context): Rationale[];
  /** What was used since it was last asked, work ahead included, and why it has stopped, if it has. */
  report?(context: Context): { usage: ModelUsage; fellBack: Fallback | null };
}

/** An item with what the engine knows of it beyond the contract. */
export interface WrittenItem extends Item {
  kind: ItemKind;
  score: number;
  writtenBy: Writer;
}

/** What came of a passage, or the next part of it; `items` may be empty. */
export interface Batch {
  /** The passage's ordinal. */
  passage: number;
  /** False while more of this passage may follow; it counts as worked on only with its last batch. */
  isLast: boolean;
  /** Writing it took too long: it was left with what there was by then. */
  isCutShort?: true;
  items: WrittenItem[];
  refused: Partial<Record<FlawCode, number>>;
  /** Passages finished, and their number in all. */
  done: number;
  total: number;
  /** Questions that the set comes to, as far as that can be told by now. */
  estimated: number;
  /** The passage's section, and how many sections the plan has passages of; those of one follow each other. */
  section: number;
  sections: number;
  /** Asked of a model's server since the batch before, work ahead included; absent where there is none. */
  usage?: ModelUsage;
  /** Why the rest of the set is written without the model; stays once it is said. */
  fellBack?: Fallback;
}
