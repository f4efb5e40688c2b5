import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Block, SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import type { Content, Expectation } from "../../../fixtures/build/expectations.ts";
import { extractText } from "./index.ts";

/** Documents in six languages; the expected results are beside them. */
const fixtures = fileURLToPath(new URL("../../../fixtures/", import.meta.url));

interface Expectations {
  contents: Record<string, Content>;
  good: Expectation[];
  bad: { file: string; code: string }[];
}

const list = join(fixtures, "expectations.json");
const { contents, good, bad }: Expectations = existsSync(list)
  ? JSON.parse(readFileSync(list, "utf8"))
  : { contents: {}, good: [], bad: [] };

type Trait =
  /** Sentences word for word, in order, on their page or slide, in the notes or not. */
  | "sentences"
  /** The title, from the properties or the first line. */
  | "title"
  /** The headings, in order, and no others. */
  | "headings"
  /** Which heading is below which. */
  | "levels"
  /** List items as such. */
  | "items"
  /** The numbers of list items, as marker or in the text. */
  | "numbers"
  /** Table rows, with separate cells. */
  | "table"
  /** Footnotes, separate from running text, and without the number, which the program adds. */
  | "footnotes"
  /** Bold words. */
  | "terms"
  /** Glossary entries, separate from other list items. */
  | "definitions"
  /** Formulas, character by character. */
  | "formulas";

/**
 * What the files of a format, or one file, do not contain, or not in a recognisable way. Everything else must be
 * found.
 */
const CANNOT: Record<string, readonly Trait[]> = {
  doc: ["formulas"],
  // LibreOffice merged the two numbered lists: the second starts at 3.
  "doc/en-photosynthesis.doc": ["formulas", "numbers"],
  txt: ["headings", "levels", "table", "footnotes", "terms", "formulas"],
  ppt: ["formulas"],
  // A word processor saves formulas as pictures.
  html: ["formulas"],
  // When a web page is printed, its notes are ordinary lines below their chapter.
  "web-print": ["footnotes", "formulas"],
  // LibreOffice leaves formulas out of an EPUB, and turns lower headings, list items and header rows into paragraphs.
  "office-epub": ["formulas", "headings", "levels", "items", "numbers", "table"],
};

/** What LibreOffice left out when it wrote the files: notes in plain text, header rows in EPUB. */
const LOST: Record<string, readonly Trait[]> = { txt: ["footnotes"], "office-epub": ["table"] };

/** The share of headings that must be found if only their look marks them. */
const MIN_GUESSED_SHARE = 0.6;

const can = ({ file, format, variant = format, partial }: Expectation, trait: Trait) =>
  (partial !== true || trait === "sentences") && !(CANNOT[file] ?? CANNOT[variant])?.includes(trait);

const contentOf = ({ content }: Expectation): Content => {
  const found = contents[content];
  if (found === undefined) throw new Error(`expectations.json has no content ${content}`);
  return found;
};

const readings = new Map<string, Promise<SourceText>>();

function read({ file }: Expectation): Promise<SourceText> {
  const reading =
    readings.get(file) ?? readFile(join(fixtures, file)).then((bytes) => extractText(bytes, file));
  readings.set(file, reading);
  return reading;
}

const squeeze = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\s\u00AD]+/g, " ")
    .trim();

/** Without spaces, and without the colon after a term that has a line of its own. */
const solid = (text: string) => squeeze(text).replace(/[ :]/g, "");

const texts = (strings: readonly string[]) => strings.map(squeeze);

const blocksOf = (source: SourceText): Block[] => source.sections.flatMap(({ blocks }) => blocks);

const textsOf = (source: SourceText, ...kinds: Block["kind"][]) =>
  blocksOf(source).flatMap(({ kind, role, text }) =>
    kinds.includes(kind) && role === undefined ? [squeeze(text)] : [],
  );

/** Without the title, which some formats also hold as a heading; on slides it is the title of the first slide. */
const headingsOf = (source: SourceText, { title, headings }: Content) => {
  const isTitle = (text: string) => text === squeeze(title) && headings[0]?.text !== title;
  return source.sections.flatMap(({ heading, level, language }) => {
    const text = squeeze(heading ?? "");
    return text === "" || isTitle(text) ? [] : [{ text, level, language }];
  });
};

const having = (trait: Trait) => good.filter((one) => can(one, trait));

/**
 * Numbers of items may be present or not: the author did not type them. The same holds for list marks without a
 * separator.
 */
