import type { Adaptable, CarriedQuestion } from "@quizmill/contract";
import { LIMITS } from "@quizmill/contract/tables";

/** What a format can hold of a question. All that it cannot is named in the report. */
export interface Holdings {
  /** False, or the most characters. */
  readonly explanation: boolean | number;
  readonly source: boolean;
  /** `inStem`: put before the stem. */
  readonly context: boolean | "inStem";
  readonly section: boolean;
  /** `oneWord`: without spaces. */
  readonly tags: boolean | "oneWord";
  /** Formulas are shown as such, or kept as they are written. */
  readonly formula: boolean;
  readonly code: boolean;
  readonly lines: boolean;
  /** Whether those are kept, or which; in the places of others stand their words. */
  readonly pictures: boolean | ((hash: string) => boolean);
  /** Who wrote a question and how it was checked; whether it needs a picture. */
  readonly record: boolean;
  readonly more: boolean;
  /** `any`: none, one or several right options. `known`: at least one. `one`: exactly one. */
  readonly keys: "any" | "known" | "one";
  readonly options: { readonly min: number; readonly max: number };
  readonly stemMaxChars?: number;
  readonly optionMaxChars?: number;
  /** What a person may accept; a question with another fault is left out. */
  readonly adaptable: readonly Adaptable[];
  /** Whether a question has more text than is shown of it. */
  overflows?(question: CarriedQuestion): boolean;
  /** Whether programs would read the question as another one. */
  misreads?(question: CarriedQuestion): boolean;
}

const MANY = Number.POSITIVE_INFINITY;

/** A format that holds everything. */
export const EVERYTHING: Holdings = {
  explanation: true,
  source: true,
  context: true,
  section: true,
  tags: true,
  formula: true,
  code: true,
  lines: true,
  pictures: true,
  record: true,
  more: true,
  keys: "any",
  options: { min: 0, max: MANY },
  adaptable: [],
};

/** A format whose texts are HTML: all but what only Quizmill knows. */
export const IN_HTML: Holdings = {
  ...EVERYTHING,
  pictures: false,
  record: false,
  more: false,
  keys: "known",
  options: { min: 2, max: MANY },
};

/** A format of plain lines without anything beside stem, options and key. */
export const BARE: Holdings = {
  explanation: false,
  source: false,
  context: "inStem",
  section: false,
  tags: false,
  formula: false,
  code: false,
  lines: false,
  pictures: false,
  record: false,
  more: false,
  keys: "known",
  options: { min: 2, max: MANY },
  adaptable: [],
};

/** What the product itself holds, of texts within its bounds. */
export const PRODUCT: Holdings = {
  ...EVERYTHING,
  more: false,
  options: { min: LIMITS.question.optionsMin, max: LIMITS.question.optionsMax },
  adaptable: ["manyOptions", "severalKeys", "picture"],
};
