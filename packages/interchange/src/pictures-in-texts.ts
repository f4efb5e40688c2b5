import type { CarriedQuestion } from "@quizmill/contract";
import { picturesIn, withPictures } from "@quizmill/contract/tables";

type Texts = Pick<CarriedQuestion, "text" | "context" | "options" | "explanation">;

/** All texts of a question that may have pictures. */
function textsOf({ text, context = "", options, explanation = "" }: Texts): string[] {
  return [text, context, ...options, explanation];
}

/** The pictures that a question names, each once. */
export function namedPictures(question: Texts): string[] {
  return [...new Set(textsOf(question).flatMap((text) => picturesIn(text).map(({ hash }) => hash)))];
}

/** A question with other words in the places of its pictures. */
export function mapPictures<Question extends Texts>(
  question: Question,
  wordsFor: Parameters<typeof withPictures>[1],
): Question {
  return mapTexts(question, (text) => withPictures(text, wordsFor).trim());
}

/** A question with each of its texts changed. */
export function mapTexts<Question extends Texts>(
  question: Question,
  change: (text: string) => string,
): Question {
  const { text, context, options, explanation } = question;
  return {
    ...question,
    text: change(text),
    options: options.map(change),
    ...(context !== undefined && { context: change(context) }),
    ...(explanation !== undefined && { explanation: change(explanation) }),
  };
}
