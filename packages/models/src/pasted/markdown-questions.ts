import { findQuestions } from "@quizmill/exam-import";
import type { ReplyQuestion } from "./reply-question.ts";

/** "Quote: …", in the six languages. */
const QUOTE_LEAD =
  /^[\s>*_#-]*[([【「]?(?:quote|evidence|(?:supporting )?(?:sentence|passage)|source|proof|zitat|beleg(?:satz|stelle)?|textstelle|quelle|cytat|dowód|źródło|cita|prueba|fuente|цитата|доказ|джерело|引用(?:文)?|根拠(?:となる文)?|出典)[)\]】」]?(?: from the (?:text|passage))?[*_\s]*[:：—–-][*_\s]*(?<words>.+)$/iu;
/** An option by which the right one is marked: all of its line is bold, or a tick stands behind it. */
const MARKED =
  /^\s*[-*•]?\s*(?:\*\*|__)(?<label>[([]?[A-Ha-hА-Ґ][).\]:])\s*(?<words>[^*_]{2,})(?:\*\*|__)\s*$|^\s*[-*•]?\s*(?<ticked>.+?)\s*[✅✔✓]\uFE0F?\s*$/u;

/**
 * The questions of lists as chats write them, with their keys beside them or in a list at the end. Read as the questions
 * that documents hold; only what a paper never has, the quotes, is read here.
 */
export function markdownQuestionsIn(reply: string): ReplyQuestion[] {
  const quotes: { readonly line: number; readonly words: string }[] = [];
  const lines: string[] = [];
  for (const line of reply.split(/\r?\n/u)) {
    const quote = QUOTE_LEAD.exec(line)?.groups?.words;
    if (quote !== undefined) quotes.push({ line: lines.length, words: withoutQuotes(plain(quote)) });
    else if (plain(line) !== "") lines.push(plain(line));
  }
  const blocks = lines.map((text) => ({ kind: "paragraph" as const, text }));
  const section = { heading: null, level: 1, blocks };
  const source = { title: null, language: null, format: "md", pageCount: null, pagesWithText: null };
  const { questions } = findQuestions({ ...source, warnings: [], sections: [section] });
  return questions.map(({ item: { text, options, key, explanation }, block }, i) => {
    const next = questions[i + 1]?.block ?? Number.POSITIVE_INFINITY;
    const quote = quotes.find(({ line }) => line > block && line <= next)?.words ?? "";
    const choices = options.map((option) => ({ text: option, why: "" }));
    return { stem: text, options: choices, key, explanation: explanation ?? "", quote };
  });
}

/** A line without the signs of Markdown; a bold option among plain ones becomes a ticked one. */
function plain(line: string): string {
  const { label, words, ticked } = MARKED.exec(line)?.groups ?? {};
  const bare = (text: string) =>
    text
      .replace(/\*\*|__|^\s*(?:#{1,6}|>+|[-*•])\s+|`/gu, "")
      .replace(/(?<=^|[\s:：])\*([^*]{2,})\*(?=\s|$)/gu, "$1")
      .trim();
  if (words !== undefined) return `✓ ${bare(`${label} ${words}`)}`;
  return ticked === undefined ? bare(line) : `✓ ${bare(ticked)}`;
}

function withoutQuotes(words: string): string {
  const bare = words.replace(/[*_\s]+$/u, "");
  return /^["“„«‹「『'](?<inner>.+)["”“»›」』'][.。]?$/u.exec(bare)?.groups?.inner ?? bare;
}
