import type { Candidate } from "../engine.ts";
import { classOf } from "../options/class-of.ts";
import { shareHead } from "../options/heads.ts";
import type { Document } from "../read/document.ts";
import { areOfOtherClass } from "../read/semantic-classes.ts";
import { visibleLength } from "../text/words.ts";
import type { Features } from "./weights.ts";

const flag = (is: boolean) => (is ? 1 : 0);
const isCapital = (text: string) => /^\p{Lu}/u.test(text);

/** What can be seen of each distractor of a draft without judging it, in their order, in any language of the engine. */
export function distractorFeatures(
  { key, distractors }: Pick<Candidate, "key" | "distractors">,
  document: Document,
): Features[] {
  const { profile } = document;
  const lengthOf = (text: string) => visibleLength(text, profile) + 1;
  return distractors.map((text, at) => ({
    place: at / 8,
    "length ratio": Math.abs(Math.log(lengthOf(text) / lengthOf(key))),
    "capital differs": flag(isCapital(text) !== isCapital(key)),
    "other class": flag(areOfOtherClass(classOf(text, document), classOf(key, document))),
    "same head": flag(shareHead(text, key, document)),
    ...termFeatures(text, key, document),
  }));
}

/** Of two that the text has. */
function termFeatures(text: string, key: string, { terms, hypernymsOf, salience }: Document): Features {
  const [own, other] = [terms.get(key), terms.get(text)];
  if (own === undefined || other === undefined) return {};
  return {
    "both in the text": 1,
    "same hypernym": flag(!hypernymsOf(own).isDisjointFrom(hypernymsOf(other))),
    "same section": flag(own.section === other.section),
    "least salience": Math.min(salience(own), salience(other)),
  };
}
