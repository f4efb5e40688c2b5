import { LIMITS, partTags, type Question, type QuestionWords, withinBounds } from "@quizmill/contract";

/** A question while it is being written. */
export interface Draft {
  readonly text: string;
  readonly options: readonly DraftOption[];
  /** The row of the right option; null as long as none is chosen. */
  readonly keyRow: string | null;
  readonly explanation: string;
  /** What is read before the question. */
  readonly context: string;
  /** As they are typed, parted by commas. */
  readonly tags: string;
}

interface DraftOption {
  /** Tells the options apart while they are being written. */
  readonly row: string;
  /** The option's id in the question that is changed; absent for a new one. */
  readonly id?: number;
  readonly text: string;
}

const NEW_OPTIONS = LIMITS.quiz.optionsPerQuestion;

export const BLANK_DRAFT: Draft = {
  text: "",
  options: Array.from({ length: NEW_OPTIONS }, (_, row) => ({ row: String(row), text: "" })),
  // Who writes a question begins with the right answer.
  keyRow: "0",
  explanation: "",
  context: "",
  tags: "",
};

/** What a person may write of a question. */
export type Written = Pick<
  Question,
  "text" | "options" | "groundTruthOptionId" | "aiExplanation" | "context" | "tags"
>;

export function draftOf(question: Written): Draft {
  const { text, options, groundTruthOptionId, aiExplanation, context = "", tags = [] } = question;
  const rows = options.map((option, row) => ({ row: String(row), id: option.id, text: option.text }));
  return {
    text,
    options: rows,
    explanation: aiExplanation ?? "",
    context,
    tags: tags.join(", "),
    keyRow: rows.find(({ id }) => id === groundTruthOptionId)?.row ?? null,
  };
}

export type Problem = "stemMissing" | "optionMissing" | "keyMissing" | "tagsTooMany";

/** What keeps a draft from being stored, by field. `hadKey` is false for a question that came without a known key: it may stay so. */
export function problemsIn(draft: Draft, hadKey: boolean): Partial<Record<keyof Draft, Problem>> {
  const { text, options, tags } = draft;
  return {
    ...(text.trim() === "" && { text: "stemMissing" }),
    ...(options.some((option) => option.text.trim() === "") && { options: "optionMissing" }),
    ...(hadKey && keyIn(draft) === -1 && { keyRow: "keyMissing" }),
    ...(withinBounds({ text, options: [], tags: partTags([tags]) }).over.includes("tags") && {
      tags: "tagsTooMany",
    }),
  };
}

/** The place of the right option; -1 for none. */
function keyIn({ options, keyRow }: Draft): number {
  return options.findIndex(({ row }) => row === keyRow);
}

export function wordsIn(draft: Draft): QuestionWords {
  const { text, options, explanation, context, tags } = draft;
  const key = keyIn(draft);
  return {
    text,
    options: options.map((option) => ({
      ...(option.id !== undefined && { id: option.id }),
      text: option.text,
    })),
    key: key === -1 ? null : key,
    explanation: explanation.trim() === "" ? null : explanation,
    context: context.trim() === "" ? null : context,
    tags: partTags([tags]),
  };
}

/** With another right option. An explanation that was not written by a person speaks for the one of before. */
export function wordsWithKey(question: Question, optionId: number | null): QuestionWords {
  const draft = draftOf(question);
  const keyRow = draft.options.find(({ id }) => id === optionId)?.row ?? null;
  const isMade = question.origin === "generated" || question.origin === "model";
  return wordsIn({ ...draft, keyRow, explanation: isMade ? "" : draft.explanation });
}

/** With the right option anywhere if it is the first: whoever answers would know it by its place. */
export function mixed({ options, key, ...words }: QuestionWords): QuestionWords {
  if (key !== 0) return { ...words, options, key };
  const place = Math.floor(Math.random() * options.length);
  const others = options.slice(1);
  return { ...words, options: others.toSpliced(place, 0, ...options.slice(0, 1)), key: place };
}

export function isSameDraft(one: Draft, other: Draft): boolean {
  return JSON.stringify(wordsIn(one)) === JSON.stringify(wordsIn(other));
}
