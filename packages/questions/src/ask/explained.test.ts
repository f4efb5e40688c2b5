import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";
import { readDocument } from "../read/document.ts";
import { sourceOf } from "../testing/sample-texts.ts";

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
    // In other words that only define.
    [
      "en",
      "The term escrow describes a sum that a third person keeps until a sale is done.",
      ["escrow", "a sum that a third person keeps until a sale is done"],
    ],
    [
      "en",
      "An usher is someone who shows the guests of a theatre to their seats.",
      ["usher", "someone who shows the guests of a theatre to their seats"],
    ],
    [
      "en",
      "Sextants are instruments that measure the height of a star above the horizon.",
      ["Sextants", "instruments that measure the height of a star above the horizon"],
    ],
    [
      "en",
      "The process by which milk is heated and cooled is pasteurization.",
      ["pasteurization", "the process by which milk is heated and cooled"],
    ],
    [
      "en",
      "A ravelin, an outwork that stands in front of a fortress wall, was often shaped like a wedge.",
      ["ravelin", "an outwork that stands in front of a fortress wall"],
    ],
    [
      "de",
      "Wenn eine Pflanze ohne Samen neue Pflanzen bildet, spricht man von Stecklingsvermehrung.",
      ["Stecklingsvermehrung", "eine Pflanze ohne Samen neue Pflanzen bildet"],
    ],
    [
      "de",
      "Von einer Dürre spricht man, wenn über Wochen weniger Regen fällt als üblich.",
      ["Dürre", "über Wochen weniger Regen fällt als üblich"],
    ],
    [
      "de",
      "Der flache Teil des Meeres vor einer Küste wird Schelf genannt.",
      ["Schelf", "der flache Teil des Meeres vor einer Küste"],
    ],
    [
      "de",
      "Deiche sind Dämme aus Erde, die das Land vor dem Meer schützen.",
      ["Deiche", "Dämme aus Erde, die das Land vor dem Meer schützen"],
    ],
    [
      "de",
      "Der Begriff Tide beschreibt den Wechsel von Ebbe und Flut an einer Küste.",
      ["Tide", "den Wechsel von Ebbe und Flut an einer Küste"],
    ],
    [
      "es",
      "Se entiende por trueque el cambio de unos bienes por otros sin dinero.",
      ["trueque", "el cambio de unos bienes por otros sin dinero"],
    ],
    [
      "es",
      "Llamamos estuario al tramo final de un río en el que entra la marea.",
      ["estuario", "tramo final de un río en el que entra la marea"],
    ],
    [
      "es",
      "El término barbecho designa el descanso de un campo durante un año.",
      ["barbecho", "el descanso de un campo durante un año"],
    ],
    [
      "es",
      "Se habla de sequía cuando durante meses llueve mucho menos de lo normal.",
      ["sequía", "durante meses llueve mucho menos de lo normal"],
    ],
    [
      "pl",
      "Barterem nazywamy wymianę jednych towarów na inne bez użycia pieniędzy.",
      ["Barterem", "wymianę jednych towarów na inne bez użycia pieniędzy"],
    ],
    [
      "pl",
      "Przez barter rozumiemy wymianę jednych towarów na inne bez użycia pieniędzy.",
      ["barter", "wymianę jednych towarów na inne bez użycia pieniędzy"],
    ],
    [
      "pl",
      "Kamienie osadzone przez lodowiec noszą nazwę głazów narzutowych.",
      ["głazów narzutowych", "kamienie osadzone przez lodowiec"],
    ],
    [
      "pl",
      "Zwierzęta, które karmią młode mlekiem, to ssaki.",
      ["ssaki", "zwierzęta, które karmią młode mlekiem"],
    ],
    [
      "uk",
      "Під бартером розуміють обмін одних товарів на інші без грошей.",
      ["бартером", "обмін одних товарів на інші без грошей"],
    ],
    [
      "uk",
      "Тварини, які вигодовують малят молоком, — це ссавці.",
      ["ссавці", "тварини, які вигодовують малят молоком"],
    ],
    [
      "uk",
      "Широке гирло річки, куди заходить приплив, має назву естуарій.",
      ["естуарій", "широке гирло річки, куди заходить приплив"],
    ],
    [
      "uk",
      "Дифракція являє собою огинання хвилями малих перешкод і країв.",
      ["Дифракція", "огинання хвилями малих перешкод і країв"],
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
    ["en", "An animal that lives in the cold north is white."],
    ["en", "The mayor, a woman who had studied law in the capital, was elected twice."],
    ["uk", "Річка утворює широке гирло з островами, яке має назву дельта."],
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
  "El encargado que abría la sesión se llamaba tolmeno. En 508 se reformaron las leyes de Atenas.",
  "El ostracismo era el destierro de diez años que decidía la asamblea por votación. Los ciudadanos escribían un nombre en un trozo de cerámica.",
];

describe("words that a text explains", () => {
  it("are asked for among one another, whatever they are", async () => {
    const plan = planPassages(sourceOf(CHAPTER, "es"));
    const asked: string[][] = [];
    for await (const { items } of generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 7 }))
      for (const { text, options } of items)
        if (text.includes("se llamaba el encargado")) asked.push(options.map((option) => option.text));
    expect(asked).toHaveLength(1);
    const others = asked.flat().filter((option) => ["ágora", "óbolo", "ostracismo"].includes(option));
    expect(others.length).toBeGreaterThanOrEqual(1);
  });
});
