/** @module-tag thorough */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "@quizmill/contract";
import { extractText } from "@quizmill/extract";
import { embeddedEngine, generateQuestions, likelyQuestions, planPassages } from "@quizmill/questions";
import { describe, expect, it } from "vitest";

/** A set of twenty on a whole document, as `quizmill generate --count 20` makes it, and one without a number. */

const root = fileURLToPath(new URL("../../../", import.meta.url));
const long = join(root, "../shared/data/questions");
/** A lecture has definitions, tables and what things are part of; other texts only some of these. No kind is a quota. */
const OF_LECTURE = { kinds: 3, share: 0.7 };
/** So far may what is said of a text be from what it gives: of all of it, or of a sample of a long one. */
const OFF = { whole: 0.2, sample: 0.35 };
const OF_DOCUMENT = { kinds: 2, share: 0.85 };
/** Ten pages of a manual may hold gaps and a few others, or too little for so many; a requested number is still sought. */
const OF_PART = { kinds: 2, share: 0.95, size: 5 };
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
  ...["50ohm_de/kurs_N.md", "openstax_psychology_en/long_chapters_2_3.md"],
  ...["openstax_quimica_es/long_chapter_1.md"],
];
/** Of each kind one: what a set takes of much text is the same in each language. */
const TEXTBOOKS = [
  ...["progit/progit_de.md", "openstax_psychology_en/long_chapters_2_3.md"],
  ...["openstax_quimica_es/long_chapter_1.md"],
];
/** The last one is an article of plain prose, which gives gaps alone. */
const LONG_DOCUMENTS = [...TEXTBOOKS, "jaquad/longest_1.txt"];

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

/** How many questions a set has and was said to come to, of how many kinds, and the share of the most frequent one. */
interface Kinds {
  size: number;
  likely: number;
  kinds: number;
  share: number;
}

async function kindsOf(file: string, { count, part }: Asked = {}): Promise<Kinds> {
  const bytes = await readFile(file);
  const source = await extractText(
    part === undefined ? bytes : Buffer.from(partOf(bytes.toString(), part)),
    file,
  );
  const plan = planPassages(source, count === undefined ? {} : { count });
  const options = { engine: embeddedEngine, mode: "study", seed: 5 } as const;
  const batches = await Array.fromAsync(generateQuestions(plan, options));
  const items = batches.flatMap((batch) => batch.items);
  const kinds = Map.groupBy(items, ({ kind }) => kind);
  const most = Math.max(...kinds.values().map((own) => own.length));
  const likely = count === undefined ? await likelyQuestions(plan) : count;
  return { size: items.length, likely, kinds: kinds.size, share: most / items.length };
}

describe("a set of twenty questions", () => {
  it.each(LECTURES)("of a lecture has at least three kinds, none of them far the most: %s", async (name) => {
    const file = join(root, "fixtures/texts", `${name}.md`);
    const counted = await kindsOf(file, { count: 20 });
    expect(counted.size).toBe(20);
    const whole = await kindsOf(file);
    expect(whole.size).toBeGreaterThan(8);
    expect(Math.abs(whole.likely - whole.size)).toBeLessThanOrEqual(OFF.whole * whole.size);
    for (const { kinds, share } of [counted, whole]) {
      expect(kinds).toBeGreaterThanOrEqual(OF_LECTURE.kinds);
      expect(share).toBeLessThanOrEqual(OF_LECTURE.share);
    }
  });

  it.skipIf(!existsSync(long)).each(TEXTBOOKS)(
    "of a long document has at least two kinds (skipped if ../shared/data is missing): %s",
    async (name) => {
      const { size, kinds, share } = await kindsOf(join(long, name), { count: 20 });
      expect(size).toBe(20);
      expect(kinds).toBeGreaterThanOrEqual(OF_DOCUMENT.kinds);
      expect(share).toBeLessThanOrEqual(OF_DOCUMENT.share);
    },
  );

  it.skipIf(!existsSync(long)).each(LONG_DOCUMENTS)(
    "is not promised: what is said of a text comes near what it gives by itself (skipped if ../shared/data is missing): %s",
    async (name) => {
      const { size, likely } = await kindsOf(join(long, name));
      expect(Math.abs(likely - size)).toBeLessThanOrEqual(OFF.sample * size);
    },
  );

  it.skipIf(!existsSync(long)).each(PARTED)(
    "is sought in each part, and has at least two kinds where it is full (skipped if ../shared/data is missing): %s",
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
      expect(sets.length).toBeGreaterThan(0);
      expect(sets.filter(({ size }) => size < OF_PART.size)).toEqual([]);
      const full = sets.filter(({ size }) => size === 20);
      expect(full.filter(({ kinds, share }) => kinds < OF_PART.kinds || share > OF_PART.share)).toEqual([]);
    },
  );
});
