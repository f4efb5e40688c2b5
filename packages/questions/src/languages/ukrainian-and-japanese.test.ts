import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, type Item, planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";

async function itemsOf(paragraphs: readonly string[], language: Language): Promise<Item[]> {
  const plan = planPassages(sourceOf([...paragraphs, ...LESSONS[language]], language), { count: 24 });
  const batches = await Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 1 }),
  );
  return batches.flatMap(({ items }) => items);
}

/** The item made from the first of these sentences, with a lesson behind them for distractors. */
async function itemFrom(
  sentence: string,
  language: Language,
  others: readonly string[] = [],
): Promise<Item | undefined> {
  const items = await itemsOf([sentence, ...others], language);
  return items.find(({ source }) => source?.quote === sentence);
}

const textsOf = (item: Item | undefined) => item?.options.map(({ text }) => text) ?? [];

describe("sentences that lean on others", () => {
  it.each([
    ["uk", "Таку будову міста дослідники називають радіальною забудовою кварталів."],
    ["ja", "農家の数は減ったが、そこでは1965年に新しい用水路が完成している。"],
  ] as const)("are left alone (%s: %s)", async (language, sentence) => {
    expect(await itemFrom(sentence, language)).toBeUndefined();
  });
});

describe("Ukrainian sentences", () => {
  it("never ask for the verb's object as if it acted", async () => {
    const item = await itemFrom("Пшеницю вирощують на чорноземних рівнинах уздовж великої річки.", "uk");
    expect(item?.text ?? "").not.toContain("йдеться");
  });

  it("name what a thing is called, though they only have its instrumental", async () => {
    const named = [
      "Солодку рідину з квіток називають нектаром.",
      "Дорослу самку вулика називають маткою.",
      "Воскову комірку вулика називають чашечкою.",
      "Будівничий шар вулика називають стільником.",
    ];
    const item = await itemFrom(named[0] ?? "", "uk", named.slice(1));
    expect(item?.text).toBe("Як називають солодку рідину з квіток?");
    expect(textsOf(item)).toEqual(expect.arrayContaining(["нектар", "матка", "чашечка"]));
  });

  it("do not offer beside a term what the document says is one", async () => {
    const sentence =
      "Протока — це вузька смуга води між двома берегами, яка сполучає сусідні моря, озера або частини океану й дає кораблям найкоротший шлях з одного порту до іншого.";
    const item = await itemFrom(sentence, "uk", [
      "Магелланка — це протока, яка сполучає Тихий океан з Атлантикою.",
      "Татарка — це протока, яка відділяє острів від суходолу.",
      "Керченка — це протока, яка веде до Азовського моря.",
    ]);
    for (const strait of ["Магелланка", "Татарка", "Керченка"]) expect(textsOf(item)).not.toContain(strait);
  });

  it("never give away a part of a quoted name", async () => {
    const items = await itemsOf(
      [
        "Владу в місті захопила «Народна рада» на чолі з Іваном Гнатюком.",
        "До «Народна рада» увійшли селяни.",
      ],
      "uk",
    );
    for (const { text } of items) {
      const sentence = /речення: «(.*)»\?$/u.exec(text)?.[1] ?? text;
      expect(sentence).not.toMatch(/«_____ \p{L}|\p{L} _____»/u);
    }
  });
});

describe("Japanese sentences", () => {
  it.each([
    [
      "川の水が山から平地に出る所を扇頂と呼び、川の水が再びわき出る所を扇端と呼ぶ。",
      [
        "川の水が山から平地に出る所を何というか。",
        "川の水が再びわき出る所を何というか。",
        "「扇頂」の説明として最も適切なものはどれか。",
        "「扇端」の説明として最も適切なものはどれか。",
      ],
    ],
  ])("are asked for what one of their clauses calls something (%s)", async (sentence, stems) => {
    expect(stems).toContain((await itemFrom(sentence, "ja"))?.text);
  });

  it.each([
    "標高が100メートル上がると気温は約2倍になり、湿度は一日中ほとんど変わらなくなる。",
    "商人は1853年に港町に店を開き、翌年に大阪に倉庫を建てた。",
    "この村の溶岩台地は、1943年から1945年にかけて畑が盛り上がってできた。",
  ])("with a number before the last clause are not asked for it (%s)", async (sentence) => {
    expect((await itemFrom(sentence, "ja"))?.text ?? "").not.toMatch(/何(?:倍|年|メートル)/u);
  });

  it("of a glossary ask for the term or for its meaning", async () => {
    const item = await itemFrom("扇状地：川が運んだ土や石が山のふもとに積もってできた地形。", "ja");
    expect(["term", "definition"]).toContain(item?.kind);
  });

  it("ask for a role without doubling its particle", async () => {
    const item = await itemFrom("葉緑体の役割には、光合成、養分の合成、酸素の放出の三つがある。", "ja");
    expect(item?.text ?? "").not.toContain("にに");
  });

  it("take no verb, amount or titled person for a thing", async () => {
    const items = await itemsOf(
      ["植物学者カール・リンネは1735年に標本を観察した。", "根は地下数メートルまで伸びて水分を吸収する。"],
      "ja",
    );
    const options = items.flatMap(textsOf);
    expect(options.filter((text) => /^(?:観察|吸収)$|数メートル|学者[ァ-ヶ]/u.test(text))).toEqual([]);
  });
});
