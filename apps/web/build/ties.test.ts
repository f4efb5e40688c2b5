import { describe, expect, it } from "vitest";
import { withTies, withWholeCompounds } from "./ties.ts";

const TIE = "\u00a0";

describe("withTies", () => {
  it("leaves no word of one letter at the end of a Polish or Ukrainian line, also with two in a row", () => {
    expect(withTies("pl", "Pytania i w notatkach, i z {{name}}.")).toBe(
      `Pytania i${TIE}w${TIE}notatkach, i${TIE}z${TIE}{{name}}.`,
    );
    expect(withTies("uk", "І в тексті, а не у <b>файлі</b>")).toBe(
      `І${TIE}в${TIE}тексті, а${TIE}не у${TIE}<b>файлі</b>`,
    );
  });

  it("does not join the last letters of longer words, nor Polish or Ukrainian letters with diacritics", () => {
    for (const text of ["Rozmiar pliku DOCX a-b", "środa trwała, kość", "сім’я вчора, Київ і́"])
      expect(withTies("pl", text)).toBe(text);
  });

  it("keeps a number beside the word it counts, and a reference to a law in one piece", () => {
    expect(withTies("pl", "Po 14 dniach (art. 6 ust. 1 lit. b RODO), ul. Stawki 2, DOCX.")).toBe(
      `Po 14${TIE}dniach (art.${TIE}6${TIE}ust.${TIE}1${TIE}lit.${TIE}b RODO), ul.${TIE}Stawki 2, DOCX.`,
    );
  });

  it("goes through sections and lists, and changes only texts", () => {
    const text = { version: 1, body: ["o danych", ["z kontem", null]] };
    expect(withTies("pl", text)).toEqual({
      version: 1,
      body: [`o${TIE}danych`, [`z${TIE}kontem`, null]],
    });
  });

  it("joins a number and its word in other languages, but leaves their words alone", () => {
    for (const language of ["en", "de", "es", "ja"])
      expect(withTies(language, "I have a file y o 90 Tagen, 2 {{x}}")).toBe(
        `I have a file y o 90${TIE}Tagen, 2 {{x}}`,
      );
  });
});

describe("withWholeCompounds", () => {
  const JOINER = "\u2060";

  it("ends no line after the first letter of a compound", () => {
    const texts = { body: ["adres e-mail", "E-Mail-Adresse"] };
    expect(withWholeCompounds(texts)).toEqual({
      body: [`adres e-${JOINER}mail`, `E-${JOINER}Mail-Adresse`],
    });
  });

  it("leaves other hyphens and dashes alone", () => {
    for (const text of ["biało-czerwony", "00-193 Warszawa", "od a do b", "a - b", "9-b"])
      expect(withWholeCompounds(text)).toBe(text);
  });
});
