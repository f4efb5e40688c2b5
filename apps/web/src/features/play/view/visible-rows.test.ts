import { describe, expect, it } from "vitest";
import { drawnCells, scrollTo, visibleRows } from "./visible-rows.ts";

const box = { scrollPx: 0, heightPx: 400, rowPx: 50, rows: 334 };

describe("the rendered rows of a long list", () => {
  it("are the visible ones and a few more", () => {
    expect(visibleRows(box)).toEqual({ from: 0, to: 14 });
    expect(visibleRows({ ...box, scrollPx: 5_000 })).toEqual({ from: 94, to: 114 });
  });

  it("end where the list does", () => {
    expect(visibleRows({ ...box, scrollPx: 16_300 })).toEqual({ from: 320, to: 334 });
    expect(visibleRows({ ...box, rows: 3 })).toEqual({ from: 0, to: 3 });
  });

  it("stay within a list that has become shorter than its scroll position", () => {
    expect(visibleRows({ ...box, scrollPx: 9_000, rows: 10 })).toEqual({ from: 10, to: 10 });
  });
});

describe("the rendered cells of a grid", () => {
  const grid = { columns: 3, total: 100 };

  it("are those of the rendered rows, and no others of thousands", () => {
    expect(drawnCells({ ...grid, from: 1, to: 3, tabStop: 4 })).toEqual([3, 4, 5, 6, 7, 8]);
    expect(drawnCells({ ...grid, from: 33, to: 40, tabStop: 99 })).toEqual([99]);
  });

  it("include the one with the tab stop, wherever it is, in its order", () => {
    expect(drawnCells({ ...grid, from: 1, to: 2, tabStop: 0 })).toEqual([0, 3, 4, 5]);
    expect(drawnCells({ ...grid, from: 1, to: 2, tabStop: 50 })).toEqual([3, 4, 5, 50]);
  });

  it("are none in an empty grid", () => {
    expect(drawnCells({ from: 0, to: 0, columns: 3, total: 0, tabStop: 0 })).toEqual([]);
  });
});

describe("scrolling a row into view", () => {
  it("does nothing for a row that is completely visible", () => {
    expect(scrollTo(0, box)).toBeNull();
    expect(scrollTo(7, box)).toBeNull();
  });

  it("puts any other row in the middle, as far as the list allows", () => {
    expect(scrollTo(8, box)).toBe(225);
    expect(scrollTo(1, { ...box, scrollPx: 600 })).toBe(0);
  });
});
