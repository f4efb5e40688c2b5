import type { PDFDocumentProxy } from "pdfjs-dist";
import type { Line } from "./lines.ts";

/** Filled-in forms are short; more pages than this are a book that happens to hold a field. */
const MAX_PAGES = 100;
/** On one page. */
const MAX_FIELDS = 1_000;
/** What stands within this many ems of a baseline stands in its row. */
const SAME_ROW_EMS = 0.8;
/** ISO 32000-2, table 167: "Hidden" and "NoView". */
const UNSEEN_FLAGS = 2 | 32;

/** The part of pdf.js's annotation data that is used; it ships without types. */
interface Annotation {
  readonly subtype?: string;
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly textContent?: readonly string[];
  readonly annotationFlags?: number;
  readonly password?: boolean;
  /** Left, bottom, right, top. */
  readonly rect?: readonly number[];
}

interface Field {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/**
 * What was typed into forms, and the prompts in their fields: it is no part of a page's own text. Each joins
 * the row of its label, or comes after the line above it.
 */
export async function withFields(
  document: PDFDocumentProxy,
  pages: readonly Line[][],
  signal?: AbortSignal,
): Promise<readonly Line[][]> {
  if (!(await hasForm(document))) return pages;
  const filled = [...pages];
  for (const [index, lines] of pages.slice(0, MAX_PAGES).entries()) {
    signal?.throwIfAborted();
    for (const field of await fieldsOf(document, index + 1))
      filled[index] = placed(filled[index] ?? lines, field);
  }
  return filled;
}

async function hasForm(document: PDFDocumentProxy): Promise<boolean> {
  const metadata = await document.getMetadata().catch(() => null);
  return (metadata?.info as { IsAcroFormPresent?: boolean } | undefined)?.IsAcroFormPresent === true;
}

/** From the top of the page down. A broken form is no reason to refuse the text. */
async function fieldsOf(document: PDFDocumentProxy, number: number): Promise<Field[]> {
  try {
    const page = await document.getPage(number);
    const annotations: Annotation[] = await page.getAnnotations();
    const fields = annotations.map(fieldOf).filter((field) => field !== null);
    return fields.slice(0, MAX_FIELDS).sort((a, b) => b.top - a.top || a.x - b.x);
  } catch {
    return [];
  }
}

function fieldOf(annotation: Annotation): Field | null {
  const { subtype, fieldType, annotationFlags = 0, password = false } = annotation;
  const [x = 0, bottom = 0, right = 0, top = 0] = annotation.rect ?? [];
  const isText = fieldType === "Tx" || fieldType === "Ch" || subtype === "FreeText";
  if (!isText || password || (annotationFlags & UNSEEN_FLAGS) !== 0) return null;
  const text = textOf(annotation);
  return text === "" ? null : { text, x, right, bottom, top };
}

/** The value, since boxes for single letters show it with gaps; of a choice, what is shown. */
function textOf({ fieldType, fieldValue, textContent = [] }: Annotation): string {
  const shown = textContent.join(" ").trim();
  const value = typeof fieldValue === "string" ? fieldValue.trim() : "";
  return fieldType === "Tx" && value !== "" ? value : shown;
}

function placed(lines: readonly Line[], field: Field): Line[] {
  const middle = (field.bottom + field.top) / 2;
  const isInRow = (line: Line) =>
    line.x <= field.x && Math.abs(line.y + line.size / 3 - middle) < SAME_ROW_EMS * line.size;
  const label = lines.findLastIndex(isInRow);
  const above = lines.findLastIndex(({ y, angle }) => angle === 0 && y > middle);
  const [labelLine, lineAbove] = [lines[label], lines[above] ?? lines[0]];
  if (labelLine !== undefined) return lines.with(label, withCell(labelLine, field));
  if (lineAbove === undefined) return [];
  return lines.toSpliced(above + 1, 0, lineOf(lineAbove, field));
}

function withCell(line: Line, { text, x, right }: Field): Line {
  const stretches = [...line.stretches, { text: ` ${text}`, font: "" }];
  const fragments = [...line.fragments, { text, x, right }];
  return { ...line, text: `${line.text} ${text}`, cells: [...line.cells, text], fragments, stretches };
}

function lineOf(neighbour: Line, { text, x, right, bottom, top }: Field): Line {
  const stretches = [{ text, font: "" }];
  const y = (bottom + top) / 2 - neighbour.size / 3;
  const fragments = [{ text, x, right }];
  return {
    ...neighbour,
    text,
    cells: [text],
    fragments,
    stretches,
    font: "",
    x,
    right,
    y,
    hasNoteMark: false,
  };
}
