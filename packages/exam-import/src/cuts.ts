import { keyTextOf } from "./key-lines.ts";
import {
  INNER_EXPLANATION,
  INNER_KEY,
  INNER_KEY_HEADER,
  INNER_STEM_LEAD,
  isInnerStemLead,
  KEY_START,
} from "./wording.ts";

/** Only text that holds labels is a joined question; all other is left in one piece. */
const LABELS =
  /(?:^|[\s(（[])(?:[A-Dа-гa-dА-Гア-エ1-4][)\]）.．:、]|[A-DА-Гア-エ] )|[①-④]|[:：]\s*[([]?(?:[A-HА-Дa-eа-дア-オ]|[1-5])[)\].]?\s*$|\d\s?[-–—.:]\s?[A-EА-Дa-eа-д]\b/u;
/** The identifier of a question pool with its key, and the rule that pools set between questions. */
const INNER_CODE = /(?<=\s)(?=[A-Z]\d[A-Z]\d{2}\s?\([A-D]\))|(?<=\s)(?=~~(?:\s|$))|(?<=^~~|\s~~)(?=\s)/gu;
/** "Use the table to answer question 2.": nothing is led by the number. */
const ENDS_WITH_LEAD = /^\S{1,12}\s?(?:\S{1,3}\s?)?\d{1,4}[.)）]?\s*$/u;
/** What a question with its options can be long; a longer block is prose. */
const MAX_JOINED_CHARS = 20_000;

/**
 * Readers of files join lines that look broken at a margin, and with them the lines of a question.
 * Gives a block's text cut again where a line of a paper begins beyond doubt: at "Question 3", at a
 * key with its label, at the heading of a list of keys.
 */
export function cutsIn(text: string): string[] {
  if (text.length > MAX_JOINED_CHARS || !(LABELS.test(text) || keyTextOf(text.slice(0, 300)) !== null))
    return [text];
  const places = [
    ...[...text.matchAll(INNER_STEM_LEAD)]
      .filter((lead) => isInnerStemLead(lead) && !ENDS_WITH_LEAD.test(text.slice(lead.index)))
      .map(({ index }) => index),
    ...[...text.matchAll(INNER_KEY_HEADER)].map(({ index }) => index),
    ...[...text.matchAll(INNER_EXPLANATION)].map(({ index }) => index),
    ...[...text.matchAll(INNER_CODE)].map(({ index }) => index),
    ...keysIn(text),
  ].sort((a, b) => a - b);
  const pieces: string[] = [];
  let from = 0;
  for (const at of [...new Set(places), text.length]) {
    const piece = text.slice(from, at).trim();
    if (piece !== "") pieces.push(piece);
    from = at;
  }
  return pieces.length === 0 ? [text] : pieces;
}

/** Keys inside the text that carry a label and end there, or are followed by what is no part of them. */
function keysIn(text: string): number[] {
  return [...text.matchAll(INNER_KEY)].flatMap(({ index }) => {
    const key = KEY_START.test(text.slice(index, index + 2))
      ? keyTextOf(text.slice(index, index + 300))
      : null;
    return key !== null && key.labels.length > 0 ? [index] : [];
  });
}
