import { DOCUMENT_LANGUAGES } from "@quizmill/contract";
import { type LanguageProfile, profileOf } from "@quizmill/language";
import { isOrder } from "../obeys.ts";
import { contentKeys, mentions, wordsOf } from "../text/words.ts";
import type { ItemCase } from "./item-case.ts";

/** The evidence is not literally in its block. */
export function quoteMissing({ draft, passage }: ItemCase): boolean {
  const block = passage.blocks[draft.block];
  return block === undefined || draft.quote === "" || !block.text.includes(draft.quote);
}

/** An option in the key's own sentence may be right too. */
export function distractorInQuote({ draft, others, stem, profile }: ItemCase): boolean {
  return others.some(
    (other) => other.length > 2 && mentions(draft.quote, other, profile) && !mentions(stem, other, profile),
  );
}

/** Blocks before and after that of the quote. */
const NEIGHBOURS = 2;
/** Words with these first letters in common are taken for forms of one. */
const SAME_BEGINNING = 5;
/**
 * Of few words one in common is enough. Sound questions share three or more of ten, those on another subject none or
 * one.
 */
const [LEAST_SHARED, FEW_WORDS] = [2, 4] as const;

/**
 * Neither stem nor key speaks of what stands around the quote: so are questions that a hostile text asks a model for.
 * Orders to a model are no part of the subject.
 */
export function isUnrelated({ draft, stem, key, passage, profile }: ItemCase): boolean {
  const beginnings = (text: string) =>
    new Set(contentKeys(text, profile).map((word) => word.slice(0, SAME_BEGINNING)));
  const own = beginnings(`${stem} ${key}`);
  const around = passage.blocks.slice(Math.max(0, draft.block - NEIGHBOURS), draft.block + NEIGHBOURS + 1);
  const sentences = [passage.heading ?? "", ...around.map(({ text }) => text)].flatMap((text) =>
    text.split(/(?<=[.!?。！？])/u),
  );
  const said = beginnings(sentences.filter((sentence) => !isOrder(sentence)).join("\n"));
  return own.intersection(said).size < (own.size <= FEW_WORDS ? 1 : LEAST_SHARED);
}

/**
 * A model must write in the language of its passage. Rules only use the passage's words, so for them only the stem
 * is checked.
 */
export function inWrongLanguage({ stem, draft, options, profile }: ItemCase): boolean {
  if (profile.stopWords.size === 0) return false;
  if (hasWrongLetters(stem, profile)) return true;
  const languages = DOCUMENT_LANGUAGES.map(profileOf);
  const alike = languages.filter(({ letters }) => letters.source === profile.letters.source);
  if (draft.explanation === undefined) return isForeign(stem, profile, alike);
  const { key, others } = draft.explanation;
  const said = [key, ...others.map(({ why }) => why)].join(" ");
  // A missing explanation is in no language.
  if (/\p{L}/u.test(said) && hasWrongLetters(said, profile)) return true;
  return isForeign(stem, profile, languages) || isForeign([...options, said].join(" "), profile, languages);
}

function hasWrongLetters(text: string, { letters, otherLetters }: LanguageProfile): boolean {
  const count = (letter: RegExp) => text.match(letter)?.length ?? 0;
  return count(letters) < 0.5 * Math.max(1, count(/\p{L}/gu)) || otherLetters.test(text);
}

/** A sentence of another language is recognized by its function words. */
function isForeign(text: string, profile: LanguageProfile, others: readonly LanguageProfile[]): boolean {
  const words = wordsOf(text, profile);
  const share = ({ stopWords }: LanguageProfile) => words.filter(({ lower }) => stopWords.has(lower)).length;
  const own = share(profile);
  return others.some((other) => share(other) > own + 1);
}
