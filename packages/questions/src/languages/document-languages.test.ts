import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { DOCUMENT_LANGUAGES, type DocumentLanguage, LANGUAGES } from "@quizmill/contract";
import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { embeddedEngine } from "../embedded-engine.ts";
import { generateQuestions } from "../generate.ts";
import { planPassages } from "../read/passages.ts";
import { sourceOf } from "../testing/sample-texts.ts";
import { wordsOf } from "../text/words.ts";

const ROOT = path.join(import.meta.dirname, "../../../..");
const MORE = DOCUMENT_LANGUAGES.filter((code) => !(LANGUAGES as readonly string[]).includes(code));

/** Paragraphs of our own texts in a language, with what stands in bold marked. */
function paragraphsIn(language: DocumentLanguage) {
  return globSync(`fixtures/texts/${language}-*.md`, { cwd: ROOT })
    .sort()
    .flatMap((file) => readFileSync(path.join(ROOT, file), "utf8").split("\n\n"))
    .filter((text) => /^(?:\p{L}|\*\*)/u.test(text) && !text.startsWith("lang:"))
    .map((text) => text.replace(/\s+/gu, " "));
}

async function setIn(language: DocumentLanguage) {
  const paragraphs = paragraphsIn(language);
  const source = sourceOf(
    paragraphs.map((text) => text.replaceAll("**", "")),
    language,
  );
  for (const [at, block] of (source.sections[0]?.blocks ?? []).entries())
    block.terms = [...(paragraphs[at] ?? "").matchAll(/\*\*(.+?)\*\*/gu)].map(([, term = ""]) => term);
  const items = [];
  for await (const batch of generateQuestions(planPassages(source), {
    engine: embeddedEngine,
    mode: "study",
    seed: 1,
  }))
    items.push(...batch.items);
  return { items, text: paragraphs.join("\n").replaceAll("**", "") };
}

describe.each(MORE)("documents in a language that the interface does not have (%s)", async (language) => {
  const { items, text } = await setIn(language);

  it("get questions and not only gaps", () => {
    expect(items.length).toBeGreaterThanOrEqual(12);
    const gaps = items.filter(({ kind }) => kind === "cloze");
    expect(gaps.length).toBeLessThan(items.length / 2);
  });

  it("prove each key by their own words, among three or four different options", () => {
    for (const { source, options } of items) {
      expect(text).toContain(source?.quote);
      expect(options.length).toBeGreaterThanOrEqual(3);
      expect(new Set(options.map((option) => option.text)).size).toBe(options.length);
    }
  });

  it("are asked about in their language", () => {
    const stems = wordsOf(items.map((item) => item.text).join(" "), profileOf(language));
    const shareOf = (code: DocumentLanguage) =>
      stems.filter(({ lower }) => profileOf(code).stopWords.has(lower)).length;
    for (const other of LANGUAGES) expect(shareOf(other)).toBeLessThan(shareOf(language));
  });

  it("are the same for the same text", async () => {
    expect((await setIn(language)).items).toEqual(items);
  });

  it("need a folder of their own, and no word of them elsewhere", () => {
    const lists = ["language/src/lang/index.ts", "language/src/lang/codes.ts"];
    const own = new RegExp(`/lang/${language}/`, "u");
    const files = globSync("packages/{language,questions}/src/**/*.ts", { cwd: ROOT }).filter(
      (file) => !file.endsWith(".test.ts") && !lists.some((list) => file.endsWith(list)) && !own.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    const literal = new RegExp(`["'\`]${language}["'\`]|(?<![\\w.])${language}:|lang/${language}/`, "u");
    expect(files.filter((file) => literal.test(readFileSync(path.join(ROOT, file), "utf8")))).toEqual([]);
  });
});
