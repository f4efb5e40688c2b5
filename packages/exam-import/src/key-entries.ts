import { isMatching, labelsIn } from "./key-lines.ts";
import { STEM_LEAD } from "./wording.ts";

/** The key of one question in a list or table of keys. */
export interface KeyEntry {
  number: number;
  /** A label, or the answer as text with whatever is said of it. */
  text: string;
  /** The answer itself, without a label: it must be one of the options, word for word. */
  isWritten?: true;
  /** No single label, but what belongs to what, or an order: the task is none of choosing. */
  isOfOtherTask?: true;
}

/** "1-Б, 2-А, 3-В", "БАГВ", "2143": the answer to a task of matching or of order. */
export function isOfOtherTask(text: string): boolean {
  return isMatching(text) || /^(?:[А-ЯҐЄІЇA-H]{3,8}|[1-8]{3,8})$/u.test(text.trim());
}

const LETTER = "[A-La-lА-КҐЄІЇа-кґєіїア-コあ-こイロハニホヘト①-⑫Ⓐ-Ⓛⓐ-ⓛ]";
const LABEL = `(?:[IVX]{2,4}|[ivx]{2,4}|${LETTER})`;
const PARTED = "\\s*(?:[.)\\]:：．、=→|]|[-–—]>?)+\\s*";
/** "1: Antwort B". */
const NAMED =
  "(?:(?:answers?|ans\\.?|option|antwort|odp(?:owiedź|\\.)|respuesta|r[ée]p(?:onse|\\.)|lettre|відповідь|варіант|選択肢)\\s?)?";
const NUMBER = "(?<![\\p{L}\\p{N}])(?:\\p{L}{1,8}\\.?\\s?)?[(\\[]?(\\d{1,3})[)\\]]?";
const PAIR = new RegExp(
  `${NUMBER}(?:${PARTED}${NAMED}[(\\[]?(${LABEL}|\\d(?!\\s?[-–—.:)=]+\\s?\\p{L}))|\\s*[(\\[]?(${LABEL}))[)\\]]?(?![\\p{L}\\p{N}])`,
  "giu",
);
/** "1-5 BCADB", "1–5: B C A D B", "(6-10) 24132": several keys behind the numbers they are of. */
const RANGE = new RegExp(
  `(?<![\\p{L}\\p{N}])[(\\[【]?(\\d{1,3})\\s?[-–—~〜～]\\s?(\\d{1,3})[)\\]】]?\\s*[:：.)=|]?\\s*((?:${LETTER}[\\s,;/|.・]*){2,}|\\d(?:[\\s,;/|]?\\d)+)(?![\\p{L}\\p{N}]|\\s?[-–—.):])`,
  "gu",
);
/** "4-B/C", "4. B or C": two answers are none. */
const SEVERAL = new RegExp(
  `${NUMBER}(?:${PARTED}|\\s+)[(\\[]?${LABEL}[)\\]]?(?:\\s*[,/&+]\\s*|\\s(?:and|or|i|lub|und|oder|y|o|et|ou|та|або|と)\\s)[(\\[]?${LABEL}[)\\]]?(?![\\p{L}\\p{N}]|\\s?[-–—.):])`,
  "gu",
);
/** "4 – 1Б, 2А, 3Г": a task of matching has no single key. */
const MATCHING = new RegExp(
  `${NUMBER}${PARTED}(?=[(\\[]?1(?!\\d))(?:[(\\[]?\\d{1,2}\\s?[-–—=]?\\s?${LETTER}[)\\]]?(?![\\p{L}\\p{N}])[\\s,;]*){2,}`,
  "gu",
);
/** "3-?", "3. –", "3-T", "5 (1-B, 2-A)": a number whose key is none that a choice could have. */
const UNREADABLE = new RegExp(
  `${NUMBER}(?:${PARTED}|\\s*)(?:[?？*_…×○〇✗✓–—-]+(?!\\p{L})|\\([^()]{1,40}\\)|[TFPVRWНП](?![\\p{L}\\p{N}]))`,
  "gu",
);
/** The same in words, which only a heading makes sure: "3: cancelled", "7 – brak odpowiedzi". */
const UNREADABLE_WORDS = new RegExp(
  `${NUMBER}${PARTED}(?:\\p{L}{2,16}(?:\\s\\p{L}{2,16}){0,2})(?=\\s*(?:[,;.]|\\s\\d|$))`,
  "gu",
);

const NOTHING = /(?!)/gu;

/**
 * A line of nothing but numbers with their labels: "1-C, 2-B", "12. d", "7 | А", "1-5 BCADB". An entry that cannot
 * be read is left out and voids no other.
 */
