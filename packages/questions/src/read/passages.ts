import {
  type Block,
  type DocumentLanguage,
  isDocumentLanguage,
  labelOf,
  type Section,
  type SourceText,
} from "@quizmill/contract";
import { type Found, type FoundQuestion, findQuestions } from "@quizmill/exam-import";
import type { Passage, Plan } from "../engine.ts";
import { onceOf } from "../memo.ts";
import { chance } from "../random.ts";
import { planOfCarried } from "./carried-plan.ts";
import { withFiguresAtText } from "./figures-at-text.ts";
import { isOutlined } from "./groups/runs.ts";
import { numbersIn, tellsOfFigure } from "./pointed-figures.ts";
import { contentBlocksOf, isHeadedByAims, isRunningText } from "./unwanted.ts";

/** Small enough for early first questions, large enough to choose among sentences. */
const PASSAGE_CHARS = 3_000;
/**
 * Dense notes give a question every 70 characters, running prose one every 650; more would be gaps in sentences not
 * worth asking. Texts from about 12,000 characters count as prose.
 */
const NOTES_CHARS_PER_QUESTION = 35;
const PROSE_CHARS_PER_QUESTION = 650;
const CHARS_PER_MORE_PROSE = 20;
/**
 * The most that is planned if very many are requested. Lessons give as many (`fixtures/texts`, measured with a thousand
 * requested); manuals and textbooks a question every 350 to 2,000 characters, which no size tells beforehand.
 */
const MOST_FROM_PROSE = { charsPerQuestion: 220, charsPerMore: 75 };
/** A shorter text gives no question. */
const LEAST_WEIGHT = 60;
/** A section of this size has a sentence worth asking. */
const LEAST_SECTION_WEIGHT = 400;
const OPENING_CHARS = 80;

/** Few enough for early first questions and visible progress. */
const IMPORTED_PER_PASSAGE = 10;
/** A shorter rest of a section with ready questions is instructions and titles. */
const MIN_PROSE_CHARS_BESIDE = 600;

/**
 * Splits a document into passages, in order of work, and plans how many questions each should give. Ready questions
 * of the document come first: they are taken word for word, and nothing is written from their text.
 *
 * Pure and linear; the plan is plain JSON. `count` spreads so many questions over the sections; without it the
 * number follows the content. `isAtMost`: fewer are planned where the text has not so much to ask about. `language`
 * applies to the whole document. `part`: the source is only a part of a document.
 */
export function planPassages(
  source: SourceText,
  options: { language?: DocumentLanguage; count?: number; isAtMost?: boolean; part?: Part } = {},
): Plan {
  if (source.carried !== undefined) {
    const language = options.language ?? knownLanguage(source.language);
    return planOfCarried(source.carried.questions, { language, title: source.title, count: options.count });
  }
  const found = findQuestions(source);
  // A named language applies to the whole document.
  const own = options.language === undefined ? source.sections : source.sections.map(withoutLanguage);
  const numbers = numbersIn(own);
  const wantedIn = (section: Section) => wantedBlocks(section, numbers);
  const sections = withFiguresAtText(own, (section, index) => {
    const prose = proseOf(section, index, found);
    return prose === null ? [] : wantedIn(prose);
  });
  const above = headingsAbove(sections);
  const passages = sections
    .flatMap((section, index) => {
      const ordered = inOrder(section, index, { found, wantedIn });
      const path = above[index] ?? [];
      return isHeadedByAims(section)
        ? ordered.map(under(path.at(-1) ?? null, path.slice(0, -1)))
        : ordered.map((passage) => under(passage.heading, path)(passage));
    })
    .map((passage, ordinal) => ({ ...passage, ordinal }));
  const sizes = passages.map(({ blocks }) => weightOf(blocks));
  const total = wholeSize(sizes, options.part);
  const most = options.isAtMost === true ? mostQuestions(passages, sizes, total) : Number.POSITIVE_INFINITY;
  const count = options.count === undefined ? undefined : Math.min(options.count, most);
  const taken = importedCounts(passages, count);
  const importedCount = taken.reduce((sum, n) => sum + n, 0);
  const written =
    count === undefined
      ? naturalCounts(passages, sizes, total)
      : spread(passages, sizes, count - importedCount);
  const counts = written.map((n, i) => n + (taken[i] ?? 0));
  return {
    language: options.language ?? knownLanguage(source.language),
    title: source.title,
    passages: passages.map((passage, i) => ({ ...passage, expected: counts[i] ?? 0 })),
    totalEstimated: counts.reduce((sum, n) => sum + n, 0),
    ...(found.leftOut > 0 && { leftOut: found.leftOut }),
    ...(count !== undefined && { isCounted: true }),
  };
}

