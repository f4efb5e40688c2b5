import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";
import { sourceOf } from "../sample-texts.ts";
import { readDocument } from "./document.ts";

function definedIn(text: string, language: Language): [string, string][] {
  const document = readDocument(planPassages(sourceOf([text], language)), { seed: 1, mode: "study" });
  return document.definitions.map(({ term, definition }) => [term, definition]);
}

describe("what a sentence says a thing was or is called", () => {
  it.each([
    // What was so is told in the past.
    [
      "es",
      "El ágora era la plaza de la ciudad griega en la que se reunían los ciudadanos.",
      ["ágora", "la plaza de la ciudad griega en la que se reunían los ciudadanos"],
    ],
    [
      "es",
      "Los periecos eran habitantes de las aldeas vecinas, libres pero sin derecho a votar.",
      ["periecos", "habitantes de las aldeas vecinas, libres pero sin derecho a votar"],
    ],
    [
      "es",
      "El magistrado que convocaba a la asamblea se llamaba arconte.",
      ["arconte", "el magistrado que convocaba a la asamblea"],
    ],
    // The term first, its verb behind it.
    [
      "de",
      "Torf nennt man die unvollständig zersetzten Pflanzenreste eines Moores.",
      ["Torf", "die unvollständig zersetzten Pflanzenreste eines Moores"],
    ],
    // Said once, but rare in the language.
    [
      "en",
      "Stagflation is a time of rising prices and falling output.",
      ["Stagflation", "a time of rising prices and falling output"],
    ],
    // What is said of any such thing points at nothing, whatever is definite in it.
    [
      "en",
      "Recency bias refers to the danger that a trader's last gains may change the result of the next decision.",
      ["Recency bias", "the danger that a trader's last gains may change the result of the next decision"],
    ],
    // Of two statements in one sentence each is read by itself.
    [
      "ja",
      "裁判所が争いの当事者に話し合いをすすめる手続きを和解といい、これには両者の同意が必要である。",
      ["和解", "裁判所が争いの当事者に話し合いをすすめる手続き"],
    ],
    [
      "ja",
      "予算を使う前に国会が開かれないまま年度が始まるときに組まれる予算は暫定予算と呼ばれ、その期間は短い。",
      ["暫定予算", "予算を使う前に国会が開かれないまま年度が始まるときに組まれる予算"],
    ],
    [
      "ja",
      "このように働く人が集まって雇い主と交渉する権利を団体交渉権という。",
      ["団体交渉権", "働く人が集まって雇い主と交渉する権利"],
    ],
    [
      "ja",
      "間接税は、納める人と負担する人とが異なる税であり、消費税もその一つである。",
      ["間接税", "納める人と負担する人とが異なる税"],
    ],
  ] as const)("is found (%s: %s)", (language, sentence, found) => {
    expect(definedIn(sentence, language)).toContainEqual(found);
  });

  it.each([
    // So it was just then.
    ["es", "El ataque era un desastre que nadie había previsto en la capital."],
    ["es", "El objetivo era una ciudad que se encontraba al otro lado del río."],
    ["en", "The evening was a success that nobody had foreseen in the capital."],
    ["de", "Später nennt man die Stadt in den Urkunden nur noch selten bei ihrem alten Namen."],
    ["ja", "このように地域によって味つけが大きく異なることを知っている人は多い。"],
  ] as const)("is not found where it only tells how something was (%s: %s)", (language, sentence) => {
    expect(definedIn(sentence, language)).toEqual([]);
  });
});

/** A chapter that explains words of its subject, of which everyday language has none. */
const CHAPTER = [
  "El ágora era la plaza de la ciudad griega en la que se reunían los ciudadanos. La Acrópolis estaba en la parte más alta de Atenas.",
  "El óbolo era la moneda de plata que se entregaba a los muertos para su viaje. Los comerciantes llegaban al puerto en 480.",
  "El magistrado que convocaba a la asamblea se llamaba arconte. En 508 se reformaron las leyes de Atenas.",
  "El ostracismo era el destierro de diez años que decidía la asamblea por votación. Los ciudadanos escribían un nombre en un trozo de cerámica.",
];

describe("words that a text explains", () => {
  it("are asked for among one another, whatever they are", async () => {
    const plan = planPassages(sourceOf(CHAPTER, "es"));
    const asked: string[][] = [];
    for await (const { items } of generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 7 }))
      for (const { text, options } of items)
        if (text.includes("se llamaba el magistrado")) asked.push(options.map((option) => option.text));
    expect(asked).toHaveLength(1);
    const others = asked.flat().filter((option) => ["ágora", "óbolo", "ostracismo"].includes(option));
    expect(others.length).toBeGreaterThanOrEqual(2);
  });
});
