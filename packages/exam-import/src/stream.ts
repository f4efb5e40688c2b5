import type { Block, SourceText } from "@quizmill/contract";
import { cutsIn } from "./cuts.ts";
import { PictureSigns } from "./picture-signs.ts";

/** A block or heading of the document, or a part of one that plainly was a line of its own. */
export interface Line {
  /** Offsets in the stream's text; the line break is not part of it. */
  start: number;
  end: number;
  /** With the number an automatic list gives it. */
  text: string;
  /** As it stands in the document's text, but for the pictures. */
  literal: string;
  kind: Block["kind"] | "heading";
  section: number;
  /** Index in its section; -1 for the heading. */
  block: number;
  page?: number;
  slide?: number;
  /** Words the author marked, verbatim. */
  terms: readonly string[];
  /** Words set in colour, highlighted and so on. */
  looks: NonNullable<Block["looks"]>;
}

/**
 * The document as one text, a line per block or heading: a question may run over several blocks,
 * and a block may hold several questions, so the recogniser works on offsets in this text.
 */
export interface Stream {
  /** A picture is one character in it: see `signs`. */
  text: string;
  lines: readonly Line[];
  /** The mark of the picture that a character stands for. */
  marks: ReadonlyMap<string, string>;
  /** Index of the line an offset is in. */
  lineAt(offset: number): number;
}

export function streamOf(source: SourceText): Stream {
  const lines: Line[] = [];
  const texts: string[] = [];
  const signs = new PictureSigns();
  let start = 0;
  const push = (whole: Omit<Line, "start" | "end">) => {
    for (const text of cutsIn(whole.text)) {
      lines.push({ ...whole, text, start, end: start + text.length });
      texts.push(text);
      start += text.length + 1;
    }
  };
  for (const [section, { heading, blocks, ...place }] of source.sections.entries()) {
    const where = placeOf(place);
    if (heading !== null)
      push({
        text: heading,
        literal: heading,
        kind: "heading",
        section,
        block: -1,
        terms: [],
        looks: [],
        ...where,
      });
    for (const [index, block] of blocks.entries()) {
      // Exam papers in plain text are set off as code where a page is to keep their lines.
      if (block.role === undefined || block.role === "code")
        for (const line of signs.linesOf(block)) push({ ...lineOf(line), section, block: index });
    }
  }
  const lineAt = (offset: number) => lastAtOrBefore(lines, offset);
  return { text: texts.join("\n"), lines, marks: signs.marks, lineAt };
}

function lineOf(block: Block): Omit<Line, "start" | "end" | "section" | "block"> {
  const marker = block.marker === undefined ? "" : `${block.marker} `;
  return {
    text: marker + block.text.replaceAll("\n", " "),
    literal: block.text,
    kind: block.kind,
    terms: block.terms ?? [],
    looks: block.looks ?? [],
    ...placeOf(block),
  };
}

function placeOf({ page, slide }: { page?: number | undefined; slide?: number | undefined }) {
  return { ...(page !== undefined && { page }), ...(slide !== undefined && { slide }) };
}

function lastAtOrBefore(lines: readonly Line[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
