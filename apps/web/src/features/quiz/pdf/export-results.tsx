import type { Language } from "@quizmill/contract";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { hasFormula } from "../rich-text/has-formula.ts";
import { FormulaSetter } from "../rich-text/lazy-formula.tsx";
import { cssFamilies } from "./faces.ts";
import { loadFaces } from "./fonts.ts";
import { readSheet } from "./read-sheet.ts";
import { ResultsSheet, type SheetFacts } from "./results-sheet.tsx";
import { slicePages } from "./slices.ts";
import { pageHeightOf, writePdf } from "./write-pdf.ts";

/** Pixels; scales the letters from screen to print: 16.5 px become 10 pt. */
const SHEET_WIDTH = 880;

/** The results as a PDF: A4 portrait, real text, one question per block. `language` is that of the page. */
export async function exportResults(facts: SheetFacts, language: Language): Promise<Blob> {
  const { sheet, remove } = await laidOut(facts);
  try {
    const codes = [...sheet.querySelectorAll("code")];
    for (const code of codes) code.style.fontFamily = cssFamilies("mono");
    const faces = await loadFaces({
      text: sheet.textContent,
      code: codes.map((code) => code.textContent).join(""),
      hasFormulas: sheet.querySelector(".katex") !== null,
    });
    await document.fonts.ready;
    const marks = readSheet(sheet, faces);
    const slices = slicePages({
      blocks: spansOf(sheet, sheet.querySelectorAll("[data-block]")),
      lines: marks.filter(({ kind }) => kind !== "box").map(({ at }) => at),
      bottom: sheet.offsetHeight,
      pageHeight: pageHeightOf(SHEET_WIDTH),
    });
    const [face] = faces;
    if (!face) throw new Error("The first font is always fetched.");
    return await writePdf({ marks, slices, width: SHEET_WIDTH, face, title: facts.title, language });
  } finally {
    remove();
  }
}

/** Renders the sheet into the page but out of sight, in light colours and with formulas typeset at once. */
async function laidOut(facts: SheetFacts) {
  const setter = facts.rows.some(({ question }) => hasFormula(question))
    ? (await import("../rich-text/formula.tsx")).Formula
    : null;
  const sheet = document.createElement("div");
  sheet.dataset.theme = "light";
  sheet.inert = true;
  sheet.setAttribute("aria-hidden", "true");
  Object.assign(sheet.style, {
    ...{ position: "absolute", top: "0", left: "-9999px", width: `${SHEET_WIDTH}px` },
    ...{ color: "var(--ink)", fontFamily: cssFamilies("sans"), hyphens: "manual" },
    // Letters rounded to whole pixels, as on screens, would be wider here than in the PDF.
    textRendering: "geometricPrecision",
  });
  document.body.append(sheet);
  const root = createRoot(sheet);
  flushSync(() =>
    root.render(
      <FormulaSetter value={setter}>
        <ResultsSheet {...facts} />
      </FormulaSetter>,
    ),
  );
  const remove = () => {
    root.unmount();
    sheet.remove();
  };
  return { sheet, remove };
}

function spansOf(sheet: HTMLElement, elements: Iterable<Element>) {
  const { top: origin } = sheet.getBoundingClientRect();
  return [...elements].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: top - origin, bottom: bottom - origin };
  });
}
