import { FEWEST_OTHERS } from "../../layout.ts";
import { visibleLength } from "../../text/words.ts";
import type { Distractor } from "../distractors/distractors-for.ts";
import type { Document } from "../document.ts";
import type { Line } from "../lines.ts";
import { nearby } from "../nearby.ts";
import { negationCost, partWorth, withGap } from "./gaps.ts";
import { distractorPartsOf, draft, type Kind, sentenceWorth } from "./kind.ts";

const SIBLINGS = 6;
/** "Luckily, `git status` helps": what a shorter sentence says is true of many. */
const LEAST_CHARS = 50;
/** A manual teaches its commands, each of which does one thing. */
const KEY_WORTH = 0.8;

/** What a sentence says of its command, asked as a whole question, is worth more than the sentence with a gap. */
const AS_QUESTION_WORTH = 0.7;

/** By which command something is done, among others of its program: a question where the sentence says so plainly, else a gap. */
export const command: Kind = {
  name: "cloze",
  mayBeAnaphoric: true,
  mayBeInstruction: true,
  write(line, document) {
    const found = document.commands.in(line);
    if (found === null || (line.antecedent ?? "") !== "") return [];
    const { text, start, end } = found;
    const others = othersFor(text, line, document);
    if (others.length < FEWEST_OTHERS) return [];
    // Commands of one program are all alike, and in their order already.
    const parts = { key: text, about: null, plausibility: new Map(), ...distractorPartsOf(others) };
    const question = document.commands.questionOn(line);
    if (question !== null) {
      const score = AS_QUESTION_WORTH * (0.7 + 0.3 * sentenceWorth(line, document));
      return [draft("typed", line, { stem: question, score, ...parts })];
    }
    const key = { text, start, end, before: "", span: null, worth: KEY_WORTH };
    const stem = withGap(line.text, key, document);
    if (visibleLength(stem, document.profile) < LEAST_CHARS) return [];
    const score = partWorth(key, line, document) - negationCost(stem, document.profile);
    return [draft("cloze", line, { stem, score, ...parts })];
  },
};

/** Other commands of the program, those of as many words first, then the nearest; none that is a longer or shorter form of the key. */
function othersFor(key: string, line: Line, document: Document): Distractor[] {
  const { mentions } = document.commands;
  const at = mentions.findIndex((one) => one.line.id === line.id);
  const [program] = key.split(" ", 1);
  const found = new Set(document.commands.siblingsOf(key));
  for (const { text } of nearby(mentions, at, mentions.length)) {
    const isForm = text.startsWith(key) || key.startsWith(text);
    if (!isForm && text.startsWith(`${program} `)) found.add(text);
  }
  // Among "git add" and "git commit", "git remote rename" shows itself.
  const isAsLong = (text: string) => text.split(" ").length === key.split(" ").length;
  return [...found]
    .sort((a, b) => Number(isAsLong(b)) - Number(isAsLong(a)))
    .slice(0, SIBLINGS)
    .map((text) => ({ text, tie: "group" }));
}
