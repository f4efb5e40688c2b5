import type { Block, FlawCode, Item, Language, Mode } from "@quizmill/contract";

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

/** A multiple-choice question found in the document, word for word; plain JSON. */
export interface ImportedItem {
  text: string;
  /** In the document's order, without their labels. */
  options: string[];
  /** 0-based index of the right option; null where the document does not tell. */
  key: number | null;
  /** Why it is right, where the document says so. */
  explanation: string | null;
  /** Literally in the document: the stem, or its longest line. */
  quote: string;
  page?: number;
  slide?: number;
  heading?: string;
}

/** What will be worked on, known before the first question; plain JSON. */
export interface Plan {
  language: Language | "und";
  title: string | null;
  passages: Passage[];
  totalEstimated: number;
}

/** Where an item comes from, the document itself before all, and the ways it can ask, in order of worth. */
export const ITEM_KINDS = [
  "imported",
  "term",
  "definition",
  "typed",
  "relation",
  "statement",
  "membership",
  "subject",
  "focus",
  "cloze",
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** An item as an engine proposes it, before it is judged, solved and laid out. */
export interface Draft {
  kind: ItemKind;
  stem: string;
  key: string;
  /** At least three, best first. */
  distractors: string[];
  /** Evidence: literally in the text of one block of the passage. */
  quote: string;
  /** Index of that block in the passage. */
  block: number;
  /** Worth of the item, 0..1. */
  score: number;
  /** Why options are not the answer, as far as the kind of item knows it already. */
  notes?: readonly Note[];
}

/** What the document has to say about an option that is not the answer. */
export interface Note {
  option: string;
  /** Literally in the document. */
  says: string;
  /** The document describes the option; it belongs to something else; it is told of something else; it is told in other words. */
  reason: "described" | "elsewhere" | "swapped" | "changed";
  /** Where it stands, as far as it is known. */
  page?: number | undefined;
  slide?: number | undefined;
}

/** What an engine learnt of the whole plan; opaque to the pipeline. */
export interface Context {
  readonly plan: Plan;
}

/**
 * Writes drafts for one passage. The pipeline judges, solves, lays out and explains them, whoever
 * wrote them. An engine must give the same drafts for the same passage and context.
 */
export interface Engine {
  readonly name: string;
  prepare(plan: Plan, options: { seed: number; mode: Mode }): Context;
  write(passage: Passage, context: Context, signal?: AbortSignal): Draft[] | Promise<Draft[]>;
  /** Looks up why these options of a draft are not the answer; asked only for items that are kept. */
  notesOn?(options: readonly string[], draft: Draft, passage: Passage, context: Context): Note[];
}

/** An item with what the engine knows of it beyond the contract. */
export interface WrittenItem extends Item {
  kind: ItemKind;
  score: number;
}

/** All that came of one passage; `items` may be empty. */
export interface Batch {
  /** The passage's ordinal. */
  passage: number;
  items: WrittenItem[];
  refused: Partial<Record<FlawCode, number>>;
  /** Passages finished, this one included, and their number in all. */
  done: number;
  total: number;
  /** The passage's section, and how many sections the plan has passages of; those of one follow each other. */
  section: number;
  sections: number;
}
