import { LIMITS } from "@quizmill/contract";
import { inkOf } from "./colour.ts";
import { chooseFace, type Face, type TextStyle } from "./fonts.ts";
import type { Mark, Passage, Rect } from "./marks.ts";
import { lineRuns } from "./text-lines.ts";

/** Content for screen readers only, or for copying. */
const UNSEEN = ".katex-mathml, .sr-only";

/**
 * Reads a sheet that the browser has laid out: every line of text with its font and place, every background, border,
 * drawing and picture (`pictures`: data URLs by hash). So the browser does line breaks, formulas and right-to-left text, and the PDF is the sheet, with its text as
 * text.
 */
export function readSheet(
  sheet: HTMLElement,
  faces: readonly Face[],
  pictures: ReadonlyMap<string, string>,
): Mark[] {
  const { left, top } = sheet.getBoundingClientRect();
  const reader = new SheetReader(faces, pictures, { x: left, y: top });
  reader.read(sheet);
  return reader.marks;
}

/** Elements that are read out as a unit, and their PDF tags. */
const BLOCKS = "h1, h2, h3, h4, p, li, dt, dd, blockquote, pre, div, section";
const TAGS: Readonly<Record<string, string>> = {
  h1: "H1",
  h2: "H2",
  h3: "H3",
  h4: "H4",
  blockquote: "BlockQuote",
  pre: "Code",
};

class SheetReader {
  readonly marks: Mark[] = [];
  readonly #faces: readonly Face[];
  readonly #pictures: ReadonlyMap<string, string>;
  readonly #origin: { x: number; y: number };
  readonly #passages = new Map<Element, Passage>();

  constructor(
    faces: readonly Face[],
    pictures: ReadonlyMap<string, string>,
    origin: { x: number; y: number },
  ) {
    this.#faces = faces;
    this.#pictures = pictures;
    this.#origin = origin;
  }

  read(element: Element): void {
    const style = getComputedStyle(element);
    if (style.display === "none" || style.visibility === "hidden" || element.matches(UNSEEN)) return;
    if (element instanceof SVGSVGElement) {
      this.#drawing(element);
      return;
    }
    const dataUrl = this.#pictures.get(element.getAttribute("data-picture") ?? "");
    if (dataUrl !== undefined) {
      const words = element.getAttribute("aria-label") ?? "";
      this.marks.push({ kind: "picture", at: this.#place(element.getBoundingClientRect()), dataUrl, words });
      return;
    }
    for (const rect of element.getClientRects()) this.#ground(this.#place(rect), style);
    for (const child of element.childNodes) {
      if (child instanceof Element) this.read(child);
      else if (child instanceof Text) this.#text(child, style);
    }
  }

  #passageOf({ parentElement }: Text): Passage {
    const block = parentElement?.closest(BLOCKS) ?? null;
    const known = block && this.#passages.get(block);
    if (known) return known;
    const passage = { tag: TAGS[block?.localName ?? ""] ?? "P" };
    if (block) this.#passages.set(block, passage);
    return passage;
  }

  #place({ left, top, right, bottom }: DOMRect): Rect {
    const { x, y } = this.#origin;
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
  }

  #ground(at: Rect, style: CSSStyleDeclaration): void {
    const radius = Number.parseFloat(style.borderTopLeftRadius) || 0;
    const sides = SIDES.map((side) => ({ side, ...borderOf(style, side) }));
    const [first] = sides;
    const isFrame = first !== undefined && sides.every(({ width }) => width > 0);
    const line = isFrame ? { ink: first.ink, width: first.width } : null;
    const fill = inkOf(style.backgroundColor);
    if (fill.opacity > 0 || line) {
      this.marks.push({ kind: "box", at, radius, fill: fill.opacity > 0 ? fill : null, line });
    }
    if (isFrame) return;
    for (const { side, width, ink } of sides) {
      if (width > 0)
        this.marks.push({ kind: "box", at: strip(at, side, width), radius: 0, fill: ink, line: null });
    }
  }

  #text(node: Text, style: CSSStyleDeclaration): void {
    const size = Number.parseFloat(style.fontSize);
    const textStyle: TextStyle = {
      family: style.fontFamily,
      weight: Number.parseInt(style.fontWeight, 10),
      isItalic: style.fontStyle === "italic",
    };
    const keepsSpaces =
      style.whiteSpaceCollapse?.startsWith("preserve") && style.whiteSpaceCollapse !== "preserve-breaks";
    const passage = this.#passageOf(node);
    const faceFor = (character: string) => chooseFace(this.#faces, character, textStyle);
    for (const run of lineRuns(node, { faceFor, keepsSpaces })) {
      const at = this.#place(run.rect);
      if (!run.chosen) {
        this.marks.push({ kind: "picture", at, dataUrl: pictureOf(run.text, at, node), words: run.text });
        continue;
      }
      const { share, rise } = LEVELS[run.level];
      const baseline = at.top + ascentOf(style) - rise * size;
      this.marks.push({
        kind: "text",
        at,
        baseline,
        text: run.text,
        passage,
        size: share * size,
        ink: inkOf(style.color),
        ...run.chosen,
      });
    }
  }

  /** Icons and the large symbols of formulas: paths in a view box, laid out as "slice" or "meet". */
  #drawing(svg: SVGSVGElement): void {
    const at = this.#place(clippedRect(svg));
    const whole = this.#place(svg.getBoundingClientRect());
    const view = svg.viewBox.baseVal;
    const [across, down] = [
      (whole.right - whole.left) / view.width,
      (whole.bottom - whole.top) / view.height,
    ];
    const isSlice = svg.getAttribute("preserveAspectRatio")?.endsWith("slice") ?? false;
    const scale = isSlice ? Math.max(across, down) : Math.min(across, down);
    const origin = { x: whole.left - view.x * scale, y: whole.top - view.y * scale };
    for (const shape of svg.querySelectorAll("path")) {
      const style = getComputedStyle(shape);
      const fill = style.fill === "none" ? null : inkOf(style.fill);
      const width = Number.parseFloat(style.strokeWidth);
      const line = style.stroke === "none" ? null : { ink: inkOf(style.stroke), width };
      this.marks.push({ kind: "path", at, path: shape.getAttribute("d") ?? "", origin, scale, fill, line });
    }
  }
}

