import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { expect, it } from "vitest";
import { fontInWoff } from "./woff.ts";

const file = createRequire(import.meta.url).resolve("@fontsource/onest/files/onest-latin-400-normal.woff");
const woff = new Uint8Array(readFileSync(file));

it("returns the font in the file", async () => {
  const packed = create(Buffer.from(woff)) as Font;
  const font = create(Buffer.from(await fontInWoff(woff))) as Font;
  expect([font.type, font.postscriptName]).toEqual(["TTF", packed.postscriptName]);
  const [there, here] = [packed, font].map((one) => one.layout("Quizmill 5 × “AV”"));
  expect(here?.advanceWidth).toBe(there?.advanceWidth);
  expect(here?.glyphs.map(({ path }) => path.toSVG())).toEqual(there?.glyphs.map(({ path }) => path.toSVG()));
});

it("refuses any other file", async () => {
  await expect(fontInWoff(new TextEncoder().encode("wOF2 and more"))).rejects.toThrow("no WOFF");
  await expect(fontInWoff(woff.slice(0, 60))).rejects.toThrow();
});
