import type { Block, Section } from "@quizmill/contract";

/**
 * The sections of a document, cut where one of these pages (or slides) lies between their blocks: what is read of that
 * page later then has a place in their order. `pages` in order; the parts of a section have the same heading.
 */
export function cutAtPages(sections: readonly Section[], pages: readonly number[]): Section[] {
  return pages.length === 0 ? [...sections] : sections.flatMap((section) => cut(section, pages));
}

function cut(section: Section, pages: readonly number[]): Section[] {
  const parts: Section[] = [{ ...section, blocks: [] }];
  let page = section.page ?? section.slide ?? 1;
  let next = firstFrom(pages, page);
  for (const block of section.blocks) {
    page = Math.max(page, block.page ?? block.slide ?? page);
    if ((pages[next] ?? Number.POSITIVE_INFINITY) < page) {
      next = firstFrom(pages, page);
      if (parts.at(-1)?.blocks.length !== 0) parts.push({ ...section, ...placeOf(block), blocks: [] });
    }
    parts.at(-1)?.blocks.push(block);
  }
  return parts;
}

/** The index of the first of these pages that is not before `page`. */
function firstFrom(pages: readonly number[], page: number): number {
  const index = pages.findIndex((one) => one >= page);
  return index < 0 ? pages.length : index;
}

function placeOf({ page, slide }: Block): Pick<Section, "page" | "slide"> {
  return { ...(page !== undefined && { page }), ...(slide !== undefined && { slide }) };
}
