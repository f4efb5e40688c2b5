import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "@quizmill/contract";
import { textToSource } from "@quizmill/extract";
import { embeddedEngine, planPassages } from "@quizmill/questions";
import { type Candidate, flawOf, layOut, profileOf } from "@quizmill/questions/for-engines";
import { type Features, unrankedDrafts } from "@quizmill/questions/measure";
import { seededRandom } from "../../fixtures/seeded-random.ts";
import { type BenchOptions, questionsFolder, ROOT } from "../options.ts";

/** A document to draw items from. */
interface Drawn {
  readonly id: string;
  readonly language: Language;
  readonly text: string;
}

export const LANGUAGES = ["de", "en", "es", "ja", "pl", "uk"] as const;
const ITEMS_PER_BATCH = 60;
const PER_DOCUMENT = 20;
const MOST_DISTRACTORS = 6;
const CONTEXT_CHARS = 900;
/** Books with titled sections, by language; a section of the Japanese articles is too short to stand alone. */
const BOOKS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: ["50ohm_de/data.json", "jsinfo/terms_de.json"],
  en: ["openstax_psychology_en/data.json"],
  es: ["openstax_quimica_es/data.json"],
  ja: ["jsinfo/terms_ja.json"],
  pl: ["openstax_psychologia_pl/data.json"],
  uk: ["jsinfo/terms_uk.json"],
};
const ARTICLES: Readonly<Partial<Record<Language, string>>> = {
  de: "xquad/de.json",
  en: "xquad/en.json",
  es: "xquad/es.json",
  ja: "jaquad/data.json",
  pl: "poquad/data.json",
  uk: "bruk_uk/passages.json",
};
const SECTIONS_PER_DOCUMENT = 2;
const ARTICLE_CHARS = 12_000;

const read = (file: string) => readFileSync(file, "utf8");

/** Sections of textbooks, a manual and articles of the development half, where they are beside the project. */
function othersOf(folder: string, language: Language): Drawn[] {
  if (!existsSync(folder)) return [];
  const manual = read(path.join(folder, "progit", `progit_${language}.md`)).slice(0, 60_000);
  return [
    ...(BOOKS[language] ?? []).flatMap((book) => chaptersOf(folder, book, language)),
    { id: `progit/${language}`, language, text: manual },
    ...articlesOf(folder, ARTICLES[language] ?? "", language),
  ];
}

function chaptersOf(folder: string, book: string, language: Language): Drawn[] {
  const { docs } = JSON.parse(read(path.join(folder, book))) as { docs: { title: string; text: string }[] };
  const sections = docs.map(({ title, text }) => (text.startsWith("# ") ? text : `# ${title}\n\n${text}`));
  const name = book.replace("/data.json", "");
  return Array.from({ length: Math.ceil(sections.length / SECTIONS_PER_DOCUMENT) }, (_, i) => {
    const at = i * SECTIONS_PER_DOCUMENT;
    return {
      id: `${name}/${at}`,
      language,
      text: sections.slice(at, at + SECTIONS_PER_DOCUMENT).join("\n\n"),
    };
  });
}

/** Articles in a row, until they are as long as a chapter. */
function articlesOf(folder: string, file: string, language: Language): Drawn[] {
  const { passages } = JSON.parse(read(path.join(folder, file))) as {
    passages: { title?: string; text: string }[];
  };
  const parts: Drawn[] = [];
  let open: string[] = [];
  for (const { title = "", text } of passages) {
    open.push(`# ${title}\n\n${text}`);
    if (open.join("").length < ARTICLE_CHARS) continue;
    parts.push({ id: `${file}/${parts.length}`, language, text: open.join("\n\n") });
    open = [];
  }
  return parts;
}

/** The documents of a language: those of others, and the project's own. */
export function documentsOf(folder: string, language: Language): Drawn[] {
  const own = globSync(`fixtures/texts/${language}-*.md`, { cwd: ROOT });
  return [
    ...othersOf(folder, language),
    ...own.map((file) => ({ id: file, language, text: read(path.join(ROOT, file)) })),
  ];
}

/** An item that could be asked. */
export interface DrawnCandidate {
  readonly document: string;
  readonly language: Language;
  /** Of each distractor. */
  readonly features: readonly Features[];
  readonly draft: Candidate;
  /** The text around its evidence. */
  readonly around: string;
}

/** All candidates that pass the judge. */
export function candidatesIn({ id: document, language, text }: Drawn): DrawnCandidate[] {
  const plan = planPassages(textToSource(text), { language });
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  const profile = profileOf(language);
  return plan.passages.flatMap((passage) => {
    const unranked = unrankedDrafts(passage, context);
    if (unranked === null) return [];
    return unranked.drafts.flatMap((whole) => {
      const draft = { ...whole, distractors: whole.distractors.slice(0, MOST_DISTRACTORS) };
      const laid = layOut(draft, (options) => new Array(options).fill(0), 1, profile);
      if (laid === null || flawOf(draft, laid, { passage, profile }) !== null) return [];
      const block = passage.blocks[draft.block]?.text ?? "";
      const at = Math.max(0, block.indexOf(draft.quote) - CONTEXT_CHARS / 2);
      const around = `${passage.heading ?? ""} … ${block.slice(at, at + CONTEXT_CHARS)}`;
      return [{ document, language, draft, around, features: unranked.featuresOf(draft) }];
    });
  });
}

/** Evenly over the range of their scores. */
function drawn(candidates: readonly DrawnCandidate[], random: () => number): DrawnCandidate[] {
  const all = [...candidates].sort((a, b) => a.draft.score - b.draft.score);
  const count = Math.min(all.length, PER_DOCUMENT);
  return Array.from(
    { length: count },
    (_, i) => all[Math.floor(((i + random()) * all.length) / count)] as DrawnCandidate,
  );
}

function shown({ draft, around }: DrawnCandidate, n: number): string {
  const others = draft.distractors.map((text, at) => `  ${at + 1}. ${text}`).join("\n");
  return `### Item ${n}\n${draft.stem}\n  KEY: ${draft.key}\n${others}\nText: ${around}\n`;
}

/**
 * `npm run bench -- draw-items DIR`: draws items for readers to mark into DIR, in batches of 60 with up to six
 * distractors each. Their marks go into `marks.json` beside
 * this file, by ids.
 */
export async function run({ args, isSmoke }: BenchOptions): Promise<void> {
  const [to = "marks"] = args;
  if (isSmoke) {
    // One text of the project's own, and nothing is written.
    const own = documentsOf("", "en").flatMap(candidatesIn);
    console.log(`en: ${drawn(own, seededRandom(1)).length} of ${own.length} candidates`);
    return;
  }
  mkdirSync(to, { recursive: true });
  const folder = questionsFolder({ isSmoke: false, args: [] });
  for (const language of LANGUAGES) {
    const random = seededRandom(1);
    const items = documentsOf(folder, language).flatMap((document) => drawn(candidatesIn(document), random));
    const mixed = items.map((item) => ({ item, at: random() })).sort((a, b) => a.at - b.at);
    for (let from = 0; from < mixed.length; from += ITEMS_PER_BATCH) {
      const batch = mixed.slice(from, from + ITEMS_PER_BATCH).map(({ item }) => item);
      const name = path.join(to, `${language}-${from / ITEMS_PER_BATCH + 1}`);
      writeFileSync(`${name}.md`, batch.map((item, at) => shown(item, at + 1)).join("\n"));
    }
    console.log(`${language}: ${mixed.length} items`);
  }
}
