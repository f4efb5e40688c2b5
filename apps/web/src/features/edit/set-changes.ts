import type { AddedQuestion, DatasetDetail, QuestionChange } from "@quizmill/contract";

/** A set with a change of one of its questions, before it is fetched again. */
export function withChange(set: DatasetDetail, { question, isDeleted }: QuestionChange): DatasetDetail {
  const questions = isDeleted
    ? set.questions.filter(({ id }) => id !== question.id)
    : set.questions.map((one) => (one.id === question.id ? question : one));
  return { ...set, questions, questionCount: questions.length };
}

/** A set with a question that was added to it. */
export function withAdded(set: DatasetDetail, { question, after }: AddedQuestion): DatasetDetail {
  const others = set.questions.filter(({ id }) => id !== question.id);
  const place = others.findIndex(({ id }) => id === after) + 1;
  const questions = others.toSpliced(place, 0, question);
  return { ...set, questions, questionCount: questions.length };
}
