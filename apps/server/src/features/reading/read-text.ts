import { setImmediate } from "node:timers/promises";
import { type Block, LIMITS, type TextHits, type TextPage, type TextPassage } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { folded, wordsIn } from "../../platform/search-words.ts";
import type { DatasetRow } from "../datasets/entities.ts";
import { countPassages, findPassageOf, findQuestionsIn, findTextOf } from "./store.ts";

/** A passage as the plan has it, as far as a reader sees it. */
interface StoredPassage extends Pick<TextPassage, "heading" | "part" | "page" | "slide" | "language"> {
  readonly blocks: readonly Block[];
}

const { passagesPerPage, passagesBefore, hitsMax, excerptChars } = LIMITS.reading;

/** A part of the stored text of a set: from a passage on, or from a little before that of a question. */
export async function readText(
  db: Database,
  dataset: DatasetRow,
  { from: asked, question }: { from: number; question?: number | undefined },
): Promise<TextPage> {
  const place = question === undefined ? undefined : await findPassageOf(db, dataset.id, question);
  const from = place === undefined ? asked : Math.max(0, place - passagesBefore);
  // The passage before shows whether a heading is new.
  const first = Math.max(0, from - 1);
  const [total, rows, questions] = await Promise.all([
    countPassages(db, dataset.id),
    findTextOf(db, dataset.id, first, passagesPerPage + 1),
    findQuestionsIn(db, dataset.id, from, from + passagesPerPage),
  ]);
  const stored = rows.map(({ ordinal, passageJson }) => ({
    ordinal,
    passage: JSON.parse(passageJson) as StoredPassage,
  }));
  const byPassage = Map.groupBy(questions, ({ passage }) => passage);
  const passages = stored.map(({ ordinal, passage }, index): TextPassage => {
    const { heading, part, blocks, page, slide, language } = passage;
    const before = stored[index - 1]?.passage;
    const isOther = part !== before?.part;
    return {
      ordinal,
      heading: isOther || heading !== before?.heading ? heading : null,
      ...(part !== undefined && isOther && { part }),
      ...(page !== undefined && { page }),
      ...(slide !== undefined && { slide }),
      ...(language !== undefined && { language }),
      blocks: [...blocks],
      questions: (byPassage.get(ordinal) ?? []).map(({ id, sourceJson }) => ({
        id,
        quote: sourceJson === null ? "" : (JSON.parse(sourceJson) as { quote: string }).quote,
      })),
    };
  });
  const { name, language, format } = dataset;
  return {
    name,
    format,
    total,
    language: language === "und" ? null : language,
    passages: passages.filter(({ ordinal }) => ordinal >= from).slice(0, passagesPerPage),
  };
}

/** Blocks that have all these words, wherever they stand in them. Throws the signal's reason. */
export async function searchText(
  db: Database,
  datasetId: string,
  q: string,
  signal: AbortSignal,
): Promise<TextHits> {
  const words = wordsIn(q);
  const hits: TextHits["hits"] = [];
  if (words.length === 0) return { hits, isCut: false };
  for (let from = 0; ; from += passagesPerPage) {
    const rows = await findTextOf(db, datasetId, from, passagesPerPage);
    for (const { ordinal, passageJson } of rows) {
      const { blocks } = JSON.parse(passageJson) as StoredPassage;
      for (const [block, { text }] of blocks.entries()) {
        const lower = folded(text);
        if (!words.every((word) => lower.includes(word))) continue;
        if (hits.length === hitsMax) return { hits, isCut: true };
        hits.push({ passage: ordinal, block, excerpt: excerptOf(text, lower.indexOf(words[0] ?? "")) });
      }
    }
    if (rows.length < passagesPerPage) return { hits, isCut: false };
    // A long text is read in parts, so that other calls do not wait.
    await setImmediate();
    signal.throwIfAborted();
  }
}

/** The text around a place; folding hardly changes lengths, so the place is about right. */
function excerptOf(text: string, at: number): string {
  const start = Math.max(0, at - Math.floor(excerptChars / 3));
  const begin = start === 0 ? 0 : text.indexOf(" ", start) + 1 || start;
  const cut = text.slice(begin, begin + excerptChars).toWellFormed();
  return `${begin > 0 ? "…" : ""}${cut}${begin + excerptChars < text.length ? "…" : ""}`;
}
