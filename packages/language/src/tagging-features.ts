import type { FeaturesOf } from "./perceptron.ts";

/** A word as the tagger sees it. `classes` are its classes by a lexicon, as names that mean the same in any text. */
export interface TaggedWord {
  readonly text: string;
  readonly classes: readonly string[];
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
const MAX_ENDING = 4;

/**
 * The features of a part-of-speech tagger: the word, its endings, its shape and classes, its neighbours and the labels
 * before it (after Ratnaparkhi 1996, "A Maximum Entropy Model for Part-Of-Speech Tagging").
 */
export function taggingFeatures(words: readonly TaggedWord[]): FeaturesOf {
  const lower = words.map(({ text }) => text.toLowerCase());
  const classes = words.map((word) => word.classes.join(" "));
  const ending = (at: number) => lower[at]?.slice(-3) ?? "-";
  const shapes = words.map(({ text }) => shapeOf(text));
  const own = words.map(({ classes: names }, at) => {
    const word = lower[at] as string;
    const isFirst = at === 0 || /^[«„“"(—–-]$/u.test(lower[at - 1] ?? "");
    return [
      "bias",
      `w ${word}`,
      `s ${shapes[at]}${isFirst ? " first" : ""}`,
      `c ${classes[at]}`,
      ...names.map((name) => `k ${name}`),
      ...Array.from({ length: Math.min(MAX_ENDING, word.length) }, (_, n) => `e ${word.slice(-n - 1)}`),
      `w- ${lower[at - 1] ?? "-"}`,
      `w+ ${lower[at + 1] ?? "-"}`,
      `e- ${ending(at - 1)}`,
      `e+ ${ending(at + 1)}`,
      `c- ${classes[at - 1] ?? "-"}`,
      `c+ ${classes[at + 1] ?? "-"}`,
      `s+ ${shapes[at + 1] ?? "-"}`,
    ];
  });
  return (at, previous, beforePrevious) => [
    ...(own[at] ?? []),
    `p ${previous}`,
    `pp ${beforePrevious} ${previous}`,
    `pw ${previous} ${lower[at]}`,
    `pc ${previous} ${classes[at]}`,
    `p+ ${previous} ${classes[at + 1] ?? "-"}`,
  ];
}
