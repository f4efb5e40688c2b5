import type { Language } from "@quizmill/contract";
import type { Passage } from "@quizmill/questions";
import type { OptionProbability } from "@quizmill/questions/for-engines";
import { profileOf } from "@quizmill/questions/for-engines";
import type { ModelClient } from "./client.ts";
import { ModelFault } from "./faults.ts";
import { fenced } from "./prompts.ts";
import { type AskedQuestion, type Reading, readQuestions } from "./readings.ts";
import { createTokenMeter } from "./token-meter.ts";

/** A question with the text that answers it. */
export interface ReadQuestion {
  readonly text: string;
  readonly language: Language;
  readonly stem: string;
  readonly key: string;
  readonly distractors: readonly string[];
}

/**
 * Answers a question that a person wrote, as the engine has its own ones answered. The key is not told, so that it
 * cannot decide whether the question is asked again. For measuring accuracy. Throws ModelFault where no answer can be
 * read.
 */
export async function askReader(
  client: ModelClient,
  { text, language, stem, key, distractors }: ReadQuestion,
  signal: AbortSignal,
): Promise<OptionProbability[]> {
  const question = { stem, options: [key, ...distractors] };
  const [reading] = await readAbout({ text, language, questions: [question] }, client, signal);
  const solution = reading?.solutionAmong(question.options) ?? null;
  if (solution === null) throw new ModelFault("unusable");
  return solution;
}

/** Has questions on a text answered, as the engine has its own ones answered. Throws ModelFault. */
export function readAbout(
  { text, language, questions }: { text: string; language: Language; questions: readonly AskedQuestion[] },
  client: ModelClient,
  signal: AbortSignal,
): Promise<Reading[]> {
  const blocks = text.split(/\n{2,}/u).map((part) => ({ kind: "paragraph" as const, text: part }));
  const passage: Passage = { ordinal: 0, section: 0, heading: null, expected: 1, blocks };
  return readQuestions(questions, {
    client,
    seed: 1,
    fenced: fenced([passage], { title: null }, profileOf(language)),
    ask: { meter: createTokenMeter(), signal, rank: () => 0 },
  });
}
