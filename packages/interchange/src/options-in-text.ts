import { ALPHABETS } from "./keys/alphabets.ts";
import { plain } from "./keys/signs.ts";

/** A question whose options stand in its own text. */
export interface TextWithOptions {
  readonly stem: string;
  /** Without their marks; "" for one that says nothing. */
  readonly options: readonly string[];
  /** Letters are surely options; what is numbered, listed or only parted by lines may be anything else. */
  readonly areLettered: boolean;
}

const CLOSERS = "[)）\\].．:：、]";
const LABEL = `(?:[([（]?(\\p{L}|\\d{1,2})(${CLOSERS}|\\s[-–—](?=\\s))|([①-⑳Ⓐ-ⓩ㋐-㋾]))`;
const AT_LINE = new RegExp(`^(?:[-•*☐□○◯]\\s*)?${LABEL}\\s*`, "u");
const IN_LINE = /(?<=^|\s)[([（]?(?:(\p{L}|\d{1,2})([)）])\s*|(?:(?=\p{Lu})(\p{L})\.\s+))/gu;
const ITEM = /^(?:[-–•*☐□○◯▢]|\[ ?\])\s+/u;
const ASKS = /[?？:：…]$/u;
const MAX_LINES = 100;
/** In one line two may be the parts of a question. */
const MIN_IN_LINE = 3;

/** The options at the end of a text, in the surest of the ways in which they can be marked; null if there are none. */
export function optionsInText(text: string): TextWithOptions | null {
  const lines = text.split("\n", MAX_LINES);
  return labelled(lines) ?? labelledInLine(text) ?? items(lines) ?? bareLines(lines);
}

/** The options without the signs before them, where these count all of them from the first. */
export function withoutLabels(options: readonly string[]): readonly string[] {
  const labels = options.map((option) => labelIn(AT_LINE.exec(option)));
  const filled = labels.filter((_, i) => options[i] !== "");
  return filled.length > 1 && successive(filled)?.length === filled.length
    ? options.map((option) => option.replace(AT_LINE, "") || option)
    : options;
}

interface Label {
  readonly sign: string;
  readonly closer: string;
}

function labelIn(found: RegExpExecArray | null): Label | null {
  const sign = found?.[1] ?? found?.[3];
  return sign === undefined ? null : { sign: plain(sign).toLowerCase(), closer: plain(found?.[2] ?? "") };
}

/** A line without a label goes on with the option before it; what follows an empty line belongs to the question. */
function labelled(lines: readonly string[]): TextWithOptions | null {
  const labels = lines.map((line) => labelIn(AT_LINE.exec(line)));
  const at = successive(labels);
  const [first = 0] = at ?? [];
  if (at === null || first === 0) return null;
  const last = at.at(-1) ?? 0;
  const empty = lines.findIndex((line, i) => i > last && line.trim() === "");
  const end = empty < 0 ? lines.length : empty;
  return {
    stem: [...lines.slice(0, first), ...lines.slice(end)].join("\n").trim(),
    options: at.map((from, i) =>
      lines
        .slice(from, at[i + 1] ?? end)
        .join("\n")
        .replace(AT_LINE, "")
        .trim(),
    ),
    areLettered: isLetter(labels[first]),
  };
}

/** A colon stands behind the name of a speaker as well. */
const isLetter = (label: Label | null | undefined) =>
  !/^\d/.test(label?.sign ?? "1") && label?.closer !== ":";

function labelledInLine(text: string): TextWithOptions | null {
  const found = [...text.matchAll(IN_LINE)];
  const labels = found.map((match) => labelIn(match));
  const at = successive(labels);
  const [first = -1] = at ?? [];
  const start = found[first]?.index ?? 0;
  if (at === null || start === 0 || at.length < MIN_IN_LINE) return null;
  return {
    stem: text.slice(0, start).trim(),
    options: at.map((place, i) => {
      const from = (found[place]?.index ?? 0) + (found[place]?.[0].length ?? 0);
      return text.slice(from, found[at[i + 1] ?? -1]?.index).trim();
    }),
    // "A. Smith" may be a name.
    areLettered: isLetter(labels[first]) && labels[first]?.closer !== "",
  };
}

const COUNTS: readonly ((sign: string) => number)[] = [
  (sign) => (/^\d+$/.test(sign) ? Number(sign) - 1 : -1),
  ...ALPHABETS.map(
    ({ signs, looksLike }) =>
      (sign: string) =>
        signs.indexOf(looksLike?.get(sign) ?? sign),
  ),
];

/** Where the longest count from the first sign on stands, its signs written alike; null for fewer than two. */
function successive(labels: readonly (Label | null)[]): number[] | null {
  let longest: number[] = [];
  for (const placeOf of COUNTS) {
    let run: number[] = [];
    let closer = "";
    for (const [at, label] of labels.entries()) {
      if (label === null) continue;
      const place = placeOf(label.sign);
      if (place === 0) {
        run = [at];
        closer = label.closer;
      } else if (run.length > 0 && place === run.length && label.closer === closer) run = [...run, at];
      if (run.length >= Math.max(2, longest.length) && run.at(-1) === at) longest = run;
    }
  }
  return longest.length === 0 ? null : longest;
}

/** The items of a list at the end. */
function items(lines: readonly string[]): TextWithOptions | null {
  const first = lines.findLastIndex((line) => !ITEM.test(line)) + 1;
  return first === 0 || lines.length - first < 2 ? null : listed(lines, first);
}

/** The lines after a question. */
function bareLines(lines: readonly string[]): TextWithOptions | null {
  const first = lines.findLastIndex((line) => ASKS.test(line.trim())) + 1;
  return first === 0 || lines.length - first < 2 || lines.slice(first).includes("")
    ? null
    : listed(lines, first);
}

function listed(lines: readonly string[], first: number): TextWithOptions {
  return {
    stem: lines.slice(0, first).join("\n").trim(),
    options: lines.slice(first).map((line) => line.replace(ITEM, "").trim()),
    areLettered: false,
  };
}
