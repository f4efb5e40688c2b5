import { describe, expect, it } from "vitest";
import { type Block, placeBlocks } from "./place-blocks.ts";

const PAPER = { pageHeight: 100, columns: 2 };
const narrow = (height: number, about: Partial<Block> = {}): Block => ({
  height,
  isWide: false,
  beginsPage: false,
  keepsWithNext: false,
  ...about,
});
const wide = (height: number, about: Partial<Block> = {}) => narrow(height, { isWide: true, ...about });
const shown = (blocks: readonly Block[]) =>
  placeBlocks(blocks, PAPER).places.map(({ page, column, top }) => [page, column, top]);

describe("the parts of a worksheet", () => {
  it("fill the columns under a heading, then the next page", () => {
    expect(shown([wide(20), narrow(50), narrow(50), narrow(60), narrow(30)])).toEqual([
      [0, 0, 0],
      [0, 0, 20],
      [0, 1, 20],
      [1, 0, 0],
      [1, 1, 0],
    ]);
  });

  it("are spread over the columns where there are few", () => {
    const columns = shown(Array.from({ length: 6 }, () => narrow(10))).map(([, column]) => column);
    expect(columns).toEqual([0, 0, 0, 1, 1, 1]);
  });

  it("stay with the passage before them, unless both are higher than a page", () => {
    const passage = { keepsWithNext: true };
    expect(shown([narrow(60), narrow(30, passage), narrow(40)])).toEqual([
      [0, 0, 0],
      [0, 1, 0],
      [0, 1, 30],
    ]);
    expect(shown([narrow(90, passage), narrow(40)])).toEqual([
      [0, 0, 0],
      [0, 1, 0],
    ]);
  });

  it("begin a page where they have to, and none is left empty", () => {
    const { places, pages } = placeBlocks(
      [wide(10, { beginsPage: true }), wide(10, { beginsPage: true })],
      PAPER,
    );
    expect(places.map(({ page }) => page)).toEqual([0, 1]);
    expect(pages).toHaveLength(2);
  });

  it("may be higher than a page across its whole width, and have it for themselves", () => {
    const { places, pages } = placeBlocks([wide(10), wide(250), wide(10)], PAPER);
    expect(places.map(({ page, top }) => [page, top])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    expect(pages.map(({ height }) => height)).toEqual([100, 250, 100]);
  });
});
