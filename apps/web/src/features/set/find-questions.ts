import { type Question, withoutMarks } from "@quizmill/contract";

/** A question, and its number in the set, from 1. */
export interface NumberedQuestion {
  readonly question: Question;
  readonly number: number;
}

/** The questions that have all these words, in their stem, their options or their tags. */
export function findQuestions(questions: readonly Question[], words: string): NumberedQuestion[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return questions
    .map((question, index) => ({ question, number: index + 1 }))
    .filter(({ question }) => {
      const text = wanted.length === 0 ? "" : folded(textOf(question));
      return wanted.every((word) => text.includes(word));
    });
}

const textOf = ({ text, options, tags = [] }: Question) =>
  [...[text, ...options.map((option) => option.text)].map(withoutMarks), ...tags].join("\n");

const folded = (text: string) => text.normalize("NFKC").toLocaleLowerCase();
