import { describe, expect, it } from "vitest";
import { besideQuote, splitByChoice } from "./evidence.ts";

describe("the explanation beside the quote", () => {
  const quote = "Chlorophyll absorbs red and blue light.";

  it("leaves out the line that only repeats the quote", () => {
    const other = "Stroma: the fluid around the thylakoids.";
    expect(besideQuote(`The document says: “${quote}” (page 2)\n${other}`, quote)).toBe(other);
    expect(besideQuote(`The document says: “${quote}”`, quote)).toBeNull();
  });

  it("is kept if it has words of its own", () => {
    expect(besideQuote("Green light is reflected.", quote)).toBe("Green light is reflected.");
    expect(besideQuote("Green light is reflected.", undefined)).toBe("Green light is reflected.");
    expect(besideQuote(null, quote)).toBeNull();
  });
});

describe("an explanation", () => {
  const stroma = "The document describes “Stroma” differently: “The stroma lies inside the cell wall.”";
  const wall = "Cell wall: it takes no part.";

  it("gives what it says of one's own choice apart from the rest", () => {
    const text = ["Chlorophyll is there.", stroma, wall].join("\n");
    const rest = ["Chlorophyll is there.", stroma].join("\n");
    expect(splitByChoice(text, "Cell wall", ["Stroma"])).toEqual({ own: wall, rest });
    expect(splitByChoice(stroma, "Stroma", ["Cell wall"])).toEqual({ own: stroma, rest: null });
  });

  it("takes no quote about another option for its own", () => {
    expect(splitByChoice(stroma, "Cell wall", ["Stroma"])).toEqual({ own: null, rest: stroma });
    expect(splitByChoice(null, "Cell wall", ["Stroma"])).toEqual({ own: null, rest: null });
  });

  it("takes a line that speaks of several options without a quote", () => {
    const both = "Stroma and cell wall take no part.";
    expect(splitByChoice(both, "Cell wall", ["Stroma"]).own).toBe(both);
  });

  it("identifies a long option by its first words, and no option by a longer word", () => {
    const long = "The document describes “Membranes of the mitochondrion …” elsewhere.";
    const option = "Membranes of the mitochondrion, which are two";
    expect(splitByChoice([stroma, long].join("\n"), option, ["Stroma"]).own).toBe(long);
    expect(splitByChoice("Cell walls: none.", "Cell wall", []).own).toBeNull();
    const inner = "“Inner membrane” belongs to something else: “It is folded.”";
    expect(splitByChoice(inner, "Inner", ["Inner membrane"]).own).toBeNull();
  });
});
