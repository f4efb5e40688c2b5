import type { ModelItem } from "../schema.ts";

/** A question as somebody wrote it into a chat: its options in their order, and which one is right, if that is told. */
export interface ReplyQuestion {
  readonly stem: string;
  readonly options: readonly { readonly text: string; readonly why: string }[];
  /** 0-based; null where it is not told. */
  readonly key: number | null;
  readonly explanation: string;
  readonly quote: string;
}

/** As a model's item; null for one without a key. */
export function itemOf({ stem, options, key, explanation, quote }: ReplyQuestion): ModelItem | null {
  const right = key === null ? undefined : options[key];
  if (right === undefined) return null;
  const distractors = options.filter((option) => option !== right);
  return {
    ...{ idea: "", bloom: "understand", second: "" },
    quote,
    stem,
    key: right.text,
    explanation: explanation || right.why,
    distractors,
  };
}
