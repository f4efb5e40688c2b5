import type {
  Block,
  CarriedQuestion,
  DocumentLanguage,
  Fallback,
  FlawCode,
  Mode,
  ModelUsage,
  Item as PlainItem,
  Writer,
} from "@quizmill/contract";
import type { ImportedItem } from "@quizmill/exam-import";
import type { Steps } from "./steps.ts";

/** A part of one section; the unit of work and progress. */
export interface Passage {
  /** 0-based, in document order; also the order of work. */
  ordinal: number;
  /** 0-based index of the section in the source. */
  section: number;
  heading: string | null;
  /** The headings above its own, the highest first; absent for none. */
  path?: string[];
  /** The name of the document that it is of, if that was added to the set later. */
  part?: string;
  /** Only where it differs from the plan's. */
  language?: DocumentLanguage | "und";
  page?: number;
  slide?: number;
  /** The picture that its text was read from, by its number in the set. */
  picture?: number;
  /** Words of its page that may have been read wrongly. */
  doubtful?: readonly string[];
  /** The text that questions are written from. Empty where `imported` is set. */
  blocks: Block[];
  /** Questions that the document already contains, given word for word. */
  imported?: ReadyItem[];
  /** Questions planned here; may be 0. */
  expected: number;
}

/** A question that is taken word for word; a set that was exported before tells who wrote it and how it was solved. */
export type ReadyItem = ImportedItem &
  Pick<CarriedQuestion, "writtenBy" | "solver" | "tags"> & {
    /** The set has it already: it is not given again. */
    isKnown?: true;
  };

/** The passages of a document and how many questions each should give. Plain JSON. */
export interface Plan {
  language: DocumentLanguage | "und";
  title: string | null;
  passages: Passage[];
  totalEstimated: number;
  /** Questions of the document that were not taken, since they have no options to choose from; absent for none. */
  leftOut?: number;
  /** Questions of the document that are not given, since the set has the same ones; absent for none. */
  doubles?: number;
  /** The same for those that the set has no room for. */
  beyond?: number;
  /** A number of questions was requested: weaker ones make up for what the text has not in good ones. */
  isCounted?: boolean;
  /**
   * Of a document that is still being read: how much of it the passages are, 0 to 1. What is missing of a number of
   * questions is made up for only when all of it is there.
   */
  share?: number;
}

/**
 * The kinds of items: from the document itself ("imported"), by the rules of the embedded engine in order of worth,
 * and in a model's own words ("asked").
 */
export const ITEM_KINDS = ["imported", "term", "definition", "table", "subject", "cloze", "asked"] as const;
/** One of `ITEM_KINDS`. */
export type ItemKind = (typeof ITEM_KINDS)[number];

/** A question as an engine proposes it, before it is judged, solved and laid out. */
export interface Candidate {
  kind: ItemKind;
  stem: string;
  /** Literal sentences of the document that the stem leans on, shown above it. */
  context?: string;
  key: string;
  /** At least two, best first; none before `write`. */
  distractors: string[];
  /**
   * By distractor, the chance that a reader takes it for possible and that it is wrong. A third is shown only if that
   * is likely; without this all are.
   */
  plausibility?: ReadonlyMap<string, number>;
  /** The evidence: literally in the text of one block of the passage. */
  quote: string;
  /** Index of that block in the passage. */
  block: number;
  /** Its worth, 0 to 1; before `write` the most that it may be. */
  score: number;
  /** The term it asks about, where that is not the key. Null where it asks about none. */
  about?: string | null;
  /** Why options are wrong, as far as the kind of item knows it. */
  rationales?: readonly Rationale[];
  /** A second piece of evidence, where the item compares two things: literal text of the passage too. */
  secondQuote?: string;
  /** Why the key is right and the others are wrong, in the engine's own words. */
  explanation?: { key: string; others: readonly { option: string; why: string }[] };
  /**
   * The answer of an independent reader who saw stem, options and passage, as one probability per option. Without it
   * the solver answers; a model's own question is then refused.
   */
  solution?: readonly OptionProbability[];
  /** A model's own question is taken without an answer: the item then claims none. */
  mayBeUnread?: true;
  /** Options that this reader could defend beside the key: with one of them the item is refused. */
  alsoRight?: readonly string[];
  /**
   * Searches its options, which is the expensive part: called only if it is likely to be taken. Null where there are
   * not enough. Deterministic.
   */
  write?(): Candidate | null;
}