/** What a source is a part of. */
interface Part {
  /** Of the document, up to the end of this part: 0 to 1. */
  readonly share: number;
  /** `sizeOf` the parts before it. */
  readonly before: number;
}

/** The size of a plan's text, for the parts that follow. */
export function sizeOf({ passages }: Pick<Plan, "passages">): number {
  return passages.reduce((sum, { blocks }) => sum + weightOf(blocks), 0);
}

/** Of the whole document, as far as it is known. */
function wholeSize(sizes: readonly number[], { share, before }: Part = { share: 1, before: 0 }): number {
  return (before + sizes.reduce((sum, size) => sum + size, 0)) / share;
}

/** For each section, the headings that it is under, the highest first: each the last before of a higher level. */
function headingsAbove(sections: readonly Section[]): string[][] {
  const open: Section[] = [];
  return sections.map((section) => {
    const above = open.filter(({ level }) => level < section.level);
    if (section.heading !== null) {
      while ((open.at(-1)?.level ?? 0) >= section.level && open.length > 0) open.pop();
      open.push(section);
    }
    return above.map(({ heading }) => heading).filter((heading) => heading !== null);
  });
}

const under =
  (heading: string | null, path: string[]) =>
  (passage: Unnumbered): Unnumbered => ({ ...passage, heading, ...(path.length > 0 && { path }) });

function withoutLanguage({ language: _, ...section }: Section): Section {
  return section;
}

/** Shorter texts are notes: a page or two, which say most things once. */
const SHORT_CHARS = 4_000;

/** Whether a plan is of a text of a page or two, which says most things once. */
export function isShortText({ passages, share = 1 }: Pick<Plan, "passages" | "share">): boolean {
  const charsOf = ({ blocks }: Passage) => blocks.reduce((sum, { text }) => sum + text.length, 0);
  return passages.reduce((sum, passage) => sum + charsOf(passage), 0) < SHORT_CHARS * share;
}

type Unnumbered = Omit<Passage, "ordinal" | "expected">;
type Placed = Unnumbered & { at: number };

/** What decides how sections are cut into passages. */
interface Cutting {
  readonly found: Found;
  /** The blocks of a section that questions can be written from. */
  readonly wantedIn: (section: Section) => readonly Block[];
}

/** The passages of a section, with its ready questions in their places. */
function inOrder(section: Section, index: number, { found, wantedIn }: Cutting): Unnumbered[] {
  const own = found.bySection.get(index) ?? [];
  const free = proseOf(section, index, found);
  const prose = free === null ? [] : passagesOf({ section: free, index, whole: section }, wantedIn);
  return [...importedPassages(section, index, own), ...prose]
    .sort((a, b) => a.at - b.at)
    .map(({ at: _, ...passage }) => passage);
}

function importedPassages(section: Section, index: number, questions: readonly FoundQuestion[]): Placed[] {
  const passages: Placed[] = [];
  for (let i = 0; i < questions.length; i += IMPORTED_PER_PASSAGE) {
    const imported = questions.slice(i, i + IMPORTED_PER_PASSAGE);
    const [first] = imported;
    if (first === undefined) continue;
    const place = { heading: section.heading, page: first.item.page, slide: first.item.slide };
    passages.push({
      at: first.block,
      ...passageOf({ ...section, ...place }, index, []),
      imported: imported.map(({ item }) => item),
    });
  }
  return passages;
}

