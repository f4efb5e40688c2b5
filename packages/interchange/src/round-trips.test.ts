import type { CarriedQuestion, CarriedSet, ExportFormat } from "@quizmill/contract";
import { parseRichText, type RichPart } from "@quizmill/contract/tables";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exportFormat, exportSet, importSet, recognised } from "./carry.ts";
import { fit } from "./fit.ts";
import type { Format } from "./format.ts";
import { tidySet } from "./report.ts";
import { arbitrarySet } from "./testing/arbitrary-sets.ts";
import { fileOf } from "./testing/files.ts";

/** Formats that are written and read, and the name under which each is read. */
const PAIRS: readonly (readonly [ExportFormat, Format["name"]])[] = [
  ["json", "json"],
  ["csv", "csv"],
  ["markdown", "markdown"],
  ["gift", "gift"],
  ["moodle", "moodle"],
  ["aiken", "aiken"],
  ["qti21", "qti"],
  ["qti12", "qti"],
  ["anki", "anki"],
  ["anki-text", "anki-text"],
  ["quizlet", "quizlet"],
  ["kahoot", "xlsx"],
];
const EVERYTHING_ADAPTED = ["manyOptions", "severalKeys", "longStem", "longOption"] as const;
const RUNS = 80;

/** A table that looks like GIFT. */
const LIKE_GIFT: CarriedSet = {
  title: "Braces",
  questions: [
    { id: "q0", text: "{~", options: ["~", "!"], key: [] },
    { id: "q1", text: "$x^2$", options: ["}", "<b>bold</b>"], key: [] },
  ],
};
/** Signs that once did not come back. */
const ONCE_LOST: CarriedSet = {
  title: "Signs",
  questions: [
    { id: "q2", text: "[plain] text", options: ["[html]~", "one", "two"], key: [0], explanation: "[html]b" },
    { id: "q3", text: "```\n```\nfor (;;) {\n  go();\n}\n```\n", options: ["a", "b"], key: [0] },
    { id: "q4", text: "a\n\u3000```", options: ["`a\tb`", "b"], key: [1] },
    { id: "q5", text: "What is", options: ["c", "d"], key: [1] },
  ],
};

const flat = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/**
 * A text by what it says: formulas may be marked in another way, and white space in and around them differ, as may
 * empty lines at the start of code.
 */
function saidIn(text: string): string[] {
  const said: string[] = [];
  const add = (words: string) => {
    if (words !== "") said.push(words);
  };
  const parts = parseRichText(text);
  const isBlock = (part: RichPart | undefined) => part?.kind === "code" && part.isBlock;
  for (const [i, part] of parts.entries()) {
    if (part.kind === "math") add(`${part.isDisplay ? "display" : "inline"} ${flat(part.tex)}`);
    else if (part.kind === "code")
      add(`code ${part.isBlock} ${part.language ?? ""} ${part.code.replace(/^\n+/, "")}`);
    else {
      let words = part.source;
      if (isBlock(parts[i - 1])) words = words.trimStart();
      if (isBlock(parts[i + 1])) words = words.trimEnd();
      add(words);
    }
  }
  return said;
}

function comparable({ id: _, ...question }: CarriedQuestion) {
  const { text, options, context, explanation, source, ...rest } = question;
  return {
    ...rest,
    text: saidIn(text),
    options: options.map(saidIn),
    context: saidIn(context ?? ""),
    explanation: saidIn(explanation ?? ""),
    source: source && { ...source, quote: saidIn(source.quote), heading: saidIn(source.heading ?? "") },
  };
}

/** What the report lets expect: the questions that are kept, without what it names as lost. */
function expectedOf(set: CarriedSet, name: ExportFormat): CarriedQuestion[] {
  const { holds } = exportFormat(name);
  return fit(tidySet(set).questions, { format: name, holds, adapt: EVERYTHING_ADAPTED }).questions;
}

describe("a set that leaves and comes back", () => {
  it.each(PAIRS)("is the same but for what the report names: %s", async (name, readAs) => {
    let checked = 0;
    // A few cards are no deck.
    const counts = name === "quizlet" ? { minLength: 12, maxLength: 16 } : { minLength: 1, maxLength: 5 };
    await fc.assert(
      fc.asyncProperty(arbitrarySet(counts), async (set) => {
        const expected = expectedOf(set, name);
        const { bytes, fidelity } = await exportSet(set, name, { adapt: EVERYTHING_ADAPTED });
        expect(fidelity.kept).toBe(expected.length);
        const file = fileOf(`set${exportFormat(name).extension}`, bytes);
        const format = recognised(file);
        // Nothing is no file of any format.
        if (expected.length === 0 || (name === "quizlet" && expected.length < 4)) return;
        expect(format?.name).toBe(readAs);
        const back = await importSet(file, format as Format, {}, { asItIs: true });
        checked += 1;
        expect(back.fidelity.losses).toEqual([]);
        expect(back.set.questions.map(comparable)).toEqual(expected.map(comparable));
      }),
      { numRuns: RUNS, examples: [[LIKE_GIFT], [ONCE_LOST]] },
    );
    expect(checked).toBeGreaterThan(RUNS / 2);
  });
});
