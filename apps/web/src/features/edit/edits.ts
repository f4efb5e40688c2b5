import { createContext } from "react";

/** What the owner of a set may do with a question. */
export type QuestionAction = "edit" | "another" | "history" | "remove";
/** And with the set's questions; `key` makes another option the right one. */
export type EditAction = QuestionAction | "report" | "key" | "own" | "deleted";

/** An action that was begun; `count` tells two of the same kind apart. */
export interface StartedEdit {
  readonly action: EditAction;
  readonly questionId: number | null;
  /** For `key`. */
  readonly optionId: number | null;
  readonly count: number;
}

export interface Edits {
  /** Begins an action, at this question; null if the set has none. */
  readonly start: (action: EditAction, questionId: number | null, optionId?: number | null) => void;
  /** Loads what the actions need, before one of them is chosen. */
  readonly fetchAhead: () => void;
  /** A question that is to be seen, such as one that came into the set just now; `count` tells two occasions apart. */
  readonly shown: { readonly questionId: number; readonly count: number } | null;
}

/** Null where questions cannot be changed, as in the demo. */
export const QuestionEdits = createContext<Edits | null>(null);
