/** @module-tag thorough */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "@quizmill/contract";
import { extractText } from "@quizmill/extract";
import { embeddedEngine, generateQuestions, planPassages } from "@quizmill/questions";
import { describe, expect, it } from "vitest";

/** A set of twenty on a whole document, as `quizmill generate --count 20` makes it, and one without a number. */

const root = fileURLToPath(new URL("../../../", import.meta.url));
const long = join(root, "../shared/data/questions");
const LEAST_KINDS = 4;
/** Ten pages of a course in which nothing is defined may hold gaps, one other kind, and what is made of a gap. */
const LEAST_KINDS_OF_COURSE = 3;
const COURSE = "50ohm_de/kurs_N.md";
const LECTURES = [
  "en-photosynthesis",
  "pl-historia-druku",
  "de-thermodynamik",
  "es-ciclo-del-agua",
  "uk-astronomiia",
  "ja-jishin-kazan",
];
/** Parts of a manual or course of this length, from heading to heading, and at most this many of each. */
const PARTS = { characters: 30_000, most: 2 };
const PARTED = [
  ...LANGUAGES.map((language) => `progit/progit_${language}.md`),
  ...[COURSE, "openstax_psychology_en/long_chapters_2_3.md"],
  ...["openstax_quimica_es/long_chapter_1.md"],
];
/** Of each kind one: what a set takes of much text is the same in each language. */
const LONG_DOCUMENTS = [
  ...["progit/progit_de.md", "openstax_psychology_en/long_chapters_2_3.md"],
  ...["openstax_quimica_es/long_chapter_1.md", "jaquad/longest_1.txt"],
];

interface Asked {
  count?: number;
  /** Of a Markdown file, the part between the headings at or after these characters. */
  part?: readonly [from: number, to: number];
}

function partOf(text: string, [from, to]: readonly [number, number]): string {
  const headingFrom = (at: number) => {
    const behind = text.slice(at).search(/^#{1,4} /mu);
    return at === 0 ? 0 : behind < 0 ? text.length : at + behind;
  };
  return text.slice(headingFrom(from), headingFrom(to));
}

async function kindsOf(file: string, { count, part }: Asked = {}): Promise<{ size: number; kinds: number }> {
  const bytes = await readFile(file);
  const source = await extractText(
    part === undefined ? bytes : Buffer.from(partOf(bytes.toString(), part)),
    file,
  );
  const plan = planPassages(source, count === undefined ? {} : { count });
  const options = { engine: embeddedEngine, mode: "study", seed: 5 } as const;
  const batches = await Array.fromAsync(generateQuestions(plan, options));
  const items = batches.flatMap((batch) => batch.items);
  return { size: items.length, kinds: new Set(items.map(({ kind }) => kind)).size };
}

describe("a set of twenty questions", () => {
  it.each(LECTURES)("has at least four kinds of questions: %s", async (name) => {
    const file = join(root, "fixtures/texts", `${name}.md`);
    const counted = await kindsOf(file, { count: 20 });
    expect(counted.size).toBe(20);
    expect(counted.kinds).toBeGreaterThanOrEqual(LEAST_KINDS);
    const whole = await kindsOf(file);
    expect(whole.size).toBeGreaterThan(8);
    expect(whole.kinds).toBeGreaterThanOrEqual(LEAST_KINDS);
  });

  it.skipIf(!existsSync(long)).each(LONG_DOCUMENTS)(
    "has at least four kinds of questions (skipped if ../shared/data is missing): %s",
    async (name) => {
      const { size, kinds } = await kindsOf(join(long, name), { count: 20 });
      expect(size).toBe(20);
      expect(kinds).toBeGreaterThanOrEqual(LEAST_KINDS);
    },
  );

  it.skipIf(!existsSync(long)).each(PARTED)(
    "has at least four kinds, or three in a course, in each part with as many questions (skipped if ../shared/data is missing): %s",
    async (name) => {
      const { length } = await readFile(join(long, name), "utf8");
      const step = Math.max(PARTS.characters, Math.floor(length / PARTS.most));
      const starts = Array.from({ length: Math.ceil(length / step) }, (_, i) => i * step).filter(
        (from) => from + PARTS.characters <= length,
      );
      const sets = await Promise.all(
        starts.map(async (from) => {
          const part = [from, from + PARTS.characters] as const;
          return { from, ...(await kindsOf(join(long, name), { count: 20, part })) };
        }),
      );
      const full = sets.filter(({ size }) => size === 20);
      expect(full.length).toBeGreaterThan(0);
      const least = name === COURSE ? LEAST_KINDS_OF_COURSE : LEAST_KINDS;
      expect(full.filter(({ kinds }) => kinds < least)).toEqual([]);
    },
  );
});
