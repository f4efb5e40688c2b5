import { LIMITS } from "@quizmill/contract";
import PDFDocument from "pdfkit";
import type { Face } from "./fonts.ts";
import type { Ink, Mark } from "./marks.ts";
import type { Span } from "./slices.ts";
import { Tags } from "./tags.ts";

const POINTS_PER_MM = 72 / 25.4;
/** A4 portrait. */
const PAGE = { width: 210 * POINTS_PER_MM, height: 297 * POINTS_PER_MM };
const MARGIN = LIMITS.pdfExport.marginMm * POINTS_PER_MM;
/** Room for the page number, inside the margins. */
const FOOTER = 18;

/** How many pixels of a sheet of this width fit on one page. */
export function pageHeightOf(sheetWidth: number): number {
  const scale = (PAGE.width - 2 * MARGIN) / sheetWidth;
  return (PAGE.height - 2 * MARGIN - FOOTER) / scale;
}

export interface Sheet {
  readonly marks: readonly Mark[];
  /** Pages, in pixels of the sheet. */
  readonly slices: readonly Span[];
  readonly width: number;
  /** The font of page numbers. */
  readonly face: Face;
  readonly title: string;
  /** ISO 639-1. */
  readonly language: string;
}

type Pdf = PDFKit.PDFDocument;

/** Writes the sheet as A4 pages. Fonts are reduced to the letters used; text can be searched, copied and read out. */
export async function writePdf(sheet: Sheet): Promise<Blob> {
  const options = {
    autoFirstPage: false,
    font: null,
    lang: sheet.language,
    displayTitle: true,
    tagged: true,
  };
  const pdf: Pdf = new PDFDocument({
    ...(options as unknown as PDFKit.PDFDocumentOptions),
    info: { Title: sheet.title, Creator: "Quizmill" },
  });
  const finished = collect(pdf);
  const scale = (PAGE.width - 2 * MARGIN) / sheet.width;
  const tags = new Tags(pdf);
  for (const [index, slice] of sheet.slices.entries()) {
    pdf.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
    pdf.save();
    pdf.translate(MARGIN, MARGIN).scale(scale).translate(0, -slice.top);
    pdf.rect(0, slice.top, sheet.width, slice.bottom - slice.top).clip();
    for (const mark of sheet.marks) if (isOn(slice, mark)) draw(pdf, mark, tags);
    tags.close();
    pdf.restore();
    tags.decoration();
    numberPage(pdf, `${index + 1} / ${sheet.slices.length}`, sheet.face);
    tags.close();
    await breath();
  }
  pdf.end();
  return finished;
}

function collect(pdf: Pdf): Promise<Blob> {
  const chunks: BlobPart[] = [];
  return new Promise((resolve, reject) => {
    pdf.on("data", (chunk: BlobPart) => chunks.push(chunk));
    pdf.on("end", () => resolve(new Blob(chunks, { type: "application/pdf" })));
    pdf.on("error", reject);
  });
}

/** Lets the browser paint and handle events between two pages. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** A line belongs to one page; a background may cross a cut and is clipped. */
function isOn(slice: Span, { at, kind }: Mark): boolean {
  if (kind === "box") return at.top < slice.bottom && at.bottom > slice.top;
  const middle = (at.top + at.bottom) / 2;
  return middle >= slice.top && middle < slice.bottom;
}

function draw(pdf: Pdf, mark: Mark, tags: Tags): void {
  if (mark.kind === "text") tags.passage(mark.passage);
  else if (mark.kind === "picture") tags.picture(mark.words);
  else tags.decoration();
  if (mark.kind === "text") drawText(pdf, mark);
  else if (mark.kind === "box") drawBox(pdf, mark);
  else if (mark.kind === "path") drawPath(pdf, mark);
  else pdf.image(mark.dataUrl, mark.at.left, mark.at.top, sizeOf(mark));
}

function sizeOf({ at }: Mark) {
  return { width: at.right - at.left, height: at.bottom - at.top };
}

/** How much thicker a letter becomes, relative to its size, when a font without bold is made bold, as in browsers. */
const THICKENING = 1 / 28;

function drawText(pdf: Pdf, mark: Extract<Mark, { kind: "text" }>): void {
  setFont(pdf, mark);
  fillWith(pdf, mark.ink);
  const options = { lineBreak: false, baseline: "alphabetic" } as const;
  if (mark.isThickened) {
    pdf.lineWidth(mark.size * THICKENING).strokeColor([...mark.ink.rgb], mark.ink.opacity);
    pdf.text(mark.text, mark.at.left, mark.baseline, { ...options, fill: true, stroke: true });
  } else {
    pdf.text(mark.text, mark.at.left, mark.baseline, options);
  }
}

const registered = new WeakMap<Pdf, Set<string>>();

function setFont(pdf: Pdf, { face, size }: { face: Face; size: number }): void {
  const names = registered.get(pdf) ?? new Set();
  registered.set(pdf, names);
  if (!names.has(face.id)) pdf.registerFont(face.id, face.bytes);
  names.add(face.id);
  pdf.font(face.id).fontSize(size);
}

function drawBox(pdf: Pdf, mark: Extract<Mark, { kind: "box" }>): void {
  const { width, height } = sizeOf(mark);
  // A border is inside its box; a drawn line is on both sides of its path.
  const inset = (mark.line?.width ?? 0) / 2;
  const radius = Math.max(0, Math.min(mark.radius, width / 2, height / 2) - inset);
  const { left, top } = mark.at;
  pdf.roundedRect(left + inset, top + inset, width - 2 * inset, height - 2 * inset, radius);
  paint(pdf, mark);
}

function drawPath(pdf: Pdf, mark: Extract<Mark, { kind: "path" }>): void {
  const { width, height } = sizeOf(mark);
  // Strokes may end a little outside their box.
  const room = mark.line ? mark.line.width * mark.scale : 0;
  pdf.save();
  pdf.rect(mark.at.left - room, mark.at.top - room, width + 2 * room, height + 2 * room).clip();
  pdf.translate(mark.origin.x, mark.origin.y).scale(mark.scale);
  pdf.lineCap("round").lineJoin("round").path(mark.path);
  paint(pdf, mark);
  pdf.restore();
}

function paint(pdf: Pdf, { fill, line }: Extract<Mark, { kind: "box" | "path" }>): void {
  if (fill) fillWith(pdf, fill);
  if (line) pdf.lineWidth(line.width).strokeColor([...line.ink.rgb], line.ink.opacity);
  if (fill && line) pdf.fillAndStroke();
  else if (fill) pdf.fill();
  else pdf.stroke();
}

function fillWith(pdf: Pdf, { rgb, opacity }: Ink): void {
  pdf.fillColor([...rgb], opacity);
}

function numberPage(pdf: Pdf, text: string, face: Face): void {
  setFont(pdf, { face, size: 8 });
  pdf.fillColor([110, 112, 125], 1);
  const width = pdf.widthOfString(text);
  const options = { lineBreak: false, baseline: "alphabetic" } as const;
  pdf.text(text, PAGE.width - MARGIN - width, PAGE.height - MARGIN - 1, options);
}
