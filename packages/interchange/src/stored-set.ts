import type { CarriedQuestion, CarriedSet, DatasetDetail, Evidence, Question } from "@quizmill/contract";

/** A stored set as one to be carried. Its questions' sections are the headings of their quotes, under their documents. */
export function carriedSet({
  id,
  name,
  language,
  questions,
}: Pick<DatasetDetail, "id" | "name" | "language" | "questions">): CarriedSet {
  return {
    id,
    title: name,
    questions: questions.map(carriedQuestion),
    ...(language !== null && { language }),
  };
}

function carriedQuestion(question: Question): CarriedQuestion {
  const { id, text, options, groundTruthOptionId, aiExplanation, source, context, needsPicture, tags } =
    question;
  const key = options.findIndex((option) => option.id === groundTruthOptionId);
  const chosen = options.findIndex((option) => option.id === question.aiChosenOptionId);
  return {
    id: String(id),
    text,
    options: options.map((option) => option.text),
    key: key < 0 ? [] : [key],
    ...(context !== undefined && { context }),
    ...(aiExplanation !== null && { explanation: aiExplanation }),
    ...(source !== null && carriedSource(source)),
    ...(needsPicture && { needsPicture }),
    ...(tags !== undefined && { tags }),
    ...(question.writtenBy !== undefined && { writtenBy: question.writtenBy }),
    ...(question.origin !== undefined && { origin: question.origin }),
    ...(chosen >= 0 && {
      solver: { chosen, confidence: question.aiConfidence, probabilities: question.aiOptionProbs },
    }),
  };
}

/** Those that have one of the tags, in their order. */
export function withTags<Q extends Pick<CarriedQuestion, "tags">>(
  questions: readonly Q[],
  tags: readonly string[],
): Q[] {
  return questions.filter(({ tags: own = [] }) => own.some((tag) => tags.includes(tag)));
}

/** The pictures of its pages stay in the set. */
function carriedSource({
  picture: _,
  part,
  ...source
}: Evidence): Pick<CarriedQuestion, "source" | "section"> {
  const section = [part, source.heading].filter((name) => name !== undefined && name !== "").join(" · ");
  return { source, ...(section !== "" && { section }) };
}
