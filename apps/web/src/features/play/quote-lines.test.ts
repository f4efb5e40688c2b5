import type { PagePicture } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { cuttingOf } from "./quote-lines.ts";

const line = (text: string, y: number) => ({ text, x: 50, y, width: 300, height: 20 });
const page: PagePicture = {
  page: 1,
  width: 400,
  height: 600,
  png: "",
  lines: [
    line("The heart pumps blood. Chloro-", 100),
    line("phyll is a green pigment that", 130),
    line("absorbs light. Leaves are green.", 160),
  ],
};

describe("the part of a picture with a quote", () => {
  it("holds all its lines, with a margin", () => {
    expect(cuttingOf(page, "The heart pumps blood.")).toEqual({ x: 45, y: 95, width: 310, height: 30 });
    const joined = "Chlorophyll is a green pigment that absorbs light.";
    expect(cuttingOf(page, joined)).toEqual({ x: 45, y: 95, width: 310, height: 90 });
    expect(cuttingOf(page, "Leaves are green.")).toMatchObject({ y: 155, height: 30 });
  });

  it("stays within the picture", () => {
    const lines = [{ text: "Everything", x: 0, y: 0, width: 400, height: 600 }];
    expect(cuttingOf({ ...page, lines }, "everything")).toEqual({ x: 0, y: 0, width: 400, height: 600 });
  });

  it("is found without spaces, as in Japanese", () => {
    const lines = [line("光合成 とは", 10), line("反応 である。", 40)];
    expect(cuttingOf({ ...page, lines }, "光合成とは反応である。")).toMatchObject({ y: 5, height: 60 });
  });

  it("is none for a quote that is not on it", () => {
    expect(cuttingOf(page, "Something else")).toBeNull();
    expect(cuttingOf(page, "…")).toBeNull();
  });
});
