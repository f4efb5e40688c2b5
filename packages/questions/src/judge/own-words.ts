import { sentencesOf } from "@quizmill/language";
import type { LanguageProfile } from "../languages/profile.ts";
import { wordsOf } from "../text/words.ts";
import { isQualified } from "./cues.ts";
import type { ItemCase } from "./item-case.ts";
import { isNegative } from "./stem.ts";

/*
 * What is right and wrong of questions that an engine asks in its own words, rather than in the document's: they may
 * tell of a case before they ask, and why something is not so, but speak of the document as if it lay open. Words of
 * all languages at once: a model may well slip into another than the document's.
 */

/** Asks for a reason or a way; that may well be of something that is not so. */
const ASKS_FOR_REASON =
  /^(?:why|how(?! (?:many|much|often|long|far|old)\b)|for what reason|dlaczego|czemu|po co|w jaki sposób|z jakiego powodu|jak(?! (?:wiele|często|długo|daleko))|warum|weshalb|wieso|wozu|wodurch|wie(?! (?:viele?|oft|lange|weit|alt))|por qué|cómo|para qué|a qué se debe|de qué (?:modo|manera)|чому|навіщо|через що|завдяки чому|яким чином|з якої причини|як(?! (?:часто|довго|багато|далеко)))(?!\p{L})/iu;

/** Introduces a case: what follows is supposed for the question and needs no antecedent. */
const SUPPOSES =
  /^(?:(?:suppose|imagine|assume)(?: that)?|(?:załóżmy|przypuśćmy|wyobraź\p{L}*(?: sobie)?),? że|(?:angenommen|nehmen wir an|stell\p{L}* (?:dir|sie sich) vor),?(?: dass)?|(?:imagin\p{L}+|sup[oó]n\p{L}*|supongamos)(?: que)?|(?:уяв\p{L}+|припуст\p{L}+)(?: собі)?,? що)\s+|(?<=[たる])と(?:する|します)(?=。?$)/iu;

/** Refers to the source document, which the learner does not have. */
const NAMES_DOCUMENT =
  /\b(?:according to|in|by|from) (?:the|this) (?:text|passage|author|document|excerpt|paragraph|lecture|lesson|article|reading|material)\b(?! of)|\bthe (?:text|passage|excerpt|paragraph|lecture|lesson) (?:says?|states?|mentions?|describes?|explains?|claims?|tells?|gives?|suggests?)\b|\b(?:does|did) the (?:text|passage|author|excerpt|lecture|lesson) (?:say|state|mention|describe|explain|claim|suggest|argue|mean)\b|\b(?:mentioned|described|stated|given|discussed) in the (?:text|passage|document|lecture|lesson)\b|(?<!\p{L})(?:według (?:tekstu|fragmentu|wykładu|dokumentu|autora)|zgodnie z (?:tekstem|fragmentem|wykładem|dokumentem)|w (?:tym )?(?:tekście|fragmencie|wykładzie|dokumencie))(?!\p{L})|(?<!\p{L})(?:laut|gemäß|im|in der|in dem) (?:dem |der )?(?:text|textabschnitt|autor|autorin|dokument|vorlesung)(?!\p{L})|(?<!\p{L})(?:según|en|de acuerdo con) (?:el|este) (?:texto|pasaje|autor|fragmento|documento|párrafo)(?!\p{L})|(?<!\p{L})(?:згідно з (?:текстом|уривком|документом|лекцією)|на думку автора|за текстом|[ув] (?:цьому )?(?:тексті|уривку|документі|лекції))(?!\p{L})|(?:本文|文章|テキスト|この文|資料|筆者|著者)(?:によれば|によると|では|の中で|に書かれ|で述べられ|は何)/iu;

/** The sentence that asks, where a question has several. */
function asking(stem: string, profile: LanguageProfile): string {
  const sentences = sentencesOf(stem, profile);
  const last = sentences.findLast((sentence) => /[?？]/u.test(sentence)) ?? stem;
  return last.trim().replace(/^[¿"“„«(]+/u, "");
}

/**
 * Whether what is asked for is what is not so. A case that is told before the question may well say what is not, and
 * so may a question for a reason or a way.
 */
export function asksWhatIsNot(item: ItemCase): boolean {
  const question = asking(item.stem, item.profile);
  return !ASKS_FOR_REASON.test(question) && isNegative({ ...item, stem: question });
}

/** Somebody's words in a case: they point to what that person sees, not to the document. */
const SPEECH = /«[^»]*»|“[^”]*”|„[^“”]*[“”]|"[^"]*"|「[^」]*」/gu;

/**
 * Refers to a document that the reader does not see. A second sentence or clause may have its antecedent in the
 * first.
 */
export function refersToDocument({ stem, profile }: Pick<ItemCase, "stem" | "profile">): boolean {
  if (NAMES_DOCUMENT.test(stem)) return true;
  const { deictic } = profile;
  const [first = stem] = sentencesOf(stem.replace(SPEECH, ""), profile);
  const told = first.trim().replace(SUPPOSES, "");
  if (deictic?.test(told) !== true) return false;
  const [opening = told] = profile.script === "unspaced" ? told.split("、") : [told];
  return deictic.test(opening);
}

/** An option of so many words is a statement, in which a word of degree is nothing special. */
const STATEMENT = { words: 6, unspacedChars: 16 };

/**
 * A word such as "usually" gives away the key only where the key alone has one, or all options but the key have one.
 */
export function hasUnevenQualifier({ key, others, profile }: ItemCase): boolean {
  const qualified = others.filter((other) => isQualified(other, profile)).length;
  const isInKey = isQualified(key, profile);
  if (![key, ...others].every((option) => isStatement(option, profile))) return isInKey || qualified > 0;
  return isInKey ? qualified === 0 : qualified > 0;
}

function isStatement(option: string, profile: LanguageProfile): boolean {
  return profile.script === "unspaced"
    ? option.length >= STATEMENT.unspacedChars
    : wordsOf(option, profile).length >= STATEMENT.words;
}
