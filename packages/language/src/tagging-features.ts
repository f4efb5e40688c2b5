import type { FeaturesOf } from "./perceptron.ts";

/** A word as the tagger sees it. */
export interface TaggedWord<Group> {
  readonly text: string;
  /** In small letters. */
  readonly lower: string;
  /** Its classes by a lexicon, as names that mean the same in any text. */
  readonly classes: readonly string[];
  /** The same as one name. */
  readonly className: string;
  /** Its letters by their kinds (see `shapeOf`). */
  readonly shape: string;
  /** The features it has itself, wherever it stands. */
  readonly own: Group;
  /** The features it gives to the word behind it, and to the one before it. */
  readonly forNext: Group;
  readonly forPrevious: Group;
}

/** Letters as "X" and "x", digits as "d", runs shortened: "pH-Wert" is "xX-Xx". */
function shapeOf(text: string): string {
  return text
    .replace(/\p{Lu}+/gu, "X")
    .replace(/\p{Ll}+/gu, "x")
    .replace(/\d+/gu, "d")
    .slice(0, 6);
}

/** Longest ending that is a feature of its own, in characters. */
const MAX_ENDING = 5;

/** A word with its features: itself, its endings and classes. */
export function taggedWord<Group>(
  text: string,
  classes: readonly string[],
  groupOf: (features: readonly string[]) => Group,
): TaggedWord<Group> {
  const lower = text.toLowerCase();
  const [className, shape, ending] = [classes.join(" "), shapeOf(text), lower.slice(-3)];
  return {
    text,
    lower,
    classes,
    className,
    shape,
    own: groupOf([
      ...["bias", `w ${lower}`, `c ${className}`],
      ...classes.map((name) => `k ${name}`),
      `b ${lower.slice(0, 3)}`,
      ...Array.from({ length: Math.min(MAX_ENDING, lower.length) }, (_, n) => `e ${lower.slice(-n - 1)}`),
    ]),
    forNext: groupOf([`w- ${lower}`, `e- ${ending}`, `c- ${className}`]),
    forPrevious: groupOf([`w+ ${lower}`, `e+ ${ending}`, `c+ ${className}`, `s+ ${shape}`]),
  };
}

/** What stands before the first word and behind the last. */
const BEFORE_FIRST = ["w- -", "e- -", "c- -"];
const BEHIND_LAST = ["w+ -", "e+ -", "c+ -", "s+ -"];

/**
 * The features of a part-of-speech tagger: the word, its endings, its shape and classes, its neighbours and the labels
 * before it (after Ratnaparkhi 1996, "A Maximum Entropy Model for Part-Of-Speech Tagging").
 */
export function taggingFeatures<Group>(words: readonly TaggedWord<Group>[]): FeaturesOf<Group> {
  const ends = clauseEnds(words);
  return (at) => {
    const [before, word, next] = [words[at - 1], words[at] as TaggedWord<Group>, words[at + 1]];
    const isFirst = before === undefined || /^[«„“"(—–-]$/u.test(before.lower);
    const groups = [word.own];
    if (before !== undefined) groups.push(before.forNext);
    if (next !== undefined) groups.push(next.forPrevious);
    return {
      groups,
      others: (previous, beforePrevious) => [
        ...(before === undefined ? BEFORE_FIRST : []),
        ...(next === undefined ? BEHIND_LAST : []),
        `s ${word.shape}${isFirst ? " first" : ""}`,
        `l ${ends[at]} ${word.lower}`,
        `ll ${ends[at]} ${previous}`,
        `p ${previous}`,
        `pp ${beforePrevious} ${previous}`,
        `pw ${previous} ${word.lower}`,
        `pc ${previous} ${word.className}`,
        `p+ ${previous} ${next?.className ?? "-"}`,
      ],
    };
  };
}

/** For each word the ending of the last word of its clause: "hat … gegeben" has another part of speech than "hat Geld". */
function clauseEnds(words: readonly TaggedWord<unknown>[]): string[] {
  const ends: string[] = [];
  let end = "-";
  for (let at = words.length - 1; at >= 0; at--) {
    const next = words[at + 1];
    if (next === undefined || SIGN.test(next.text)) end = words[at]?.lower.slice(-3) as string;
    ends[at] = end;
  }
  return ends;
}

const SIGN = /^[^\p{L}\p{N}]+$/u;
