import type { TokenAlternatives } from "./calls.ts";
import { withoutThoughts } from "./thoughts.ts";

/** Temperature scaling (Guo et al. 2017): tuned models are overconfident. */
const TEMPERATURE = 2;
/** A letter with less of the probability of its place was not the model's choice. */
const LEAST_MASS = 0.5;

/** What a reply says of one question. Options are named by their positions. */
export interface GivenAnswer {
  readonly choice: number;
  /** Further options that the reader could defend. */
  readonly others: readonly number[];
  /** Options that nobody would choose who has half understood the passage. */
  readonly fillers: readonly number[];
  /** The server's own probability of each option, temperature-scaled; null where it gives none. */
  readonly shares: readonly number[] | null;
}

/** A model's reply with its tokens, where the server gives their probabilities. */
interface Said {
  readonly text: string;
  readonly tokens: readonly TokenAlternatives[] | null;
}

/**
 * Reads a reply such as "1=C-AE, 2=A(D)" to questions with so many options each. Null for a question that it does not
 * answer. Answers to questions that were not asked are passed over. A single question may also be answered in words.
 */
export function answersIn(reply: Said, optionCounts: readonly number[]): (GivenAnswer | null)[] {
  const text = withoutThoughts(reply.text).normalize("NFKC");
  // Letters inside reasoning are no choice.
  const tokens = text === reply.text ? reply.tokens : null;
  const found = new Map<number, GivenAnswer>();
  for (const match of text.matchAll(PAIRS)) {
    const { number = "", letter = "", others = "", fillers = "" } = match.groups ?? {};
    const count = optionCounts[Number(number) - 1];
    const named = indexOfLetter(letter);
    if (count === undefined || named >= count) continue;
    const shares = sharesAt(match.index + match[0].indexOf(letter, number.length), { text, tokens, count });
    // Who answers a question twice could defend both answers.
    const before = found.get(Number(number)) ?? { choice: named, others: [], fillers: [], shares };
    const also = [...others.matchAll(SINGLE_LETTER)].map(([one]) => indexOfLetter(one));
    const all = new Set([...before.others, named, ...also]);
    const options = [...all].filter((other) => other !== before.choice && other < count);
    const idle = lettersIn(fillers).filter((other) => !all.has(other) && other < count);
    found.set(Number(number), { ...before, others: options, fillers: [...before.fillers, ...idle] });
  }
  const [count] = optionCounts;
  if (optionCounts.length === 1 && count !== undefined && !found.has(1))
    return [inWords(text, { tokens, count })];
  return optionCounts.map((_, i) => found.get(i + 1) ?? null);
}

/**
 * "1=B", "2: C", "**3.** A (D)", "4 → B", `"5": "A"`, with a second one "6=A/D", "7: A or D", "8=A (also D)", and with
 * those that nobody would choose "9=A-CD", "10=A(B) - C, D".
 */
const PAIRS =
  /(?<!\d)(?<number>\d{1,2})["*\s]{0,4}(?:[=:.)\-–—]|->|→)["*\s(]{0,4}(?<letter>[A-H])(?![\p{L}\d])["*)]{0,3}(?<others>\s?[([]\s?(?:(?:also|or|and|maybe|perhaps|possibly)\s)?[A-H](?:(?:[\s,;/+&]{1,3}|\s(?:or|and)\s)[A-H])*\s?[)\]]|(?:(?:\s?[,/+&]\s?|\s(?:or|and|also)\s)[A-H](?![\p{L}\d)\]]|\s(?!or\s|and\s|also\s)\p{L}))+)?(?<fillers>["*]{0,3}\s?[-–—−]\s?[A-H]+(?:[\s,/+&]{1,2}[A-H]+(?![\p{L}\d=:.)]))*(?![\p{L}\d]|\s\p{Ll}))?/giu;

/** Of an option, among words and signs. */
const SINGLE_LETTER = /(?<![\p{L}\d])[A-H](?![\p{L}\d])/giu;

/** Words that stand before the chosen letter, in the supported languages. */
const NAMES_LETTER =
  /(?:answer|option|choice|odpowied[zź]\p{L}*|antwort|respuesta|opci[oó]n|відповідь|варіант|答え|正解|選択肢)[^\p{L}\d]{0,12}(?:(?:is|to|jest|ist|es|la|це|は)[^\p{L}\d]{1,8})*$/iu;

/** A single answer in a sentence: "B", "b)", "Answer: B", "A plant needs light, so B". */
function inWords(
  text: string,
  { tokens, count }: Pick<Said, "tokens"> & { count: number },
): GivenAnswer | null {
  const at = letterAt(text, count);
  if (at === null) return null;
  const shares = sharesAt(at, { text, tokens, count });
  return { choice: indexOfLetter(text.charAt(at)), others: [], fillers: [], shares };
}

function letterAt(reply: string, count: number): number | null {
  const last = String.fromCharCode(64 + count);
  const alone = new RegExp(
    `^[^\\p{L}\\d]*([A-${last}])(?:[^\\p{L}\\d\\s,]|\\s*$|\\s+(?:is|jest|ist|es|to|є|は|が)(?!\\p{L}))`,
    "iu",
  ).exec(reply);
  if (alone?.[1] !== undefined) return reply.indexOf(alone[1]);
  const single = [...reply.matchAll(new RegExp(`(?<![\\p{L}\\d])[A-${last}](?![\\p{L}\\d])`, "gu"))];
  const named = single.find(({ index }) => NAMES_LETTER.test(reply.slice(0, index)));
  return (named ?? single.at(-1))?.index ?? null;
}

/** The probabilities of the option letters at this place of the reply. */
function sharesAt(
  place: number,
  { text, tokens, count }: Said & { readonly count: number },
): number[] | null {
  const likely = tokens === null ? [] : alternativesAt(place, text, tokens);
  const sums = Array.from({ length: count }, () => 0);
  for (const { token, logprob } of likely) {
    const [letter, ...more] = token.match(/[A-H]/giu) ?? [];
    const index = letter === undefined ? -1 : indexOfLetter(letter);
    if (more.length > 0 || /\p{L}{2}|\d/u.test(token) || index < 0 || index >= count) continue;
    sums[index] = (sums[index] ?? 0) + Math.exp(logprob);
  }
  const total = sums.reduce((sum, value) => sum + value, 0);
  if (total < LEAST_MASS) return null;
  const even = sums.map((value) => (value / total) ** (1 / TEMPERATURE));
  const whole = even.reduce((sum, value) => sum + value, 0);
  return even.map((value) => value / whole);
}

/** The alternatives of the token that covers this place. Empty where the tokens are not those of the text. */
function alternativesAt(place: number, text: string, tokens: readonly TokenAlternatives[]) {
  let end = 0;
  for (const { token, top_logprobs: likely = [] } of tokens) {
    if (token === undefined || !text.startsWith(token, end)) return [];
    end += token.length;
    if (place < end) return likely;
  }
  return [];
}

/** Each capital: small letters are words. */
function lettersIn(text: string): number[] {
  return (text.match(/[A-H]/gu) ?? []).map(indexOfLetter);
}

function indexOfLetter(letter: string): number {
  return letter.toUpperCase().charCodeAt(0) - 65;
}
