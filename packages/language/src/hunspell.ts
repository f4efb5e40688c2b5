import { keeping } from "./keeping.ts";

/**
 * Reads a spelling dictionary in the format of Hunspell (hunspell.github.io, manual page hunspell(5)) as a lexicon of
 * word classes: its flags name paradigms, so they tell which class a word is of and what its lemma is.
 */
export interface Hunspell {
  /** The text of the `.aff` file. */
  readonly aff: string;
  /** The text of the `.dic` file. */
  readonly dic: string;
}

/** A dictionary without words, for languages that have none that may be used. */
export const EMPTY_DICTIONARY: Hunspell = { aff: "", dic: "" };

/** One reading of a form: the entry it comes from, its flags, and the flag of the rule that makes the form. */
export interface Reading {
  readonly lemma: string;
  readonly flags: string;
  /** The flags of the rules that turn the lemma into the form; "" for the lemma itself. */
  readonly by: string;
}

/** A dictionary of word forms. */
export interface Lexicon {
  /** All readings of a form as it is written; none if the dictionary does not know it. */
  read(form: string): readonly Reading[];
}

/** A way to make a form of an entry, and the flags of all rules that say so. */
interface Affix {
  readonly flags: string[];
  readonly strip: string;
  readonly add: string;
  readonly condition: Condition | null;
}

/** What the end, or for a prefix the start, of an entry must be. */
interface Condition {
  readonly source: string;
  /** In characters. */
  readonly length: number;
  readonly test: RegExp;
}

const RULE = /^(PFX|SFX) (\S+) +(\S+) +(\S+)(?: +(\S+))?/u;

function conditionOf(source: string): Condition | null {
  if (source === ".") return null;
  return { source, length: source.replace(/\[[^\]]+\]/gu, ".").length, test: new RegExp(`^${source}$`, "u") };
}

/** By what they add. Many flags share a rule: it is looked at once. */
function affixesOf(aff: string, kind: "PFX" | "SFX"): Map<string, Affix[]> {
  const byAdded = new Map<string, Affix[]>();
  for (const line of aff.split("\n")) {
    const [, found, flag = "", stripped = "", added = "", condition = "."] = RULE.exec(line) ?? [];
    // "SFX a Y 6" opens the rules of a flag.
    if (found !== kind || /^[YN]$/u.test(stripped)) continue;
    const add = added.replace(/\/.*$/u, "").replace(/^0$/u, "");
    const strip = stripped === "0" ? "" : stripped;
    const known = byAdded.get(add) ?? [];
    byAdded.set(add, known);
    const same = known.find((one) => one.strip === strip && (one.condition?.source ?? ".") === condition);
    if (same === undefined) known.push({ flags: [flag], strip, add, condition: conditionOf(condition) });
    else same.flags.push(flag);
  }
  return byAdded;
}

/** How the form of an entry is made: by one of these suffixes, with one of these prefixes; [""] where there is none. */
interface Way {
  readonly suffixes: readonly string[];
  readonly prefixes: readonly string[];
}

const NO_AFFIX = [""];

/** A form without its prefix, and what the prefix took the place of. */
interface Bare {
  readonly form: string;
  readonly prefixes: readonly string[];
}

function withoutPrefix(form: string, { prefixes }: Affixes): Bare[] {
  return [...prefixes]
    .filter(([added]) => added !== "" && form.startsWith(added))
    .flatMap(([added, affixes]) =>
      affixes.map(({ flags, strip }) => ({ form: strip + form.slice(added.length), prefixes: flags })),
    );
}

/** Longer words are in no dictionary: addresses, formulas, noise. */
const MAX_WORD_CHARS = 60;
/** Forms whose readings are kept: as many as a sentence has, since each is asked for more than once there. */
const KEPT_FORMS = 200;
const NO_READINGS: readonly Reading[] = [];

/** Reads a dictionary through once: some 0.1 s, and 4 MB to keep where its entries are. */
export function lexiconOf({ aff, dic }: Hunspell): Lexicon {
  const affixes = affixesOfFile(aff);
  const entries = indexOf(dic);
  const read = keeping(KEPT_FORMS, (form) => readingsOf(form, affixes, entries));
  return { read: (form) => (form.length > MAX_WORD_CHARS ? NO_READINGS : read(form)) };
}

function readingsOf(form: string, affixes: Affixes, entries: Entries): Reading[] {
  const bare = [{ form, prefixes: NO_AFFIX }, ...withoutPrefix(form, affixes)];
  return bare.flatMap((one) => [
    ...readingsBy(one.form, { ...one, suffixes: NO_AFFIX }, affixes, entries),
    ...readingsWithSuffix(one, affixes, entries),
  ]);
}

