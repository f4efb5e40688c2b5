import type { AskedPart } from "@quizmill/language";
import { inPlace, whoQuestion } from "./asking-who.ts";
import { upperFirst, verbForms, wordSet } from "./building.ts";
import { BASES, PAST, VERBS } from "./en-words.ts";

/** Verbs that stand before their subject in a question, as a pattern. */
export const AUX = "is|are|was|were|can|could|will|would|has been|have been|had been";

const TWO_NAMES = /^\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]*)* and \p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]*)*$/u;

/** "the treaty was signed" → "was the treaty signed"; "the king won" → "did the king win". */
function inverted(groups: Record<string, string>): string | null {
  const { subject = "", verb = "", rest = "" } = groups;
  if (/\b(?:who|which|that|when|while|as)\b/u.test(subject)) return null;
  if (/\band\b/u.test(subject) && !TWO_NAMES.test(subject)) return null;
  const base = PAST.get(verb);
  // "cells described by Hooke were …": a participle, not the sentence's verb.
  if (base !== undefined && /^ (?:by|as)\b/u.test(rest)) return null;
  if (base !== undefined) return asInfinitives(`did ${subject} ${base}${rest}`);
  // "was founded in 1694 and became …": turned round, the second verb would hang in the air.
  const second = / and (\p{L}+)(?= )/u.exec(rest)?.[1] ?? "";
  if (PAST.has(second) && / (?:in|on) /u.test(rest.slice(0, rest.indexOf(" and ")))) return null;
  const [first = verb, ...others] = verb.split(" ");
  return [first, subject, ...others].join(" ") + rest;
}

/** "did X weigh plants and proved" → "and prove"; null where the second verb's base is not known. */
function asInfinitives(text: string): string | null {
  const second = / and (\p{L}+)(?= )/u.exec(text)?.[1] ?? "";
  const base = PAST.get(second);
  if (base === undefined) return /ed$/u.test(second) ? null : text;
  return text.replace(` and ${second} `, ` and ${base} `);
}

/**
 * Asks with this opening for what a sentence dates: the groups `subject`, `verb` and `rest`. Null where it cannot be turned round.
 */
export function asked(opening: string) {
  return (groups: Record<string, string>): string | null => {
    const body = inverted(groups);
    // With two years in it, the question would name one and ask for the other.
    return body === null || /(?<!\d)1[0-9]\d\d(?!\d)/u.test(body) ? null : `${opening} ${body}?`;
  };
}

/** "cells produced by the liver are …", "the antibodies involved belong to …": the participle is not the sentence's verb. */
export function isReducedClause(text: string): boolean {
  const opening = PARTICIPLE_FIRST.exec(text)?.[0];
  if (opening === undefined) return false;
  const behind = text.slice(opening.length);
  return PRESENT_VERBS.has(/^\w+/u.exec(behind)?.[0] ?? "") || AUXILIARY_BEHIND.test(behind);
}

const PARTICIPLE_FIRST = /^\p{L}+(?:ed|en|ade|old|ung|uilt|own)\s/u;
const AUXILIARY_BEHIND = /^.*\b(?:is|are|was|were|has|have|can|will|may)\b/u;
/** As a set: an expression of so many words takes half a second to compile. */
const PRESENT_VERBS: ReadonlySet<string> = new Set(
  VERBS.split(/\s+/u).flatMap((base) => verbForms(base).slice(0, 2)),
);

/** After "is" these begin what the subject is, not what is done to it. */
const NO_PARTICIPLE = wordSet("a an the not one all part");

const BE = wordSet("is are was were can could may might must will would");

/** What may stand between a verb and the part asked for, so that it can be left at the end of the question. */
const STRANDED =
  "to|into|in|on|from|with|for|of|about|as|at|by|through|against|upon|over|up|out|together|mainly|mostly";

const TOLD = new RegExp(
  `^(?:(?<be>${[...BE].join("|")}) )?(?<verb>\\p{L}+)(?<stranded>(?: (?:${STRANDED}|\\p{Ll}+(?:ed|en) (?:by|in|into|from|to|with|as|on)))*)(?: (?:an?|the))? $`,
  "u",
);

const TOLD_NUMBER = new RegExp(
  `^(?:(?<be>${[...BE].join("|")}) )?(?<verb>\\p{L}+)(?<stranded>(?: (?:up to|to|in|into))?)(?: (?:about|around|roughly|nearly|over|almost|approximately|more than|only|some|exactly|at least|up to))? $`,
  "u",
);

/** What may follow the part: it belongs to the verb, and stays. */
const AFTER =
  /^(?:| (?:in|on|at|during|into|from|to|through|within|between|under|when|before|after) [^,;:]{3,70})$/u;

const COUNTED =
  /^ (?<what>(?!of\b|and\b|to\b|or\b|years? (?:old|ago|later|earlier))[^,;:\d]{3,60}?)(?<rest>(?: (?:in|on|at|to|per|with|from|during|for|every|each|into|by|when|after|before) [^,;:]*)?)$/u;

