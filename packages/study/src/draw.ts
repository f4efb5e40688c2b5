import type { Option, Question } from "@quizmill/contract";
import { dependsOnOrder } from "./option-references.ts";
import { shuffled } from "./random.ts";

/** A question that an exam may ask. */
export interface ExamCandidate {
  readonly questionId: number;
  /** The same for questions of one section of one set. */
  readonly section: string;
  /** The same for questions that rest on one sentence. */
  readonly sentence: string;
  /** The same for questions that are the same, in whichever sets. */
  readonly same: string;
}

/**
 * Draws so many questions, each section by its share of all (largest remainder method), never two of one
 * sentence, nor the same one twice; in an order that follows from the seed. Fewer where there are no more.
 */
export function drawExam(candidates: readonly ExamCandidate[], count: number, seed: string): number[] {
  const alone = oneOfEach(shuffled(candidates, seed, ({ questionId }) => String(questionId)));
  const sections = [...Map.groupBy(alone, ({ section }) => section).values()];
  const total = Math.min(count, alone.length);
  const shares = sections.map((questions) => (total * questions.length) / Math.max(1, alone.length));
  const counts = shares.map(Math.floor);
  const left = total - counts.reduce((sum, n) => sum + n, 0);
  const byRemainder = shares
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .sort((one, other) => other.rest - one.rest || one.at - other.at);
  for (const { at } of byRemainder.slice(0, left)) counts[at] = (counts[at] ?? 0) + 1;
  const drawn = sections.flatMap((questions, at) => questions.slice(0, counts[at]));
  return shuffled(drawn, `${seed} order`, ({ questionId }) => String(questionId)).map(
    ({ questionId }) => questionId,
  );
}

function oneOfEach(candidates: readonly ExamCandidate[]): ExamCandidate[] {
  const [sentences, asked] = [new Set<string>(), new Set<string>()];
  return candidates.filter(({ sentence, same }) => {
    const isNew = !sentences.has(sentence) && !asked.has(same);
    if (isNew) [sentences.add(sentence), asked.add(same)];
    return isNew;
  });
}

/**
 * The question with its options in an order that follows from the seed, so that no letter is learnt by its place. The
 * probabilities follow their options. They keep their order where the question or its explanation speaks of it.
 */
export function shuffledQuestion<
  Q extends Pick<Question, "text" | "options" | "aiExplanation" | "aiOptionProbs">,
>(question: Q, seed: string): Q {
  if (dependsOnOrder(question)) return question;
  const options = shuffledOptions(question.options, seed);
  const probabilities = new Map(
    question.options.map(({ id }, at) => [id, question.aiOptionProbs?.[at] ?? 0]),
  );
  return {
    ...question,
    options,
    aiOptionProbs: question.aiOptionProbs && options.map(({ id }) => probabilities.get(id) ?? 0),
  };
}

/** The options in an order that follows from the seed, with letters anew; ids stay. */
function shuffledOptions(options: readonly Option[], seed: string): Option[] {
  return shuffled(options, seed, ({ id }) => String(id)).map((option, at) => ({
    ...option,
    label: options[at]?.label ?? option.label,
  }));
}
