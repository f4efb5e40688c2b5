import type { Draft } from "../../engine.ts";
import { upperFirst } from "../../languages/building.ts";
import type { Document } from "../document.ts";
import type { Line } from "../lines.ts";
import { phrasesOf } from "../phrases.ts";
import { topicOf } from "../topic.ts";
import { fitsArticle, isListed, isPlain, type Place } from "./changed-statements.ts";
import { withGap } from "./gaps.ts";
import { draft } from "./kind.ts";

/** Four sentences that differ in one place are read more slowly than one with a gap there. */
const LEFT = 0.9;

/**
 * A gap asked as "which statement is correct?": its sentence among the same with something else in its place. Null where
 * the sentence cannot stand as an option or nothing names its matter. For a set that asks in too few ways.
 */
export function rephrased(gap: Draft, line: Line, document: Document): Draft | null {
  const { phrases, code } = document.profile;
  const leans = gap.context !== undefined || (line.antecedent !== null && line.antecedent !== "");
  if (gap.kind !== "cloze" || phrases === null || leans || !isPlain(line, document)) return null;
  const place = placeOf(gap, line, document);
  if (place === null || isListed(place, line)) return null;
  const topic = topicOf(line.heading) ?? thingIn(line, place, document);
  if (topic === null) return null;
  const told = (part: string) =>
    upperFirst(line.text.slice(0, place.start) + part + line.text.slice(place.end));
  const others = gap.distractors.filter((other) => fitsArticle(place, other, line));
  return draft("statement", line, {
    stem: phrases.askStatement(topic, code === "en" ? `“${topic}”` : topic),
    key: told(gap.key),
    distractors: others.map(told),
    score: LEFT * gap.score,
    rationales: others.map((other) => ({ option: told(other), says: line.quote, reason: "changed" })),
  });
}

/** Where in its sentence the gap is; null where it is asked with another form than stands there. */
function placeOf({ stem, key }: Draft, { text }: Line, document: Document): Place | null {
  for (let start = text.indexOf(key); start >= 0; start = text.indexOf(key, start + 1)) {
    const place = { text: key, start, end: start + key.length };
    if (stem.endsWith(withGap(text, place, document))) return place;
  }
  return null;
}

/** What a sentence without a heading speaks of beside its gap: the first that the document makes a term of. */
function thingIn({ text }: Line, { start, end }: Place, document: Document): string | null {
  const beside = phrasesOf(text, document.profile).filter(
    (phrase) => phrase.end <= start || phrase.start >= end,
  );
  const terms = beside.map((phrase) => document.terms.get(phrase.text)).filter((term) => term !== undefined);
  const term = terms.find((one) => document.hasTermhood(one) && document.nameOf(one) !== null);
  return term === undefined ? null : document.nameOf(term);
}
