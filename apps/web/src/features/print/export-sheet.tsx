import type { Language } from "@quizmill/contract";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { FormulaSetter } from "../../ui/rich-text/lazy-formula.tsx";
import { PictureSetter } from "../../ui/rich-text/lazy-picture.tsx";
import { cssFamilies } from "./faces.ts";
import { loadFaces } from "./fonts.ts";
import type { Mark } from "./marks.ts";
import { loadPictures, PicturePlace } from "./picture-place.tsx";
import { readSheet } from "./read-sheet.ts";
import type { Span } from "./slices.ts";
import { pageHeightOf, writePdf } from "./write-pdf.ts";

/** Pixels; scales the letters from screen to print: 16.5 px become 10 pt. */
export const SHEET_WIDTH = 880;
/** What a page has of it. */
export const PAGE_HEIGHT = Math.floor(pageHeightOf(SHEET_WIDTH));

/** What is printed, and how it becomes pages. */
export interface Printed {
  readonly content: ReactNode;
  readonly hasFormulas: boolean;
  readonly title: string;
  /** The language of the page. */
  readonly language: Language;
  /** Puts the parts at their places, once all fonts are there. */
  arrange?(sheet: HTMLElement): void;
  /** The pages, of the sheet as it is laid out. */
  slice(sheet: HTMLElement, marks: readonly Mark[]): Span[];
}

/** A PDF with real text: A4 portrait, as the browser lays it out. */
export async function exportSheet({ title, language, arrange, slice, ...printed }: Printed): Promise<Blob> {
  const { sheet, remove } = await laidOut(printed);
  try {
    const pictures = await loadPictures(sheet);
    const codes = [...sheet.querySelectorAll("code")];
    for (const code of codes) code.style.fontFamily = cssFamilies("mono");
    const faces = await loadFaces({
      text: sheet.textContent,
      code: codes.map((code) => code.textContent).join(""),
      hasFormulas: sheet.querySelector(".katex") !== null,
    });
    await document.fonts.ready;
    arrange?.(sheet);
    const marks = readSheet(sheet, faces, pictures);
    const [face] = faces;
    if (!face) throw new Error("The first font is always fetched.");
    return await writePdf({ marks, slices: slice(sheet, marks), width: SHEET_WIDTH, face, title, language });
  } finally {
    remove();
  }
}

/** The typesetter with all that it may need. */
async function loadSetter() {
  const [{ Formula }] = await Promise.all([
    import("../../ui/rich-text/formula.tsx"),
    import("katex/contrib/mhchem"),
  ]);
  return Formula;
}

/** Renders the sheet into the page but out of sight, in light colours and with formulas typeset at once. */
async function laidOut({ content, hasFormulas }: Pick<Printed, "content" | "hasFormulas">) {
  const setter = hasFormulas ? await loadSetter() : null;
  const sheet = document.createElement("div");
  sheet.dataset.theme = "light";
  sheet.inert = true;
  sheet.setAttribute("aria-hidden", "true");
  Object.assign(sheet.style, {
    position: "absolute",
    top: "0",
    left: "-9999px",
    width: `${SHEET_WIDTH}px`,
    color: "var(--ink)",
    fontFamily: cssFamilies("sans"),
    hyphens: "manual",
    // Letters rounded to whole pixels, as on screens, would be wider here than in the PDF.
    textRendering: "geometricPrecision",
  });
  sheet.style.setProperty("--picture-height", `${PAGE_HEIGHT / 3}px`);
  document.body.append(sheet);
  const root = createRoot(sheet);
  flushSync(() =>
    root.render(
      <PictureSetter value={PicturePlace}>
        <FormulaSetter value={setter}>{content}</FormulaSetter>
      </PictureSetter>,
    ),
  );
  const remove = () => {
    root.unmount();
    sheet.remove();
  };
  return { sheet, remove };
}
