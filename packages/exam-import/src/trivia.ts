import type { Stream } from "./stream.ts";

/** A question of a trivia file: `#Q stem`, `^ answer`, then `A …`, `B …`, a line each. */
export interface TriviaQuestion {
  start: number;
  end: number;
  stem: string;
  options: string[];
  key: number | null;
  line: number;
}

const QUESTION = /(?<=^|\s)#Q\s+/gu;

/** Questions of the open trivia format, whether its lines were kept or joined. Linear. */
export function triviaQuestionsOf(stream: Stream): TriviaQuestion[] {
  const starts = [...stream.text.matchAll(QUESTION)];
  return starts.flatMap((match, i) => {
    const end = starts[i + 1]?.index ?? endOfLast(match.index, stream);
    const question = read(stream.text.slice(match.index + match[0].length, end));
    return question === null
      ? []
      : [{ ...question, start: match.index, end, line: stream.lineAt(match.index) }];
  });
}

/** Nothing closes the last one: it is taken to go on for as many lines as one can have. */
function endOfLast(start: number, stream: Stream): number {
  const last = stream.lines[Math.min(stream.lines.length - 1, stream.lineAt(start) + 7)];
  return last?.end ?? stream.text.length;
}

function read(text: string): Pick<TriviaQuestion, "stem" | "options" | "key"> | null {
  const parts = /^(?<stem>[^^]{3,3000}?)\s+\^\s?(?<answer>.+?)(?=\s+A\s)(?<rest>[\s\S]*)$/su.exec(
    text,
  )?.groups;
  if (parts === undefined) return null;
  const { stem = "", answer = "", rest = "" } = parts;
  const options: string[] = [];
  let left = rest;
  for (let label = 0; label < 8; label++) {
    const lead = new RegExp(`^\\s*${String.fromCharCode(65 + label)}\\s`, "u").exec(left);
    if (lead === null) break;
    left = left.slice(lead[0].length);
    const next = String.fromCharCode(66 + label);
    const end =
      new RegExp(`\\n${next}\\s|\\s${next}\\s(?!.*\\n${next}\\s)`, "u").exec(left)?.index ?? lineEnd(left);
    options.push(left.slice(0, end).trim());
    left = left.slice(end);
  }
  if (options.length < 2 || options.some((option) => option === "")) return null;
  const key = options.findIndex((option) => option.toLowerCase() === answer.trim().toLowerCase());
  return { stem: stem.replace(/\s+/gu, " ").trim(), options, key: key < 0 ? null : key };
}

function lineEnd(text: string): number {
  const end = text.indexOf("\n");
  return end < 0 ? text.length : end;
}
