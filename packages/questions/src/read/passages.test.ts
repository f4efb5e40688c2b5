import type { Block, Section, SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { planPassages } from "../index.ts";
import { sourceOf } from "../testing/sample-texts.ts";

const SENTENCE = "The river carries fine sand and clay from the mountains to the wide northern plain. ";
const paragraph = (sentences: number): Block => ({
  kind: "paragraph",
  text: SENTENCE.repeat(sentences).trim(),
});
const section = (heading: string | null, ...blocks: Block[]): Section => ({ heading, level: 1, blocks });

function book(...sections: Section[]): SourceText {
  return { ...sourceOf([], "en"), sections };
}

describe("the plan", () => {
  it("numbers its passages in document order and never joins two sections", () => {
    const plan = planPassages(book(section("One", paragraph(60)), section("Two", paragraph(2))));
    expect(plan.passages.map(({ ordinal }) => ordinal)).toEqual(plan.passages.map((_, i) => i));
    expect(new Set(plan.passages.map(({ heading }) => heading))).toEqual(new Set(["One", "Two"]));
  });

  it("leaves listings out, which read like sentences now and then", () => {
    const listing: Block = { kind: "paragraph", text: SENTENCE.repeat(3).trim(), role: "code" };
    const plan = planPassages(book(section("One", paragraph(20), listing)));
    expect(plan.passages.flatMap(({ blocks }) => blocks)).toEqual([paragraph(20)]);
  });

  it("asks for at least 200 questions from 100 pages of prose, and for more from more", () => {
    const pages = (count: number) =>
      book(...Array.from({ length: count }, (_, i) => section(`Page ${i}`, paragraph(30))));
    const hundred = planPassages(pages(100)).totalEstimated;
    expect(hundred).toBeGreaterThanOrEqual(200);
    expect(planPassages(pages(300)).totalEstimated).toBeGreaterThan(2.5 * hundred);
  });

  it("shares a wanted count out to the very number, over all sections", () => {
    const plan = planPassages(book(...Array.from({ length: 7 }, (_, i) => section(`S${i}`, paragraph(20)))), {
      count: 14,
    });
    expect(plan.totalEstimated).toBe(14);
    expect(plan.passages.every(({ expected }) => expected > 0)).toBe(true);
  });

  it("plans fewer than wanted if asked to, where the text has not so much to ask about", () => {
    const short = book(section("Rivers", paragraph(2)));
    const long = book(...Array.from({ length: 7 }, (_, i) => section(`S${i}`, paragraph(20))));
    const plannedOf = (source: SourceText, count: number) =>
      planPassages(source, { count, isAtMost: true }).totalEstimated;
    expect(plannedOf(long, 14)).toBe(14);
    expect(plannedOf(short, 1)).toBe(1);
    const most = plannedOf(short, 500);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(10);
    expect(plannedOf(long, 10_000)).toBeGreaterThan(planPassages(long).totalEstimated);
    expect(plannedOf(long, 10_000)).toBe(plannedOf(long, 20_000));
    expect(plannedOf(book(), 5)).toBe(0);
  });

  it.each([
    "References",
    "Literaturverzeichnis",
    "Spis treści",
    "Ejercicios",
    "Зміст",
    "参考文献",
    "3.4 Review Questions",
  ])("leaves out a section headed %s", (heading) => {
    const plan = planPassages(book(section("Rivers", paragraph(2)), section(heading, paragraph(20))));
    expect(plan.passages.map((passage) => passage.heading)).toEqual(["Rivers"]);
  });

  it.each(["Learning objectives", "Lernziele", "Objetivos de aprendizaje", "Cel dydaktyczny:", "学習目標"])(
    "takes what stands behind the points of %s for the lesson, and no point",
    (heading) => {
      const points = ["Explain how a delta forms.", "Compare two rivers of the plain."].map(
        (text): Block => ({ kind: "listItem", text }),
      );
      const aims = { ...section(heading, ...points), level: 2 };
      expect(planPassages(book(section("Rivers"), aims)).passages).toEqual([]);
      const { passages } = planPassages(
        book(section("Rivers"), { ...aims, blocks: [...points, paragraph(20)] }),
      );
      expect(passages.map(({ heading: above, blocks }) => [above, blocks])).toEqual([
        ["Rivers", [paragraph(20)]],
      ]);
    },
  );

  it.each([
    "Figure 3.2: A river seen from the air in the late summer of last year.",
    "Tabelle 4: Die Länge der Flüsse im Norden des Landes im Vergleich.",
    "The source of the river ................................. 12",
    "const river = (length) => { return length * 2; };",
    "12 | 34 | 56 | 78 | 90 | 12 | 34 | 56 | 78 | 90",
  ])("leaves out what is no prose: %s", (text) => {
    const plan = planPassages(book(section("Rivers", { kind: "paragraph", text }, paragraph(2))));
    expect(plan.passages.flatMap(({ blocks }) => blocks)).toEqual([paragraph(2)]);
  });

  it("tells the headings that each passage is under, the highest first", () => {
    const at = (heading: string, level: number) => ({ ...section(heading, paragraph(2)), level });
    const { passages } = planPassages(
      book(at("Water", 1), at("Rivers", 2), at("Deltas", 3), at("Lakes", 2), at("Air", 1)),
    );
    expect(passages.map(({ path, heading }) => [...(path ?? []), heading].join(" › "))).toEqual([
      ...["Water", "Water › Rivers", "Water › Rivers › Deltas", "Water › Lakes", "Air"],
    ]);
  });

  it("cuts a long block where a sentence ends, and loses nothing", () => {
    const { passages } = planPassages(book(section(null, paragraph(400))));
    expect(passages.length).toBeGreaterThan(5);
    expect(passages.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join(" ")).toBe(
      paragraph(400).text,
    );
    expect(passages.every(({ blocks }) => blocks.every(({ text }) => text.endsWith(".")))).toBe(true);
  });

  it("survives JSON, so that a job can store it", () => {
    const plan = planPassages(book(section("Rivers", { ...paragraph(4), page: 3 })));
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
    expect(plan.passages[0]?.page).toBe(3);
  });

  it("takes a language it does not speak for unknown", () => {
    expect(planPassages(sourceOf([paragraph(4).text], "fi")).language).toBe("und");
    expect(planPassages(sourceOf([paragraph(4).text], "fi"), { language: "pl" }).language).toBe("pl");
  });
});
