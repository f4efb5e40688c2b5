import type { Role } from "./roles.ts";
import type { Line, Stream } from "./stream.ts";
import type { TriviaQuestion } from "./trivia.ts";

const LEAD = /^[([#]?\d{1,3}(?:[.)\]:]|\/(?=\s))\s*/u;
const STARRED = /^(?:\*(?=[^*\s])|[✓✔✅]\s*|\+\s(?=\S))/u;
const LABELLED = /^[([]?(?:\p{L}|\d{1,3}|[ivx]{2,4})[.)\]:/]\s/u;
const LEAST_QUESTIONS = 3;
const [LEAST_OPTIONS, MOST_OPTIONS] = [2, 8];
const MAX_OPTION_CHARS = 300;

/** "X0100", then the stem, then as many lines as digits: the text of Testownik. A one is a right option. */
const CODE = /^X(?<digits>[01]{2,10})$/u;

/** Questions in the text format of Testownik. Linear. */
export function testownikQuestionsOf({ lines }: Stream): TriviaQuestion[] {
  return lines.flatMap(({ text, start }, at) => {
    const digits = CODE.exec(text.trim())?.groups?.digits;
    const [stem, ...options] = lines.slice(at + 1, at + 2 + (digits?.length ?? 0));
    if (digits === undefined || stem === undefined || options.length !== digits.length) return [];
    if (options.some((option) => CODE.test(option.text)) || !digits.includes("0")) return [];
    const right = [...digits].flatMap((digit, i) => (digit === "1" ? [i] : []));
    return [
      {
        start,
        end: options.at(-1)?.end ?? stem.end,
        line: at + 1,
        stem: stem.text.replace(LEAD, ""),
        options: options.map((option) => option.text),
        key: right.length === 1 ? (right[0] ?? null) : null,
      },
    ];
  });
}

/**
 * Questions whose options are lines without labels, one of them starred. Only a run of them is believed: a list may
 * hold a starred line as well. Linear.
 */
export function starredQuestionsOf({ lines }: Stream, roles: readonly Role[]): TriviaQuestion[] {
  const found: TriviaQuestion[] = [];
  for (let at = 0; at < lines.length; at++) {
    const question = isStem(lines[at]) ? questionAt(at, lines, roles) : null;
    if (question !== null) found.push(question);
  }
  return found.length >= LEAST_QUESTIONS ? found : [];
}

function isStem(line: Line | undefined): boolean {
  const text = line?.text ?? "";
  return !STARRED.test(text) && (LEAD.test(text) || /[?？:：…_]\s*$/u.test(text));
}

function questionAt(at: number, lines: readonly Line[], roles: readonly Role[]): TriviaQuestion | null {
  const stem = lines[at];
  let end = at + 1;
  while (end - at <= MOST_OPTIONS + 1 && isOption(lines[end], roles[end])) end++;
  const options = lines.slice(at + 1, end);
  const starred = options.flatMap(({ text }, i) => (STARRED.test(text) ? [i] : []));
  if (stem === undefined || options.length < LEAST_OPTIONS || options.length > MOST_OPTIONS) return null;
  if (starred.length === 0 || starred.length === options.length) return null;
  return {
    start: stem.start,
    end: options.at(-1)?.end ?? stem.end,
    line: at,
    stem: stem.text.replace(LEAD, "").trim(),
    options: options.map(({ text }) => text.replace(STARRED, "").trim()),
    key: starred.length === 1 ? (starred[0] ?? null) : null,
  };
}

function isOption(line: Line | undefined, role: Role | undefined): boolean {
  if (line === undefined || role !== "text" || line.text.length > MAX_OPTION_CHARS) return false;
  return !isStem(line) && !LABELLED.test(line.text.replace(STARRED, ""));
}
