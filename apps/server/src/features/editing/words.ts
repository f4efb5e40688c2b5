import { foldedWords, type Option, picturesOf, type Question, type QuestionWords } from "@quizmill/contract";
import type { VersionContent } from "../datasets/entities.ts";

const FIRST_LABEL = "A".charCodeAt(0);

/**
 * A version with new words. An option keeps its id as long as it is there, whatever its words and its place are; a new
 * one gets an id that no option of the question has had, so that an answer never names another option than it did.
 * `lastId` is the highest id so far.
 */
export function withWords(
  { tags: tagsBefore, context: contextBefore = "", needsPicture, ...before }: VersionContent,
  written: QuestionWords,
  lastId: number,
): VersionContent {
  const { text, options, key, explanation, tags = tagsBefore, context: told = contextBefore } = written;
  const context = told ?? "";
  const known = new Set(before.options.map(({ id }) => id));
  let next = lastId;
  const given: Option[] = options.map((option, index) => ({
    id: option.id !== undefined && known.has(option.id) ? option.id : ++next,
    label: String.fromCharCode(FIRST_LABEL + index),
    text: option.text,
  }));
  const isSame = text === before.text && context === contextBefore && isSameOptions(given, before.options);
  const had = picturesOf({ ...before, context: contextBefore, explanation: before.aiExplanation });
  const words = {
    groundTruthOptionId: key === null ? null : (given[key]?.id ?? null),
    aiExplanation: explanation === "" ? null : explanation,
  };
  return {
    ...before,
    text,
    options: given,
    ...words,
    ...(context !== "" && { context }),
    // The one that it lacked is there, if its owner adds one.
    ...(needsPicture && picturesOf({ ...written, context }).length <= had.length && { needsPicture }),
    // The solver answered the earlier words.
    ...(!isSame && { aiChosenOptionId: null, aiConfidence: null, aiOptionProbs: null }),
    ...(tags !== undefined && tags.length > 0 && { tags }),
    // Tags are none of its words.
    ...(!(isSame && isToldAlike(words, before)) && { origin: before.origin === "own" ? "own" : "edited" }),
  };
}

/** A question in the words of its document. */
export interface DocumentWords {
  readonly text: string;
  readonly options: readonly string[];
  readonly right: string | null;
  readonly explanation: string | null;
  readonly context: string | null;
}

/**
 * A version with the words of the document. Options are the same if their words are; the right one also if it was and
 * is the right one, so that a mended letter is no other key.
 */
export function withDocumentWords(
  before: VersionContent,
  { text, options, right, explanation, context }: DocumentWords,
  lastId: number,
): VersionContent {
  const left = new Map(before.options.map((option) => [foldedWords(option.text), option.id]));
  const take = (words: string) => {
    const id = left.get(words);
    left.delete(words);
    return id;
  };
  const ids = options.map((option) => take(foldedWords(option)));
  const key = right === null ? -1 : options.indexOf(right);
  const wasRight = before.groundTruthOptionId;
  if (key >= 0 && ids[key] === undefined && wasRight !== null && !ids.includes(wasRight)) ids[key] = wasRight;
  const given = options.map((option, at) => ({
    text: option,
    ...(ids[at] !== undefined && { id: ids[at] }),
  }));
  const words = { text, options: given, key: key < 0 ? null : key, explanation };
  const { context: _, ...content } = withWords(before, words, lastId);
  return { ...content, origin: before.origin, ...(context !== null && { context }) };
}

type Told = Pick<Question, "groundTruthOptionId" | "aiExplanation">;

function isToldAlike(one: Told, other: Told): boolean {
  return !hasOtherKey(one, other) && one.aiExplanation === other.aiExplanation;
}

function isSameOptions(one: readonly Option[], other: readonly Option[]): boolean {
  return one.length === other.length && one.every(({ id, text }, i) => isSameOption({ id, text }, other[i]));
}

function isSameOption(one: Pick<Option, "id" | "text">, other: Option | undefined): boolean {
  return one.id === other?.id && one.text === other.text;
}

/** Whether another option is right than before. */
export function hasOtherKey(
  one: Pick<VersionContent, "groundTruthOptionId">,
  other: Pick<VersionContent, "groundTruthOptionId">,
): boolean {
  return one.groundTruthOptionId !== other.groundTruthOptionId;
}

/** A question without words, for one that its owner writes. */
export const BLANK: VersionContent = {
  text: "",
  options: [],
  groundTruthOptionId: null,
  aiChosenOptionId: null,
  aiExplanation: null,
  aiConfidence: null,
  aiOptionProbs: null,
  source: null,
  origin: "own",
};
