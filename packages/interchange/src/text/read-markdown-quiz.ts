import type { CarriedQuestion } from "@quizmill/contract";
import type { ReadNote, ReadQuestions } from "../format.ts";
import { beginning, tidyLine, tidyText } from "../tidy.ts";
import { withoutScripts } from "./markdown-fields.ts";
import { keysTold, type MarkdownQuestion } from "./markdown-quiz.ts";

/** Reads questions under headings or numbers, with the right options ticked, marked or told behind them. */
export function readMarkdownQuiz(found: readonly MarkdownQuestion[]): ReadQuestions {
  const texts = found.map(({ options }) => options.map(({ lines }) => plainOf(lines).text));
  const keys = keysOf(found);
  const notes: ReadNote[] = [];
  const numbers: number[] = [];
  const questions = found.flatMap((one, i): CarriedQuestion[] => {
    const stem = plainOf(one.stem);
    if (stem.text === "") {
      const words = beginning(texts[i]?.join(" ") ?? "");
      notes.push({ number: i + 1, stem: words, kind: "unreadable", effect: "leftOut" });
      return [];
    }
    numbers.push(i + 1);
    const explanation = plainOf(one.explanation).text;
    const options = one.options.map(({ lines }) => plainOf(lines));
    const key = [...(keys[i] ?? [])];
    if (key.length === 0)
      notes.push({ number: i + 1, stem: beginning(stem.text), kind: "noKey", effect: "lost" });
    const hasPicture = stem.hasPicture || options.some((option) => option.hasPicture);
    const question = {
      text: stem.text,
      options: options.map(({ text }) => text),
      key,
      ...(explanation !== "" && { explanation }),
      ...(one.section !== undefined && { section: tidyLine(plainOf([one.section]).text) }),
      ...(hasPicture && { needsPicture: true }),
    };
    return [question];
  });
  return { set: { title: "", questions }, numbers, total: found.length, notes };
}

/** Where most questions tell their key, marks are emphasis. */
function keysOf(found: readonly MarkdownQuestion[]): (readonly number[] | null)[] {
  if (2 * found.filter(({ told }) => told !== "").length > found.length) return keysTold(found);
  return found.map(({ options }) => options.flatMap(({ isMarked }, i) => (isMarked ? [i] : [])));
}

const TAGS = /<\/?(?:b|strong|i|em|u|p|kbd|span|center|details|summary)(?:\s[^<>]{0,200})?>/gi;
/** A link that runs something; what it runs may have brackets. */
const PROGRAM_LINK =
  /\[([^[\]]{1,300})\]\(\s{0,9}<?(?:javascript|vbscript|data):(?:[^()\n]|\([^()\n]{0,200}\)){0,500}\)/gi;
const PICTURE = /!\[[^[\]]{0,300}\]\([^()\s]{0,300}(?:\s"[^"]{0,300}")?\)|<img\b[^<>]{0,2000}>/gi;

/** The words without the marks of Markdown; code and formulas stay as they are. */
function plainOf(lines: readonly string[]): { text: string; hasPicture: boolean } {
  const margin = lines
    .slice(1)
    .filter((line) => line.trim() !== "")
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const least = Math.min(...margin, 8);
  const text = lines.map((line, i) => (i === 0 ? line : line.slice(Math.min(least, line.length)))).join("\n");
  let hasPicture = false;
  const words = withoutScripts(text).map((part) => {
    if (part.kind !== "text") return part.source;
    hasPicture ||= part.source.search(PICTURE) >= 0;
    return part.source
      .replaceAll(PICTURE, " ")
      .replaceAll(/<br\s*\/?>/gi, "\n")
      .replaceAll(TAGS, "")
      .replaceAll(/\[([^[\]]{1,300})\]\((https?:[^()\s]{1,500})\)/g, (_all, name: string, url: string) =>
        name === url ? url : `${name} (${url})`,
      )
      .replaceAll(PROGRAM_LINK, "$1")
      .replaceAll(/(?<![\w)*])\*\*(?=\S)([^*\n]*\S)\*\*(?![\w*])/g, "$1")
      .replaceAll(/(?<!\w)__(?=\S)([^_\n]{0,200}\s[^_\n]{0,200}\S)__(?!\w)/g, "$1")
      .replaceAll(/(?<![\p{L}\p{N}*\\])\*(?=\S)([^*\n]*\S)\*(?![\p{L}\p{N}*])/gu, "$1")
      .replaceAll(/\\([*_#[\]()`<>.!~-])/g, "$1");
  });
  return { text: tidyText(words.join("")), hasPicture };
}