/** Searches the options of all candidates; those that have too few are left out. */
export function allWritten(candidates: Iterable<Candidate>): Candidate[] {
  return [...candidates].flatMap((candidate) =>
    candidate.write === undefined ? candidate : (candidate.write() ?? []),
  );
}

/** What the document says about a wrong option. */
export interface Rationale {
  option: string;
  /** A literal quote from the document. */
  says: string;
  /**
   * "described": the document describes the option. "elsewhere": it belongs to something else. "named": the document
   * names it. "swapped": it is said of something else. "changed": the document says it in other words.
   */
  reason: "described" | "elsewhere" | "named" | "swapped" | "changed";
  /** The position of the quote, where it is known. */
  page?: number | undefined;
  slide?: number | undefined;
}

/** The probability of an option, identified by its text. */
export interface OptionProbability {
  option: string;
  /** 0 to 1; those of one item sum to 1. */
  probability: number;
}

/** What an engine has read of the whole plan; opaque to the pipeline. */
export interface Context {
  readonly plan: Plan;
}

/** What an engine needs before it writes. */
export interface Preparation {
  readonly seed: number;
  readonly mode: Mode;
}

/**
 * Writes candidates for passages. The pipeline judges, solves, lays out and explains them. From an iterable it chooses
 * by worth; it takes those of an async stream in their order, so that an item can be given before its passage
 * is finished.
 */
export interface Engine {
  /** Set for a language model. Any other engine is deterministic. */
  readonly isModel?: true;
  /** Of one that streams: how many passages it begins in advance. It waits for a network, not for a processor. */
  readonly lookahead?: number;
  prepare(plan: Plan, options: Preparation): Context;
  /** The same as `prepare`, in steps, so that the thread can do other work in between. */
  prepareInSteps?(plan: Plan, options: Preparation): Steps<Context>;
  write(
    passage: Passage,
    context: Context,
    signal?: AbortSignal,
  ): Iterable<Candidate> | AsyncIterable<Candidate>;
  /** Looks up why these options are wrong. Called only for items that are kept. */
  rationalesFor?(
    options: readonly string[],
    draft: Candidate,
    passage: Passage,
    context: Context,
  ): Rationale[];
  /** The usage since the last call, work in advance included, and why the engine has stopped, if it has. */
  report?(context: Context): { usage: ModelUsage; fellBack: Fallback | null };
}

/** A question that passed: as the contract has it, and what the engine knows of it. */
export interface Item extends PlainItem {
  kind: ItemKind;
  score: number;
  writtenBy: Writer;
}

/** The result of a passage, or of its next part. `items` may be empty. */
export interface Batch {
  /** The passage's ordinal. */
  passage: number;
  /** False while more of this passage may follow. Only the last batch counts the passage as done. */
  isLast: boolean;
  /** The passage took too long and was ended early. */
  isCutShort?: true;
  items: Item[];
  /** Sound items beyond what the passage was to give, for places elsewhere; absent for none. */
  spare?: Item[];
  refused: Partial<Record<FlawCode, number>>;
  /** Finished passages, and all passages. */
  done: number;
  total: number;
  /** The estimated number of questions in the finished set. */
  estimated: number;
  /** The passage's section, and the number of sections in the plan. Passages of a section are consecutive. */
  section: number;
  sections: number;
  /** Model usage since the last batch, work in advance included; absent without a model. */
  usage?: ModelUsage;
  /** Why the rest of the set is written without the model. Once set, it stays. */
  fellBack?: Fallback;
}
