import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Theme = "light" | "dark";
const TEXT_RATIO = 4.5;
const EDGE_RATIO = 3;

/** `--name: light-dark(oklch(l c h), oklch(l c h))` as [lightness, chroma, hue] of one theme. */
function token(name: string, theme: Theme): [number, number, number] {
  const line = css.match(new RegExp(`--${name}: light-dark\\(oklch\\(([^)]+)\\), oklch\\(([^)]+)\\)\\)`));
  const numbers = line?.[theme === "light" ? 1 : 2]?.split(" ").map(Number) ?? [];
  const [lightness, chroma, hue] = numbers;
  if (lightness === undefined || chroma === undefined || hue === undefined)
    throw new Error(`no token ${name}`);
  return [lightness, chroma, hue];
}

/** WCAG relative luminance of an OKLCH colour (matrices of B. Ottosson, 2020), clipped to sRGB. */
function luminance([lightness, chroma, hue]: [number, number, number]): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(Math.max(value, 0), 1);
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, back: string, theme: Theme): number {
  const [one, other] = [luminance(token(front, theme)), luminance(token(back, theme))];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Text and its possible backgrounds. */
const GROUNDS = [
  "paper",
  "surface",
  "sunken",
  "raised",
  "accent-soft",
  "correct-soft",
  "wrong-soft",
] as const;
const READ_ANYWHERE = ["ink", "ink-soft"] as const;
const OPEN_GROUNDS = ["paper", "surface", "sunken", "raised"] as const;

const TEXT_PAIRS: readonly (readonly [front: string, back: string])[] = [
  ...READ_ANYWHERE.flatMap((front) => GROUNDS.map((back) => [front, back] as const)),
  ...["accent", "correct", "wrong"].flatMap((front) => [
    ...OPEN_GROUNDS.map((back) => [front, back] as const),
    [front, `${front}-soft`] as const,
    [`on-${front}`, front] as const,
  ]),
  ["on-highlight", "highlight"],
  // The letter of an option that was chosen when the key is unknown.
  ["surface", "ink-soft"],
];

/** Edges and rings that alone show where something is. */
const EDGE_PAIRS: readonly (readonly [front: string, back: string])[] = [
  ...OPEN_GROUNDS.map((back) => ["field-line", back] as const),
  ...GROUNDS.map((back) => ["accent", back] as const),
  ["correct", "surface"],
  ["wrong", "surface"],
];

describe.each(["light", "dark"] as const)("the %s palette", (theme) => {
  it.each(TEXT_PAIRS)("keeps %s readable on %s", (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(TEXT_RATIO);
  });

  it.each(EDGE_PAIRS)("shows where a field is: %s on %s", (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(EDGE_RATIO);
  });
});
