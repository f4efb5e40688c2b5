import type { Language } from "@quizmill/contract";
import { hasFormula } from "../../../ui/rich-text/has-formula.ts";
import { exportSheet, PAGE_HEIGHT } from "../../print/export-sheet.tsx";
import { slicePages } from "../../print/slices.ts";
import { ResultsSheet, type SheetFacts } from "./results-sheet.tsx";

/** The results as a PDF: one question per block. `language` is that of the page. */
export function exportResults(facts: SheetFacts, language: Language): Promise<Blob> {
  return exportSheet({
    content: <ResultsSheet {...facts} />,
    hasFormulas: facts.rows.some(({ question }) => hasFormula(question)),
    title: facts.title,
    language,
    slice: (sheet, marks) =>
      slicePages({
        blocks: spansOf(sheet, sheet.querySelectorAll("[data-block]")),
        lines: marks.filter(({ kind }) => kind !== "box").map(({ at }) => at),
        bottom: sheet.offsetHeight,
        pageHeight: PAGE_HEIGHT,
      }),
  });
}

function spansOf(sheet: HTMLElement, elements: Iterable<Element>) {
  const { top: origin } = sheet.getBoundingClientRect();
  return [...elements].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: top - origin, bottom: bottom - origin };
  });
}
