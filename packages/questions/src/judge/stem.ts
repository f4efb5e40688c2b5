import { anyOf, sentencesOf } from "@quizmill/language";
import type { ItemKind } from "../engine.ts";
import { contentKeys, visibleLength, wordsOf } from "../text/words.ts";
import { GAP, type ItemCase } from "./item-case.ts";

/** Remains of markup, links and footnote marks. */
const BROKEN =
  /<[a-z/!][^>]*>|https?:\/\/|\bwww\.|\[\d{1,3}\]|\]\(|\*\*|```|�|\(\s*\)|\{\{|\}\}|\\[a-z]+\{|\s,\s|\|/iu;
/** A gap joined to letters ("_____m"), or to the stop of a number ("_____. starb"). */
const GLUED_GAP = /_{3,}(?:[\p{L}\p{N}]|\.\p{L}|\. \p{Ll})|\p{L}_{3,}/u;
/** A sentence cut at its start; "mRNA" and "pH" are words. */
const CUT_OPENING = /^["'“„«(]*\p{Ll}(?!\p{Ll}*\p{Lu})/u;
const ENDS_ASKING = new RegExp(`(?:${anyOf("questionEnds")})[。.]?$`, "u");
const ASKS = /[?？]|…|\.\.\.|:\s*$/u;
const LONGEST_STEM = { words: 48, letters: 340 };
const LONGEST_OPTION_CHARS = 230;

/** Asks what is not so. In Japanese, negation is too free to be judged. */
export function isNegative({ draft, stem, profile }: ItemCase): boolean {
  const isTold = draft.kind === "cloze" || !profile.freeNegation;
  return isTold && profile.negation.test(draft.kind === "cloze" ? draft.stem : stem);
}

/** Opens with an anaphoric word whose antecedent the reader does not see. */
export function isDangling({ draft, profile }: ItemCase): boolean {
  // What a second sentence leans on is the first.
  const [first = draft.stem] = sentencesOf(draft.stem, profile);
  const opening = first.replace(/^["'„“«¿(]+/u, "");
  const isQuestion = /[?？]/u.test(draft.stem) || (draft.kind === "asked" && ENDS_ASKING.test(draft.stem));
  if (draft.kind !== "cloze" && isQuestion) return false;
  return profile.leaning.test(opening);
}

/** Points at what its reader does not see. What opens a second sentence points at the first. */
export function isDeictic({ told, profile }: ItemCase): boolean {
  return sentencesOf(told, profile).some((sentence, at) => {
    const { deictic, anaphoric } = profile;
    return deictic.test(sentence) || (at === 0 && anaphoric.test(sentence));
  });
}

/** One gap, or a question: anything else leaves open what is asked. */
export function isUnfocused({ draft }: ItemCase): boolean {
  const gaps = draft.stem.match(GAP)?.length ?? 0;
  return gaps > 1 || (gaps === 0 && ![ASKS, ENDS_ASKING].some((sign) => sign.test(draft.stem.trim())));
}

/** Words of content, where the rest of a stem says what is wanted of them: "What is …?", "Why do …?" */
const LEAST_CONTENT: Partial<Record<ItemKind, number>> = {
  asked: 2,
  definition: 1,
  table: 2,
};

/** The stem says too little or too much, or an option is too long. */
export function hasBadLength({ stem, draft, profile, options }: ItemCase): boolean {
  const content = contentKeys(stem, profile).length;
  const long =
    wordsOf(stem, profile).length > LONGEST_STEM.words || visibleLength(stem, profile) > LONGEST_STEM.letters;
  const isShort = content < (LEAST_CONTENT[draft.kind] ?? 3);
  return long || isShort || options.some((option) => visibleLength(option, profile) > LONGEST_OPTION_CHARS);
}

/** Letters of formulas: what they stand for is told elsewhere. */
const FORMULA_LETTER = /[\u{1d400}-\u{1d7ff}]/u;

/** Remains of markup, formulas or a cut sentence show. */
export function isBroken({ draft, stem, options, profile }: ItemCase): boolean {
  if (options.some((option) => FORMULA_LETTER.test(option))) return true;
  const isMarkedUp = (text: string) => BROKEN.test(text);
  if (isMarkedUp(draft.stem.replace(GAP, "X")) || options.some(isMarkedUp)) return true;
  if (!isBalanced(stem)) return true;
  if (draft.kind !== "cloze") return false;
  return GLUED_GAP.test(draft.stem) || (profile.writing.hasCapitals && CUT_OPENING.test(draft.stem));
}

/** Every bracket that opens closes: a cut sentence shows itself here. */
function isBalanced(text: string): boolean {
  return text.split(/[(（]/u).length === text.split(/[)）]/u).length;
}
