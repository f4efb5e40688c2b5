/** A range of the sheet from top to bottom, in CSS pixels. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

interface Layout {
  /** Parts that should stay on one page, in their order. */
  readonly blocks: readonly Span[];
  /** Parts that cannot be cut: lines of text, formulas, pictures. */
  readonly lines: readonly Span[];
  readonly bottom: number;
  readonly pageHeight: number;
}

/**
 * Cuts the sheet into pages. A block that does not fit on the rest of a page begins the next one; only a block taller
 * than a page is cut, between its lines.
 */
export function slicePages({ blocks, lines, bottom, pageHeight }: Layout): Span[] {
  const slices: Span[] = [];
  for (let top = 0; top < bottom; ) {
    const end = Math.min(bottom, cutBelow({ blocks, lines, top, limit: top + pageHeight, bottom }));
    slices.push({ top, bottom: end });
    top = end;
  }
  return slices;
}

interface Cut extends Omit<Layout, "pageHeight"> {
  readonly top: number;
  readonly limit: number;
}

function cutBelow({ blocks, lines, bottom, top, limit }: Cut): number {
  if (bottom <= limit) return bottom;
  const pushed = blocks.find((block) => block.top < limit && block.bottom > limit);
  if (!pushed) return limit;
  const isTaller = pushed.bottom - pushed.top > limit - top;
  if (pushed.top > top && !isTaller) return pushed.top;
  return cutBetweenLines(lines, top, limit);
}

/** The lowest place above `limit` where no line is cut; `limit` itself if a line is taller than the page. */
function cutBetweenLines(lines: readonly Span[], top: number, limit: number): number {
  let cut = limit;
  for (;;) {
    const crossing = lines.filter((line) => line.top < cut && line.bottom > cut);
    const above = Math.min(...crossing.map((line) => line.top));
    if (crossing.length === 0) return cut;
    if (above <= top) return limit;
    cut = above;
  }
}
