import { type CarriedSet, type Language, parseRichText } from "@quizmill/contract";
import { wordsIn } from "@quizmill/interchange/report";
import { CardsSheet, fitCards } from "./cards-sheet.tsx";
import { exportSheet, PAGE_HEIGHT, SHEET_WIDTH } from "./export-sheet.tsx";
import type { Mark } from "./marks.ts";
import { type Placed, placeBlocks } from "./place-blocks.ts";
import { type Span, slicePages } from "./slices.ts";
import { WorksheetSheet } from "./worksheet-sheet.tsx";

/** Pixels. */
const GAP = 40;
const COLUMNS = 2;
const COLUMN_WIDTH = (SHEET_WIDTH - GAP) / COLUMNS;

interface Wanted {
  /** The language of the page. */
  readonly language: Language;
  readonly versions: number;
  readonly seed: number;
}

/** A worksheet with its key, as a PDF; `set` is fitted to it. */
export function exportWorksheet(set: CarriedSet, { language, versions, seed }: Wanted): Promise<Blob> {
  let placed: Placed = { places: [], pages: [] };
  return exportSheet({
    content: <WorksheetSheet set={set} words={wordsIn(language)} versions={versions} seed={seed} />,
    hasFormulas: hasFormulas(set),
    title: set.title,
    language,
    arrange: (sheet) => {
      placed = arranged(sheet);
    },
    slice: (_sheet, marks) => slicesOf(placed, marks),
  });
}

/** Cards with a question in front and its answer behind, as a PDF; `set` is fitted to it. */
export function exportCards(set: CarriedSet, { language }: Pick<Wanted, "language">): Promise<Blob> {
  return exportSheet({
    content: <CardsSheet questions={set.questions} pageHeight={PAGE_HEIGHT} />,
    hasFormulas: hasFormulas(set),
    title: set.title,
    language,
    arrange: fitCards,
    slice: ({ offsetHeight }) =>
      Array.from({ length: Math.round(offsetHeight / PAGE_HEIGHT) }, (_, page) =>
        spanFrom(page * PAGE_HEIGHT),
      ),
  });
}

function hasFormulas({ questions }: CarriedSet): boolean {
  return questions.some(({ text, options, context, explanation, source }) =>
    [text, ...options, context, explanation, source?.quote].some(
      (words) => words && parseRichText(words).some(({ kind }) => kind === "math"),
    ),
  );
}

const spanFrom = (top: number): Span => ({ top, bottom: top + PAGE_HEIGHT });

/** Gives every part its place on the sheet, whose pages stand one below the other. */
function arranged(sheet: HTMLElement): Placed {
  const parts = [...sheet.querySelectorAll<HTMLElement>("[data-part]")];
  const heightAt = (part: HTMLElement, width: number) => {
    part.style.width = `${width}px`;
    return part.getBoundingClientRect().height;
  };
  const blocks = parts.map((part) => {
    const narrow = part.dataset.wide === undefined ? heightAt(part, COLUMN_WIDTH) : null;
    // What is higher than a page in a column gets the whole width.
    const isWide = narrow === null || narrow > PAGE_HEIGHT;
    return {
      height: isWide ? heightAt(part, SHEET_WIDTH) : narrow,
      isWide,
      beginsPage: part.dataset.page !== undefined,
      keepsWithNext: part.dataset.keep !== undefined,
    };
  });
  const placed = placeBlocks(blocks, { pageHeight: PAGE_HEIGHT, columns: COLUMNS });
  const tops = topsOf(placed);
  for (const [i, { page, column, top }] of placed.places.entries()) {
    const { style } = parts[i] ?? sheet;
    style.top = `${(tops[page] ?? 0) + top}px`;
    style.left = `${column * (COLUMN_WIDTH + GAP)}px`;
  }
  return placed;
}

function topsOf({ pages }: Placed): number[] {
  let top = 0;
  return pages.map(({ height }) => {
    const own = top;
    top += height;
    return own;
  });
}

/** A page that is higher than the paper is cut between its lines. */
function slicesOf(placed: Placed, marks: readonly Mark[]): Span[] {
  const tops = topsOf(placed);
  return placed.pages.flatMap(({ height }, page) => {
    const from = tops[page] ?? 0;
    if (height <= PAGE_HEIGHT) return [spanFrom(from)];
    const lines = marks
      .filter(({ kind, at }) => kind !== "box" && at.top >= from && at.bottom <= from + height)
      .map(({ at }) => ({ top: at.top - from, bottom: at.bottom - from }));
    const slices = slicePages({
      blocks: [{ top: 0, bottom: height }],
      lines,
      bottom: height,
      pageHeight: PAGE_HEIGHT,
    });
    return slices.map(({ top, bottom }) => ({ top: top + from, bottom: bottom + from }));
  });
}
