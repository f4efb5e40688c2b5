import { DOCUMENT_LANGUAGES, type DocumentLanguage } from "@quizmill/contract";
import { profileOf } from "../languages/index.ts";
import type { LanguageProfile } from "../languages/profile.ts";
import { mentions, wordsOf } from "../text/words.ts";
import type { ItemCase } from "./item-case.ts";

/** Languages told apart by function words; the others are told by their script. */
const LATIN: readonly DocumentLanguage[] = DOCUMENT_LANGUAGES.filter(
  (code) => code !== "uk" && code !== "ja",
);

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

/**
 * A model must write in the language of its passage. Rules only use the passage's words, so for them only the stem
 * is checked.
 */
export function inWrongLanguage({ stem, draft, options, profile }: ItemCase): boolean {
  if (hasWrongScript(stem, profile)) return true;
  if (profile.code === "und") return false;
  const isLatin = profile.code !== "uk" && profile.code !== "ja";
  if (draft.explanation === undefined) return isLatin && isForeign(stem, profile, LATIN);
  const { key, others } = draft.explanation;
  const said = [key, ...others.map(({ why }) => why)].join(" ");
  // A missing explanation is in no language.
  if (/\p{L}/u.test(said) && hasWrongScript(said, profile)) return true;
  return (
    isForeign(stem, profile, DOCUMENT_LANGUAGES) ||
    isForeign([...options, said].join(" "), profile, DOCUMENT_LANGUAGES)
  );
}

/** A Japanese item must have kana or kanji, a Ukrainian one Cyrillic, all others Latin letters. */
function hasWrongScript(text: string, profile: LanguageProfile): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const share = (script: RegExp) => (text.match(script)?.length ?? 0) / Math.max(1, letters);
  if (profile.code === "ja") return share(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu) < 0.5;
  if (profile.code === "uk") return share(/\p{Script=Cyrillic}/gu) < 0.5 || /[ыэъё]/iu.test(text);
  return profile.code !== "und" && share(/\p{Script=Latin}/gu) < 0.5;
}

/** A sentence of another language is recognized by its function words. */
function isForeign(text: string, profile: LanguageProfile, others: readonly DocumentLanguage[]): boolean {
  const words = wordsOf(text, profile);
  const share = ({ stopWords }: LanguageProfile) => words.filter(({ lower }) => stopWords.has(lower)).length;
  return others.some((code) => code !== profile.code && share(profileOf(code)) > share(profile) + 1);
}
