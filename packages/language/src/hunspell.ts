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

/** One reading of a form: the entry it comes from, its flags, and the flag of the rule that makes the form. */
export interface Reading {
  readonly lemma: string;
  readonly flags: string;
  /** The flags of the rules that turn the lemma into the form; "" for the lemma itself. */
  readonly by: string;
}

export interface Lexicon {
  /** All readings of a form as it is written; none if the dictionary does not know it. */
  read(form: string): readonly Reading[];
}

/** A way to make a form of an entry, and the flags of all rules that say so. */
interface Affix {
  flags: string;
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

const RULE = /^(PFX|SFX) (\S) +(\S+) +(\S+)(?: +(\S+))?/u;

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
    const add = added === "0" ? "" : added.replace(/\/.*$/u, "");
    const strip = stripped === "0" ? "" : stripped;
    const known = byAdded.get(add) ?? [];
    byAdded.set(add, known);
    const same = known.find((one) => one.strip === strip && (one.condition?.source ?? ".") === condition);
    if (same === undefined) known.push({ flags: flag, strip, add, condition: conditionOf(condition) });
    else same.flags += flag;
  }
  return byAdded;
}

interface Origin {
  readonly lemma: string;
  readonly by: string;
}

/** The entries a form may come from without a prefix, whether the dictionary has them or not. */
function withoutSuffix(form: string, suffixes: ReadonlyMap<string, readonly Affix[]>): Origin[] {
  const origins: Origin[] = [{ lemma: form, by: "" }];
  for (let length = 0; length <= form.length; length++)
    for (const { flags, strip, condition } of suffixes.get(form.slice(form.length - length)) ?? []) {
      const lemma = form.slice(0, form.length - length) + strip;
      if (lemma !== "" && (condition === null || condition.test.test(lemma.slice(-condition.length))))
        for (const by of flags) origins.push({ lemma, by });
    }
  return origins;
}

/** The entries a form may come from with a prefix and one of these ways without. */
function withoutPrefix(
  form: string,
  ways: readonly Origin[],
  prefixes: ReadonlyMap<string, readonly Affix[]>,
): Origin[] {
  return [...prefixes]
    .filter(([added]) => added !== "" && form.startsWith(added))
    .flatMap(([added, affixes]) =>
      affixes.flatMap(({ flags, strip }) =>
        [...flags].flatMap((flag) =>
          ways.map(({ lemma, by }) => ({ lemma: strip + lemma.slice(added.length), by: by + flag })),
        ),
      ),
    );
}

function originsOf(form: string, { suffixes, prefixes }: Affixes): Origin[] {
  const ways = withoutSuffix(form, suffixes);
  return [...ways, ...withoutPrefix(form, ways, prefixes)];
}

/** Longer words are in no dictionary: addresses, formulas, noise. */
const MAX_WORD_CHARS = 60;
/** Forms looked up in one reading of the dictionary: what they may come from takes some 40 MB. */
const FORMS_AT_ONCE = 20_000;

/**
 * The lexicon of these forms. The dictionary is read through and what no form comes from is forgotten, since a whole
 * dictionary would take some 40 MB.
 */
export function lexiconOf(forms: ReadonlySet<string>, { aff, dic }: Hunspell): Lexicon {
  const affixes = affixesOfDictionary(aff);
  const readings = new Map<string, readonly Reading[]>();
  const words = [...forms].filter(({ length }) => length <= MAX_WORD_CHARS);
  for (let start = 0; start < words.length; start += FORMS_AT_ONCE)
    for (const [form, found] of readingsOf(words.slice(start, start + FORMS_AT_ONCE), affixes, dic))
      readings.set(form, found);
  return { read: (form) => readings.get(form) ?? [] };
}

function readingsOf(forms: readonly string[], affixes: Affixes, dic: string): [string, Reading[]][] {
  const origins = forms.map((form) => ({ form, all: originsOf(form, affixes) }));
  const flagsOf = entriesOf(dic, new Set(origins.flatMap(({ all }) => all.map(({ lemma }) => lemma))));
  return origins.flatMap(({ form, all }) => {
    const found = all.flatMap(({ lemma, by }) =>
      (flagsOf.get(lemma) ?? [])
        .filter((flags) => [...by].every((flag) => flags.includes(flag)))
        .map((flags) => ({ lemma, flags, by })),
    );
    return found.length === 0 ? [] : [[form, found]];
  });
}

type Affixes = Readonly<Record<"suffixes" | "prefixes", ReadonlyMap<string, readonly Affix[]>>>;

const known = new Map<string, Affixes>();

function affixesOfDictionary(aff: string) {
  let affixes = known.get(aff);
  if (affixes === undefined) {
    affixes = { suffixes: affixesOf(aff, "SFX"), prefixes: affixesOf(aff, "PFX") };
    known.set(aff, affixes);
  }
  return affixes;
}

/** The flags of the wanted entries: one string for each entry of that spelling. */
function entriesOf(dic: string, wanted: ReadonlySet<string>): Map<string, string[]> {
  const flagsOf = new Map<string, string[]>();
  const pairOf = (text: string, at: number) => text.charCodeAt(at) * 0x1_0000 + text.charCodeAt(at + 1);
  const pairs = new Set([...wanted].map((lemma) => pairOf(lemma, 0)));
  for (let start = dic.indexOf("\n") + 1; start > 0 && start < dic.length; ) {
    const end = dic.indexOf("\n", start);
    if (end >= 0 && !pairs.has(pairOf(dic, start)) && dic.charCodeAt(start + 1) !== 47 && end > start + 1) {
      start = end + 1;
      continue;
    }
    const line = dic.slice(start, end < 0 ? dic.length : end);
    const slash = line.indexOf("/");
    const lemma = slash < 0 ? line : line.slice(0, slash);
    if (wanted.has(lemma))
      flagsOf.set(lemma, [...(flagsOf.get(lemma) ?? []), slash < 0 ? "" : line.slice(slash + 1)]);
    if (end < 0) break;
    start = end + 1;
  }
  return flagsOf;
}
