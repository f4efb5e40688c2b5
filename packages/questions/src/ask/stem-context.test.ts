import { readFileSync } from "node:fs";
import path from "node:path";
import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import type { Candidate } from "../engine.ts";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";
import { openQuestionSet, type SetItem } from "../question-set.ts";
import { readDocument } from "../read/document.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";
import { contextFor } from "./stem-context.ts";

type Language = "en" | "de" | "es";

/** What is shown above a question on the last of some sentences, set behind a lesson. */
function contextOf(paragraph: string, asked: string, language: Language): string | null {
  const plan = planPassages(sourceOf([...LESSONS[language], paragraph], language));
  const document = readDocument(plan, { seed: 1, mode: "study" });
  const line = document.lines.at(-1);
  if (line === undefined) throw new Error("The text has no sentence.");
  return contextFor(line, asked, document);
}

const LEANING = [
  [
    "en",
    "Priestley",
    "A mouse and a plant shared the jar of a candle.",
    "Priestley concluded that it had restored the air.",
  ],
  [
    "de",
    "Server",
    "Ein fehlerhafter Branch wurde schon hochgeladen.",
    "Auf dem Server ist er weiterhin für alle vorhanden.",
  ],
] as const;

describe("a sentence that leans on the one before", () => {
  it.each(LEANING)("is asked behind it (%s, %s)", (language, asked, before, leaning) => {
    expect(contextOf(`${before} ${leaning}`, asked, language)).toBe(before);
  });

  it.each(LEANING)(
    "has nothing above it where it begins its paragraph (%s, %s)",
    (language, asked, _, leaning) => {
      expect(contextOf(leaning, asked, language)).toBeNull();
    },
  );

  it("has nothing above it that gives the answer away", () => {
    const [, , , leaning] = LEANING[0];
    expect(
      contextOf(`Priestley put a mouse and a plant into a jar. ${leaning}`, "Priestley", "en"),
    ).toBeNull();
    expect(contextOf(`A mouse shared its air with a plant. ${leaning}`, "air", "en")).toBeNull();
    expect(contextOf(`Most of it is restorable by a plant. ${leaning}`, "restored", "en")).toBeNull();
  });

  it("has two sentences above it at most, and no long one", () => {
    const [language, asked, before, leaning] = LEANING[0];
    const three = `Lamps burnt. The candle went out. ${before} ${leaning}`;
    expect(contextOf(three, asked, language)).toBe(`The candle went out. ${before}`);
    expect(contextOf(`The plants. ${leaning}`, asked, language)).toBeNull();
    expect(
      contextOf(`${before.slice(0, -1)}${", and so on".repeat(30)}. ${leaning}`, asked, language),
    ).toBeNull();
  });
});

const LECTURE = readFileSync(
  path.join(import.meta.dirname, "../../../../fixtures/texts/uk-astronomiia.md"),
  "utf8",
);

/** Eighty questions requested of a text: its plan, its items, and those with sentences above them. */
async function itemsOf(paragraphs: readonly string[]) {
  const plan = planPassages(sourceOf([...paragraphs], "uk"), { count: 80 });
  const items = [];
  for await (const batch of generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 1 }))
    items.push(...batch.items);
  return { plan, items, led: items.filter(({ context }) => context !== undefined) };
}

it("shows in an item what the engine found its sentence to lean on", async () => {
  const { plan, led } = await itemsOf(LECTURE.replaceAll("**", "").split(/\n{2,}/u));
  expect(led.length).toBeGreaterThan(0);
  for (const { context = "", source, options, groundTruthOptionId } of led) {
    const key = options.find(({ id }) => id === groundTruthOptionId)?.text ?? "?";
    expect(plan.passages.some(({ blocks }) => blocks.some((block) => block.text.includes(context)))).toBe(
      true,
    );
    expect(context).not.toContain(key);
    expect(source?.quote).not.toBe(context);
  }
});

/** A question on a sentence, with others shown above it or none. */
function askedOf(quote: string, key: string, context?: string): Candidate & SetItem {
  return {
    kind: "cloze",
    stem: quote.replace(key, "_____"),
    text: quote.replace(key, "_____"),
    key,
    quote,
    distractors: ["one", "another"],
    block: 0,
    score: 0.5,
    ...(context !== undefined && { context }),
    options: [{ id: 1, label: "A", text: key }],
    groundTruthOptionId: 1,
    source: { quote },
  };
}

describe("the sentence that a question is asked about", () => {
  const before = askedOf("William Farel reformed the church of Geneva.", "Farel");
  const quote = "Another student of his wrote books.";
  const shown = askedOf(quote, "books", before.quote);
  const refusedBy = (item: SetItem, draft: Candidate) =>
    openQuestionSet([item], profileOf("en")).refuse(draft);

  it("is shown above no other question of its set, whichever comes first", () => {
    expect(refusedBy(before, shown)).toBe("gives_away");
    expect(refusedBy(shown, before)).toBe("gives_away");
    expect(refusedBy(before, askedOf(quote, "books"))).toBeNull();
    expect(refusedBy(before, askedOf(quote, "books", "The plague ended."))).toBeNull();
  });
});
