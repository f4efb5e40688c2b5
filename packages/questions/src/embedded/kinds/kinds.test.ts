import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages, type WrittenItem } from "../../index.ts";
import { LESSONS, sourceOf } from "../../testing/sample-texts.ts";

/** What is asked about one sentence that stands before others and a lesson. */
async function askedOf(
  sentence: string,
  language: Language,
  others: readonly string[] = [],
): Promise<WrittenItem | undefined> {
  const plan = planPassages(sourceOf([sentence, ...others, ...LESSONS[language]], language), { count: 30 });
  const batches = await Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 1 }),
  );
  return batches.flatMap(({ items }) => items).find(({ source }) => source?.quote === sentence);
}

const keyOf = (item: WrittenItem | undefined) =>
  item?.options.find(({ id }) => id === item.groundTruthOptionId)?.text;

/** Sentences that give alternatives of each form: causes, aims, outcomes. */
const OTHERS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "The miller opens the gate in order to fill the pond with water.",
    "The farmers burn the straw in order to clear the fields for sowing.",
    "The guides carry a rope in order to cross the glacier in safety.",
  ],
  pl: [
    "Młynarz otwiera śluzę, aby napełnić staw świeżą wodą.",
    "Rolnicy palą słomę, aby oczyścić pola przed siewem.",
    "Przewodnicy noszą linę, aby bezpiecznie przejść przez lodowiec.",
    "Kowal rozgrzewa żelazo w wielkim piecu.",
    "Strumień płynie przez głęboką dolinę.",
    "Wiatr przenosi piasek na dalekie wydmy, a latem garncarze zbierają glinę nad rzeką.",
  ],
  de: [
    "Der Müller öffnet das Wehr, um den Teich mit Wasser zu füllen.",
    "Die Bauern verbrennen das Stroh, um die Felder für die Saat zu räumen.",
    "Die Führer tragen ein Seil, um den Gletscher sicher zu überqueren.",
    "Der Schmied wartet, weil das Eisen noch nicht genug glüht.",
    "Der Bach trocknet aus, weil der Regen viele Wochen lang fehlt.",
  ],
  es: [
    "El molinero abre la compuerta con el fin de llenar el estanque de agua.",
    "Los campesinos queman la paja con el fin de limpiar los campos del valle.",
    "Los guías llevan una cuerda con el fin de cruzar el glaciar con seguridad.",
    "El herrero calienta el hierro en un horno grande.",
    "El arroyo cruza un valle profundo del norte.",
    "El viento lleva la arena hasta las dunas lejanas.",
  ],
  uk: [
    "Мельник відчиняє шлюз, щоб наповнити ставок свіжою водою.",
    "Селяни спалюють солому, щоб очистити поля перед сівбою.",
    "Провідники несуть мотузку, щоб безпечно перейти льодовик.",
    "Коваль нагріває залізо у великій печі.",
    "Струмок тече через глибоку долину на півночі.",
    "Вітер переносить пісок на далекі дюни, а влітку гончарі збирають глину біля річки.",
  ],
  ja: [
    "村の鍛冶屋は大きな炉で毎朝鉄を熱している。",
    "細い小川は北の山の深い谷を流れている。",
    "強い風は遠い砂丘まで白い砂を運んでいる。",
    "多くの農家は秋の終わりに畑のわらを焼く。",
  ],
};

