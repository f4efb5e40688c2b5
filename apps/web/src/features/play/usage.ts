import type { Question, UsageEventName, UsageFields } from "@quizmill/contract";
import { judge } from "./judging.ts";
import type { Score } from "./score.ts";
import { isFresh, isRevealed, type Session } from "./session.ts";

/** A usage event with its data. */
type Counted<Name extends UsageEventName> = { event: Name; fields: UsageFields<Name> };
export type QuizUsage = Counted<"quiz_start"> | Counted<"question_answered"> | Counted<"quiz_completed">;

export interface QuizFacts {
  readonly datasetId: string;
  readonly questions: readonly Question[];
  readonly score: Score;
  /** Since the quiz was started or opened on this page. */
  readonly seconds: number;
}

const ANSWER_WORD = { correct: "yes", wrong: "no", neutral: "n/a" } as const;

/** The usage events of a step of the session. `before` is null when the quiz has just been opened. */
export function usageBetween(before: Session | null, after: Session, facts: QuizFacts): QuizUsage[] {
  const dataset_id = facts.datasetId;
  if (isFresh(after) && (before === null || hasBegun(before)))
    return [{ event: "quiz_start", fields: { dataset_id, total_questions: facts.questions.length } }];
  if (before === null) return [];
  const answered = answerBetween(before, after, facts);
  return after.finished && !before.finished ? [...answered, completed(facts)] : answered;
}

/** Looking at questions without answering any is not playing yet. */
function hasBegun({ finished, selectedByQ }: Session): boolean {
  return finished || Object.keys(selectedByQ).length > 0;
}

/** Several at once are no answer: a cleared quiz was restored. */
function answerBetween(before: Session, after: Session, { datasetId, questions }: QuizFacts): QuizUsage[] {
  const revealed = questions.filter(({ id }) => isRevealed(after, id) && !isRevealed(before, id));
  const [question] = revealed;
  const selected = question && after.selectedByQ[question.id];
  if (!question || selected === undefined || revealed.length > 1) return [];
  const correct = ANSWER_WORD[judge(question, selected)];
  const fields = { dataset_id: datasetId, question_id: question.id, correct };
  return [{ event: "question_answered", fields }];
}

function completed({ datasetId, score, seconds }: QuizFacts): QuizUsage {
  return {
    event: "quiz_completed",
    fields: {
      dataset_id: datasetId,
      // Null if no question has a key: a percentage of nothing is not 0.
      accuracy_pct: score.accuracyPercent,
      duration_sec: Math.round(seconds),
      answered: score.answered,
      checked: score.checked,
    },
  };
}
