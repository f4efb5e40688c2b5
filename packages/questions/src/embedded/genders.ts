import type { Lexicon } from "@quizmill/lexicon";
import { upperFirst } from "../languages/building.ts";
import type { LanguageProfile } from "../languages/profile.ts";
import { countUp } from "../maps.ts";
import type { Line } from "./lines.ts";

/** Of the words that lead a noun, the share that must agree before they tell its gender. */
const AGREED = 0.75;
/** Letters a compound's last part must have to be found by itself. */
const LEAST_PART = 4;

/**
 * Tells what a document shows of its nouns' genders, as letters: "m", "f", "n", "p" for a plural, several where its
 * articles leave that open; null where they show nothing. A compound has the gender of its last part. What a noun is
 * by itself goes before articles that leave it open or say otherwise. Always null in a language whose profile has no
 * determiners. The document is read when first asked.
 */
export function gendersIn(
  lines: readonly Line[],
  { determiners, genderOfNoun, lexicon }: LanguageProfile,
): (phrase: string) => string | null {
  if (determiners === undefined) return () => null;
  const known = new Map<string, string | null>();
  let led: ReadonlyMap<string, ReadonlyMap<string, number>> | null = null;
  return (phrase) => {
    const noun = phrase.slice(phrase.lastIndexOf(" ") + 1);
    const found = known.get(noun);
    if (found !== undefined) return found;
    led ??= leadsIn(lines, determiners);
    const shown = partsOf(noun).reduce<string | null>((told, part) => told ?? toldBy(led?.get(part)), null);
    const lower = noun.toLowerCase();
    const byItself = genderOfNoun?.(lower) ?? genderIn(lexicon(), noun);
    const base = lower.replace(PLURAL_ENDING, "");
    const isPlural = shown?.includes("p") === true && base !== lower && led.has(base);
    const genders = byItself === null && isPlural ? "p" : both(shown, byItself);
    known.set(noun, genders);
    return genders;
  };
}

/** What two signs leave together; the surer second where they are at odds. */
function both(shown: string | null, byItself: string | null): string | null {
  if (shown === null || byItself === null) return shown ?? byItself;
  const common = [...byItself].filter((gender) => shown.includes(gender)).join("");
  return common === "" ? byItself : common;
}

function genderIn(lexicon: Lexicon, noun: string): string | null {
  const [kinship] = lexicon.find(noun);
  if (kinship === undefined) return null;
  return kinship.word.isPlural ? "p" : kinship.word.gender || "mfn";
}

/** "Verzeichnisse" beside "Verzeichnis": behind "die" it is no feminine. */
const PLURAL_ENDING = /(?:(?<=nis)se|e|er|e?n|s)$/u;

/** "der neue Branch", but not "…, der Branches anlegt". */
function ledBy(determiners: ReadonlyMap<string, string>): RegExp {
  const lead = [...determiners.keys()].flatMap((word) => [word, upperFirst(word)]).join("|");
  return new RegExp(`(?<!,) (${lead}) (?:\\p{Ll}+e[mnrs]? )?(\\p{Lu}[\\p{L}-]+)`, "gu");
}

/** How often each noun, in lower case, stands behind words that show these genders. */
function leadsIn(
  lines: readonly Line[],
  determiners: ReadonlyMap<string, string>,
): Map<string, Map<string, number>> {
  const led = new Map<string, Map<string, number>>();
  const pattern = ledBy(determiners);
  for (const { text } of lines) {
    for (const { 1: lead = "", 2: noun = "", index } of ` ${text}`.matchAll(pattern)) {
      const told = determiners.get(lead.toLowerCase());
      if (told === undefined) continue;
      // What opens a sentence is mostly its subject: there "Der" is no dative.
      const shown = index === 0 && lead === "Der" ? "m" : told;
      const key = noun.toLowerCase();
      const counts = led.get(key) ?? new Map<string, number>();
      led.set(key, counts);
      countUp(counts, shown);
    }
  }
  return led;
}

/** "Branch-Name", "name"; "wirkungsgrad", "irkungsgrad", …, "grad". */
function partsOf(noun: string): string[] {
  const lower = noun.toLowerCase();
  const last = lower.slice(lower.lastIndexOf("-") + 1);
  const starts = Array.from({ length: Math.max(1, last.length - LEAST_PART + 1) }, (_, start) => start);
  return [lower, ...starts.map((start) => last.slice(start))];
}

function toldBy(counts: ReadonlyMap<string, number> | undefined): string | null {
  if (counts === undefined) return null;
  const votes = [...counts];
  const all = votes.reduce((sum, [, count]) => sum + count, 0);
  const shares = [..."mfnp"].map((gender) => ({
    gender,
    share: votes.reduce((sum, [shown, count]) => sum + (shown.includes(gender) ? count : 0), 0) / all,
  }));
  const most = Math.max(...shares.map(({ share }) => share));
  if (most < AGREED) return null;
  return shares.flatMap(({ gender, share }) => (share === most ? [gender] : [])).join("");
}