describe("a sentence that ties two things together", () => {
  it.each([
    [
      "en",
      "The potters add sand to the clay in order to keep the pots from cracking.",
      "For what purpose do the potters add sand to the clay?",
      "to keep the pots from cracking",
    ],
    [
      "pl",
      "Garncarze dodają piasek do gliny, aby chronić naczynia przed pękaniem.",
      "W jakim celu garncarze dodają piasek do gliny?",
      "aby chronić naczynia przed pękaniem",
    ],
    [
      "de",
      "Die Töpfer verwenden Sand im Ton, um die Gefäße vor Rissen zu schützen.",
      "Zu welchem Zweck geschieht dies: „die Töpfer verwenden Sand im Ton“?",
      "um die Gefäße vor Rissen zu schützen",
    ],
    [
      "de",
      "Die alte Brücke ist gesperrt, weil das Holz der Pfeiler faul geworden ist.",
      "Warum ist die alte Brücke gesperrt?",
      "weil das Holz der Pfeiler faul geworden ist",
    ],
    [
      "es",
      "Los alfareros mezclan arena con el fin de proteger las vasijas del fuego.",
      "¿Para qué los alfareros mezclan arena?",
      "con el fin de proteger las vasijas del fuego",
    ],
    [
      "es",
      "Cuando el lago se hiela en invierno, el barco se queda en el puerto viejo.",
      "¿Qué ocurre cuando el lago se hiela en invierno?",
      "el barco se queda en el puerto viejo",
    ],
    [
      "uk",
      "Гончарі додають пісок до глини, щоб захистити посуд від тріщин.",
      "З якою метою гончарі додають пісок до глини?",
      "щоб захистити посуд від тріщин",
    ],
    [
      "ja",
      "湖の水が冬に凍ると、大きな船は春の終わりまで古い港にとどまる。",
      "湖の水が冬に凍ると、どうなるか。",
      "大きな船は春の終わりまで古い港にとどまる",
    ],
  ] as const)("is asked for the one by the other (%s: %s)", async (language, sentence, stem, key) => {
    const item = await askedOf(sentence, language, OTHERS[language]);
    expect({
      stem: item?.text,
      key: keyOf(item)?.replace(/^\p{Lu}/u, (first) => first.toLowerCase()),
    }).toEqual({
      stem,
      key,
    });
  });

  it("is left alone where nothing in it says what a pronoun means", async () => {
    const item = await askedOf(
      "The lower door opens when they are pushed in from the yard.",
      "en",
      OTHERS.en,
    );
    expect(item?.kind).not.toBe("relation");
  });

  it("is left alone where its second half tells what to do, not what comes of it", async () => {
    const item = await askedOf(
      "海岸で強いゆれを感じたら、警報を待たずにすぐ高い所へ逃げましょう。",
      "ja",
      OTHERS.ja,
    );
    expect(item?.kind).not.toBe("relation");
  });

  it("offers answers of its own form only", async () => {
    const item = await askedOf(
      "Die Töpfer verwenden Sand im Ton, um die Gefäße vor Rissen zu schützen.",
      "de",
      OTHERS.de,
    );
    for (const { text } of item?.options ?? []) expect(text).toMatch(/^um .* zu \p{Ll}+$/iu);
  });
});

describe("a part of a sentence", () => {
  it.each([
    [
      "en",
      "The nursery of Oxford sold about 1,250 seedlings in that season.",
      "How many seedlings did the nursery of Oxford sell in that season?",
    ],
    [
      "de",
      "Die alte Mühle besitzt rund 340 Zahnräder aus hartem Eichenholz.",
      "Wie viele Zahnräder besitzt die alte Mühle aus hartem Eichenholz?",
    ],
    [
      "es",
      "El museo conserva unas 4500 monedas en la sala del archivo.",
      "¿Cuántas monedas conserva el museo en la sala del archivo?",
    ],
    [
      "pl",
      "Około 340 gatunków porostów rośnie w wilgotnych lasach północnej wyspy.",
      "Ile gatunków porostów rośnie w wilgotnych lasach północnej wyspy?",
    ],
    [
      "uk",
      "Близько 340 видів лишайників росте у вологих лісах острова.",
      "Скільки видів лишайників росте у вологих лісах острова?",
    ],
  ] as const)(
    "is asked for by its question word where the grammar is sure (%s: %s)",
    async (language, sentence, stem) => {
      expect((await askedOf(sentence, language))?.text).toBe(stem);
    },
  );
});

describe("what a set is made of", () => {
  it.each(["en", "pl", "de", "es", "uk", "ja"] as const)(
    "is gaps for no more than half (%s)",
    async (language) => {
      const plan = planPassages(sourceOf(LESSONS[language], language), { count: 14 });
      const batches = await Array.fromAsync(
        generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 1 }),
      );
      const items = batches.flatMap(({ items }) => items);
      expect(items.filter(({ kind }) => kind === "cloze").length).toBeLessThanOrEqual(7);
      expect(new Set(items.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
    },
  );
});
