import type { Question } from "@quizmill/contract";
import type { DemoAnswer } from "../../lib/demo-answers.ts";
import { correctOption } from "./judging.ts";
import { isFresh, type Session } from "./session.ts";

/** An answer of the demo with the same question of a set. */
export interface TakenAnswer {
  readonly answer: DemoAnswer;
  readonly question: Question;
  readonly chosenOptionId: number;
}

/**
 * Finds the questions of the demo in a set, by stem and key. A question that has not got the option that was chosen
 * takes no answer. `left` are the answers that later questions may take.
 */
export function matchAnswers(answers: readonly DemoAnswer[], questions: readonly Question[]) {
  const taken: TakenAnswer[] = [];
  const left: DemoAnswer[] = [];
  for (const answer of answers) {
    const question = questions.find((one) => isSame(one, answer));
    const chosen = question?.options.find(({ text }) => text === answer.chosen);
    if (question && chosen) taken.push({ answer, question, chosenOptionId: chosen.id });
    else left.push(answer);
  }
  return { taken, left };
}

function isSame(question: Question, { stem, key }: DemoAnswer): boolean {
  return question.text === stem && (correctOption(question)?.text ?? null) === key;
}

/**
 * The session with these answers, checked as they were in the demo. What was answered in the set stays. Whoever has not
 * begun the set goes on at its first question without an answer.
 */
export function withDemoAnswers(
  session: Session,
  taken: readonly TakenAnswer[],
  questions: readonly Question[],
): Session {
  const news = taken.filter(({ question }) => session.selectedByQ[question.id] === undefined);
  const selectedByQ: Record<number, number> = { ...session.selectedByQ };
  const revealedByQ: Record<number, boolean> = { ...session.revealedByQ };
  for (const { question, chosenOptionId } of news) {
    selectedByQ[question.id] = chosenOptionId;
    revealedByQ[question.id] = true;
  }
  const open = questions.findIndex(({ id }) => selectedByQ[id] === undefined);
  const idx = isFresh(session) ? Math.max(0, open === -1 ? questions.length - 1 : open) : session.idx;
  return { ...session, idx, selectedByQ, revealedByQ };
}
