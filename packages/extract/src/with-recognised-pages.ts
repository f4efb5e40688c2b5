import type { Section, SourceText, SourceWarning } from "@quizmill/contract";
import { labelOf } from "@quizmill/contract/tables";
import { cutAtPages } from "./cut-at-pages.ts";
import type { RecognisedPage } from "./recognition/recognised-page.ts";

/**
 * The text of a document together with what was recognised of its pages, in the order of pages. `picturePages` are
 * those that remain unread.
 */
export function withRecognisedPages(source: SourceText, pages: readonly RecognisedPage[]): SourceText {
  const read = new Map(
    pages.flatMap(({ page, source: own }) => (own === null ? [] : [[page, own] as const])),
  );
  const { picturePages = [], ...rest } = source;
  const unread = picturePages.filter((page) => !read.has(page));
  const pagesWithText = source.pagesWithText === null ? null : source.pagesWithText + read.size;
  const language = source.language ?? mostFrequentLanguage([...read.values()]);
  const sections = cutAtPages(source.sections, picturePages);
  for (const [page, own] of [...read].sort(([one], [other]) => one - other))
    sections.splice(placeOf(page, sections), 0, ...sectionsOf(own, language));
  return {
    ...rest,
    language,
    pagesWithText,
    sections,
    title: source.title ?? sections.map(labelOf).find((label) => label !== null) ?? null,
    warnings: source.warnings.flatMap((warning) => withPages(warning, read.size)),
    ...(unread.length > 0 && { picturePages: unread }),
  };
}

/** Before the first section of a later page. */
function placeOf(page: number, sections: readonly Section[]): number {
  const index = sections.findIndex((section) => (section.page ?? section.slide ?? 0) > page);
  return index < 0 ? sections.length : index;
}

/** Each says its language where that is not the document's. */
function sectionsOf({ sections, language: own }: SourceText, language: string | null): Section[] {
  if (own === null || own === language) return sections;
  return sections.map((section) => ({ language: own, ...section }));
}

function mostFrequentLanguage(sources: readonly SourceText[]): string | null {
  const counts = new Map<string, number>();
  for (const { language } of sources)
    if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}

function withPages(warning: SourceWarning, read: number): SourceWarning[] {
  if (warning.code !== "PAGES_WITHOUT_TEXT") return [warning];
  const pagesWithText = warning.pagesWithText + read;
  return pagesWithText >= warning.pages ? [] : [{ ...warning, pagesWithText }];
}
