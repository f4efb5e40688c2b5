import { LIMITS, partTags, type Question, type QuestionWords, withinBounds } from "@quizmill/contract";

/** A question while it is being written. */
export interface Draft {
  readonly text: string;
  readonly options: readonly DraftOption[];
  /** The row of the right option; null as long as none is chosen. */
  readonly keyRow: string | null;
  readonly explanation: string;
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
  keyRow: null,
  explanation: "",
  tags: "",
};

type Words = Pick<Question, "text" | "options" | "groundTruthOptionId" | "aiExplanation" | "tags">;

export function draftOf({ text, options, groundTruthOptionId, aiExplanation, tags = [] }: Words): Draft {
  const rows = options.map((option, row) => ({ row: String(row), id: option.id, text: option.text }));
  return {
    text,
    options: rows,
    explanation: aiExplanation ?? "",
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
  const { text, options, explanation, tags } = draft;
  const key = keyIn(draft);
  return {
    text,
    options: options.map((option) => ({
      ...(option.id !== undefined && { id: option.id }),
      text: option.text,
    })),
    key: key === -1 ? null : key,
    explanation: explanation.trim() === "" ? null : explanation,
    tags: partTags([tags]),
  };
}

export function isSameDraft(one: Draft, other: Draft): boolean {
  return JSON.stringify(wordsIn(one)) === JSON.stringify(wordsIn(other));
}
