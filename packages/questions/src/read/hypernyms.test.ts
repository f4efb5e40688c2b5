import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { phraseKey } from "../text/words.ts";
import { hypernymsInDefinition } from "./hypernyms.ts";

describe("what a definition says its term is", () => {
  it.each([
    // An adjective agrees with the noun behind it, whatever its own shape.
    // A noun has its genitive behind it, and is no adjective for ending alike.
    ["uk", "наука про небесні тіла, їхню будову", "наука"],
    ["pl", "amplituda i długość fali", "amplituda"],
    ["de", "das zahlenmäßige Verhältnis zweier Größen", "verhältnis"],
    // A part of a cell is no cell, a passing of water no water; a kind of rock is a rock.
    ["en", "the part of a plant cell in which photosynthesis takes place", "part"],
    ["es", "el paso del agua líquida a vapor", "paso"],
    ["en", "a type of rock that forms from molten material", "rock"],
    ["pl", "forma z wklęsłą literą, w której odlewa się czcionkę", "forma"],
  ] as const)("is its head noun (%s: %s)", (language, definition, head) => {
    const profile = profileOf(language);
    expect([...hypernymsInDefinition(definition, profile)]).toEqual([phraseKey(head, profile)]);
  });
});
