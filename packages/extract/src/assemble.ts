import type { Block, Figure, QuestionPicture, Section, SourceText, SourceWarning } from "@quizmill/contract";
import { LIMITS, labelOf, pictureMark } from "@quizmill/contract/tables";
import { cleanText } from "./characters.ts";
import type { PicturesOfDocument } from "./kept-figures.ts";
import { type DocumentLanguage, documentLanguage, languageOfSet, sectionLanguages } from "./language.ts";
import type { FoundFigure, Limit, Part, PlacedPicture, Reading } from "./reading.ts";
import { looksLikeHeading } from "./text-lines.ts";

/** Default titles of programs, and file names or addresses. */
const MACHINE_TITLE =
  /^(microsoft (word|powerpoint)|untitled|powerpoint|presentation\d*$|document\d*$|slide \d|doc\d+$|title$|.*\.(docx?|pptx?|pdf|dvi|tex|indd|qxd|rtf|od[tp]|x?html?|mht|md|txt|php|aspx?)$|(https?:\/\/|www\.)\S+$)/i;
const MAX_TITLE_CHARS = 200;
const MAXIMA: Record<Limit, number> = {
  characters: LIMITS.extraction.maxChars,
  pages: LIMITS.extraction.maxPages,
  blocks: LIMITS.extraction.maxBlocks,
};

/**
 * Puts the parts of a document into titled sections, and finds the document's title and language. Of its pictures it has
 * those that are kept.
 */
export function assemble(
  format: string,
  reading: Reading,
  pictures: PicturesOfDocument = new Map(),
): SourceText {
  const parts = withBoldOpenings(reading.parts);
  const sections = sectionsOf(parts, pictures);
  const { pageCount, pagesWithText, carried, picturePages = [] } = reading;
  const language = carried === undefined ? documentLanguage(parts) : languageOfSet(carried.questions);
  return {
    title: ownTitle(reading.title) ?? firstLabel(sections),
    language: language.code,
    format,
    pageCount,
    pagesWithText,
    sections: withLanguages(sections, language),
    warnings: warningsOf(reading),
    ...(picturePages.length > 0 && { picturePages: [...picturePages] }),
    ...(carried !== undefined && { carried }),
  };
}

function firstLabel(sections: readonly Section[]): string | null {
  return sections.map(labelOf).find((label) => label !== null) ?? null;
}

function warningsOf(reading: Reading): SourceWarning[] {
  const { pageCount, pagesWithText, truncatedBy, skippedParts = 0, hiddenSlides = 0 } = reading;
  const warnings: SourceWarning[] = [];
  const pagesRead = pageCount === null ? null : (reading.pagesRead ?? pageCount);
  if (truncatedBy !== null) {
    warnings.push({ code: "TRUNCATED", limit: truncatedBy, max: MAXIMA[truncatedBy], pagesRead });
  }
  if (pagesRead !== null && pagesWithText !== null && pagesWithText < pagesRead) {
    warnings.push({ code: "PAGES_WITHOUT_TEXT", pages: pagesRead, pagesWithText });
  }
  if (skippedParts > 0) warnings.push({ code: "PARTS_SKIPPED", count: skippedParts });
  if (hiddenSlides > 0) warnings.push({ code: "SLIDES_HIDDEN", count: hiddenSlides });
  return warnings;
}

/**
 * In a document without heading styles, each short line all in bold opens a section. Such lines do not become
 * headings, because only their look suggests it; `labelOf` knows them.
 */
function withBoldOpenings(parts: readonly Part[]): readonly Part[] {
  if (parts.some(({ kind }) => kind === "heading")) return parts;
  return parts.flatMap((part) => {
    const { kind, text } = part;
    if (part.bold !== true || kind !== "paragraph" || !looksLikeHeading(text)) return [part];
    return [{ kind: "break", text: "", ...placeOf(part) } as const, { ...part, terms: [text] }];
  });
}

function sectionsOf(parts: readonly Part[], kept: PicturesOfDocument): Section[] {
  const sections: Section[] = [];
  for (const part of parts) {
    const current = sections.at(-1);
    if (part.kind === "heading" || part.kind === "break") sections.push(openSection(part));
    else if (current !== undefined) current.blocks.push(blockOf(part, part.kind, kept));
    else sections.push({ ...openSection({ ...part, text: "" }), blocks: [blockOf(part, part.kind, kept)] });
  }
  return sections.filter(({ heading, blocks }) => heading !== null || blocks.length > 0);
}

function openSection(part: Part): Section {
  const heading = part.text === "" ? null : part.text;
  return { heading, level: part.level ?? 1, ...placeOf(part), blocks: [] };
}

/** Sections that are clearly in another language than the document get that language. */
function withLanguages(sections: readonly Section[], language: DocumentLanguage): Section[] {
  const own = sectionLanguages(sections, language);
  return sections.map((section, index) => {
    const found = own[index] ?? null;
    return found === null ? section : { ...section, language: found };
  });
}

/**
 * Fields are set one by one: there are thousands of blocks, most with two fields only, and spreading absent ones is
 * slower.
 */
function blockOf(
  { text, role, marker, terms = NO_TERMS, looks = NO_LOOKS, page, slide, figures, pictures }: Part,
  kind: Block["kind"],
  kept: PicturesOfDocument,
): Block {
  const block: { -readonly [Key in keyof Block]: Block[Key] } = { kind, text };
  if (marker !== undefined) block.marker = marker;
  const said =
    terms.length === 0 ? terms : terms.map(cleanText).filter((term) => term !== "" && text.includes(term));
  if (said.length > 0) block.terms = [...said];
  const shown = looks.filter((one) => one.text !== "" && text.includes(one.text));
  if (shown.length > 0) block.looks = [...shown];
  if (role !== undefined) block.role = role;
  const own = figures?.flatMap((figure) => figureOf(figure, kept.get(figure))) ?? [];
  if (own.length > 0) block.figures = own;
  const marked = pictures?.flatMap((one) => markOf(one, kept.get(one.picture))) ?? [];
  if (marked.length > 0) block.pictures = marked;
  if (page !== undefined) block.page = page;
  if (slide !== undefined) block.slide = slide;
  return block;
}

function figureOf({ number, caption }: FoundFigure, picture: QuestionPicture | undefined): Figure[] {
  if (picture === undefined) return [];
  const { hash, width, height } = picture;
  return [{ hash, width, height, caption, ...(number !== undefined && { number }) }];
}

function markOf({ picture: { alt }, ...place }: PlacedPicture, picture: QuestionPicture | undefined) {
  return picture === undefined ? [] : [{ ...place, mark: pictureMark({ ...picture, alt }) }];
}

const NO_TERMS: readonly string[] = [];
const NO_LOOKS: NonNullable<Part["looks"]> = [];

function placeOf({ page, slide }: Pick<Part, "page" | "slide">): { page?: number; slide?: number } {
  return { ...(page !== undefined && { page }), ...(slide !== undefined && { slide }) };
}

function ownTitle(title: string | null): string | null {
  const clean = cleanText(title ?? "").slice(0, MAX_TITLE_CHARS);
  return clean.length < 3 || MACHINE_TITLE.test(clean) ? null : clean;
}
