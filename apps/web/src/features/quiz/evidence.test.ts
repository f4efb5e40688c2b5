import { describe, expect, it } from "vitest";
import { besideQuote, markKey, splitByChoice } from "./evidence.ts";

const marked = (quote: string, key: string) => markKey(quote, key)?.marked ?? null;

describe("marking the key in its sentence", () => {
  it("splits the quote around it and loses nothing", () => {
    const quote = "Pyruvate enters the matrix, where oxidative decarboxylation turns it into acetyl-CoA.";
    const cut = markKey(quote, "Oxidative decarboxylation");
    expect(cut?.marked).toBe("oxidative decarboxylation");
    expect(`${cut?.before}${cut?.marked}${cut?.after}`).toBe(quote);
  });

  it("marks whole words only", () => {
    expect(marked("In 18500 BC; the king died in 1850.", "1850")).toBe("1850");
    expect(markKey("The catalogue grew.", "cat")).toBeNull();
    expect(marked("A base (C++) was added.", "C++")).toBe("C++");
  });

  it("ignores line breaks and double spaces", () => {
    expect(marked("the light  dependent\nreactions", "light dependent reactions")).toBe(
      "light  dependent\nreactions",
    );
  });

  it.each([
    ["pl", "Rośliny prowadzą fotosyntezę w liściach.", "Fotosynteza", "fotosyntezę"],
    ["uk", "Процес фотосинтезу відбувається в листі.", "Фотосинтез", "фотосинтезу"],
    ["de", "Er wirkt in den chemischen Bindungen.", "chemische Bindung", "chemischen Bindungen"],
  ])("allows other endings (%s)", (_language, quote, key, expected) => {
    expect(marked(quote, key)).toBe(expected);
  });

  it("works in scripts without spaces between words", () => {
    expect(marked("光合成は葉緑体で行われる。", "葉緑体")).toBe("葉緑体");
  });

  it("marks nothing if the quote says it in other words", () => {
    expect(markKey("It was cold.", "low temperature")).toBeNull();
    expect(markKey("Anything.", "  ")).toBeNull();
  });
});

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
