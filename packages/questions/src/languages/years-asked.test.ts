import { expect, it } from "vitest";
import { allWritten } from "../candidates.ts";
import { readDocument } from "../embedded/document.ts";
import { typed } from "../embedded/kinds/typed.ts";
import { planPassages } from "../index.ts";
import { sourceOf } from "../testing/sample-texts.ts";

/** How the year of a German sentence is asked for; null where it is not. */
function askedFor(sentence: string): string | null {
  const document = readDocument(planPassages(sourceOf([sentence], "de")), { seed: 1, mode: "study" });
  const [line] = document.lines;
  const [draft] = line === undefined ? [] : allWritten(typed.write(line, document));
  return draft?.stem ?? null;
}

it.each([
  [
    "Das Verfahren wurde als eigene Sparte des Funks erstmals 1958 von Laien in Kanada erprobt.",
    "In welchem Jahr wurde das Verfahren als eigene Sparte des Funks erstmals von Laien in Kanada erprobt?",
  ],
  [
    "Der Physiker Georg Ohm hat im Jahre 1826 den Zusammenhang zwischen der Spannung, dem elektrischen Strom und dem Widerstand entdeckt.",
    "In welchem Jahr hat der Physiker Georg Ohm den Zusammenhang zwischen der Spannung, dem elektrischen Strom und dem Widerstand entdeckt?",
  ],
  ["Die Werft wurde, als der Hafen 1958 verlandete, von der Stadt an einen Händler verkauft.", null],
  [
    "Der Geologe Hans Lindt ist seit der Wahl des Vorstandes am 8. Oktober 2015 der Leiter des Vereins im Hafen.",
    null,
  ],
  [
    "Wenn man die Zeitung des Vereins liest, ist einem die Meldung über den Sender am 8. Februar aufgefallen.",
    null,
  ],
  [
    "Anna Lindt, ehemalige Leiterin des Vereins, wurde 1961 in der Nähe des Hafens geboren.",
    "In welchem Jahr wurde Anna Lindt, ehemalige Leiterin des Vereins, in der Nähe des Hafens geboren?",
  ],
  ["Die Stadt wurde 1958 von einem Händler verlassen, der in ihr lebte und dem Hafen fern blieb.", null],
])("asks for the year of a German sentence only where it is all the sentence's (%s)", (sentence, stem) => {
  expect(askedFor(sentence)).toBe(stem);
});
