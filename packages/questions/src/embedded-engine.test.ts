import type { Language } from "@quizmill/contract";
import { LANGUAGES } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { processorTime } from "../../../testing/processor-time.ts";
import { embeddedEngine, generateQuestions, type Item, planPassages } from "./index.ts";
import { rankDistractors } from "./testing/rank-distractors.ts";
import { LESSONS, sourceOf } from "./testing/sample-texts.ts";

async function itemsOf(
  paragraphs: readonly string[],
  language: string | null,
  count?: number,
): Promise<Item[]> {
  const plan = planPassages(sourceOf(paragraphs, language), count === undefined ? {} : { count });
  const batches = await Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 1 }),
  );
  return batches.flatMap(({ items }) => items);
}

const keyOf = ({ options, groundTruthOptionId }: Item) =>
  options.find(({ id }) => id === groundTruthOptionId)?.text ?? "";

/** What a thing is called may be given as its name, where the lesson has another case of it: "stromą". */
const rootOf = (key: string, language: Language) =>
  language === "pl" || language === "uk" ? key.replace(/(?<=\p{L}{3})[aа]$/u, "") : key;

describe.each(LANGUAGES)("a lesson in %s", (language: Language) => {
  const text = LESSONS[language].join(" ");

  it("asks for what it defines, and leaves gaps for the rest of the questions asked for", async () => {
    const items = await itemsOf(LESSONS[language], language, 16);
    expect(items.length).toBeGreaterThanOrEqual(9);
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(["term", "cloze"]));
  });

  it("proves every key by a sentence of the lesson", async () => {
    for (const item of await itemsOf(LESSONS[language], language, 16)) {
      expect(text).toContain(item.source?.quote);
      expect(text.toLowerCase()).toContain(rootOf(keyOf(item).toLowerCase(), language));
      expect([3, 4]).toContain(item.options.length);
      const texts = item.options.map((option) => option.text.toLowerCase());
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it("asks a sentence twice only for what the others leave open, and then for other parts of it", async () => {
    const few = await itemsOf(LESSONS[language], language, 8);
    expect(new Set(few.map(({ source }) => source?.quote)).size).toBe(few.length);
    const items = await itemsOf(LESSONS[language], language, 16);
    for (const shared of Map.groupBy(items, ({ source }) => source?.quote).values()) {
      expect(shared.length).toBeLessThanOrEqual(3);
      expect(new Set(shared.map(keyOf)).size).toBe(shared.length);
    }
    for (const item of items)
      expect(items.filter((other) => keyOf(other) === keyOf(item)).length).toBeLessThanOrEqual(2);
  });

  it("explains in the language of the lesson", async () => {
    const [item] = await itemsOf(LESSONS[language], language, 16);
    const lead = {
      en: "The document says",
      pl: "W dokumencie",
      de: "Im Dokument",
      es: "El documento",
      uk: "У документі",
      ja: "文書には",
    };
    expect(item?.aiExplanation).toContain(lead[language]);
  });

  it("gives questions from a note of a few sentences too", async () => {
    expect((await itemsOf(LESSONS[language].slice(1, 3), language)).length).toBeGreaterThanOrEqual(2);
  });
});

describe("single sentences", () => {
  /** The question made from the first sentence, with a lesson behind it for distractors. */
  async function stemFor(sentence: string, language: Language): Promise<string | undefined> {
    const items = await itemsOf([sentence, ...LESSONS[language]], language, 20);
    return items.find(({ source }) => source?.quote === sentence)?.text;
  }

  it.each([
    ["en", "This process was described in great detail by several authors in 1987."],
    ["en", "They moved the capital to the northern coast in the year 1790."],
    ["pl", "Dlatego w tym okresie miasto bardzo szybko się rozwijało i bogaciło."],
    ["de", "Dadurch stieg die Zahl der Einwohner in wenigen Jahren auf das Doppelte."],
    ["es", "Esta ley se aprobó en el parlamento de Madrid en el año 1931."],
    ["uk", "Він народився у великій родині вчителя в місті Полтава 1898 року."],
    ["ja", "これは江戸時代に始まった制度であり、明治時代に廃止された。"],
  ] as const)("are left alone where they lean on another (%s: %s)", async (language, sentence) => {
    expect(await stemFor(sentence, language)).toBeUndefined();
  });
});

describe("what cannot be asked", () => {
  it.each([
    [
      "nothing but questions",
      "How are you? What is this? Who goes there? Why is the sky blue? Where were we?",
    ],
    [
      "chatter",
      "Well, yes. So it was. And then it was not. They did it again, and so did she. That was that, after all.",
    ],
    ["numbers", "12 34 56 78 90 11 22 33 44 55 66 77 88 99 10 20 30 40 50 60 70 80"],
    ["nothing", ""],
  ])("gives no items: %s", async (_, text) => {
    expect(await itemsOf([text], "en")).toEqual([]);
  });
});

describe("a language outside the six", () => {
  const finnish = [
    "Fotosynteesi muuttaa valoenergian kemialliseksi energiaksi kasvien lehdissä. Lehtivihreä antaa kasveille vihreän värin.",
    "Mitokondrio tuottaa suurimman osan solun tarvitsemasta energiasta. Solukalvo säätelee aineiden kulkua soluun.",
    "Helsinki perustettiin vuonna 1550 Vantaanjoen suulle. Turku oli pääkaupunki vuoteen 1812 asti.",
  ];

  it("gets gaps only, and none of our words", async () => {
    const items = await itemsOf(finnish, "fi", 6);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ kind, text }) => kind === "cloze" && text.includes("_____"))).toBe(true);
    expect(items.every(({ aiExplanation, source }) => aiExplanation === source?.quote)).toBe(true);
  });
});

describe("key positions", () => {
  it("stay about even over a long set", async () => {
    const counts = [0, 0, 0];
    const paragraphs = Array.from(
      { length: 60 },
      (_, i) =>
        `In ${1500 + 7 * i}, the city of Newtown${i} was founded by settlers from Port${i}. The river Blue${i} is ${20 + 13 * i} km long.`,
    );
    for (const item of await itemsOf(paragraphs, "en", 60))
      counts[(item.groundTruthOptionId ?? 1) - 1] = (counts[(item.groundTruthOptionId ?? 1) - 1] ?? 0) + 1;
    const all = counts.reduce((sum, n) => sum + n, 0);
    expect(all).toBeGreaterThan(30);
    expect(Math.max(...counts) / all).toBeLessThanOrEqual(0.4);
  });
});

describe("the cost", () => {
  it("grows with the text, not with its square", async () => {
    const paragraphs = (count: number) =>
      Array.from({ length: count }, (_, i) => `${LESSONS.en[i % 4]} Sample ${i} came from hill ${i * 3}.`);
    const timed = async (count: number) => {
      const spentMs = processorTime();
      await itemsOf(paragraphs(count), "en");
      return spentMs();
    };
    await timed(25);
    const small = await timed(50);
    // Four times the text in well under sixteen times the processor's time; what others use does not count.
    expect(await timed(200)).toBeLessThan(small * 10 + 100);
  });
});

describe("ranked distractors", () => {
  it("come from the text", () => {
    const found = rankDistractors({
      stem: "What captures sunlight?",
      answer: "chloroplast",
      text: LESSONS.en.join(" "),
      language: "en",
      count: 3,
    });
    expect(found).toHaveLength(3);
    expect(found).not.toContain("chloroplast");
  });
});
