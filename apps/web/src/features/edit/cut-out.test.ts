import { expect, it } from "vitest";
import { pixelsOf } from "./cut-out.ts";

const WHOLE = { width: 300, height: 200 };

it.each([
  [
    { x: 0, y: 0, width: 100, height: 100 },
    { x: 0, y: 0, width: 300, height: 200 },
  ],
  [
    { x: 10, y: 50, width: 33.3, height: 25 },
    { x: 30, y: 100, width: 100, height: 50 },
  ],
  [
    { x: 99.99, y: 99.99, width: 0.01, height: 0.01 },
    { x: 299, y: 199, width: 1, height: 1 },
  ],
  [
    { x: 50, y: 50, width: 60, height: 60 },
    { x: 150, y: 100, width: 150, height: 100 },
  ],
])("the part %o of a picture is its pixels %o", (part, pixels) => {
  expect(pixelsOf(part, WHOLE)).toEqual(pixels);
});
