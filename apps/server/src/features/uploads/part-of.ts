import { type DocumentPart, isInRanges, type SourceText } from "@quizmill/contract";

/**
 * The text of only those sections and pages. The others keep their headings, under which the chosen ones may stand. A
 * block that names no page is on that of the block before it.
 */
export function partOf(source: SourceText, { sections, pages }: DocumentPart): SourceText {
  if (sections === undefined && pages === undefined) return source;
  const hasSection = sections === undefined ? () => true : isInRanges(sections);
  const hasPage = pages === undefined ? () => true : isInRanges(pages);
  const chosen = source.sections.map((section, number) => {
    if (!hasSection(number)) return { ...section, blocks: [] };
    let page = section.page ?? section.slide ?? 1;
    const blocks = section.blocks.filter((block) => {
      page = block.page ?? block.slide ?? page;
      return hasPage(page);
    });
    return { ...section, blocks };
  });
  const { picturePages } = source;
  // Pages that are still to be read stand in no section.
  const toRead = sections === undefined ? picturePages?.filter(hasPage) : [];
  return { ...source, sections: chosen, ...(picturePages && { picturePages: toRead ?? [] }) };
}
