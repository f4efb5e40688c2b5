import type { Language } from "@quizmill/contract";
import type { Passage } from "@quizmill/questions";
import type { OptionProbability } from "@quizmill/questions/for-engines";
import { profileOf } from "@quizmill/questions/for-engines";
import type { ModelClient } from "./client.ts";
import { solveWithModel } from "./solve.ts";
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
 * Answers a question that a person wrote, in the same way as the engine's own. For measuring accuracy. Throws
 * ModelFault where no answer can be read.
 */
export function askReader(
  client: ModelClient,
  { text, language, stem, key, distractors }: ReadQuestion,
  signal: AbortSignal,
): Promise<OptionProbability[]> {
  const blocks = text.split(/\n{2,}/u).map((part) => ({ kind: "paragraph" as const, text: part }));
  const passage: Passage = { ordinal: 0, section: 0, heading: null, expected: 1, blocks };
  const draft = {
    ...({ kind: "asked", quote: "", block: 0, score: 1 } as const),
    ...{ stem, key, distractors: [...distractors] },
  };
  const ask = { meter: createTokenMeter(), signal, rank: () => 0 };
  return solveWithModel(draft, passage, { client, profile: profileOf(language), seed: 1, ask });
}
