import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { planPassages } from "../index.ts";
import { sourceOf } from "../sample-texts.ts";
import { readDocument } from "./document.ts";

function definedIn(text: string, language: Language): string[] {
  const document = readDocument(planPassages(sourceOf([text], language)), { seed: 1, mode: "study" });
  return document.definitions.map(({ term }) => term);
}

describe("a definition", () => {
  it.each([
    // What stands before "to" is a verb or a participle.
    [
      "pl",
      "Spowodowane jest to wymogami bezpieczeństwa, które chronią przed usunięciem danych z repozytorium.",
    ],
    ["pl", "Wygląda to odrobinę inaczej, niż w przypadku wcześniejszego scalenia dwóch gałęzi projektu."],
    ["pl", "Określane jest to mianem zmiany scalającej, która posiada więcej niż jednego rodzica."],
    // How long it takes, or who it is in turn, is not what it is.
    ["pl", "Średni czas wypełnienia testu to około 20 minut, a odpowiedzi składają się z jednego słowa."],
    // Told to its reader.
    ["en", "Positive means you are adding something, and negative means you are taking something away."],
    ["uk", "Якщо ви знайомі з іншими системами, то помітите, що команда називається клонуванням."],
    // Of what, the heading said.
    ["uk", "Вертикальна — зміна індивідом позиції в суспільстві з менш цінної на більш цінну."],
    ["uk", "Найпоширеніше застосування — віддалено відслідковувані гілки, що їх створює клонування."],
  ] as const)("is not found in what only looks like one (%s: %s)", (language, sentence) => {
    expect(definedIn(sentence, language)).toEqual([]);
  });

  it.each([
    ["pl", "Neurony to komórki, które przewodzą i przetwarzają sygnały elektryczne.", "Neurony"],
    ["pl", "System nerwowy to układ narządów, który odbiera i przetwarza bodźce.", "System nerwowy"],
    // It speaks to its reader, and is true of all.
    [
      "en",
      "Confirmation bias is the tendency to notice facts that confirm your own beliefs.",
      "Confirmation bias",
    ],
    ["uk", "Червоний — динамічний колір, що спонукає до дій і викликає приплив сил.", "Червоний"],
    // A glossary's term has its capital only where the text never has it without.
    ["uk", "Цей метеорит важкий. Метеорит: тіло з космосу, яке долетіло до поверхні Землі.", "метеорит"],
  ] as const)(
    "is found though its term looks like a quality or another case (%s: %s)",
    (language, text, term) => {
      expect(definedIn(text, language)).toEqual([term]);
    },
  );
});
