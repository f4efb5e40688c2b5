import type { StudyQuestion, Today } from "@quizmill/contract";

/** What is left of an earlier answer of the server once these questions have been answered here. */
export function withoutAnswered(today: Today, answered: ReadonlySet<number>): Today {
  const gone = today.questions.filter(({ id }) => answered.has(id));
  const newGone = gone.filter(isNew).length;
  return {
    ...today,
    due: Math.max(0, today.due - gone.length),
    newLeft: Math.max(0, today.newLeft - newGone),
    answeredToday: today.answeredToday + gone.length,
    questions: today.questions.filter(({ id }) => !answered.has(id)),
  };
}

const isNew = ({ lastAnsweredAt }: StudyQuestion) => lastAnsweredAt === null;
