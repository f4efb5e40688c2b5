import { isQualified } from "../../judge/cues.ts";
import { upperFirst } from "../../languages/building.ts";
import { FEWEST_OTHERS } from "../../layout.ts";
import { spansOf } from "../../text/spans.ts";
import { mentions, visibleLength } from "../../text/words.ts";
import type { Document } from "../document.ts";
import type { Key } from "../keys.ts";
import type { Line } from "../lines.ts";
import { nearby } from "../nearby.ts";
import type { Term } from "../terms.ts";
import { topicOf } from "../topic.ts";
import { othersFor, partsOf, withGap } from "./gaps.ts";
import { draft, type Kind, lazyDraft, sentenceWorth } from "./kind.ts";

/** Of each document, made when first needed. */
const cache = new WeakMap<Document, Map<number, string | null>>();

const MIN_CHARS = 45;
const MAX_CHARS = 135;
/** Sentences looked at to each side. */
const REACH = 20;
const TRIED_PARTS = 4;
const SIBLINGS = 5;
const LEAST_WORTH = 0.9;
const WORTH = 0.76;

/** Which statement on the section's matter is true; the others are its sentences, each changed in one place. */
export const changed: Kind = {
  name: "statement",
  write(line, document) {
    const { profile } = document;
    const { phrases } = profile;
    const topic = topicOf(line.heading);
    if (phrases === null || topic === null || sentenceWorth(line, document) < LEAST_WORTH) return [];
    if (!isFit(line, document)) return [];
    const score = WORTH * (0.7 + 0.3 * sentenceWorth(line, document));
    const told = { kind: "statement", key: line.text, score } as const;
    return [
      lazyDraft(line, document, told, () => {
        const siblings = siblingsOf(line, document);
        if (siblings.length < FEWEST_OTHERS) return null;
        return draft("statement", line, {
          ...told,
          stem: phrases.askStatement(topic, profile.code === "en" ? `“${topic}”` : topic),
          distractors: siblings.map(({ option }) => option),
          rationales: siblings.map(({ option, line: { quote } }) => ({
            option,
            says: quote,
            reason: "changed",
          })),
        });
      }),
    ];
  },
};

/** Other sentences of the section, changed, of like length, that say nothing of what this one says. */
function siblingsOf(own: Line, document: Document): { option: string; line: Line }[] {
  const { profile, lines } = document;
  const length = visibleLength(own.text, profile);
  const siblings: { option: string; line: Line }[] = [];
  for (const line of nearby(lines, own.id, REACH)) {
    if (siblings.length >= SIBLINGS) break;
    if (line.section !== own.section) continue;
    const option = changedOf(line, document);
    const ratio = visibleLength(option ?? "", profile) / length;
    if (option !== null && ratio > 0.7 && ratio < 1.5) siblings.push({ option, line });
  }
  return siblings;
}

/** What a sentence that can stand as an option says with one part changed so that it is surely false; null if none. */
function changedOf(line: Line, document: Document): string | null {
  const known = cache.get(document) ?? new Map<number, string | null>();
  cache.set(document, known);
  const found = known.get(line.id);
  if (found !== undefined) return found;
  const made = isFit(line, document) ? changedText(line, document) : null;
  known.set(line.id, made);
  return made;
}

/** Told plainly and word for word as in the document, without a word that marks an option as wrong. */
function isFit(line: Line, document: Document): boolean {
  const { profile } = document;
  return (
    line.isUsable &&
    line.quote.includes(line.text) &&
    isPlain(line, document) &&
    !isQualified(line.text, profile) &&
    profile.advice?.test(line.text) !== true
  );
}

/** Neither short nor long, with nothing in brackets and nothing denied. */
export function isPlain({ text }: Line, { profile }: Document): boolean {
  const length = visibleLength(text, profile);
  return (
    length >= MIN_CHARS &&
    length <= MAX_CHARS &&
    !/[;:()（）[\]*^]/u.test(text) &&
    profile.negation?.test(text) !== true &&
    profile.doubtfulOpening?.test(text) !== true
  );
}

function changedText(line: Line, document: Document): string | null {
  for (const key of partsOf(line, document).slice(0, TRIED_PARTS)) {
    const swap = swapOf(key, line, document);
    if (swap === null || isListed(key, line) || isOneOfSeveral(key, line, document)) continue;
    const others = othersFor(key, withGap(line.text, key, document), line, document).map(({ text }) => text);
    const other = others.find((text) => isSurelyOther(swap, text, document));
    if (others.length < 3 || other === undefined || !fitsArticle(key, other, line)) continue;
    if (mentions(line.quote, other, document.profile)) continue;
    return upperFirst(line.text.slice(0, key.start) + other + line.text.slice(key.end));
  }
  return null;
}

/** Of a part, in the text of its sentence. */
export type Place = Pick<Key, "text" | "start" | "end">;

/** Another number, another full name, or, where the sentence defines its term, another the document defines. */
type Swap = "span" | "defined" | "name";

/** Null where nothing could be said of an other that makes the sentence surely false: none is looked for then. */
function swapOf(key: Key, line: Line, document: Document): Swap | null {
  if (key.span !== null) return "span";
  const own = document.terms.get(key.text);
  if (own === undefined) return null;
  if (document.definitionIn(line)?.term === key.text) return "defined";
  return isFullName(own) ? "name" : null;
}

function isSurelyOther(swap: Swap, other: string, document: Document): boolean {
  if (swap === "span") return true;
  const its = document.terms.get(other);
  if (its === undefined) return false;
  return swap === "defined" ? document.isDefined(its) : isFullName(its);
}

const isFullName = ({ type, words }: Term) => type === "name" && words > 1;

/** "約32倍になり、2大きくなると約1000倍": with one of them changed, numbers that hang together contradict each other. */
function isOneOfSeveral({ span }: Key, line: Line, { profile }: Document): boolean {
  if (span === null) return false;
  const like = spansOf(line.text, profile).filter(
    ({ type, unit }) => type === span.type && unit === span.unit,
  );
  return like.length > 1;
}

/** What stands in a list can be replaced by its like, and the sentence stays true. */
export function isListed({ start, end }: Place, { text }: Line): boolean {
  return (
    /(?:,|、|・| (?:and|or|und|oder|y|e|o|i|oraz|lub|та|і|й|або)) ?$/u.test(text.slice(0, start)) ||
    /^(?:, \p{L}+ (?:and|or|und|oder|y|o|i|oraz|lub|та|і|й|або) |、|・|や|と(?!い)| (?:and|or|und|oder|y|e|o|i|oraz|lub|та|і|й|або) )/u.test(
      text.slice(end),
    )
  );
}

/** "a" or "an" before a word it does not fit would show the change. */
export function fitsArticle({ start, text }: Place, other: string, line: Line): boolean {
  const isVowel = (word: string) => /^[aeiou]/iu.test(word);
  return !/\ban? $/iu.test(line.text.slice(0, start)) || isVowel(text) === isVowel(other);
}
