import type { CarriedQuestion, DocumentLanguage } from "@quizmill/contract";
import type { Passage, Plan, ReadyItem } from "../engine.ts";
import { definedOnly } from "../maps.ts";

/** Few enough for early first questions and visible progress; more in large files, which else have many small steps. */
const PER_PASSAGE = { least: 10, most: 50 } as const;
const MANY_QUESTIONS = 2_000;

/** Questions of a file that holds nothing else, as passages that give them word for word. */
export function planOfCarried(
  questions: readonly CarriedQuestion[],
  {
    language,
    title,
    count = Number.POSITIVE_INFINITY,
  }: { language: DocumentLanguage | "und"; title: string | null; count?: number | undefined },
): Plan {
  const most = questions.length > MANY_QUESTIONS ? PER_PASSAGE.most : PER_PASSAGE.least;
  const passages: Passage[] = [];
  let section = -1;
  for (const question of questions.slice(0, count)) {
    const heading = question.section ?? null;
    const last = passages.at(-1);
    const isNewSection = last === undefined || last.heading !== heading;
    if (isNewSection) section += 1;
    if (isNewSection || last.imported?.length === most)
      passages.push({ ordinal: passages.length, section, heading, blocks: [], imported: [], expected: 0 });
    const passage = passages.at(-1);
    passage?.imported?.push(readyItemOf(question));
    if (passage !== undefined) passage.expected += 1;
  }
  return { language, title, passages, totalEstimated: Math.min(questions.length, count) };
}

/** A question that names its section has a place for it, as one of a paper has. */
function readyItemOf(question: CarriedQuestion): ReadyItem {
  const { text, options, key, explanation = null, source, section, needsPicture } = question;
  const { context, tags, writtenBy, solver } = question;
  const { page, slide, heading = section } = source ?? {};
  return {
    text,
    options,
    key: key.length === 1 ? (key[0] ?? null) : null,
    explanation,
    quote: source?.quote ?? (section === undefined ? null : text),
    ...(needsPicture && { needsPicture: true }),
    ...definedOnly({ page, slide, heading, context, tags, writtenBy, solver }),
  };
}