const bareItem = (text: string, expected: Expectation) => {
  const unnumbered = text.replace(/^\(?(?:\d{1,2}|[a-z])[.)] /, "");
  return can(expected, "footnotes") ? unnumbered : unnumbered.replace(/(?<=\D)\d$/, "");
};

/** If the term has a line of its own in the document, the reader adds the colon. */
const entryOf = (text: string) => squeeze(text).replace(/: ?/, ": ");

/** A formula may be linearised in several ways, LaTeX among them; its content must be the same. */
const symbols = (text: string) => text.normalize("NFKC").replace(/\\[a-z]+|[^\p{L}\p{N}=+·→]/gu, "");

describe.skipIf(good.length === 0)("the documents of fixtures/", () => {
  it.for(good)("$file is told by its content, its language and its pages", async (expected) => {
    const source = await read(expected);
    const { pages, slides, pagesWithText = pages ?? slides ?? null } = expected;
    expect(source).toMatchObject({ format: expected.format, language: contentOf(expected).language });
    expect([source.pageCount, source.pagesWithText]).toEqual([pages ?? slides ?? null, pagesWithText]);
    expect(source.warnings.map(({ code }) => code)).toEqual(expected.warnings ?? []);
  });

  it.for(having("sentences"))(
    "$file gives its sentences word for word, in order and in their places",
    async (expected) => {
      const source = await read(expected);
      const places = expected.sentences.map((sentence) => placeOf(source, sentence));
      expect(places).toEqual([...places].sort((a, b) => a - b));
    },
  );

  it.for(good)("$file gives no running headers and footers", async (expected) => {
    const source = await read(expected);
    const { header, footer } = contentOf(expected);
    const lines = [...blocksOf(source), ...source.sections.map(({ heading }) => ({ text: heading ?? "" }))];
    const isRunning = (text: string) => text.includes(squeeze(header)) || isFooter(text, footer);
    const found = texts(lines.map(({ text }) => text));
    expect(found.filter((text) => text !== "").length).toBeGreaterThan(2);
    expect(found.filter(isRunning)).toEqual([]);
  });

  it.for(having("title"))("$file has a title", async (expected) => {
    expect((await read(expected)).title).toBe(contentOf(expected).title);
  });

  it.for(having("headings"))("$file has its headings and no others", async (expected) => {
    const found = headingsOf(await read(expected), contentOf(expected));
    expect(found.map(({ text }) => text)).toEqual(
      texts(contentOf(expected).headings.map(({ text }) => text)),
    );
  });

  it.for(good.filter((one) => one.partial !== true && !having("headings").includes(one)))(
    "$file shows its headings, whatever else it takes for one",
    async (expected) => {
      const found = texts((await read(expected)).sections.map(({ heading }) => heading ?? ""));
      const { headings } = contentOf(expected);
      const missing = headings.filter(({ text }) => !found.includes(squeeze(text)));
      const share = can(expected, "headings") ? 1 : MIN_GUESSED_SHARE;
      expect(missing.length).toBeLessThanOrEqual((1 - share) * headings.length);
    },
  );

  it.for(having("levels"))("$file tells headings from those under them", async (expected) => {
    const content = contentOf(expected);
    const levels = new Map(headingsOf(await read(expected), content).map((one) => [one.text, one.level]));
    const highest = Math.min(...levels.values());
    const relative = content.headings.map(({ text }) => [
      text,
      (levels.get(squeeze(text)) ?? 0) - highest + 1,
    ]);
    expect(relative).toEqual(content.headings.map(({ text, level }) => [text, level]));
  });

  it.for(good.filter((one) => contentOf(one).headings.some(({ lang }) => lang)))(
    "$file says which sections are in another language",
    async (expected) => {
      const content = contentOf(expected);
      const found = headingsOf(await read(expected), content);
      const languages = found.map(({ text, language }) => [text, language]);
      expect(languages).toEqual(content.headings.map(({ text, lang }) => [squeeze(text), lang]));
    },
  );

  it.for(having("items"))("$file has its list items", async (expected) => {
    const source = await read(expected);
    const { items, definitions } = contentOf(expected);
    const wanted = texts(items);
    const entries = texts(definitions.map(({ text }) => text));
    const found = [...textsOf(source, "listItem", "definition")].map((text) => bareItem(text, expected));
    const defining = new Set(textsOf(source, "definition"));
    const isItem = (text: string) => wanted.includes(text) || !defining.has(text);
    expect(found.filter((text) => isItem(text) && !entries.includes(text))).toEqual(wanted);
  });

  it.for(having("numbers").filter((one) => contentOf(one).numbered.length > 0))(
    "$file has the numbers of its list items",
    async (expected) => {
      const blocks = blocksOf(await read(expected));
      const missing = contentOf(expected).numbered.filter(({ marker, text }) => {
        const item = blocks.find((block) => squeeze(block.text).endsWith(squeeze(text)));
        return !`${item?.marker ?? ""} ${item?.text ?? ""}`.trim().startsWith(marker.replace(".", ""));
      });
      expect(missing).toEqual([]);
    },
  );

  it.for(having("definitions"))("$file has its glossary", async (expected) => {
    const source = await read(expected);
    const wanted = contentOf(expected).definitions.map(({ term, text }) => ({ term, text: entryOf(text) }));
    const found = blocksOf(source).filter(({ kind, role }) => kind === "definition" && role === undefined);
    const entries = found.map(({ text, terms = [] }) => ({ term: terms[0], text: entryOf(text) }));
    const isWanted = (text: string) => wanted.some((one) => one.text === text);
    expect(entries.filter(({ text }) => isWanted(text))).toEqual(wanted);
  });

  it.for(having("table"))("$file has its table", async (expected) => {
    const rows = textsOf(await read(expected), "tableRow");
    expect(rows).toEqual(contentOf(expected).table.map((cells) => squeeze(cells.join(" | "))));
  });

  it.for(having("footnotes"))(
    "$file has its footnotes without numbers, apart from the text",
    async (expected) => {
      const notes = blocksOf(await read(expected)).filter(({ role }) => role === "footnote");
      expect(texts(notes.map(({ text }) => text))).toEqual(texts(contentOf(expected).footnotes));
    },
  );

  it.for(having("terms"))("$file has the words its author marked", async (expected) => {
    const found = blocksOf(await read(expected)).flatMap(({ terms = [] }) => texts(terms));
    const { terms, table } = contentOf(expected);
    expect(texts(terms).filter((term) => !found.includes(term))).toEqual([]);
    const wanted = new Set([...texts(terms), ...texts(table[0] ?? [])]);
    expect(found.filter((term) => !wanted.has(term))).toEqual([]);
  });

  it.for(having("formulas"))("$file says its formulas", async (expected) => {
    const found = blocksOf(await read(expected)).map(({ text }) => symbols(text));
    const missing = contentOf(expected).formulas.filter(
      (formula) => !found.some((text) => text.includes(symbols(formula))),
    );
    expect(missing).toEqual([]);
  });

  it.for(good.filter(({ partial }) => partial !== true))(
    "$file loses no item, glossary entry, cell or footnote",
    async (expected) => {
      const everything = solid(
        blocksOf(await read(expected))
          .map(({ text }) => text)
          .join(""),
      );
      const { items, definitions, table, footnotes } = contentOf(expected);
      const lost = LOST[expected.variant ?? expected.format] ?? [];
      const wanted = [...items, ...definitions.map(({ text }) => text)];
      if (!lost.includes("table")) wanted.push(...table.flat());
      if (!lost.includes("footnotes")) wanted.push(...footnotes);
      expect(wanted.filter((text) => !everything.includes(solid(text)))).toEqual([]);
    },
  );

  it.for(bad.filter(({ code }) => code !== "TEXT_TOO_SHORT"))(
    "$file is refused as $code",
    async ({ file, code }) => {
      const reading = extractText(await readFile(join(fixtures, file)), file);
      await expect(reading).rejects.toMatchObject({ code });
    },
  );
});

/** A bare number may be a table cell, if the format does not tell them apart. */
function isFooter(text: string, pattern: string): boolean {
  const [before = "", after = ""] = squeeze(pattern).split("{page}");
  const number = text.slice(before.length, text.length - after.length);
  return text === before + number + after && /^\d{1,2}$/.test(number);
}

/** Index of the block that holds the whole sentence; a block may begin on the page before. */
function placeOf(
  source: SourceText,
  { text, page, slide, inNotes }: Expectation["sentences"][number],
): number {
  const role = inNotes ? "speakerNotes" : undefined;
  const blocks = blocksOf(source);
  const index = blocks.findIndex((one) => one.role === role && squeeze(one.text).includes(squeeze(text)));
  const block = blocks[index];
  expect(block, text).toBeDefined();
  expect(block?.slide, text).toBe(slide);
  if (page !== undefined) expect([page - 1, page], text).toContain(block?.page);
  return index;
}