function importedCounts(passages: readonly Unnumbered[], count = Number.POSITIVE_INFINITY): number[] {
  let left = count;
  return passages.map(({ imported = [] }) => {
    const own = Math.min(imported.length, left);
    left -= own;
    return own;
  });
}

/**
 * The text of a section that questions can be written from; null if there is none. A section of questions has none
 * beyond a title and instructions.
 */
function proseOf(section: Section, index: number, { used }: Found): Section | null {
  const free = section.blocks.filter((_, block) => !used.has(`${index}:${block}`));
  const isPaper = free.length < section.blocks.length || used.has(`${index}:-1`);
  const length = free.reduce((sum, { text }) => sum + text.length, 0);
  if (isPaper && length < MIN_PROSE_CHARS_BESIDE) return null;
  return labelled({ ...section, blocks: free });
}

/** `numbers`: of the figures that are kept. */
function wantedBlocks(section: Section, numbers: ReadonlySet<string>): readonly Block[] {
  return contentBlocksOf(section).filter(
    (it, i, all) => isRunningText(it) || isOutlined(it, all[i + 1]) || tellsOfFigure(it, numbers),
  );
}

/** A bold line that opens a section is its heading. */
function labelled(section: Section): Section {
  const label = labelOf(section);
  return label === section.heading
    ? section
    : { ...section, heading: label, blocks: section.blocks.slice(1) };
}

function passagesOf(
  { section, index, whole }: { section: Section; index: number; whole: Section },
  wantedIn: Cutting["wantedIn"],
): Placed[] {
  const passages: Placed[] = [];
  let blocks: Block[] = [];
  let size = 0;
  let at = 0;
  const close = () => {
    if (blocks.length > 0) passages.push({ at, ...passageOf(section, index, blocks) });
    blocks = [];
    size = 0;
  };
  for (const own of wantedIn(section)) {
    for (const block of pieces(own)) {
      if (size > 0 && size + block.text.length > PASSAGE_CHARS) close();
      if (size === 0) at = placesIn(whole).get(own) ?? -1;
      blocks.push(block);
      size += block.text.length;
    }
  }
  close();
  return passages;
}

/** Positions of a section's blocks. Searching them one by one would be quadratic. */
const placesIn = onceOf(
  // The first position of a repeated block.
  ({ blocks }: Section) => new Map(blocks.map((block, at) => [block, at] as const).reverse()),
);

function passageOf(section: Section, index: number, blocks: Block[]): Unnumbered {
  const page = blocks[0]?.page ?? section.page;
  const slide = blocks[0]?.slide ?? section.slide;
  return {
    section: index,
    heading: section.heading,
    ...(section.language !== undefined && { language: knownLanguage(section.language) }),
    ...(page !== undefined && { page }),
    ...(slide !== undefined && { slide }),
    blocks,
  };
}

function knownLanguage(code: string | null): Plan["language"] {
  return isDocumentLanguage(code) ? code : "und";
}

/** Cuts an overlong block at ends of sentences, so that every quote stays in one piece. */
function pieces(block: Block): Block[] {
  if (block.text.length <= PASSAGE_CHARS * 1.5) return [block];
  const { figures, ...rest } = block;
  const cut: Block[] = [];
  let start = 0;
  while (start < block.text.length) {
    const end = cutAfter(block.text, start);
    const text = block.text.slice(start, end).trim();
    if (text !== "") cut.push({ ...rest, text });
    start = end;
  }
  return figures === undefined ? cut : cut.map((one, i) => (i < cut.length - 1 ? one : { ...one, figures }));
}

function cutAfter(text: string, start: number): number {
  const wanted = start + PASSAGE_CHARS;
  if (wanted >= text.length) return text.length;
  const stop = /[.!?]\s+(?=\p{Lu})|[。！？]/u.exec(text.slice(wanted, wanted + PASSAGE_CHARS));
  return stop === null ? Math.min(wanted + PASSAGE_CHARS, text.length) : wanted + stop.index + stop[0].length;
}

