import type { Candidate, CandidateOption } from "./candidates.ts";
import { CORRECT_WORDS } from "./wording.ts";

/**
 * Signs beside the words of an option: "Paris *", "✓ Paris", "√2", "(aa)*", "anode (+)". They mark the key in one
 * paper and belong to the subject in another, so the paper as a whole decides.
 */
interface Sign {
  /** Only signs of one kind are compared with each other. */
  kind: string;
  /** The option without it. */
  bare: string;
  /** No sign of a subject looks like this: a tick, or the word for "correct". */
  isCertain: boolean;
  /** Touches a word, so that it may be a part of it. */
  touches: boolean;
}

const BEFORE = /^(?:(?<tick>[✓✔✅☑])\s*|(?<root>√)\s*|(?<star>\*{1,2})(?=[^*\s])|(?<plus>\(\+\))\s*)/u;
const BEHIND =
  /(?<gap>\s*)(?:(?<tick>[✓✔✅☑]+)|(?<root>√)|(?<star>\*+)|(?<plus>[([（【]\s?\+\s?[)\]）】])|[([（【]\s*(?<letter>\*|x|✓|✔|〇|○|right|key|answer)\s*[)\]）】]|(?<arrow>(?<=\s)(?:<[-=]+|←|⇐)\s*\p{L}{0,12}(?: \p{L}{1,12})?))$/iu;
const AROUND = /^(\*{1,2})(?=\S)(.+?)(?<=\S)\1$/u;

/** The sign of an option, or null. One is looked for: whoever writes two on an option marks nothing with them. */
function signOf(text: string): Sign | null {
  const word = CORRECT_WORDS.exec(text);
  if (word !== null) return sign("word", text.slice(0, word.index), false);
  const around = AROUND.exec(text)?.[2];
  if (around !== undefined) return sign("around", around, true);
  const before = BEFORE.exec(text);
  if (before !== null)
    return sign(`${kindOf(before)} before`, text.slice(before[0].length), !/\s$/u.test(before[0]));
  const behind = BEHIND.exec(text);
  if (behind === null) return null;
  return sign(`${kindOf(behind)} behind`, text.slice(0, behind.index), behind.groups?.gap === "");
}

/** Name of the group that took part. */
function kindOf({ groups = {} }: RegExpExecArray): string {
  return Object.keys(groups).find((name) => name !== "gap" && groups[name] !== undefined) ?? "";
}

function sign(kind: string, bare: string, touches: boolean): Sign | null {
  const text = bare.trim();
  return /[^\s.,;|*_-]/u.test(text)
    ? { kind, bare: text, isCertain: /^(?:word|tick)/u.test(kind), touches }
    : null;
}

/** So few questions show no habit. */
const LEAST_QUESTIONS = 3;
/** Of the questions of a paper that have no other key, so many must show a sign for it to be a mark. */
const LEAST_SHARE = 0.7;

interface Signed {
  candidate: Candidate;
  signs: (Sign | null)[];
  key: number | null;
  isKeyed: boolean;
}

/**
 * Reads the signs of all options. `keyOf` gives the key that words or a list name, null where they name several or
 * none of the options, undefined where nothing is said.
 */
export function withSignsRead(
  candidates: readonly Candidate[],
  keyOf: (index: number) => number | null | undefined,
): Candidate[] {
  const signed = candidates.map((candidate, i): Signed => {
    const key = keyOf(i);
    const signs = candidate.options.map(({ text }) => signOf(text));
    return { candidate, signs, key: key ?? null, isKeyed: key !== undefined };
  });
  const marks = new Map<string, boolean>();
  for (const [signature, group] of Map.groupBy(signed, ({ candidate }) => candidate.signature))
    for (const kind of kindsIn(group))
      for (const isKeyed of [true, false])
        marks.set(`${signature} ${kind} ${isKeyed}`, areMarks(kind, group, isKeyed));
  return signed.map(({ candidate, signs, isKeyed }) => ({
    ...candidate,
    options: candidate.options.map((option, i) => {
      const own = signs[i] ?? null;
      const isMark = own !== null && marks.get(`${candidate.signature} ${own.kind} ${isKeyed}`) === true;
      return isMark ? marked(option, own, isKeyed) : option;
    }),
  }));
}

/** Where the key is named in words, a sign beside it adds nothing. */
function marked(option: CandidateOption, { bare }: Sign, isKeyed: boolean): CandidateOption {
  return { ...option, text: bare, isMarked: option.isMarked || !isKeyed };
}

function kindsIn(group: readonly Signed[]): Set<string> {
  return new Set(group.flatMap(({ signs }) => signs.flatMap((own) => (own === null ? [] : [own.kind]))));
}

function areMarks(kind: string, group: readonly Signed[], isKeyed: boolean): boolean {
  const questions = group.filter((one) => one.isKeyed === isKeyed);
  const uses = questions.map(({ signs, candidate, key }) => {
    const places = signs.flatMap((own, i) => (own?.kind === kind ? [i] : []));
    return { places, of: candidate.options.length, key };
  });
  const used = uses.filter(({ places }) => places.length > 0);
  const own = questions.flatMap(({ signs }) => signs.filter((one) => one?.kind === kind)) as Sign[];
  if (used.length === 0) return false;
  if (isKeyed) {
    const agrees = used.every(({ places, key }) => key !== null && places.length === 1 && places[0] === key);
    return agrees && own.every(({ isCertain, touches }) => isCertain || !touches);
  }
  const isProper = used.every(({ places, of }) => places.length < of);
  if (own.every(({ isCertain }) => isCertain)) return isProper;
  if (!isProper || isOfSubject(kind, own, group)) return false;
  const single = used.filter(({ places }) => places.length === 1);
  // A star that is set off from its word needs no habit to be seen: "Paris *".
  const isSetOff = kind === "star behind" && own.every(({ touches }) => !touches);
  const least = isSetOff || kind === "around" ? 1 : LEAST_QUESTIONS;
  return (
    used.length >= least &&
    used.length >= LEAST_SHARE * questions.length &&
    single.length >= LEAST_SHARE * used.length
  );
}

/** "√2", "√x", "√(", "x√": a root. */
const ROOT = /√\s?(?:\d|\(|\p{L}(?!\p{L}))|(?<!\p{L})\p{L}√|\d√/u;
/** A star right behind one of these is an operator: "a*", "(aa)*", "[ab]*", "int**". */
const OPERAND = /(?:[)\]}*+?.\d]|(?<!\p{L})\p{L}{1,2})$/u;

/** Whether the paper uses the sign in its own words, too, or where only its subject would. */
function isOfSubject(kind: string, signs: readonly Sign[], group: readonly Signed[]): boolean {
  const texts = group.flatMap(({ candidate }) => candidate.options.map(({ text }) => text));
  if (kind.startsWith("root")) return texts.some((text) => ROOT.test(text));
  if (kind === "star behind") {
    const isTyped = signs.some(({ bare, touches }) => touches && OPERAND.test(bare));
    return isTyped || texts.some((text) => /\S\*+[^\s*]/u.test(text) && !AROUND.test(text));
  }
  if (kind === "star before")
    return texts.some((text) => /[^\s*]\*+\S|^\*\*?\w+$/u.test(text) && isCode(text));
  return false;
}

/** An operator between two names, or a name that only a program has: "a*b", "*args", "**kwargs", "&p". */
function isCode(text: string): boolean {
  return /\w\*+\w/u.test(text) || /^\*\*\w/u.test(text) || /^\*(?:args|\w{1,2}|\w+_\w*)$/u.test(text);
}
