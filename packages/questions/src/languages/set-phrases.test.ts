import { describe, expect, it } from "vitest";
import { readDocument } from "../embedded/document.ts";
import { partsOf } from "../embedded/kinds/gaps.ts";
import { planPassages } from "../index.ts";
import { sourceOf } from "../testing/sample-texts.ts";
import { profileOf } from "./index.ts";
import { isInSetPhrase } from "./set-phrases.ts";

describe("words that only mean something together", () => {
  it.each([
    [
      "en",
      "The committee took the harbour into account when it moved the lighthouse.",
      "account",
      "lighthouse",
    ],
    [
      "de",
      "Man weiß, dass der Leuchtturm im Nebel eine wichtige Rolle spielt und den Hafen schützt.",
      "Rolle",
      "Hafen",
    ],
    ["en", "The lamp was used in conjunction with a horn that guards the harbour.", "conjunction", "harbour"],
    ["de", "Das Horn wird in Kombination mit der Lampe am Hafen betrieben.", "Kombination", "Hafen"],
    ["es", "El consejo tuvo en cuenta el faro cuando trasladó el puerto.", "cuenta", "puerto"],
    ["pl", "Rada wzięła pod uwagę latarnię, gdy przenosiła przystań.", "uwagę", "przystań"],
    ["uk", "Рада взяла до уваги маяк, коли переносила пристань.", "уваги", "пристань"],
  ] as const)("are told from what a sentence speaks of (%s)", (language, text, within, beside) => {
    const isWithin = (word: string) => {
      const start = text.indexOf(word);
      return isInSetPhrase(text, { start, end: start + word.length }, profileOf(language));
    };
    expect(isWithin(within)).toBe(true);
    expect(isWithin(beside)).toBe(false);
  });

  it("are no others that begin alike", () => {
    const text = "Every individual account is kept in the ledger.";
    const start = text.indexOf("account");
    expect(isInSetPhrase(text, { start, end: start + "account".length }, profileOf("en"))).toBe(false);
  });

  it("leave no gap where a word of theirs stands, though the text speaks of it elsewhere", () => {
    const told = [
      "El municipio llevó a cabo la limpieza del estuario.",
      "El cabo protege el estuario de las olas del norte.",
      "La bahía y el cabo forman un puerto natural.",
      "El estuario y la bahía reciben agua dulce del río.",
    ];
    const plan = planPassages(sourceOf([told.join(" ")], "es"), { count: 20 });
    const document = readDocument(plan, { seed: 1, mode: "study" });
    const asked = document.lines
      .filter((line) => partsOf(line, document).some(({ text }) => text === "cabo"))
      .map(({ quote }) => quote);
    expect(asked).not.toContain(told[0]);
    expect(asked).toContain(told[1]);
  });
});