/** A bullet point says in a few words what prose says in a sentence. */
const POINT_WEIGHT = 3;

/** The amount of text that questions can be asked on, in characters. A Japanese character counts as two letters. */
function weightOf(blocks: readonly Block[]): number {
  const ofOne = (block: Block) => {
    const density = isRunningText(block) || block.kind === "paragraph" ? 1 : POINT_WEIGHT;
    return block.text.length * density * (/[\u3040-\u30ff]/u.test(block.text) ? 2 : 1);
  };
  return blocks.reduce((sum, block) => sum + ofOne(block), 0);
}

/**
 * Questions per passage by size. The remainder is rounded by a hash of the passage's own words. If it were carried
 * over, one more paragraph would move the questions of everything behind it.
 */
function naturalCounts(passages: readonly Unnumbered[], sizes: readonly number[], total: number): number[] {
  const perQuestion = Math.min(
    PROSE_CHARS_PER_QUESTION,
    NOTES_CHARS_PER_QUESTION + total / CHARS_PER_MORE_PROSE,
  );
  const counts = sizes.map((size, i) => Math.floor(size / perQuestion + luckOf(passages[i])));
  const own = sizes.reduce((sum, size) => sum + size, 0);
  const isEnough = own < LEAST_WEIGHT || counts.some((count) => count > 0);
  // Not Math.max of all: a document may have more sections than a call takes arguments.
  return isEnough ? counts : counts.with(sizes.indexOf(sizes.reduce((a, b) => Math.max(a, b), 0)), 1);
}

/** As many as the document contains already, and can be written from the rest. */
function mostQuestions(passages: readonly Unnumbered[], sizes: readonly number[], total: number): number {
  const imported = importedCounts(passages).reduce((sum, n) => sum + n, 0);
  if (total < LEAST_WEIGHT) return imported;
  const { charsPerQuestion, charsPerMore } = MOST_FROM_PROSE;
  const perQuestion = Math.min(charsPerQuestion, NOTES_CHARS_PER_QUESTION + total / charsPerMore);
  return imported + Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / perQuestion);
}

/** The most questions that are worth planning from all passages of a document. */
export function mostFrom(passages: readonly Passage[]): number {
  const sizes = passages.map(({ blocks }) => weightOf(blocks));
  return mostQuestions(passages, sizes, wholeSize(sizes));
}

/** A pseudo-random number from 0 to below 1 that depends on the passage's first words. */
function luckOf(passage: Unnumbered | undefined): number {
  const [first] = passage?.blocks ?? [];
  return first === undefined ? 0 : chance(0, first.text.slice(0, OPENING_CHARS));
}

/** One question per section with enough text, the largest first; the rest by size. */
function spread(passages: readonly Unnumbered[], sizes: readonly number[], count: number): number[] {
  const sections = Map.groupBy(passages.keys(), (i) => passages[i]?.section);
  const sizeOf = (i: number) => sizes[i] ?? 0;
  const largest = [...sections.values()].map((own) => own.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a)));
  const carrying = largest.filter((i) => sizeOf(i) >= LEAST_SECTION_WEIGHT);
  const first = new Set(carrying.sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, Math.max(0, count)));
  const perQuestion = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, count);
  const left = sizes.map((size, i) => (first.has(i) ? Math.max(0, size - perQuestion) : size));
  return share(left, count - first.size).map((more, i) => more + (first.has(i) ? 1 : 0));
}

/** Distributes a count by size; rounding differences go to the next passage. */
function share(sizes: readonly number[], count: number): number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total === 0) return sizes.map(() => 0);
  let done = 0;
  let upTo = 0;
  return sizes.map((size) => {
    upTo += size;
    const due = Math.round((count * upTo) / total) - done;
    done += due;
    return due;
  });
}
