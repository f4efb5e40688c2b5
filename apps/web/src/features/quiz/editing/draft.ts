import { areTagsInBounds, LIMITS, partTags, type Question, type QuestionWords } from "@quizmill/contract";

/** A question while it is being written. */
export interface Draft {
  readonly text: string;
  readonly options: readonly DraftOption[];
  /** The row of the right option; null as long as none is chosen. */
  readonly keyRow: number | null;
  readonly explanation: string;
  /** As they are typed, parted by commas. */
  readonly tags: string;
}

interface DraftOption {
  /** Tells the options apart while they are being written. */
  readonly row: number;
  /** The option's id in the question that is changed; absent for a new one. */
  readonly id?: number;
  readonly text: string;
}

export type DraftAction =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "explanation"; readonly text: string }
  | { readonly type: "tags"; readonly text: string }
  | { readonly type: "option"; readonly row: number; readonly text: string }
  | { readonly type: "key"; readonly row: number }
  | { readonly type: "add" }
  | { readonly type: "remove"; readonly row: number };

const { optionsMin, optionsMax } = LIMITS.question;
const NEW_OPTIONS = LIMITS.quiz.optionsPerQuestion;

export const BLANK_DRAFT: Draft = {
  text: "",
  options: Array.from({ length: NEW_OPTIONS }, (_, row) => ({ row, text: "" })),
  keyRow: null,
  explanation: "",
  tags: "",
};

type Words = Pick<Question, "text" | "options" | "groundTruthOptionId" | "aiExplanation" | "tags">;

export function draftOf({ text, options, groundTruthOptionId, aiExplanation, tags = [] }: Words): Draft {
  const rows = options.map((option, row) => ({ row, id: option.id, text: option.text }));
  return {
    text,
    options: rows,
    explanation: aiExplanation ?? "",
    tags: tags.join(", "),
    keyRow: rows.find(({ id }) => id === groundTruthOptionId)?.row ?? null,
  };
}

export function reduceDraft(draft: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case "text":
      return { ...draft, text: action.text };
    case "explanation":
      return { ...draft, explanation: action.text };
    case "tags":
      return { ...draft, tags: action.text };
    case "key":
      return { ...draft, keyRow: action.row };
    case "option": {
      const { row, text } = action;
      const options = draft.options.map((option) => (option.row === row ? { ...option, text } : option));
      return { ...draft, options };
    }
    case "add": {
      if (draft.options.length >= optionsMax) return draft;
      const row = Math.max(...draft.options.map((option) => option.row)) + 1;
      return { ...draft, options: [...draft.options, { row, text: "" }] };
    }
    case "remove": {
      if (draft.options.length <= optionsMin) return draft;
      const options = draft.options.filter(({ row }) => row !== action.row);
      return { ...draft, options, keyRow: draft.keyRow === action.row ? null : draft.keyRow };
    }
  }
}

/** What keeps a draft from being stored, in the order of the form. */
export type Problem = "stemMissing" | "optionMissing" | "keyMissing" | "tagsTooMany";

/** `hadKey` is false for a question that came without a known key: it may stay so. */
export function problemsIn({ text, options, keyRow, tags }: Draft, hadKey: boolean): Problem[] {
  return [
    ...(text.trim() === "" ? (["stemMissing"] as const) : []),
    ...(options.some((option) => option.text.trim() === "") ? (["optionMissing"] as const) : []),
    ...(keyRow === null && hadKey ? (["keyMissing"] as const) : []),
    ...(areTagsInBounds(partTags([tags])) ? [] : (["tagsTooMany"] as const)),
  ];
}

export function wordsIn({ text, options, keyRow, explanation, tags }: Draft): QuestionWords {
  const key = options.findIndex(({ row }) => row === keyRow);
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
