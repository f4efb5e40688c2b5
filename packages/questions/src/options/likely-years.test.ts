import type { Language } from "@quizmill/contract";
import { expect, it } from "vitest";
import { planPassages } from "../index.ts";
import { readDocument } from "../read/document.ts";
import { sourceOf } from "../testing/sample-texts.ts";
import { spansOf } from "../text/spans.ts";
import { numbersLike } from "./numbers-like.ts";

/** The years that may stand beside one of the first sentence's. */
function yearsBeside(year: string, text: string, language: Language): number[] {
  const plan = planPassages(sourceOf([text], language));
  const document = readDocument(plan, { seed: 1, mode: "study" });
  const [line] = document.lines;
  const span = spansOf(line?.text ?? "", document.profile).find((other) => other.text === year);
  if (line === undefined || span === undefined) throw new Error(`The text has no year ${year}.`);
  return numbersLike(span, line, document).map(Number);
}

it("decades stand beside a decade", () => {
  const text =
    "Desde la década de 1970, muchas de estas academias han cerrado. En 1973 se fundó otra. En 1979 y 1996 cerraron dos.";
  const years = yearsBeside("1970", text, "es");
  expect(years.length).toBeGreaterThan(2);
  expect(years.filter((year) => year % 10 !== 0)).toEqual([]);
});

it("no year comes long after all that the text tells of", () => {
  const text =
    "W grudniu ogłosił, że wyda piąty album i wyruszy w trasę koncertową w 2020 roku. W 2012 roku wydał trzeci album.";
  const years = yearsBeside("2020", text, "pl");
  expect(years.length).toBeGreaterThan(2);
  expect(Math.max(...years)).toBeLessThan(2023);
});

it("years near the key come before those the text tells long before it", () => {
  const text =
    "SSTV was first used by radio amateurs in 1958. Ampère measured currents in 1826. Carson wrote on FM in 1926. Goubau tried it in 1951.";
  const [first = 0, ...more] = yearsBeside("1958", text, "en");
  expect(first).toBe(1951);
  for (const year of more.slice(0, 2)) expect(Math.abs(year - 1958)).toBeLessThan(14);
});
