import type { Candidate } from "@quizmill/questions/for-engines";
import {
  type AnswerCounts,
  FEWEST_ANSWERS,
  type ItemCount,
  itemId,
  type OptionCount,
  optionId,
} from "@quizmill/questions/measure";

/**
 * From this share on a distractor works: Haladyna and Downing 1993, "How many options is enough for a multiple-choice
 * test item?"; Tarrant, Ware and Mohammed 2009, "An assessment of functioning and non-functioning distractors".
 */
const WORKS_FROM = 0.05;
/** Below this share it is taken by hardly anybody. Between the two the answers do not tell. */
const HARDLY_TAKEN = 0.02;

/** What answers say of a distractor: 1 it could be taken for the answer, 0 it could not, null they do not tell. */
export function markOf({ shown, chosen, isKey }: OptionCount): 0 | 1 | null {
  if (isKey || shown < FEWEST_ANSWERS) return null;
  const share = chosen / shown;
  if (share >= WORKS_FROM) return 1;
  return share < HARDLY_TAKEN ? 0 : null;
}

/** A set shows options with capitals where one of them has a capital. */
const forms = (text: string) => new Set([text, text.charAt(0).toUpperCase() + text.slice(1)]);

/** What answers say of each distractor of a draft; null if they say nothing of it. */
export function marksFromAnswers(
  { stem, key, distractors }: Pick<Candidate, "stem" | "key" | "distractors">,
  { items }: AnswerCounts,
): (0 | 1 | null)[] | null {
  const counts = [...forms(key)].flatMap((form) => items[itemId({ stem, key: form })] ?? []);
  if (counts.length === 0) return null;
  const marks = distractors.map((text) => markOf(totalOf(text, counts)));
  return marks.every((mark) => mark === null) ? null : marks;
}

function totalOf(text: string, counts: readonly ItemCount[]): OptionCount {
  const own = [...forms(text)].flatMap((form) =>
    counts.flatMap(({ options }) => options[optionId(form)] ?? []),
  );
  const isKey = own.some((count) => count.isKey);
  return {
    shown: own.reduce((sum, count) => sum + count.shown, 0),
    chosen: own.reduce((sum, count) => sum + count.chosen, 0),
    ...(isKey && { isKey }),
  };
}

/** Parses an exported file. Throws if it is none. */
export function parseAnswerCounts(json: string): AnswerCounts {
  const { format, version, items } = JSON.parse(json) as Partial<AnswerCounts>;
  if (format !== "quizmill-answer-counts" || version !== 1 || typeof items !== "object")
    throw new Error("This is no file of `quizmill export-counts`.");
  return { format, version, items };
}
