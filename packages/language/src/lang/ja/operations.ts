import type { Operations } from "../../operations.ts";
import { plainForm } from "./plain-form.ts";
import { UNSPACED } from "./writing.ts";

/** "Ａを国事行為といい、これには…", "Ａは特別会と呼ばれ、ここで…": what something is called, and what else is said. */
const CALLED_FIRST =
  /^(?<told>[^。]{9,120}?(?:を|のことを|は、?|が)「?[^、。「」（）をはが]{2,24}」?と)(?<verb>いい|言い|呼び|よび|呼ばれ|よばれ)、(?<rest>.+)$/u;
const ENDED: Record<string, string> = {
  いい: "いう",
  言い: "いう",
  呼び: "呼ぶ",
  よび: "呼ぶ",
  呼ばれ: "呼ばれる",
  よばれ: "呼ばれる",
};

function statementsIn(text: string): string[] {
  const { told, verb = "", rest = "" } = CALLED_FIRST.exec(text)?.groups ?? {};
  return told === undefined ? [text] : [told + ENDED[verb], ...statementsIn(rest)];
}

/** Of "長期休館", "保護団体" and "海外派兵" the last two characters are the head: an even run falls into words of two. */
const EVEN_RUN = /(?<!\p{Script=Han})(?:\p{Script=Han}{2})+$/u;
/** What is one character long wherever it stands: "付着藻類" is a "類", "名古屋市" a "市". */
const ALWAYS_ONE = /[類市町村県府州]$/u;

const endsInTwo = (text: string) => EVEN_RUN.test(text) && !ALWAYS_ONE.test(text);

/**
 * "岩" of "安山岩" and "玄武岩" says what they are, "プレート" too; "震" of "免震" and "余震", or "ション", does not, nor
 * does the last character of a word of two.
 */
function isHead(tail: string, phrases: readonly string[]): boolean {
  if (/\p{Script=Han}{2}$/u.test(tail)) return true;
  if (/\p{Script=Han}$/u.test(tail))
    return phrases.every((phrase) => phrase.length > 2 && !endsInTwo(phrase));
  return (
    /[\p{Script=Katakana}ー]{3}$/u.test(tail) && !/^(?:ー?ション|.?ティー?|.?メント|.?ィング)$/u.test(tail)
  );
}

/** Writing, heads, clauses and style of Japanese. */
export const JAPANESE: Operations = {
  writing: UNSPACED,
  isHead,
  clausesOf: statementsIn,
  plainStyle: plainForm,
};
