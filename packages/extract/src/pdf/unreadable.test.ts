import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { extractText } from "../extract-text.ts";
import { body, read, SENTENCES } from "../testing/pdf-text.ts";
import type { Line } from "./lines.ts";
import { hasWrongLetters } from "./unreadable.ts";

const FIXTURES = fileURLToPath(new URL("../../../../fixtures/", import.meta.url));

/** Replaces each letter by the one so many places further in the alphabet. */
const turned = (text: string, places: number) =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= "Z" ? 65 : 97;
    return String.fromCharCode(first + ((letter.charCodeAt(0) - first + places) % 26));
  });

/** Shifts each code by a number, as where glyph numbers are used as codes. */
const moved = (text: string, by: number) =>
  text.replace(/[^ \n]/gu, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + by));

/** Replaces each letter by another, without a rule. */
const mixed = (text: string) => {
  const letters = "qzjxkvbpgwmfylhrdtscnuioae";
  return text.replace(/[a-z]/g, (letter) => letters[letter.charCodeAt(0) - 97] ?? letter);
};

const hasWrong = (text: string) => hasWrongLetters(text.split("\n").map((line) => ({ text: line }) as Line));

const lecture = (name: string) => readFileSync(`${FIXTURES}texts/${name}`, "utf8").slice(0, 2_000);

describe("A PDF whose letters have wrong codes", () => {
  const shifted = [...SENTENCES, ...lecture("en-photosynthesis.md").split("\n").slice(0, 12)].map((line) =>
    turned(line.slice(0, 90), 7),
  );

  it("is refused by a code of its own, with the number of such pages", async () => {
    await expect(read([body(700, shifted)])).rejects.toMatchObject({
      code: "TEXT_UNREADABLE",
      details: { pages: 1 },
    });
  });

  it("keeps the pages that can be read, and counts the others as pages without text", async () => {
    const source = await read([body(700), body(700, shifted)]);
    expect(JSON.stringify(source)).not.toContain(shifted[0]?.slice(0, 20));
    expect(source.warnings).toContainEqual({ code: "PAGES_WITHOUT_TEXT", pages: 2, pagesWithText: 1 });
  });

  it.each(readdirSync(`${FIXTURES}texts`).filter((name) => /^(?:en|de|es|pl)-/.test(name)))(
    "is found by its text, however the letters of %s were changed",
    (name) => {
      const text = lecture(name);
      for (const places of [1, 7, 13, 25]) expect(hasWrong(turned(text, places))).toBe(true);
      for (const by of [3, -1, -29, -31]) expect(hasWrong(moved(text, by))).toBe(true);
      expect(hasWrong(mixed(text))).toBe(true);
      expect(hasWrong(moved(text, 0xf000))).toBe(true);
    },
  );
});

describe("No text is taken for one with wrong letters", () => {
  it.each(readdirSync(`${FIXTURES}texts`))("as a lecture: %s", (name) => {
    expect(hasWrong(lecture(name))).toBe(false);
  });

  it.each(readdirSync(`${FIXTURES}pdf`).filter((name) => !name.startsWith("half")))(
    "as a document: %s",
    async (name) => {
      const source = await extractText(readFileSync(`${FIXTURES}pdf/${name}`), name);
      expect(source.warnings).toEqual([]);
    },
  );

  it("as a program, a table, formulas, names, or a language that nobody told us of", () => {
    const program = readFileSync(fileURLToPath(new URL("runs.ts", import.meta.url)), "utf8");
    for (let at = 0; at < program.length; at += 1_500)
      expect(hasWrong(program.slice(at, at + 1_500))).toBe(false);
    const rows = Array.from({ length: 60 }, (_, row) => `CPT-${row * 37} mg/dl ${row / 7} kg TSH ${row % 9}`);
    const formulas = Array.from(
      { length: 60 },
      (_, n) => `p_${n} = q r s + x y z - sin(w t) ln k_${n} cm3 kPa`,
    );
    const names =
      "Brzęczyszczykiewicz Grzegorz Strzyż Szczepan Krz Lynch Hrvat Krk Brno Vltava Schmidt Fritz Wright";
    const czech = "Strč prst skrz krk. Vlk zmrzl, zhltl hrst zrn. Prv zhltl čtvrt hrst zrn, pln skvrn z mlh.";
    const welsh =
      "Mae cwm yn y gogledd, lle trig pysgotwyr; y mae bwthyn bychan ger y llyn a llwybr trwy'r gwrych.";
    for (const text of [
      rows.join("\n"),
      formulas.join("\n"),
      names.repeat(8),
      czech.repeat(8),
      welsh.repeat(8),
    ])
      expect(hasWrong(text)).toBe(false);
  });
});