const ABOUT =
  /^(?:about|around|roughly|nearly|over|almost|approximately|more than|only|some|at least|up to) $/iu;

const NUMERIC = new Set<AskedPart["type"]>(["number", "quantity", "count"]);

const PLACED =
  /^(?:is|are|was|were) (?:found|located|situated|stored|produced|made|born|built|held) (?:in|on|at) (?:the )?$|^(?:lives?|lived|lies|lie|lay|occurs?|occurred|grows?|grew) (?:in|on|at) (?:the )?$/u;

/** The question for a part of a sentence: "What does chlorophyll absorb?", "How many lobes does the brain have?". */
export function askPart(part: AskedPart): string | null {
  const { before, after, type, subject, told } = part;
  if (ABOUT.test(before) || before === "") return askOpening(part);
  if (subject === null || told === null || /\b(?:that|which|who|and|when|while|as)\b/u.test(subject))
    return askAtEnd(part);
  if (PLACED.test(told) && after === "" && (type === "term" || type === "name"))
    return turned(
      "Where",
      subject,
      /^(?:(?<be>is|are|was|were) )?(?<verb>\p{L}+)(?<stranded>)/u.exec(told)?.groups,
      "",
    );
  if (NUMERIC.has(type)) {
    const { what, rest = "" } = COUNTED.exec(after)?.groups ?? {};
    return what === undefined
      ? null
      : turned(`How many ${what}`, subject, TOLD_NUMBER.exec(told)?.groups, rest);
  }
  if (type === "percent") {
    const { what, rest = "" } = /^ (?<what>of [^,;:\d]{3,60}?)(?<rest>)$/u.exec(after)?.groups ?? {};
    return what === undefined
      ? null
      : turned(`What percentage ${what}`, subject, TOLD_NUMBER.exec(told)?.groups, rest);
  }
  if (type !== "term") return null;
  if (!AFTER.test(after)) return askAtEnd(part);
  return turned("What", subject, TOLD.exec(told)?.groups, after) ?? askAtEnd(part);
}

const WHEN_OR_WHERE = /^(?:in|on|at|during|after|before|by|from|until) [^,;:]{3,60},? $/iu;
/** Past forms that no ending shows, of what people are told to have done. */
const DID =
  "was|became|began|wrote|won|led|built|took|gave|made|found|held|saw|went|left|came|ran|drew|sold|sent|taught|brought|bought|fought|met|set|got|rose|fell|spoke|sang|chose|broke|drove|grew|knew|threw|lost|spent|kept|felt|told|thought";

/** "In 1915, Albert Einstein proposed a theory" → "In 1915, who proposed a theory?" */
export const askWho = whoQuestion({
  beforeVerb: WHEN_OR_WHERE,
  verb: new RegExp(
    `^ (?<verb>(?:(?:first|also|then|later|successfully) )?(?:\\p{Ll}{3,}ed|${DID}))(?=[ .]|$)`,
    "u",
  ),
  build: inPlace("who", "?"),
});

/** "about 200 species live …" → "How many species live …?" */
function askOpening({ after, type }: AskedPart): string | null {
  if (/[,;:]/u.test(after)) return null;
  if (type === "percent") return /^ of /u.test(after) ? `What percentage${after}?` : null;
  return NUMERIC.has(type) && /^ \p{Ll}{3,}/u.test(after) && !/^ (?:years?|of|and|or|to|days?) /u.test(after)
    ? `How many${after}?`
    : null;
}

/** Question word, helping verb, subject, verb and rest; null where the verb's base form is not known. */
function turned(
  word: string,
  subject: string,
  groups: Record<string, string> | undefined,
  after: string,
): string | null {
  if (groups === undefined) return null;
  const { be, verb = "", stranded = "" } = groups;
  if (be !== undefined)
    return NO_PARTICIPLE.has(verb) ? null : `${word} ${be} ${subject} ${verb}${stranded}${after}?`;
  const known = BASES.get(verb);
  return known === undefined ? null : `${word} ${known.aux} ${subject} ${known.base}${stranded}${after}?`;
}

/** What ends its sentence can be asked for in place: "… is known as what?" */
function askAtEnd({ before, after, type }: AskedPart): string | null {
  if (!/^[.”"’')]*$/u.test(after)) return null;
  const opening = upperFirst(before);
  // What something is compared to says little of it.
  if (type === "year")
    return /\bin $/u.test(opening) && !/\bcompared (?:to|with)\b/u.test(opening)
      ? `${opening}which year?`
      : null;
  if (type !== "term") return null;
  const naming = /\b(?:called|known as|termed|named)(?: an?| the)? $/u.exec(opening);
  if (naming !== null) return `${opening.replace(/(?: an?| the)? $/u, "")} what?`;
  return /\b(?:consists? of|contains?|produces?|causes?|into|composed of|made of|because of|due to|used for|used as|such as|instead of|rich in) $/u.test(
    opening,
  )
    ? `${opening}what?`
    : null;
}
