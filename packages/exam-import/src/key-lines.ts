import { joined } from "./joined.ts";
import { placeOf, readingsOf } from "./labels.ts";
import { KEY_LEAD } from "./wording.ts";

/** What stands behind "Answer:": read against the options it belongs to. */
export interface KeyText {
  /** What follows the lead, as it stands. */
  text: string;
  /** Labels it opens with: one for a usual key, none where the answer is written out. */
  labels: readonly string[];
  /** What stands behind the labels: the option again, or why it is right. */
  rest: string;
}

const LABEL =
  "(?:[A-Za-zА-ЯҐЄІЇа-яґєії]|[ivx]{2,4}|[IVX]{2,4}|\\d{1,2}|[ア-コあ-こイロハニホヘト]|[①-⑫Ⓐ-Ⓛⓐ-ⓛ㋐-㋙])";
const LABELLED = new RegExp(`^[(\\[（【"'«]?(${LABEL})(?:[)\\]）】.．:："'»]|(?![\\p{L}\\p{N}'’]))+`, "u");
/** "Answer: Option B". */
const OPTION_WORD = new RegExp(
  `^(?:option|choice|opción|opcja|варіант)\\s(?=[(\\[]?${LABEL}[)\\].]?\\s*$)`,
  "iu",
);
const ONE_MORE = new RegExp(
  `^\\s*(?:,|;|&|/|\\+|and|or|i|oraz|lub|und|oder|y|o|et|ou|та|і|й|або|、|と|または)\\s*[(\\[]?(${LABEL})[)\\]]?(?![\\p{L}\\p{N}])`,
  "u",
);

/**
 * Reads a line such as "Answer: C", "Odpowiedź C", "正解は②". Null unless the word for a key leads
 * it and either a sign or nothing but a label follows: "Answer the questions below" is no key.
 */
export function keyTextOf(line: string): KeyText | null {
  KEY_LEAD.lastIndex = 0;
  const lead = KEY_LEAD.exec(line.trim())?.[0];
  if (lead === undefined) return null;
  const text = line.trim().slice(lead.length).replace(OPTION_WORD, "");
  const isParted = /[:：=＝>は\])】〕–—-]\s*$/u.test(lead);
  const isBare = new RegExp(`^[(\\[]?${LABEL}[)\\].]?\\s*$`, "u").test(text);
  const isWhole = /\s$/u.test(lead) || lead === line.trim();
  // "Réponse A – it depends"; a number may be that of the question: "Answer 2. Rome".
  const isRemarked = /^[([]?[A-Za-zА-ЯҐЄІЇ][)\]]?\s*[.:–—-]\s+\S/u.test(text) && /\s$/u.test(lead);
  return isParted ||
    isRemarked ||
    (isBare && (isWhole || /[^\p{L}]$/u.test(lead) || /[\u3040-\u9fff]$/u.test(lead)))
    ? { text, ...labelsIn(text) }
    : null;
}

const EITHER = "[(\\[]?(?:\\d{1,2}|\\p{L})[)\\]]?";
const JOINED = "\\s*[-–—=:→]+>?\\s*";
/** "1-B, 2-A", "a – T; b – F", "1B 2A": the answer to a task of matching, or to several statements. */
const MATCHED = new RegExp(
  `^(?:${EITHER}${JOINED}${EITHER}[\\s,;]+${EITHER}${JOINED}${EITHER}|\\d{1,2}\\s?\\p{L}[\\s,;]+\\d{1,2}\\s?\\p{L})(?![\\p{L}\\p{N}])`,
  "u",
);

/** Whether a key tells what belongs to what, which no single choice can. */
export function isMatching(text: string): boolean {
  return MATCHED.test(text.trim());
}

/** The labels a text opens with, and what comes behind them. */
export function labelsIn(text: string): { labels: string[]; rest: string } {
  const labels: string[] = [];
  if (isMatching(text)) return { labels, rest: text };
  const first = LABELLED.exec(text);
  if (first?.[1] === undefined) return { labels, rest: text };
  labels.push(first[1]);
  let rest = text.slice(first[0].length);
  for (let more = ONE_MORE.exec(rest); more?.[1] !== undefined; more = ONE_MORE.exec(rest)) {
    labels.push(more[1]);
    rest = rest.slice(more[0].length);
  }
  return { labels, rest: rest.replace(/^[\s.):：,;–—-]+/u, "") };
}

/** The option a key names, 0-based: by its text, or by its label; null where it names none or several. */
export function resolveKey(key: KeyText, options: readonly string[], row: number): number | null {
  const written = comparable(key.text);
  const [label, ...others] = key.labels;
  // "Answer: 3" under options 1 to 4 is a label, though one of them may read "3".
  const own = label === undefined || key.rest !== "" ? undefined : labelOfRow(label, row);
  if (own !== undefined && own < options.length && others.length === 0) return own;
  const byText = options.findIndex((option) => comparable(option) === written);
  if (byText >= 0 && written !== "") return byText;
  if (label !== undefined) {
    const place = others.length > 0 ? null : placeOf(label, row, options.length);
    const told = placeOfText(key.rest, options);
    return told !== null && told !== place ? null : place;
  }
  const within = options.flatMap((option, i) =>
    comparable(option).length > 3 && written.startsWith(`${comparable(option)} `) ? [i] : [],
  );
  return within.length === 1 ? (within[0] ?? null) : null;
}

/** The one option that a text is, word for word. */
export function placeOfText(text: string, options: readonly string[]): number | null {
  const written = comparable(text);
  const same = options.flatMap((option, i) => (comparable(option) === written ? [i] : []));
  return written !== "" && same.length === 1 ? (same[0] ?? null) : null;
}

function labelOfRow(label: string, row: number): number | undefined {
  return readingsOf(label).find((reading) => reading.row === row)?.index;
}

/** What a key line says beyond which option is right, or null. */
export function remarkOf(key: KeyText, options: readonly string[]): string | null {
  const rest = joined(key.labels.length > 0 ? key.rest : "").replace(/^\((.*)\)$/u, "$1");
  const repeats = options.some((option) => comparable(option) === comparable(rest));
  return rest.length < 12 || repeats ? null : rest;
}

/** A text as it is compared with others: case, spaces and most signs aside. */
export function comparable(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'")
    .replace(/[\s.,;:!?。、"“”„«»「」]+/gu, " ")
    .trim();
}
