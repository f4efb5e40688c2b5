import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "@quizmill/contract";
import { extractText } from "@quizmill/extract";
import { embeddedEngine, generateQuestions, planPassages } from "@quizmill/questions";
import { describe, expect, it } from "vitest";

/** A set of twenty on a whole document, as `quizmill generate --count 20` gives it, and one without a number. */

const root = fileURLToPath(new URL("../../../", import.meta.url));
const long = join(root, "../shared/data/questions");
const PATIENTLY = 120_000;
const LEAST_KINDS = 4;
const LECTURES = [
  "en-photosynthesis",
  "pl-historia-druku",
  "de-thermodynamik",
  "es-ciclo-del-agua",
  "uk-astronomiia",
  "ja-jishin-kazan",
];
/**
 * Parts of manuals, from the heading at the first of these characters or behind it to that at the second. Others hold
 * too few sentences that can be asked about at all.
 */
const PIECES = [
  ["progit/progit_en.md", 20_000, 60_000],
  ["progit/progit_en.md", 100_000, 150_000],
  ["progit/progit_de.md", 20_000, 60_000],
  ["progit/progit_es.md", 20_000, 60_000],
  ["progit/progit_pl.md", 20_000, 60_000],
  ["progit/progit_uk.md", 20_000, 60_000],
  ["progit/progit_ja.md", 20_000, 60_000],
  ["progit/progit_ja.md", 100_000, 150_000],
] as const;
const LONG_DOCUMENTS = [
  ...LANGUAGES.map((language) => `progit/progit_${language}.md`),
  ...["openstax_psychology_en/long_chapters_2_3.md", "openstax_quimica_es/long_chapter_1.md"],
  ...["50ohm_de/kurs_N.md", "jaquad/longest_1.txt"],
];

interface Asked {
  count?: number;
  /** Of a Markdown file, the part between the headings at or behind these characters. */
  part?: readonly [from: number, to: number];
}

function partOf(text: string, [from, to]: readonly [number, number]): string {
  const headingFrom = (at: number) => at + text.slice(at).search(/^#{1,4} /mu);
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
  it.each(LECTURES)("asks in four ways or more: %s", { timeout: PATIENTLY }, async (name) => {
    const file = join(root, "fixtures/texts", `${name}.md`);
    const counted = await kindsOf(file, { count: 20 });
    expect(counted.size).toBe(20);
    expect(counted.kinds).toBeGreaterThanOrEqual(LEAST_KINDS);
    const whole = await kindsOf(file);
    expect(whole.size).toBeGreaterThan(8);
    expect(whole.kinds).toBeGreaterThanOrEqual(LEAST_KINDS);
  });

  it.skipIf(!existsSync(long)).each(LONG_DOCUMENTS)(
    "asks in four ways or more (skipped where ../shared/data is absent): %s",
    { timeout: PATIENTLY },
    async (name) => {
      const { size, kinds } = await kindsOf(join(long, name), { count: 20 });
      expect(size).toBe(20);
      expect(kinds).toBeGreaterThanOrEqual(LEAST_KINDS);
    },
  );

  it.skipIf(!existsSync(long)).each(PIECES)(
    "asks a part of a manual in four ways or more (skipped where ../shared/data is absent): %s from %i to %i",
    { timeout: PATIENTLY },
    async (name, ...part) => {
      const { size, kinds } = await kindsOf(join(long, name), { count: 20, part });
      expect(size).toBeGreaterThan(15);
      expect(kinds).toBeGreaterThanOrEqual(LEAST_KINDS);
    },
  );
});
