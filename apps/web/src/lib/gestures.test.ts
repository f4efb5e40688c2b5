import { describe, expect, it } from "vitest";
import { isStill, sheetDrag, swipeBetween, tap } from "./gestures.ts";

const at = (x: number, y: number, timeMs = 0) => ({ x, y, timeMs });

describe("a swipe", () => {
  it("counts from 50 px on", () => {
    expect(swipeBetween(at(100, 0), at(50, 0))).toBe("left");
    expect(swipeBetween(at(100, 0), at(150, 0))).toBe("right");
    expect(swipeBetween(at(100, 0), at(51, 0))).toBeNull();
  });

  it("is not a scroll that drifts sideways", () => {
    expect(swipeBetween(at(0, 0), at(60, 90))).toBeNull();
    expect(swipeBetween(at(0, 0), at(60, -60))).toBeNull();
  });
});

describe("a double tap", () => {
  it("is two taps on the same target within 280 ms", () => {
    const first = tap(null, "a", 1000);
    expect(first.isDouble).toBe(false);
    expect(tap(first.memory, "a", 1280).isDouble).toBe(true);
    expect(tap(first.memory, "a", 1281).isDouble).toBe(false);
    expect(tap(first.memory, "b", 1100).isDouble).toBe(false);
  });

  it("is used up, so that a third tap counts as a first one", () => {
    const second = tap(tap(null, "a", 0).memory, "a", 100);
    expect(second.isDouble).toBe(true);
    expect(tap(second.memory, "a", 200).isDouble).toBe(false);
  });
});

describe("a hold", () => {
  it("tolerates a trembling finger, but no movement", () => {
    expect(isStill(at(10, 10), at(16, 18))).toBe(true);
    expect(isStill(at(10, 10), at(16, 19))).toBe(false);
  });
});

describe("dragging a sheet", () => {
  it("closes it beyond 120 px", () => {
    expect(sheetDrag(at(0, 100), at(0, 220))).toEqual({ offsetPx: 120, dismisses: false });
    expect(sheetDrag(at(0, 100), at(0, 221))).toEqual({ offsetPx: 121, dismisses: true });
  });

  it("does not pull it upwards", () => {
    expect(sheetDrag(at(0, 100), at(0, 20))).toEqual({ offsetPx: 0, dismisses: false });
  });
});