export function entriesIn(text: string, isHeaded: boolean): KeyEntry[] | null {
  if (text.length > 20_000 || !/\d/u.test(text)) return null;
  const entries: KeyEntry[] = [];
  let unread = 0;
  const add = (number: string, label: string) => {
    entries.push({ number: Number(number), text: label });
    return " ";
  };
  const skip = () => {
    unread++;
    return " ";
  };
  const left = text
    .replace(MATCHING, skip)
    .replace(RANGE, (all, first: string, last: string, labels: string) => {
      const keys = rangeOf(Number(first), Number(last), labels);
      if (keys === null) return Number(last) > Number(first) ? skip() : all;
      entries.push(...keys);
      return " ";
    })
    .replace(SEVERAL, skip)
    .replace(PAIR, (_all, number: string, parted?: string, spaced?: string) =>
      add(number, parted ?? spaced ?? ""),
    )
    .replace(isHeaded ? UNREADABLE_WORDS : NOTHING, skip)
    .replace(UNREADABLE, skip);
  const isClean = !/[\p{L}\p{N}]/u.test(left) && entries.length > 0 && unread <= entries.length;
  return isClean && isCounting(entries) ? entries : null;
}

/** As many keys as numbers, or nothing: one too few, and nobody knows which is missing. */
function rangeOf(first: number, last: number, labels: string): KeyEntry[] | null {
  const keys = [...labels.replace(/[\s,;/|.・]/gu, "")];
  if (last <= first || keys.length !== last - first + 1) return null;
  return keys.map((text, i) => ({ number: first + i, text }));
}

/** Keys are listed by rising numbers, or in columns that rise; "3-B 3-C" is something else. */
function isCounting(entries: readonly KeyEntry[]): boolean {
  return new Set(entries.map(({ number }) => number)).size === entries.length;
}

/** A number with a label, both with their signs: "3. C) because …". */
const REMARKED = new RegExp(`^[(\\[]?${LABEL}(?:[)\\]]|\\s?[.:：,;、|–—-]|\\s*$)`, "u");

/** "3. C) because …": in a headed list a key may be explained. "1. A cell has a wall" is no key. */
export function remarkedEntry(text: string): KeyEntry[] | null {
  const lead = leadOf(text);
  if (lead === null) return null;
  const rest = text.slice(lead.length).replace(/^\|\s*/u, "");
  const isKey = REMARKED.test(rest) && labelsIn(rest).labels.length === 1;
  return isKey ? [{ number: lead.number, text: rest }] : null;
}

/** So long an answer may be where it is written out. */
const MAX_ANSWER_CHARS = 200;
const NUMBER_LEAD = /(?<=^|[\s,;])[([]?(\d{1,3})(?:[)\]]?\s?[.:：．、|–—-]+|[)\]])\s*(?=\S)/gu;

/** "1. Paris  2. b) 1969", "3 – Paris": answers written out, some with a label; they go on from `last` one by one. */
export function writtenEntries(text: string, last: number): KeyEntry[] | null {
  if (text.length > 20_000) return null;
  const leads: { number: number; at: number; end: number }[] = [];
  for (const { 0: lead, 1: number, index } of text.matchAll(NUMBER_LEAD)) {
    const isNext = Number(number) === (leads.at(-1)?.number ?? last) + 1;
    if (isNext) leads.push({ number: Number(number), at: index, end: index + lead.length });
  }
  if (leads[0]?.at !== 0) return null;
  const answers = leads.map(({ end }, i) =>
    text
      .slice(end, leads[i + 1]?.at)
      .replace(/[\s,;|]+$/u, "")
      .replace(/^\|\s*/u, ""),
  );
  if (answers.some((answer) => answer === "" || answer.length > MAX_ANSWER_CHARS)) return null;
  return answers.map((answer, i) => ({
    number: leads[i]?.number ?? 0,
    text: answer,
    ...(REMARKED.test(answer) ? {} : { isWritten: true as const }),
  }));
}

/** The number a line begins with, and how long that is with its signs. */
export function leadOf(text: string): { number: number; length: number } | null {
  const lead = STEM_LEAD.exec(text)?.[0] ?? /^[([]?\d{1,3}(?:\s*[.)\]:：．、|–—-]+\s*|\s+)/u.exec(text)?.[0];
  const number = Number(/\d{1,3}/u.exec(lead ?? "")?.[0] ?? Number.NaN);
  return lead === undefined || Number.isNaN(number) ? null : { number, length: lead.length };
}
