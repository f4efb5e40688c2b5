import { captionIn } from "../captions.ts";
import type { Caption, FoundFigure, Part } from "../reading.ts";
import type { Line } from "./lines.ts";
import type { PagePictures } from "./pages.ts";
import type { Box } from "./text-objects.ts";

/** What the pages of a document show, by their indexes. */
interface Shown {
  readonly lines: readonly (readonly Line[])[];
  readonly pictures: readonly PagePictures[];
  /** The file. */
  readonly bytes: Uint8Array;
}

/** A caption on its page, and the picture that it stands at. */
interface Captioned {
  readonly part: Part;
  readonly caption: Caption;
  readonly line: Line;
  box: Box | null;
}

/** Of a page. A smaller picture is an icon; a page with a larger one is a scan, or has it as its background. */
const LEAST_SHARE = 0.01;
const MOST_SHARE = 0.7;
const MIN_SIDE_POINTS = 40;
/** How far a picture may be from its caption, in points: above it, below it (which may have several lines), beside it. */
const MAX_GAP = { above: 45, below: 70, beside: 30 };
/** Pictures side by side may share a caption. */
const MAX_GAP_BETWEEN = 40;
/** What is drawn over an edge, or has white borders. */
const OVERLAP_POINTS = 8;
/** Pieces of one picture touch. */
const SEAM_POINTS = 1;

/** The parts of a document with the pictures at its numbered captions. Drawings of lines are none. */
export function withFigures(parts: readonly Part[], shown: Shown): readonly Part[] {
  const boxes = shown.pictures.map(figureBoxes);
  if (boxes.every((own) => own.length === 0)) return parts;
  const figures = new Map<Part, FoundFigure>();
  const isPictured = ({ page = 0 }: Part) => (boxes[page - 1]?.length ?? 0) > 0;
  for (const [page, own] of Map.groupBy(parts.filter(isPictured), (part) => part.page ?? 0)) {
    const captioned = captionedIn(own, shown.lines[page - 1] ?? []);
    giveBoxes(captioned, boxes[page - 1] ?? []);
    for (const one of captioned) {
      const figure = figureOf(one, page - 1, shown);
      if (figure !== null) figures.set(one.part, figure);
    }
  }
  return parts.map((part) => {
    const figure = figures.get(part);
    return figure === undefined ? part : { ...part, figures: [figure] };
  });
}

/** The pictures of a page that may be figures; none of a scan. */
function figureBoxes({ boxes, view }: PagePictures): readonly Box[] {
  const page = areaOf(view);
  const whole = joined(boxes);
  if (page <= 0 || whole.some((box) => areaOf(box) > MOST_SHARE * page)) return [];
  return whole.filter(
    (box) =>
      areaOf(box) >= LEAST_SHARE * page && Math.min(box[2] - box[0], box[3] - box[1]) >= MIN_SIDE_POINTS,
  );
}

/** Programs cut large pictures into strips: those that touch are one. */
function joined(boxes: readonly Box[]): Box[] {
  const whole: Box[] = [];
  for (const box of boxes) {
    let own = box;
    for (let at = touching(whole, own); at >= 0; at = touching(whole, own)) {
      const [other] = whole.splice(at, 1);
      own = other === undefined ? own : around(own, other);
    }
    whole.push(own);
  }
  return whole;
}

function touching(whole: readonly Box[], [left, bottom, right, top]: Box): number {
  return whole.findIndex(
    (other) =>
      other[0] <= right + SEAM_POINTS &&
      other[2] >= left - SEAM_POINTS &&
      other[1] <= top + SEAM_POINTS &&
      other[3] >= bottom - SEAM_POINTS,
  );
}

function around(one: Box, other: Box): Box {
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ];
}

function areaOf([left, bottom, right, top]: Box): number {
  return (right - left) * (top - bottom);
}

/** The captions of a page with a number, from its top to its bottom. */
function captionedIn(parts: readonly Part[], lines: readonly Line[]): Captioned[] {
  const found = parts.flatMap((part): Captioned[] => {
    const caption = part.kind === "heading" ? null : captionIn(part.text);
    const begins = ({ text, angle }: Line) => angle === 0 && captionIn(text)?.number === caption?.number;
    const line = caption?.number === undefined ? undefined : lines.find(begins);
    return caption === null || line === undefined ? [] : [{ part, caption, line, box: null }];
  });
  return found.sort((one, other) => other.line.y - one.line.y);
}

/** Gives each caption its nearest picture, the one above it first, and then those side by side with that. */
function giveBoxes(captioned: readonly Captioned[], boxes: readonly Box[]): void {
  const free = new Set(boxes);
  const take = (one: Captioned, box: Box) => {
    free.delete(box);
    one.box = one.box === null ? box : around(one.box, box);
  };
  for (const one of captioned) {
    const near = [...free].map((box) => ({ box, gap: gapTo(one.line, box) }));
    const [nearest] = near.filter(({ gap }) => gap !== null).sort((a, b) => (a.gap ?? 0) - (b.gap ?? 0));
    if (nearest !== undefined) take(one, nearest.box);
  }
  for (const one of captioned)
    for (const box of boxes) if (free.has(box) && one.box !== null && isBeside(one.box, box)) take(one, box);
}

/** How far a picture is from a caption; null if it is not at it. Those below and beside it come after those above. */
function gapTo({ x, right, y, size }: Line, [left, bottom, end, top]: Box): number | null {
  const isOver = left < right && end > x;
  const above = bottom - (y + size);
  if (isOver && above >= -OVERLAP_POINTS && above <= MAX_GAP.above) return above;
  const below = y - top;
  if (isOver && below >= -OVERLAP_POINTS && below <= MAX_GAP.below) return MAX_GAP.above + below;
  const beside = Math.max(left - right, x - end);
  const isLevel = y <= top + OVERLAP_POINTS && y >= bottom - OVERLAP_POINTS;
  const most = MAX_GAP.above + MAX_GAP.below;
  return isLevel && beside >= -OVERLAP_POINTS && beside <= MAX_GAP.beside ? most + beside : null;
}

function isBeside(one: Box, other: Box): boolean {
  const shared = Math.min(one[3], other[3]) - Math.max(one[1], other[1]);
  const gap = Math.max(other[0] - one[2], one[0] - other[2]);
  return gap <= MAX_GAP_BETWEEN && shared > (other[3] - other[1]) / 2;
}

function figureOf(
  { caption, box }: Captioned,
  index: number,
  { pictures, bytes }: Shown,
): FoundFigure | null {
  const { view } = pictures[index] ?? {};
  if (box === null || view === undefined) return null;
  const [left, bottom, right, top] = [
    Math.max(box[0], view[0]),
    Math.max(box[1], view[1]),
    Math.min(box[2], view[2]),
    Math.min(box[3], view[3]),
  ];
  const area = { left: left - view[0], top: view[3] - top, width: right - left, height: top - bottom };
  if (area.width < MIN_SIDE_POINTS || area.height < MIN_SIDE_POINTS) return null;
  const read = async () => {
    const { renderedArea } = await import("./rendered-area.ts");
    return renderedArea(bytes, index, area);
  };
  return { ...caption, size: area.width * area.height, read };
}
