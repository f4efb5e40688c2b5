import { describe, expect, it } from "vitest";
import { besideQuote, markKey, ownChoiceFirst } from "./evidence.ts";

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
  const stroma = "Stroma: there the Calvin cycle runs.";
  const wall = "Cell wall: it takes no part.";
  const options = ["Stroma", "Cell wall", "Membranes of the mitochondrion"];

  it("has the line on one's own choice before those on the others", () => {
    const text = ["Chlorophyll is there.", stroma, wall].join("\n");
    expect(ownChoiceFirst(text, "Cell wall", ["Stroma"])).toBe(
      ["Chlorophyll is there.", wall, stroma].join("\n"),
    );
    expect(ownChoiceFirst(text, "Stroma", ["Cell wall"])).toBe(text);
  });

  it("identifies a long option by its first words", () => {
    const long = "The document describes “Membranes of the mitochondrion …” elsewhere.";
    expect(ownChoiceFirst([stroma, long].join("\n"), options[2] ?? "", ["Stroma"])).toBe(
      [long, stroma].join("\n"),
    );
  });

  it("does not change if it does not mention the choice, or only a longer word", () => {
    const text = [stroma, "Cell walls: none."].join("\n");
    expect(ownChoiceFirst(text, "Cell wall", ["Stroma"])).toBe(text);
  });
});
