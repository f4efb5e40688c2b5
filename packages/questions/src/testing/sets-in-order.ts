import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { LANGUAGES, type Language } from "@quizmill/contract";
import { profileOf } from "@quizmill/language";
import { embeddedEngine } from "../embedded-engine.ts";
import { generateQuestions } from "../generate.ts";
import { planPassages } from "../read/passages.ts";
import { sourceOf } from "./sample-texts.ts";

/**
 * A process of its own: makes a set from our text in each of the languages named, one after another, and prints a
 * line for each: the language and what tells one set from another.
 */
const TEXTS = new URL("../../../../fixtures/texts/", import.meta.url);
const FILES: Readonly<Record<Language, string>> = {
  en: "en-photosynthesis.md",
  pl: "pl-historia-druku.md",
  de: "de-thermodynamik.md",
  es: "es-ciclo-del-agua.md",
  uk: "uk-astronomiia.md",
  ja: "ja-jishin-kazan.md",
};

/** Enough for a few questions, since many such sets are made. */
const TEXT_CHARS = 1_200;
/** Sentences that only the one before makes clear: whether nothing is asked of them shows in the set. */
const LEANING_ON_OTHERS: Readonly<Record<Language, readonly string[]>> = {
  en: ["This method was invented by Thomas Wedgwood in 1802 and spread through Europe."],
  pl: [
    "Takie podejście opisał w 1802 roku Thomas Wedgwood w rozprawie o światłoczułości srebra.",
    "Kolejnym problemem jest ochrona papieru przed wilgocią w bibliotekach klasztornych.",
    "W 1802 roku opublikował rozprawę o srebrze i wyjechał do Londynu.",
    "Jako metoda druku pozwala na tworzenie wielu odbitek.",
  ],
  de: ["Dieses Verfahren wurde im Jahr 1802 von Thomas Wedgwood in London beschrieben."],
  es: ["Este método fue descrito en 1802 por Thomas Wedgwood en la ciudad de Londres."],
  uk: ["Такий спосіб описав у 1802 році Томас Веджвуд у праці про світлочутливість срібла."],
  ja: ["この方法は、1802年にトーマス・ウェッジウッドによって発表された。"],
};

async function setIn(language: Language): Promise<string> {
  const text = readFileSync(new URL(FILES[language], TEXTS), "utf8").slice(0, TEXT_CHARS);
  const paragraphs = [...text.split(/\n{2,}/u), ...LEANING_ON_OTHERS[language]];
  const plan = planPassages(sourceOf(paragraphs, language));
  const hash = createHash("sha256");
  const { leaning } = profileOf(language);
  hash.update(JSON.stringify(paragraphs.map((told) => leaning.test(told))));
  for await (const { items } of generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 1 }))
    hash.update(JSON.stringify(items));
  return hash.digest("hex");
}

for (const language of process.argv.slice(2)) {
  const known = LANGUAGES.find((one) => one === language);
  if (known === undefined) throw new Error(`No language: ${language}`);
  process.stdout.write(`${language} ${await setIn(known)}\n`);
}
