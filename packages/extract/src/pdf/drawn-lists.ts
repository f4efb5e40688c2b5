import { type Draft, isSetApart } from "./block-ends.ts";

/** Set in by this many ems at least, and at most, from the line that announces them. */
const MIN_INDENT_EMS = 0.8;
const MAX_INDENT_EMS = 8;
/** One block set in under a colon is a quotation or an example. */
const MIN_ITEMS = 2;

/**
 * Lists whose bullets are drawings and no characters, as browsers print them: after a colon, paragraphs set in
 * and close together, in the type of the line before them. Quotations of several paragraphs have gaps.
 */
export function withDrawnLists(drafts: readonly Draft[], leading: number): Draft[] {
  const result = [...drafts];
  for (let index = 0; index < result.length; index += 1) {
    const items = announcedItems(result, index, leading);
    if (items.length < MIN_ITEMS) continue;
    for (const [offset, item] of items.entries()) result[index + 1 + offset] = { ...item, kind: "listItem" };
    index += items.length;
  }
  return result;
}

function announcedItems(drafts: readonly Draft[], index: number, leading: number): Draft[] {
  const intro = drafts[index];
  if (intro === undefined || intro.kind !== "paragraph" || !/[:：]$/u.test(intro.text.text)) return [];
  const items: Draft[] = [];
  for (let next = index + 1; isItemOf(intro, drafts[next], items.at(-1), leading); next += 1) {
    const item = drafts[next];
    if (item !== undefined) items.push(item);
  }
  return items;
}

function isItemOf(intro: Draft, draft: Draft | undefined, before: Draft | undefined, leading: number) {
  const [first] = draft?.lines ?? [];
  const start = intro.lines.at(-1);
  if (draft?.kind !== "paragraph" || draft.isNote || first === undefined || start === undefined) return false;
  if (first.font !== start.font || first.size !== start.size) return false;
  const step = (first.x - start.x) / first.size;
  if (step < MIN_INDENT_EMS || step > MAX_INDENT_EMS) return false;
  const last = before?.lines.at(-1);
  return last === undefined || last.page !== first.page || !isSetApart(last, first, leading);
}
