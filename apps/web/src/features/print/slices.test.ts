import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slicePages } from "./slices.ts";

/** Blocks of these heights, one below the other, each made of lines of 10. */
function sheet(heights: number[]) {
  let bottom = 0;
  const blocks = heights.map((height) => {
    const top = bottom;
    bottom += height;
    return { top, bottom };
  });
  const lines = blocks.flatMap((block) =>
    Array.from({ length: Math.floor((block.bottom - block.top) / 10) }, (_, i) => ({
      top: block.top + i * 10,
      bottom: block.top + (i + 1) * 10,
    })),
  );
  return { blocks, lines, bottom };
}

const pages = (heights: number[], pageHeight = 100) =>
  slicePages({ ...sheet(heights), pageHeight }).map(({ top, bottom }) => [top, bottom]);

describe("slicePages", () => {
  it("keeps a short sheet on one page", () => {
    expect(pages([30, 40])).toEqual([[0, 70]]);
    expect(pages([100])).toEqual([[0, 100]]);
  });

  it("begins a new page with the block that does not fit", () => {
    expect(pages([60, 60, 30, 80])).toEqual([
      [0, 60],
      [60, 150],
      [150, 230],
    ]);
  });

  it("cuts a block taller than a page between its lines, and continues below it", () => {
    expect(pages([45, 250, 20])).toEqual([
      [0, 95],
      [95, 195],
      [195, 295],
      [295, 315],
    ]);
  });

  it("does not stop at a line taller than a page", () => {
    const tall = [{ top: 0, bottom: 350 }];
    const slices = slicePages({ blocks: tall, lines: tall, bottom: 350, pageHeight: 100 });
    expect(slices.map(({ bottom }) => bottom)).toEqual([100, 200, 300, 350]);
  });

  it("shows everything once, in order, on pages that are full enough", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 30 }), (heights) => {
        const layout = sheet(heights);
        const slices = slicePages({ ...layout, pageHeight: 100 });
        expect(slices[0]?.top).toBe(0);
        expect(slices.at(-1)?.bottom).toBe(layout.bottom);
        for (const [i, slice] of slices.entries()) {
          expect(slice.bottom - slice.top).toBeGreaterThan(0);
          expect(slice.bottom - slice.top).toBeLessThanOrEqual(100);
          if (i > 0) expect(slice.top).toBe(slices[i - 1]?.bottom);
          const isCut = (line: { top: number; bottom: number }) =>
            line.top < slice.bottom && line.bottom > slice.bottom;
          expect(layout.lines.some(isCut)).toBe(false);
          for (const block of layout.blocks) {
            if (block.bottom - block.top <= 100) expect(isCut(block)).toBe(false);
          }
        }
      }),
    );
  });
});
