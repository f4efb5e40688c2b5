import type { Candidate } from "./candidates.ts";
import type { Paper } from "./chains.ts";
import { keyTextOf, resolveKey } from "./key-lines.ts";
import { MAX_OPTIONS } from "./labels.ts";
import { stemIn } from "./stems.ts";
import { trueFalseOf } from "./wording.ts";

/** No row of labels: the key can only be named by its words. */
const NO_ROW = -1;

/**
 * Questions whose options have no labels: "True / False" in a line, or the items of a list. Only a key
 * line below them that repeats one of the options tells them from other lists.
 */
export function plainCandidatesOf(paper: Paper, others: readonly Candidate[]): Candidate[] {
  const { stream, roles } = paper;
  const isTaken = takenBy(others);
  const found: Candidate[] = [];
  for (let line = 1; line < stream.lines.length; line++) {
    const { text = "", start = 0, end = 0 } = stream.lines[line] ?? {};
    const keyText = roles[line] === "key" ? keyTextOf(text) : null;
    if (keyText === null || isTaken(start)) continue;
    const options = optionsAbove(line, paper);
    if (options === null || resolveKey({ ...keyText, labels: [] }, options.texts, NO_ROW) === null) continue;
    const to = stream.lines[options.line]?.start ?? 0;
    const from = Math.max(found.at(-1)?.end ?? 0, stream.lines[options.line - 4]?.start ?? 0);
    const stem = stemIn(paper, { from, to, before: null, usual: "none", followsQuestion: false });
    if (stem === null || isTaken(stem.start)) continue;
    const plain = options.texts.map((option) => ({ text: option, isMarked: false, looks: [] }));
    const said = { keyText: { ...keyText, labels: [] }, explanation: null, end };
    found.push({ stem, options: plain, row: NO_ROW, signature: "plain", ...said });
  }
  return found;
}

function takenBy(candidates: readonly Candidate[]): (offset: number) => boolean {
  let at = 0;
  return (offset) => {
    while ((candidates[at]?.end ?? Number.POSITIVE_INFINITY) <= offset) at++;
    const next = candidates[at];
    const isInNext = next !== undefined && next.stem.start <= offset;
    return isInNext || (candidates[at - 1]?.end ?? 0) > offset;
  };
}

interface Above {
  texts: string[];
  /** Line of the first of them. */
  line: number;
}

function optionsAbove(key: number, { stream, roles }: Paper): Above | null {
  const pair = trueFalseOf(stream.lines[key - 1]?.text ?? "");
  if (pair !== null) return { texts: [...pair], line: key - 1 };
  let line = key;
  const isItem = (at: number) => stream.lines[at]?.kind === "listItem" && roles[at] === "text";
  while (key - line < MAX_OPTIONS && isItem(line - 1) && !/^\(?\d/u.test(stream.lines[line - 1]?.text ?? ""))
    line--;
  const texts = stream.lines.slice(line, key).map(({ text }) => text);
  return texts.length >= 2 ? { texts, line } : null;
}
