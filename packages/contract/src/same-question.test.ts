import { describe, expect, it } from "vitest";
import { type AskedWords, samenessOf } from "./index.ts";

const CHAIR: AskedWords = {
  text: "What is “silla” in English?",
  options: ["chair", "table", "Bed", "door"],
  right: "chair",
};
const likeChair = (change: Partial<AskedWords>) => samenessOf({ ...CHAIR, ...change }) === samenessOf(CHAIR);

describe("questions that are the same", () => {
  it.each<[string, Partial<AskedWords>]>([
    ["case", { text: "WHAT is “Silla” in english?", options: ["Chair", "TABLE", "bed", "door"] }],
    [
      "spaces and line breaks",
      { text: " What is  “silla”\nin English? ", options: ["chair ", "table", "Bed", "door"] },
    ],
    ["the order of options", { options: ["door", "Bed", "table", "chair"] }],
    ["width and invisible characters", { text: "Ｗhat is “sil\u00adla”　in English？".replace("？", "?") }],
    ["composed and decomposed letters", { text: CHAIR.text.normalize("NFD") }],
    ["the key", { right: "table" }],
    ["no key", { right: null }],
  ])("differ at most in %s", (_, change) => expect(likeChair(change)).toBe(true));

  it.each<[string, Partial<AskedWords>]>([
    ["another stem", { text: "What is “mesa” in English?" }],
    ["one option more", { options: [...CHAIR.options, "lamp"] }],
    ["another option", { options: ["chair", "table", "bed", "window"] }],
    ["another text above the stem", { context: "In Mexico it is a saddle." }],
    ["a picture", { needsPicture: true }],
  ])("have no %s", (_, change) => expect(likeChair(change)).toBe(false));

  it("are told apart by their keys where a picture belongs to them, which is no text", () => {
    const sign = (right: string) => samenessOf({ ...CHAIR, needsPicture: true, right });
    expect(sign("chair")).toBe(sign("Chair "));
    expect(sign("chair")).not.toBe(sign("table"));
  });

  it("tell small signs apart, which are another number or formula", () => {
    const of = (...options: string[]) => samenessOf({ text: "2³?", options, right: null });
    expect(of("x²", "½")).not.toBe(of("x2", "12"));
  });
});
