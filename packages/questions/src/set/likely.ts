import { embeddedEngine } from "../embedded-engine.ts";
import type { Passage, Plan } from "../engine.ts";
import { generateQuestions } from "../generate.ts";

/** So much shows what a text gives: all of a lecture, half a second's work of a book. */
const SAMPLE_CHARS = 80_000;
/** Of a longer text so many stretches, evenly spread: what is told beside each other is asked about together. */
const STRETCHES = 8;

/**
 * About how many questions a set has that no number is requested of: what the document holds ready, and for the rest
 * what a sample of it gives. No length tells that: of two texts of one size one gives ten times as many as the other.
 */
export async function likelyQuestions(plan: Plan, seed = 0): Promise<number> {
  const ready = plan.passages.filter(({ imported }) => imported !== undefined);
  const prose = plan.passages.filter(({ imported }) => imported === undefined);
  const sample = sampleOf(prose);
  const share = charsIn(sample) / Math.max(1, charsIn(prose));
  const passages = sample.map((passage, ordinal) => ({ ...passage, ordinal }));
  const part = { ...plan, passages, ...(share < 1 && { share }) };
  let made = 0;
  for await (const { items } of generateQuestions(part, { engine: embeddedEngine, mode: "study", seed }))
    made += items.length;
  const sure = ready.reduce((sum, { expected }) => sum + expected, 0);
  return sure + (made === 0 ? 0 : Math.round(made / share));
}

function sampleOf(passages: readonly Passage[]): Passage[] {
  const share = SAMPLE_CHARS / Math.max(1, charsIn(passages));
  if (share >= 1) return [...passages];
  const length = passages.length / STRETCHES;
  return passages.filter((_, at) => at % length < share * length);
}

function charsIn(passages: readonly Passage[]): number {
  return passages.reduce((sum, { blocks }) => blocks.reduce((own, { text }) => own + text.length, sum), 0);
}
