import { describe, expect, it } from "vitest";
import { markKey } from "./mark-key.ts";

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
