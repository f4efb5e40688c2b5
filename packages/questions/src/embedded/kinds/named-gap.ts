import type { LanguageProfile } from "../../languages/profile.ts";
import { FEWEST_OTHERS } from "../../layout.ts";
import { mentions } from "../../text/words.ts";
import { type Distractor, distractorsFor } from "../distractors/distractors-for.ts";
import type { Document } from "../document.ts";
import type { Key } from "../keys.ts";
import type { Line } from "../lines.ts";
import { withGap } from "./gaps.ts";

/** "uczenia się" is one thing. */
const REFLEXIVE = /^ się(?!\p{L})/u;

/** "istniejącego już _____". */
const BETWEEN =
  /(?: (?:już|też|także|również|jeszcze|właśnie|dość|bardzo|вже|уже|ще|також|теж|саме|досить|дуже))? $/u;

/** An adjective before the gap agrees with what stood there. */
function isGenderShown(before: string, { adjectiveShape, adjectiveCases = [] }: LanguageProfile): boolean {
  const [lead = ""] = /\p{L}+$/u.exec(before.toLowerCase().replace(BETWEEN, "")) ?? [];
  return adjectiveShape?.test(lead) === true || adjectiveCases.some(([ending]) => ending.test(lead));
}

/** A sentence with a gap, what stood there and what else could. */
export interface NamedGap {
  stem: string;
  /** The form that names the thing. */
  key: string;
  others: Distractor[];
}

/**
 * A gap for a part that no two others could fill in its case: asked for by name, as are the others, whatever form
 * the sentence needs. Null where the document does not show its name, or the word before it would tell its gender.
 */
export function namedGap(key: Key, line: Line, document: Document): NamedGap | null {
  const { profile, terms, nameOf } = document;
  const term = key.span === null ? terms.get(key.text) : undefined;
  if (profile.phrases?.askName === undefined || term?.type !== "term" || line.antecedent !== null)
    return null;
  const name = nameOf(term);
  if (name === null || isGenderShown(line.text.slice(0, key.start), profile)) return null;
  if (REFLEXIVE.test(line.text.slice(key.end))) return null;
  const sentence = withGap(line.text, key, document).replace(/\.$/u, "");
  if (mentions(sentence, name, profile)) return null;
  const stem = profile.phrases.askName(sentence);
  const others = distractorsFor({ key: name, stem, line, before: "", isName: true }, document);
  return others.length < FEWEST_OTHERS ? null : { stem, key: name, others };
}
