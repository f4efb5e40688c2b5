import type { CarriedQuestion, CarriedSet, Fidelity, SourceText } from "@quizmill/contract";
import { findQuestions, type ImportedItem } from "@quizmill/exam-import";

/** The questions that a document holds ready, as an upload of it takes them; null if there are none. */
export function paperQuestions(source: SourceText): { set: CarriedSet; fidelity: Fidelity } | null {
  const { questions, leftOut } = findQuestions(source);
  if (questions.length === 0) return null;
  const carried = questions.map(({ item }) => carriedQuestion(item));
  const withoutKey = carried.flatMap(({ text, key }, i) =>
    key.length === 0 ? [{ number: i + 1, stem: text }] : [],
  );
  const losses: Fidelity["losses"] = [
    { kind: "otherKind", effect: "leftOut", count: leftOut, questions: [] },
    { kind: "noKey", effect: "lost", count: withoutKey.length, questions: withoutKey },
  ];
  return {
    set: {
      title: source.title ?? "",
      ...(source.language !== null && { language: source.language }),
      questions: carried,
    },
    fidelity: {
      format: source.format,
      questions: carried.length + leftOut,
      kept: carried.length,
      losses: losses.filter(({ count }) => count > 0),
    },
  };
}

function carriedQuestion({
  text,
  options,
  key,
  explanation,
  context,
  needsPicture,
  ...place
}: ImportedItem): CarriedQuestion {
  const { quote, page, slide, heading } = place;
  return {
    text,
    options,
    key: key === null ? [] : [key],
    ...(context !== undefined && { context }),
    ...(explanation !== null && { explanation }),
    ...(heading !== undefined && { section: heading }),
    ...(quote !== null &&
      (page ?? slide) !== undefined && {
        source: { quote, ...(page !== undefined && { page }), ...(slide !== undefined && { slide }) },
      }),
    ...(needsPicture && { needsPicture }),
  };
}
