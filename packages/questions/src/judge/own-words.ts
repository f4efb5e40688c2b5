import { anyOf, type LanguageProfile, sentencesOf } from "@quizmill/language";
import { isQualified } from "./cues.ts";
import type { ItemCase } from "./item-case.ts";

/*
 * What is right and wrong of questions that an engine asks in its own words, rather than in the document's: they may
 * tell of a case before they ask, and why something is not so, but speak of the document as if it lay open. Words of
 * all languages at once: a model may well slip into another than the document's.
 */

/** Asks for a reason, a way, a condition or a mistake; that may well be of something that is not so. */
const ASKS_FOR_REASON = new RegExp(`^(?:${anyOf("asksForReason")})(?!\\p{L})`, "iu");

/** Opens the clause that asks, where something is told or supposed before it: "If a cell divides, which …". */
const MAIN_CLAUSE = new RegExp(
  `(?:^|[,;:–—] )(?:(?:${anyOf("asksWith")}) )?(?:${anyOf("questionWords")})(?!\\p{L})|¿`,
  "iu",
);

/**
 * From here on it tells on what terms it asks, or of what: "… if it is not watered", "… who never pays", "… without
 * light".
 */
const CONDITION = new RegExp(`(?:${anyOf("conditions")}).*$`, "isu");

/** Refers to the source document, which the learner does not have. */
const NAMES_DOCUMENT = new RegExp(anyOf("namesDocument"), "iu");

/** The sentence that asks, where a question has several. */
function asking(stem: string, profile: LanguageProfile): string {
  const sentences = sentencesOf(stem, profile);
  const last = sentences.findLast((sentence) => /[?？]/u.test(sentence)) ?? stem;
  return last.trim().replace(/^[¿"“„«(]+/u, "");
}

/** The clause that says what is asked for, without what is told or supposed before, beside and after it. */
function mainClause(question: string): string {
  const found = MAIN_CLAUSE.exec(question);
  const main = question.slice(found?.index ?? 0).replace(/^[\s,;:–—¿]+/u, "");
  return main.replace(CONDITION, "");
}

/**
 * Whether what is asked for is what is not so. A case that is told before the question may well say what is not, and
 * so may a condition, and a question for a reason or a way.
 */
export function asksWhatIsNot(item: ItemCase): boolean {
  const { profile } = item;
  if (profile.freeNegation) return false;
  const main = mainClause(asking(item.stem, profile));
  return !ASKS_FOR_REASON.test(main) && profile.negation.test(main);
}

/** Somebody's words in a case: they point to what that person sees, not to the document. */
const SPEECH = /«[^»]*»|“[^”]*”|„[^“”]*[“”]|"[^"]*"|「[^」]*」/gu;

/**
 * Refers to a document that the reader does not see. A second sentence or clause may have its antecedent in the
 * first.
 */
export function refersToDocument({ stem, profile }: Pick<ItemCase, "stem" | "profile">): boolean {
  if (NAMES_DOCUMENT.test(stem)) return true;
  const isPointing = (text: string) => profile.deictic.test(text) || profile.anaphoric.test(text);
  const [first = stem] = sentencesOf(stem.replace(SPEECH, ""), profile);
  if (!isPointing(first)) return false;
  const [opening = first] = first.split("、");
  return isPointing(opening);
}

/** An option of so many words is a statement, in which a word of degree is nothing special. */
const STATEMENT_WORDS = 6;

/**
 * A word such as "usually" gives away the key only where the key alone has one, or all options but the key have one.
 */
export function hasUnevenQualifier({ key, others, profile }: ItemCase): boolean {
  const qualified = others.filter((other) => isQualified(other, profile)).length;
  const isInKey = isQualified(key, profile);
  if ([key, ...others].some((option) => profile.writing.countWords(option) < STATEMENT_WORDS))
    return isInKey || qualified > 0;
  return isInKey ? qualified === 0 : qualified > 0;
}
