import { Parser } from "htmlparser2";
import { cleanText } from "../characters.ts";
import { collectParts, listParts, type Part, type Reading } from "../reading.ts";
import { HtmlWalker, type HtmlWalkerOptions } from "./html-walker.ts";

/** A main part with a smaller share of the letters is a teaser or a wrong mark: then everything is kept. */
const MIN_MAIN_SHARE = 0.25;

/** Reads a page of a web site; only its main part, if it marks one. Throws only EXTRACTION_LIMIT. */
export async function readPage(html: string): Promise<Pick<Reading, "title" | "parts" | "truncatedBy">> {
  const main: Part[] = [];
  let title = "";
  const all = await collectParts((add) => {
    const walker = new HtmlWalker({
      emit: (part, isMain) => {
        if (isMain) main.push(part);
        if (part.text.trim() !== "") add(part);
      },
    });
    walkHtml(html, walker);
    title = walker.title;
  });
  const hasMain = sizeOf(main) >= MIN_MAIN_SHARE * sizeOf(all.parts);
  const parts = hasMain ? listParts(main).parts : all.parts;
  return { title, truncatedBy: all.truncatedBy, parts: withTitle(parts, title) };
}

/** Word processors save the document's title as a paragraph in large letters. */
function withTitle(parts: readonly Part[], title: string): readonly Part[] {
  const [first, ...rest] = parts;
  const isTitle = first?.kind === "paragraph" && first.text === cleanText(title);
  return isTitle ? [{ kind: "heading", text: first.text, level: 1 }, ...rest] : parts;
}

/** Reads a chapter or a fragment, all of which counts. Throws what `emit` throws, and EXTRACTION_LIMIT. */
export function readFragment(html: string, options: Pick<HtmlWalkerOptions, "emit" | "boldClasses">): void {
  walkHtml(html, new HtmlWalker({ ...options, isWhole: true }));
}

function walkHtml(html: string, walker: HtmlWalker): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => walker.onopentag(name, attributes),
      onclosetag: (name) => walker.onclosetag(name),
      ontext: (text) => walker.ontext(text),
      onend: () => walker.onend(),
    },
    { recognizeSelfClosing: true, recognizeCDATA: true },
  );
  parser.end(html);
}

function sizeOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { text }) => sum + text.length, 0);
}
