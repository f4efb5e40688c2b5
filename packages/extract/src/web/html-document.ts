import { Parser } from "htmlparser2";
import type { Part } from "../reading.ts";
import { HtmlWalker, type HtmlWalkerOptions } from "./html-walker.ts";

export interface HtmlContent {
  /** Of the `<title>` element; "" if there is none. */
  readonly title: string;
  readonly parts: readonly Part[];
}

/** A main part with less than this share of the letters is a teaser or a wrong mark: then all is kept. */
const MIN_MAIN_SHARE = 0.25;

/** A page to parts; where it marks its main part, that alone. Never throws but EXTRACTION_LIMIT. */
export function readPage(html: string): HtmlContent {
  const all: Part[] = [];
  const main: Part[] = [];
  const title = walk(html, {
    emit: (part, isMain) => {
      if (part.text.trim() === "") return;
      all.push(part);
      if (isMain) main.push(part);
    },
  });
  return { title, parts: sizeOf(main) >= MIN_MAIN_SHARE * sizeOf(all) ? main : all };
}

/** A chapter or a fragment, all of which counts. */
export function readFragment(html: string, boldClasses?: ReadonlySet<string>): HtmlContent {
  const parts: Part[] = [];
  const emit = (part: Part) => {
    if (part.text.trim() !== "") parts.push(part);
  };
  const title = walk(html, { isWhole: true, emit, ...(boldClasses && { boldClasses }) });
  return { title, parts };
}

function walk(html: string, options: HtmlWalkerOptions): string {
  const walker = new HtmlWalker(options);
  const parser = new Parser(handlerOf(walker), { recognizeSelfClosing: true, recognizeCDATA: true });
  parser.end(html);
  return walker.title;
}

/** The parser takes functions, and calls them without their object. */
function handlerOf(walker: HtmlWalker) {
  return {
    onopentag: (name: string, attributes: Record<string, string>) => walker.onopentag(name, attributes),
    onclosetag: (name: string) => walker.onclosetag(name),
    ontext: (text: string) => walker.ontext(text),
    onend: () => walker.onend(),
  };
}

function sizeOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { text }) => sum + text.length, 0);
}
