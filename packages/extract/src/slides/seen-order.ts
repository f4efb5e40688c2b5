/** The position of a text box on its slide, in any unit; `y` counts downwards. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Placed {
  /** Absent if only the layout or an outer group knows. */
  readonly place?: Place;
  readonly parts: readonly { readonly text: string }[];
}

/** More boxes are a drawing. */
const MAX_BOXES = 12;
/** Shorter texts are labels of a drawing, which are not read in columns. */
const MIN_BOX_CHARS = 25;

/**
 * Sorts boxes of running text into reading order: columns from left to right, each from top to bottom, in bands
 * separated by boxes that span all columns. The file has them in the order of creation. Overlapping boxes, labels,
 * and slides with a box of unknown position stay as they are.
 */
export function inSeenOrder<Shape extends Placed>(shapes: readonly Shape[]): readonly Shape[] {
  if (shapes.length < 2 || shapes.length > MAX_BOXES || !shapes.every(isRunningText)) return shapes;
  return ordered(shapes);
}

function isRunningText({ place, parts }: Placed): boolean {
  return place !== undefined && parts.reduce((sum, { text }) => sum + text.length, 0) >= MIN_BOX_CHARS;
}

function ordered<Shape extends Placed>(shapes: readonly Shape[]): readonly Shape[] {
  const columns = cut(shapes, ({ x, width }) => [x, x + width]);
  if (columns.length > 1) return columns.flatMap(ordered);
  const bands = cut(shapes, ({ y, height }) => [y, y + height]);
  return bands.length > 1 ? bands.flatMap(ordered) : shapes;
}

/** Splits boxes into groups until no straight line through the slide separates them (XY-cut). */
function cut<Shape extends Placed>(
  shapes: readonly Shape[],
  extentOf: (place: Place) => [from: number, to: number],
): Shape[][] {
  const extents = shapes
    .flatMap((shape) => (shape.place === undefined ? [] : [{ shape, extent: extentOf(shape.place) }]))
    .sort((one, other) => one.extent[0] - other.extent[0]);
  const groups: Shape[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { shape, extent } of extents) {
    if (extent[0] >= end) groups.push([]);
    groups.at(-1)?.push(shape);
    end = Math.max(end, extent[1]);
  }
  return groups;
}
