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

/** Writing, clauses and style of Japanese. */
export const JAPANESE: Omit<Operations, "cases"> = {
  writing: UNSPACED,
  clausesOf: statementsIn,
  plainStyle: plainForm,
};
