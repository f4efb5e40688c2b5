import { describe, expect, it } from "vitest";
import { EMPTY_DICTIONARY, lexiconOf } from "./hunspell.ts";

const aff = [
  "SET UTF-8",
  "PFX b Y 1",
  "PFX b 0 nie .",
  "SFX M Y 2",
  "SFX M a y [^k]a",
  "SFX M a i ka",
  "SFX N Y 1",
  "SFX N a y [^k]a",
].join("\n");
const dic = ["5", "droga/M", "mama/MN", "matka/M", "matki", "a"].join("\n");
const { read } = lexiconOf({ aff, dic });

describe("a dictionary read as a lexicon", () => {
  it("gives the entry of a form and the flag that makes it", () => {
    expect(read("drogy")).toEqual([{ lemma: "droga", flags: "M", by: "M" }]);
  });

  it("keeps to the condition of a rule", () => {
    expect(read("matky")).toEqual([]);
    expect(read("matki")).toEqual([
      { lemma: "matki", flags: "", by: "" },
      { lemma: "matka", flags: "M", by: "M" },
    ]);
  });

  it("gives one reading for each flag that makes the same form", () => {
    expect(read("mamy").map(({ by }) => by)).toEqual(["M", "N"]);
  });

  it("reads prefixes, and entries of one letter", () => {
    expect(read("niedroga")).toEqual([]);
    expect(lexiconOf({ aff, dic: "1\ndroga/b" }).read("niedroga")).toEqual([
      { lemma: "droga", flags: "b", by: "b" },
    ]);
    expect(read("a")).toEqual([{ lemma: "a", flags: "", by: "" }]);
  });

  it("knows nothing of words that it does not have", () => {
    const lexicon = lexiconOf({ aff, dic });
    expect(lexicon.read("droga")).toMatchObject([{ lemma: "droga" }]);
    expect(lexicon.read("kot")).toEqual([]);
  });

  it("takes two letters for a flag where the file says so", () => {
    const long = ["FLAG long", "SFX a. Y 1", "SFX a. er e/S. er", "SFX .b Y 1", "SFX .b er ons er"].join(
      "\n",
    );
    const { read: readLong } = lexiconOf({ aff: long, dic: "1\naimer/a.b.\n" });
    expect(readLong("aime")).toEqual([{ lemma: "aimer", flags: "a.b.", by: "a." }]);
    expect(readLong("aimons")).toEqual([]);
  });

  it("is also there without a dictionary", () => {
    expect(lexiconOf(EMPTY_DICTIONARY).read("droga")).toEqual([]);
  });
});