/** The readings of a form as one of an entry and a suffix. */
function readingsWithSuffix({ form, prefixes }: Bare, affixes: Affixes, entries: Entries): Reading[] {
  const readings: Reading[] = [];
  const hashes = hashesOf(form);
  for (let kept = form.length; kept >= Math.max(0, form.length - affixes.longestSuffix); kept--)
    for (const { flags, strip, condition } of affixes.suffixes.get(form.slice(kept)) ?? []) {
      if (!entries.mayHave(hashed(strip, hashes[kept] as number))) continue;
      const lemma = form.slice(0, kept) + strip;
      if (condition === null || condition.test.test(lemma.slice(-condition.length)))
        readings.push(...readingsBy(lemma, { suffixes: flags, prefixes }, affixes, entries));
    }
  return readings;
}

/** The readings by the entries of this spelling that have the flags for it. */
function readingsBy(lemma: string, way: Way, { flagChars }: Affixes, entries: Entries): Reading[] {
  return entries.flagsOf(lemma).flatMap((flags) => {
    const isOf = (flag: string) => flag === "" || hasFlag(flags, flag, flagChars);
    return way.suffixes
      .filter(isOf)
      .flatMap((suffix) =>
        way.prefixes.filter(isOf).map((prefix) => ({ lemma, flags, by: suffix + prefix })),
      );
  });
}

function hasFlag(flags: string, flag: string, flagChars: number): boolean {
  for (let at = flags.indexOf(flag); at >= 0; at = flags.indexOf(flag, at + 1))
    if (at % flagChars === 0) return true;
  return false;
}

interface Affixes extends Readonly<Record<"suffixes" | "prefixes", ReadonlyMap<string, readonly Affix[]>>> {
  /** In characters. */
  readonly longestSuffix: number;
  /** How many characters name a flag: two if the file says "FLAG long". */
  readonly flagChars: number;
}

function affixesOfFile(aff: string): Affixes {
  const suffixes = affixesOf(aff, "SFX");
  return {
    suffixes,
    prefixes: affixesOf(aff, "PFX"),
    longestSuffix: Math.max(0, ...[...suffixes.keys()].map(({ length }) => length)),
    flagChars: /^FLAG long$/mu.test(aff) ? 2 : 1,
  };
}

/** Where the entries of a dictionary are. */
interface Entries {
  /** Whether there is an entry with this hash; sometimes true without. */
  mayHave(hash: number): boolean;
  /** The flags of each entry of this spelling. */
  flagsOf(lemma: string): string[];
}

const withNext = (hash: number, code: number) => (hash * 31 + code) | 0;

function hashed(text: string, from = 0): number {
  let hash = from;
  for (let at = 0; at < text.length; at++) hash = withNext(hash, text.charCodeAt(at));
  return hash;
}

/** The hash of each beginning of a text, the empty one first. */
function hashesOf(text: string): number[] {
  const hashes = [0];
  for (let at = 0; at < text.length; at++) hashes.push(withNext(hashes[at] as number, text.charCodeAt(at)));
  return hashes;
}

const [LINE_END, SLASH] = [10, 47];
const HASH_BITS = 32;

/** A hash table of the places of all entries, whose text stays in the file. */
function indexOf(dic: string): Entries {
  // At least two slots for each line.
  const bits = Math.ceil(Math.log2(dic.split("\n").length)) + 1;
  const places = new Uint32Array(2 ** bits);
  const slotOf = (hash: number) => Math.imul(hash, 0x9e3779b1) >>> (HASH_BITS - bits);
  const slotBehind = (slot: number) => (slot + 1) % places.length;
  // The first line is the number of entries, so that no entry is at 0.
  for (let start = dic.indexOf("\n") + 1; start > 0 && start < dic.length; ) {
    let [at, hash] = [start, 0];
    for (; !endsEntry(dic, at, start); at++) hash = withNext(hash, dic.charCodeAt(at));
    let slot = slotOf(hash);
    while (places[slot] !== 0) slot = slotBehind(slot);
    if (at > start) places[slot] = start;
    const end = dic.indexOf("\n", at);
    start = end < 0 ? dic.length : end + 1;
  }
  const isAt = (lemma: string, start: number) =>
    dic.startsWith(lemma, start) && endsEntry(dic, start + lemma.length, start);
  return {
    mayHave: (hash) => places[slotOf(hash)] !== 0,
    flagsOf: (lemma) => {
      const found: string[] = [];
      for (let slot = slotOf(hashed(lemma)); places[slot] !== 0; slot = slotBehind(slot)) {
        const start = places[slot] as number;
        if (isAt(lemma, start)) found.push(flagsAt(dic, start + lemma.length));
      }
      return found;
    },
  };
}

/** Whether an entry's spelling ends here; a slash of its own is its first sign. */
function endsEntry(dic: string, at: number, start: number): boolean {
  const code = dic.charCodeAt(at);
  return at >= dic.length || code === LINE_END || (code === SLASH && at > start);
}

function flagsAt(dic: string, at: number): string {
  const end = dic.indexOf("\n", at);
  return dic.slice(at + 1, end < 0 ? dic.length : end);
}
