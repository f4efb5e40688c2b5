import type { Language } from "@quizmill/contract";
import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { planPassages } from "../index.ts";
import { readDocument } from "../read/document.ts";
import { linesOf } from "../read/lines.ts";
import { phrasesOf } from "../read/phrases.ts";
import { canBeOption } from "../read/terms.ts";
import { sourceOf } from "../testing/sample-texts.ts";

const linesIn = (text: string, language: Language) =>
  linesOf(planPassages(sourceOf([text], language), { language }), profileOf(language));

/** Whether a part of a sentence is read as a phrase of nouns, which may become a key or an option. */
function isPhrase(part: string, sentence: string, language: Language): boolean {
  const profile = profileOf(language);
  return phrasesOf(sentence, profile).some(({ text }) => text === part);
}

describe("a noun and a part of its clause", () => {
  it.each([
    [
      "es",
      "Tras la fusión el archivo conflictivo contendrá marcas de ambas ramas.",
      "archivo conflictivo contendrá",
    ],
    ["es", "El kernel cree que el programa inetd escucha en todos los puertos.", "programa inetd escucha"],
    ["pl", "W tym momencie masz dwa pliki w katalogu roboczym.", "momencie masz"],
    ["es", "El agua llegó al pozo hundido junto con la arena del cauce.", "pozo hundido junto"],
    ["es", "Quedaba por saber cómo configurar el huerto del convento.", "cómo configurar"],
    ["pl", "Jedna opcja dołożyła etykietę do każdej zmiany w historii projektu.", "opcja dołożyła"],
  ] as const)("are no option (%s: %s)", (language, sentence, part) => {
    expect(isPhrase(part, sentence, language)).toBe(false);
  });

  it.each([
    ["es", "La fusión libera la energía nuclear de los átomos más ligeros.", "energía nuclear"],
    ["es", "Las capas del núcleo tienen un número impar de neutrones y protones.", "número impar"],
    [
      "es",
      "El programa guarda el archivo principal y los archivos ejecutables del sistema.",
      "archivos ejecutables",
    ],
    ["es", "El médico midió la presión arterial y el ritmo cardíaco.", "ritmo cardíaco"],
    ["es", "La lluvia llena el acuífero de la región montañosa del norte.", "región montañosa"],
    ["es", "El juez supremo firmó la sentencia del caso.", "juez supremo"],
    ["pl", "Organizm uruchamia reakcję alarmową w chwili zagrożenia życia.", "reakcję alarmową"],
    ["uk", "Військові визначають умови тактичної розвідки на місцевості.", "тактичної розвідки"],
  ] as const)("and its adjective are one (%s: %s)", (language, sentence, part) => {
    expect(isPhrase(part, sentence, language)).toBe(true);
  });
});

describe("a phrase that only tells which of many is meant", () => {
  const isTerm = (phrase: string, sentences: readonly string[], language: Language) => {
    const plan = planPassages(sourceOf(sentences, language), { language });
    const term = readDocument(plan, { seed: 1, mode: "study" }).terms.get(phrase);
    return term !== undefined && canBeOption(term);
  };
  const next = "Stal chłodzi się w oleju, po czym mistrz ocenia próbkę.";

  it.each([
    ["es", "El abono exige un costo adicional en la cuenca.", "abono"],
    ["es", "El puente salva la corriente continua del río.", "corriente continua"],
  ] as const)("is told from a term (%s: %s)", (language, sentence, phrase) => {
    expect(isTerm(phrase, [sentence, next], language)).toBe(true);
  });
});

describe("a sentence that leans on the one before by a word of degree or of order", () => {
  it.each([["es", "Al acercar la barra, observamos que su carga atrae los papelitos de la mesa."]] as const)(
    "is not asked about alone (%s: %s)",
    (language, sentence) => {
      expect(linesIn(sentence, language).filter(({ isUsable }) => isUsable)).toEqual([]);
    },
  );

  it.each([
    ["pl", "Hipokamp odpowiada za pamięć tak zwanych zdarzeń osobistych człowieka."],
    ["pl", "Roztwór ma tak wysokich dawek leku, że szkodzi każdemu pacjentowi."],
    ["de", "Entsprechend der Norm haben gängige Koaxialkabel einen Wellenwiderstand von 50 Ohm."],
  ] as const)("is told from one that says how much (%s: %s)", (language, sentence) => {
    expect(linesIn(sentence, language).map(({ isUsable }) => isUsable)).toEqual([true]);
  });

  it("and one that points at a screen tells nothing (de)", () => {
    const shown =
      "Du kannst erkennen, dass die Meldung die letzte Ausgabe des Befehls und eine leere Zeile enthält.";
    const [line] = linesIn(shown, "de");
    expect(line).toMatchObject({ isUsable: false, antecedent: null });
  });
});

describe("what stands in brackets", () => {
  it.each([
    [
      "en",
      "The rule says that a square lies between n and (n + 1)2 for every number n of the row.",
      "(n + 1)2",
      true,
    ],
    [
      "en",
      "The square of a number (a product of two like factors) has an odd number of divisors.",
      "(",
      false,
    ],
    ["de", "Das Zeichen besteht in der Regel aus den ersten beiden Stellen, z. B. DL oder 4U.", "4U.", false],
  ] as const)(
    "is read with what is written to it, and a sign without its stop (%s: %s)",
    (language, sentence, part, isRead) => {
      expect(linesIn(sentence, language)[0]?.text.includes(part)).toBe(isRead);
    },
  );
});
