import type { Language } from "@quizmill/contract";
import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { planPassages } from "../index.ts";
import { readDocument } from "../read/document.ts";
import { sourceOf } from "../testing/sample-texts.ts";
import { distractorTargetFor } from "./distractor-target.ts";
import { isUninformative } from "./exclusions.ts";
import { fittingForm } from "./fitting-form.ts";
import { isShapedAlike, type Shape, shapeOf } from "./shape.ts";

/**
 * The form in which the document's word can stand beside the key below a question, or in a gap behind a word; null
 * where it has none.
 */
function formBeside(
  key: string,
  word: string,
  text: string,
  language: Language,
  before?: string,
): string | null {
  const document = readDocument(planPassages(sourceOf([text], language)), { seed: 1, mode: "study" });
  const [line] = document.lines;
  const term = document.terms.get(word);
  if (line === undefined || term === undefined) throw new Error(`The text says nothing of “${word}”.`);
  const { blank } = document.profile;
  const asked = before === undefined ? { stem: "?", before: "" } : { stem: `${before} ${blank}`, before };
  const target = distractorTargetFor({ key, line, ...asked }, document);
  return fittingForm(term, target, document)?.text ?? null;
}

describe("a Spanish noun behind an article", () => {
  // From the manual of Git: "Si quieres ver las ramas de seguimiento …".
  it.each([
    ["sistemas", null],
    ["etiquetas", "etiquetas"],
  ])("has its gender, whatever it ends in (%s)", (word, form) => {
    const text = `Los sistemas guardan los cambios. Se usan los sistemas con las ramas. Git guarda etiquetas con nombre.
Se crean las etiquetas del proyecto.`;
    expect(formBeside("ramas", word, text, "es", "las")).toBe(form);
  });
});

describe("below a question", () => {
  const GIT = `Inaczej działa poczekalnia, inaczej przechowalnia. Zmiany trafiają do przechowalni. Zapis opróżnia
przechowalnię. Konflikt scalania to spór dwóch zmian. Wynik scalania zależy od gałęzi. Po scalaniu gałąź można usunąć. Ręczne scalanie
bywa trudne. Zmiany trafiają do poczekalni. Zapis opróżnia poczekalnię.`;

  it("a feminine is no genitive for the forms it has beside it", () => {
    expect(formBeside("przechowalnia", "poczekalnia", GIT, "pl")).toBe("poczekalnia");
  });

  it("stands no genitive, though the key ends as it does, but the name of the thing", () => {
    expect(formBeside("przechowalnia", "scalania", GIT, "pl")).toBe("scalanie");
  });

  it("stands no genitive of a verbal noun that has no other form there", () => {
    const text = "Inaczej działa przechowalnia. Katalog służy do umieszczania, a serwer do zapisu.";
    expect(formBeside("przechowalnia", "umieszczania", text, "pl")).toBeNull();
  });
});

describe("a Polish form in -ie", () => {
  const TEXT = `Zadanie pomaga się skupić. Kontakt trwa krótko, a w stałym kontakcie z klasą pracuje nauczyciel. Zmiana trwa długo.
Uczeń mówi o zmianie. Zmiany bywają trudne. Przechowalnia jest pusta. Otoczenie wpływa na ucznia. Uczeń patrzy na otoczenie.`;

  it.each([
    ["kontakt", null],
    ["zmiana", null],
    ["otoczenie", "otoczenie"],
  ])("is a locative beside other forms of its word, and no fellow of “zadanie” (%s)", (word, form) => {
    expect(formBeside("zadanie", word, TEXT, "pl", "na")).toBe(form);
  });

  it("names no thing below a question", () => {
    const text =
      "Przechowalnia jest pusta. Uczeń mówi o zmianie. Nauczyciel czeka na zmianę. Po zmianach jest lepiej.";
    expect(formBeside("przechowalnia", "zmianie", text, "pl")).not.toBe("zmianie");
  });
});

describe("beside a plural", () => {
  it("stands none in the singular, as its head shows (es)", () => {
    const text = `Las etiquetas anotadas se guardan en la base de datos. La etiqueta ligera se guarda en un archivo.
El repositorio contiene los archivos. Las ramas remotas se guardan en el servidor.`;
    expect(formBeside("etiquetas anotadas", "repositorio", text, "es")).toBeNull();
    expect(formBeside("etiquetas anotadas", "etiqueta ligera", text, "es")).toBeNull();
    expect(formBeside("etiquetas anotadas", "ramas remotas", text, "es")).toBe("ramas remotas");
  });
});

describe("a participle", () => {
  it("is no thing that could stand beside one (en)", () => {
    const profile = profileOf("en");
    expect(["reused", "diagnosed", "watershed"].map((word) => isUninformative(word, profile))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("a noun with half of the preposition before it", () => {
  it.each([
    ["pl", "postać zapisów", false],
    ["pl", "strony internetowe", false],
    ["pl", "ataki drapieżników", false],
    ["uk", "межа міста", false],
    ["uk", "допомога хворим", false],
  ] as const)("is no thing (%s: %s)", (language, text, isHalf) => {
    expect(isUninformative(text, profileOf(language))).toBe(isHalf);
  });
});

describe("a word in other letters than the key", () => {
  it("is of another shape (uk)", () => {
    const shapes = ["індекс", "schacon", "запис"].map((text) => shapeOf(text, profileOf("uk")));
    const [key, latin, cyrillic] = shapes as [Shape, Shape, Shape];
    expect(isShapedAlike(latin, key)).toBe(false);
    expect(isShapedAlike(cyrillic, key)).toBe(true);
  });
});

describe("a Polish noun below a question", () => {
  it("stands beside a key in the singular, though the text speaks of many of that as well", () => {
    const text = `Hipoteza to stwierdzenie, które można sprawdzić. Hipotezy są podstawą badań naukowych.
Teoria wyjaśnia wyniki badań. Badacz zna hipotezę i teorię.`;
    expect(formBeside("hipoteza", "teoria", text, "pl")).toBe("teoria");
  });
});
