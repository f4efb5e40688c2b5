import {
  type Block,
  isLanguage,
  type Language,
  labelOf,
  type Section,
  type SourceText,
} from "@quizmill/contract";
import type { Passage, Plan } from "./engine.ts";
import { isUnwantedBlock, isUnwantedHeading } from "./unwanted.ts";

/** Small enough that the first questions come soon, large enough to choose among sentences. */
const PASSAGE_CHARS = 3_000;
/**
 * Dense notes carry a question every 70 characters, running prose one every 650: asked for more, it
 * gives gaps in sentences that nobody would ask about. Texts from about 12,000 characters count as prose.
 */
const NOTES_CHARS_PER_QUESTION = 70;
const PROSE_CHARS_PER_QUESTION = 650;
const CHARS_PER_MORE_PROSE = 20;
/** Shorter blocks are titles, labels and stray words. */
const MIN_BLOCK_CHARS = 25;
const MIN_BLOCK_CHARS_UNSPACED = 12;

/**
 * Splits a document into passages, in working order, and says how many questions each should give,
 * before any is written, so that progress can be told honestly. Pure and linear; the plan is plain
 * JSON. `count` asks for that many questions spread over the sections; without it their number
 * follows the content.
 */
export function planPassages(
  source: SourceText,
  options: { language?: Language; count?: number } = {},
): Plan {
  const passages = source.sections
    .map(labelled)
    .flatMap(passagesOf)
    .map((passage, ordinal) => ({ ...passage, ordinal }));
  const sizes = passages.map(({ blocks }) => weightOf(blocks));
  const counts = share(sizes, options.count ?? naturalCount(sizes));
  return {
    language: options.language ?? (isLanguage(source.language) ? source.language : "und"),
    title: source.title,
    passages: passages.map((passage, i) => ({ ...passage, expected: counts[i] ?? 0 })),
    totalEstimated: counts.reduce((sum, n) => sum + n, 0),
  };
}

type Unnumbered = Omit<Passage, "ordinal" | "expected">;

/** A line all in bold that opens a section names it as a heading does. */
function labelled(section: Section): Section {
  const label = labelOf(section);
  return label === section.heading
    ? section
    : { ...section, heading: label, blocks: section.blocks.slice(1) };
}

function passagesOf(section: Section, index: number): Unnumbered[] {
  if (isUnwantedHeading(section.heading)) return [];
  const passages: Unnumbered[] = [];
  let blocks: Block[] = [];
  let size = 0;
  const close = () => {
    if (blocks.length > 0) passages.push(passageOf(section, index, blocks));
    blocks = [];
    size = 0;
  };
  for (const block of section.blocks.filter(isWanted).flatMap(pieces)) {
    if (size > 0 && size + block.text.length > PASSAGE_CHARS) close();
    blocks.push(block);
    size += block.text.length;
  }
  close();
  return passages;
}

function passageOf(section: Section, index: number, blocks: Block[]): Unnumbered {
  const page = blocks[0]?.page ?? section.page;
  const slide = blocks[0]?.slide ?? section.slide;
  return {
    section: index,
    heading: section.heading,
    ...(page !== undefined && { page }),
    ...(slide !== undefined && { slide }),
    blocks,
  };
}

function isWanted(block: Block): boolean {
  const least = /[\u3040-\u30ff]/u.test(block.text) ? MIN_BLOCK_CHARS_UNSPACED : MIN_BLOCK_CHARS;
  return block.text.length >= least && !isUnwantedBlock(block);
}

/** A block longer than a passage is cut where a sentence ends, so every quote stays in one piece. */
function pieces(block: Block): Block[] {
  if (block.text.length <= PASSAGE_CHARS * 1.5) return [block];
  const cut: Block[] = [];
  let start = 0;
  while (start < block.text.length) {
    const end = cutAfter(block.text, start);
    cut.push({ ...block, text: block.text.slice(start, end).trim() });
    start = end;
  }
  return cut.filter(({ text }) => text !== "");
}

function cutAfter(text: string, start: number): number {
  const wanted = start + PASSAGE_CHARS;
  if (wanted >= text.length) return text.length;
  const stop = /[.!?]\s+(?=\p{Lu})|[。！？]/u.exec(text.slice(wanted, wanted + PASSAGE_CHARS));
  return stop === null ? Math.min(wanted + PASSAGE_CHARS, text.length) : wanted + stop.index + stop[0].length;
}

/** Characters that can carry questions; a Japanese character says about as much as two letters. */
function weightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { text }) => sum + text.length * (/[\u3040-\u30ff]/u.test(text) ? 2 : 1), 0);
}

function naturalCount(sizes: readonly number[]): number {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const perQuestion = Math.min(
    PROSE_CHARS_PER_QUESTION,
    NOTES_CHARS_PER_QUESTION + total / CHARS_PER_MORE_PROSE,
  );
  return total < 60 ? 0 : Math.max(1, Math.round(total / perQuestion));
}

/** Shares a count out by size; what is rounded off in one passage goes to the next. */
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
