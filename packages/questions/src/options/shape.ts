import type { LanguageProfile } from "@quizmill/language";
import { memoizedByText } from "../read/memoized-reading.ts";
import { endingOf, wordsOf } from "../text/words.ts";

/** What a reader sees of a phrase before reading it: options that differ in it give the key away. */
export interface Shape {
  words: number;
  /** "any" where all options of a question are given a capital in the end. */
  capital: boolean | "any";
  /** Of the word that carries gender and case: must agree. */
  ending: string;
  /** Of all words: agrees where the document has enough that does. */
  inflection: string;
  plural: boolean;
  script: string;
}

/** As far as one option may not differ in it from the others. */
export type Outline = Omit<Shape, "words" | "inflection">;

/** The shape of a phrase. */
export const shapeOf = memoizedByText((text, profile): Shape => {
  return {
    words: profile.writing.wordsOfTerm(text).length,
    // "NREM sleep" has its capitals wherever it stands.
    capital: /^\p{Lu}(?!\p{Lu}+(?: |$))/u.test(text),
    ending: headEnding(text, profile),
    inflection: !profile.showsEnding || profile.headFirst ? "" : endingsOf(text, profile).join(" "),
    plural: profile.plural.test(text),
    script: scriptOf(text),
  };
});

/** Spanish "fotosíntesis", "virus", "país": singulars for all their "s". */
const SINGULAR_IN_S = /(?:[iíúé]s|us|[^aeiou]ós|^(?:gas|biogas|mes|atlas|cosmos|caos))$/iu;

/** The ending of the word that carries gender and case: the last, or the first where it is the noun. */
function headEnding(text: string, profile: LanguageProfile): string {
  if (!profile.showsEnding) return "";
  if (!profile.headFirst) return endingsOf(text, profile).at(-1) ?? "";
  const head = text.split(" ")[0] ?? text;
  if (SINGULAR_IN_S.test(head)) return "-";
  return /[oa]s?$/u.exec(head)?.[0] ?? (/s$/u.test(head) ? "es" : "-");
}

/** The inflection of every word, hard and soft endings as one class: a Slavic phrase agrees in all. */
function endingsOf(text: string, profile: LanguageProfile): string[] {
  const { soft } = profile.cases;
  return wordsOf(text, profile).map(({ lower }) =>
    (endingOf(lower, profile) || finalOf(lower, profile)).replace(
      /./gu,
      (letter) => soft.get(letter) ?? letter,
    ),
  );
}

/** All consonants are one class ("Fust" and "Koenig" stand in the same case), unless they close a case ("двом"). */
function finalOf(lower: string, { oblique, endsInVowel }: LanguageProfile): string {
  if (/\p{L}$/u.test(lower) && !endsInVowel.test(lower)) return oblique.exec(lower)?.[0] ?? "";
  return lower.slice(-1);
}

const SCRIPTS: readonly (readonly [script: string, shape: RegExp])[] = [
  ["katakana", /^[\p{Script=Katakana}ー・]+$/u],
  ["kanji", /^\p{Script=Han}+$/u],
  ["cyrillic", /^[\p{Script=Cyrillic}’'ʼ -]+$/u],
  ["latin", /^[\p{Script=Latin}\d. -]+$/u],
];

/** "" for a mixed one, which gives nothing away. */
const scriptOf = (text: string) => SCRIPTS.find(([, shape]) => shape.test(text))?.[0] ?? "";

/** Whether words of these two scripts may stand side by side. */
export function areScriptsAlike(a: string, b: string): boolean {
  return a === b || a === "" || b === "";
}

/** Whether one may stand beside the other unnoticed. */
export function isShapedAlike(other: Outline, shape: Outline): boolean {
  return (
    (shape.capital === "any" || other.capital === shape.capital) &&
    other.ending === shape.ending &&
    other.plural === shape.plural &&
    areScriptsAlike(other.script, shape.script)
  );
}
