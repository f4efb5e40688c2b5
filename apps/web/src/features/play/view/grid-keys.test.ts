import { describe, expect, it } from "vitest";
import { gridMove } from "./grid-keys.ts";

const from = (at: number) => ({ at, total: 20, columns: 8 });

describe("moving in the grid of questions", () => {
  it.each([
    ["ArrowRight", 3, 4],
    ["ArrowLeft", 3, 2],
    ["ArrowDown", 3, 11],
    ["ArrowUp", 11, 3],
    ["Home", 11, 0],
    ["End", 11, 19],
  ])("%s from %i leads to %i", (key, at, target) => {
    expect(gridMove(key, from(at))).toBe(target);
  });

  it.each([
    ["ArrowLeft", 0],
    ["ArrowUp", 5],
    ["ArrowRight", 19],
    ["ArrowDown", 15],
  ])("%s at the edge does not move", (key, at) => {
    expect(gridMove(key, from(at))).toBe(at);
  });

  it("ignores other keys", () => {
    for (const key of ["Enter", "a", "Tab", "toString"]) expect(gridMove(key, from(3))).toBeNull();
  });
});
