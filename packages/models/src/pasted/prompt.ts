import { LIMITS } from "@quizmill/contract";
import type { Passage, Plan } from "@quizmill/questions";
import { exampleIn } from "../examples.ts";
import { harmless, markerFor, titleOf } from "../marked-text.ts";
import { promptWordsIn } from "./prompt-words.ts";

/** What a learner's own assistant is asked about: a stretch of one section. */
export interface AskedText {
  readonly passages: readonly Passage[];
  /** Those that are there already and stay. */
  readonly asked: readonly string[];
}

/** The passages of a section in stretches that a chat takes at once; those without text of their own are left out. */
export function stretchesOf(passages: readonly Passage[]): Passage[][] {
  const stretches: Passage[][] = [];
  let room = 0;
  for (const passage of passages) {
    const chars = textOf(passage).length;
    if (chars === 0) continue;
    if (chars > room) {
      stretches.push([]);
      room = LIMITS.pasted.textChars;
    }
    stretches.at(-1)?.push(passage);
    room -= chars;
  }
  return stretches;
}

/** A prompt to copy into any chat, in the language of the text, with how many questions it requests. */
export function chatPrompt(
  { passages, asked }: AskedText,
  { title, language }: Pick<Plan, "title" | "language">,
): { prompt: string; count: number } {
  const [first] = passages as readonly [Passage];
  const code = first.language ?? language;
  const words = promptWordsIn(code);
  const { quote, stem, key, explanation, distractors } = exampleIn({ code });
  const example = JSON.stringify({ questions: [{ quote, stem, key, explanation, distractors }] });
  const text = harmless([titleOf(first, title), ...passages.map(textOf)].filter(Boolean).join("\n\n"));
  const marker = markerFor(text);
  const count = countFor(passages);
  const known = asked.slice(-LIMITS.pasted.askedNamed).map((one) => `- ${harmless(one)}`);
  const lines = [
    words.task(marker, count),
    ...words.rules.map((rule, i) => `${i + 1}. ${rule}`),
    ...[words.form, example],
    ...(known.length === 0 ? [] : [words.asked, ...known]),
    ...[marker, text, marker],
  ];
  return { prompt: lines.join("\n"), count };
}

const textOf = ({ blocks }: Passage): string => blocks.map(({ text }) => text).join("\n\n");

function countFor(passages: readonly Passage[]): number {
  const { questionsMin, questionsMax } = LIMITS.pasted;
  const planned = passages.reduce((sum, { expected }) => sum + expected, 0);
  return Math.min(questionsMax, Math.max(questionsMin, planned));
}
