import type { Question } from "@quizmill/contract";
import { correctOption, judge, type Verdict } from "./judging.ts";
import { isRevealed, type Session } from "./session.ts";

/** The part of a session that the score depends on; moving through the set does not change it. */
type Answers = Pick<Session, "selectedByQ" | "revealedByQ" | "finished">;

/** The sums over a set's answers. Flagged questions count only in `flagged`. */
export interface Score {
  readonly total: number;
  readonly answered: number;
  readonly checked: number;
  readonly correct: number;
  readonly wrong: number;
  readonly flagged: number;
  /** Questions whose key is unknown: no answer to them is right or wrong. Part of `total`. */
  readonly unjudged: number;
  /** Correct answers of all questions with a key, 0..100, rounded; null if there are none. */
  readonly accuracyPercent: number | null;
}

/** unanswered → selected → judged; a judged question has its verdict as state. */
export type QuestionState = "unanswered" | "selected" | Verdict;

/**
 * Before the end only a checked answer is judged. Finishing submits the quiz: from then on every answer counts, checked
 * or not.
 */
export function questionState(question: Question, session: Answers): QuestionState {
  const selected = session.selectedByQ[question.id];
  if (selected === undefined) return "unanswered";
  if (!session.finished && !isRevealed(session, question.id)) return "selected";
  return judge(question, selected);
}

/**
 * The questions worth practising: not the flagged ones, which are bad, and not the unanswered ones, which were not
 * wrong.
 */
export function wrongQuestions(
  questions: readonly Question[],
  session: Session,
  flagged: ReadonlySet<number>,
): Question[] {
  return questions.filter(
    (question) => !flagged.has(question.id) && questionState(question, session) === "wrong",
  );
}

export function scoreOf(
  questions: readonly Question[],
  session: Answers,
  flagged: ReadonlySet<number>,
): Score {
  const counted = questions.filter((question) => !flagged.has(question.id));
  const states = counted.map((question) => questionState(question, session));
  const correct = states.filter((state) => state === "correct").length;
  const unjudged = counted.filter((question) => correctOption(question) === null).length;
  return {
    total: counted.length,
    answered: states.filter((state) => state !== "unanswered").length,
    checked: counted.filter((question) => isRevealed(session, question.id)).length,
    correct,
    wrong: states.filter((state) => state === "wrong").length,
    flagged: questions.length - counted.length,
    unjudged,
    accuracyPercent: percentOf(correct, counted.length - unjudged),
  };
}

function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((100 * part) / whole);
}
