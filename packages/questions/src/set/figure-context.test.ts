import { type Block, type Figure, type Language, picturesIn } from "@quizmill/contract";
import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";
import { linesOf } from "../read/lines.ts";
import { sourceOf } from "../testing/sample-texts.ts";

const figure = (number: string, caption: string): Figure => ({
  hash: number.padStart(64, "0"),
  width: 40,
  height: 30,
  number,
  caption,
});
const planOf = (texts: readonly string[], figures: readonly Figure[], language: Language = "en") => {
  const blocks = texts.map(
    (text, at): Block => ({
      kind: "paragraph",
      text,
      ...(at === 0 && figures.length > 0 && { figures: [...figures] }),
    }),
  );
  return planPassages(
    { ...sourceOf([], language), sections: [{ heading: "Biology", level: 1, blocks }] },
    { count: 20 },
  );
};
const HEART = figure("3", "Fig. 3: The heart with its stroma");
const OPENING: Readonly<Record<Language, string>> = {
  en: "The heart pumps the blood through all the vessels of the human body.",
  de: "Das Herz pumpt das Blut durch alle Gefäße des menschlichen Körpers.",
  es: "El corazón bombea la sangre por todos los vasos del cuerpo humano.",
  pl: "Serce pompuje krew przez wszystkie naczynia krwionośne ludzkiego ciała.",
  uk: "Серце перекачує кров через усі судини людського тіла без зупинки.",
  ja: "心臓は血液を全身に送り出す筋肉の器官である。",
};

describe("a sentence that points to a figure is material if the figure is kept", () => {
  it.each([
    ["en", "In Figure 3 the aorta leaves the left ventricle and bends above the heart."],
    ["en", "Figure 3 shows that the left ventricle has a thicker wall than the right one."],
    ["en", "In the figure the aorta leaves the left ventricle and bends above the heart."],
    ["de", "In Abb. 3a entspringt die Aorta aus der linken Herzkammer und führt nach oben."],
    ["de", "Abbildung 3 zeigt, dass die linke Herzkammer eine dickere Wand hat."],
    ["es", "En la figura 3 la aorta sale del ventrículo izquierdo y lleva la sangre al cuerpo."],
    ["pl", "Na rysunku 3 aorta wychodzi z lewej komory serca i prowadzi krew do ciała."],
    ["uk", "На рис. 3 аорта виходить із лівого шлуночка серця і несе кров до тіла."],
    ["ja", "図3では、大動脈が左心室から出て酸素の多い血液を運んでいる。"],
  ] as const)("%s: %s", (language, sentence) => {
    const usable = (...figures: Figure[]) =>
      linesOf(planOf([OPENING[language], sentence], figures, language), profileOf(language))
        .filter(({ quote, isUsable }) => quote === sentence && isUsable)
        .map(({ quote }) => quote);
    expect(usable(HEART)).toEqual([sentence]);
    expect(usable()).toEqual([]);
    expect(usable(figure("4", "Fig. 4: The lung"), figure("5", "Fig. 5: The liver"))).toEqual([]);
  });

  it("but not if it points to a table or a formula, or has the look of a caption", () => {
    const texts = [
      "In Table 3 the aorta is named as the largest artery.",
      "Figure 3 Chambers and valves of the heart.",
    ];
    const lines = linesOf(planOf([OPENING.en, ...texts], [HEART]), profileOf("en"));
    expect(lines.filter(({ quote, isUsable }) => isUsable && quote !== OPENING.en)).toEqual([]);
  });
});

describe("a question on such a sentence", () => {
  const CELL = [
    "Chloroplasts are found in the cells of plants and are surrounded by a double membrane.",
    "The stroma is the fluid inside the chloroplast, and the thylakoids are stacked into grana.",
    "The light reactions take place in the thylakoids, and the Calvin cycle takes place in the stroma.",
    "Chlorophyll absorbs light in the thylakoids and gives the chloroplast its green colour.",
    "The grana are connected by thylakoids that cross the stroma of the chloroplast.",
  ];
  const POINTING = "In the figure the stroma surrounds the thylakoids on all sides.";
  const asked = async (...figures: Figure[]) => {
    const items = [];
    const plan = planOf(
      [...CELL, POINTING, ...CELL.map((one) => `${one.slice(0, -1)} (see Fig. 3).`)],
      figures,
    );
    for await (const batch of generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 1 }))
      items.push(...batch.items);
    return items;
  };

  it("shows the figure, and no other question does", async () => {
    const items = await asked(HEART);
    const [pointing, others] = [true, false].map((is) =>
      items.filter(({ source }) => (source?.quote === POINTING) === is),
    );
    expect(pointing?.length).toBeGreaterThan(0);
    expect(others?.length).toBeGreaterThan(0);
    for (const { context = "", source } of pointing ?? []) {
      const [{ hash, width, height } = {}] = picturesIn(context);
      expect({ hash, width, height }).toEqual({ hash: HEART.hash, width: 40, height: 30 });
      // The evidence stays verbatim.
      expect(source?.quote).toBe(POINTING);
    }
    for (const { context = "" } of others ?? []) expect(picturesIn(context)).toEqual([]);
    expect((await asked()).filter(({ source }) => source?.quote === POINTING)).toEqual([]);
  });

  it("tells the figure by its caption, unless that has the answer in it", async () => {
    const items = (await asked(HEART)).filter(({ source }) => source?.quote === POINTING);
    for (const { context = "", options, groundTruthOptionId } of items) {
      const key = options.find(({ id }) => id === groundTruthOptionId)?.text ?? "";
      const [picture] = picturesIn(context);
      expect(picture?.alt).toBe(key === "stroma" ? "Fig. 3" : HEART.caption);
    }
  });
});