/** Size and raised height of superscripts and subscripts, relative to the line's letters. */
const LEVELS = {
  line: { share: 1, rise: 0 },
  above: { share: 0.62, rise: 0.34 },
  below: { share: 0.62, rise: -0.14 },
} as const;

const SIDES = ["Top", "Right", "Bottom", "Left"] as const;
type Side = (typeof SIDES)[number];

function borderOf(style: CSSStyleDeclaration, side: Side) {
  const isDrawn = style[`border${side}Style`] !== "none";
  const ink = inkOf(style[`border${side}Color`]);
  return { width: isDrawn && ink.opacity > 0 ? Number.parseFloat(style[`border${side}Width`]) : 0, ink };
}

function strip(at: Rect, side: Side, width: number): Rect {
  if (side === "Top") return { ...at, bottom: at.top + width };
  if (side === "Bottom") return { ...at, top: at.bottom - width };
  return side === "Left" ? { ...at, right: at.left + width } : { ...at, left: at.right - width };
}

/** The visible part of a drawing: KaTeX's roots are 400 em wide, and clipped by an element around them. */
function clippedRect(svg: SVGSVGElement): DOMRect {
  const own = svg.getBoundingClientRect();
  const frame = svg.closest(".hide-tail, .stretchy")?.getBoundingClientRect();
  if (!frame) return own;
  const left = Math.max(own.left, frame.left);
  const top = Math.max(own.top, frame.top);
  return new DOMRect(
    left,
    top,
    Math.min(own.right, frame.right) - left,
    Math.min(own.bottom, frame.bottom) - top,
  );
}

const canvas = document.createElement("canvas");
const pen = canvas.getContext("2d");
const ascents = new Map<string, number>();

/** From the top of a line's text to its baseline, in the browser's layout. */
function ascentOf(style: CSSStyleDeclaration): number {
  const font = fontOf(style);
  const known = ascents.get(font);
  if (known !== undefined || !pen) return known ?? 0;
  pen.font = font;
  const ascent = pen.measureText("x").fontBoundingBoxAscent;
  ascents.set(font, ascent);
  return ascent;
}

function fontOf({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string {
  return `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
}

/**
 * Characters that none of the fonts has, drawn with the system's: pictures in the PDF. They are JPEGs with the background
 * under them, because the PDF writer decodes transparent pictures in a worker, which the content security
 * policy forbids.
 */
function pictureOf(text: string, at: Rect, { parentElement }: Text): string {
  if (!parentElement) return "";
  const style = getComputedStyle(parentElement);
  const scale = LIMITS.pdfExport.renderScale;
  const picture = document.createElement("canvas");
  picture.width = Math.max(1, Math.ceil((at.right - at.left) * scale));
  picture.height = Math.max(1, Math.ceil((at.bottom - at.top) * scale));
  const brush = picture.getContext("2d");
  if (!brush) return "";
  for (const ground of ["white", ...groundsOf(parentElement)]) {
    brush.fillStyle = ground;
    brush.fillRect(0, 0, picture.width, picture.height);
  }
  brush.scale(scale, scale);
  brush.font = fontOf(style);
  brush.fillStyle = style.color;
  brush.fillText(text, 0, ascentOf(style));
  return picture.toDataURL("image/jpeg", JPEG_QUALITY);
}

/** Of what is drawn here. */
export const JPEG_QUALITY = 0.95;

/** The backgrounds behind an element, from the sheet up. */
function groundsOf(element: Element): string[] {
  const own = getComputedStyle(element).backgroundColor;
  const below = element.matches("[data-theme]") ? null : element.parentElement;
  return below ? [...groundsOf(below), own] : [own];
}
