import type { Evidence, Option, Question, QuestionOrigin, Writer } from "@quizmill/contract";

/** A question as older sets and other servers may send it: parts that can be derived may be missing. */
export interface RawQuestion {
  readonly id?: number | null | undefined;
  readonly text: string;
  readonly options: readonly RawOption[];
  readonly groundTruthOptionId?: number | null | undefined;
  readonly aiChosenOptionId?: number | null | undefined;
  readonly aiExplanation?: string | null | undefined;
  readonly aiConfidence?: number | null | undefined;
  readonly aiOptionProbs?: readonly number[] | null | undefined;
  readonly source?: Evidence | null | undefined;
  readonly context?: string | undefined;
  readonly needsPicture?: boolean | undefined;
  readonly writtenBy?: Writer | undefined;
  readonly version?: number | undefined;
  readonly origin?: QuestionOrigin | undefined;
  readonly isGone?: true | undefined;
  readonly isWeak?: true | undefined;
}

interface RawOption {
  readonly id?: number | null | undefined;
  readonly label?: string | undefined;
  readonly text: string;
}

const FIRST_LABEL = "A".charCodeAt(0);

/**
 * Gives every question and option an id for its answer. A temporary question id is the negative 1-based position, so it
 * does not change when the set is fetched again with more questions at its end.
 */
export function normaliseQuestions(raw: readonly RawQuestion[]): Question[] {
  return raw.map((question, index) => ({
    id: isUsableId(question.id) ? question.id : -(index + 1),
    text: question.text,
    options: question.options.map(normaliseOption),
    groundTruthOptionId: question.groundTruthOptionId ?? null,
    aiChosenOptionId: question.aiChosenOptionId ?? null,
    aiExplanation: question.aiExplanation ?? null,
    aiConfidence: question.aiConfidence ?? null,
    aiOptionProbs: question.aiOptionProbs ? [...question.aiOptionProbs] : null,
    source: question.source ?? null,
    ...(question.context && { context: question.context }),
    ...(question.needsPicture && { needsPicture: true }),
    ...(question.writtenBy && { writtenBy: question.writtenBy }),
    ...(question.version && { version: question.version }),
    ...(question.origin && { origin: question.origin }),
    ...(question.isGone && { isGone: true }),
    ...(question.isWeak && { isWeak: true }),
  }));
}

function normaliseOption(option: RawOption, index: number): Option {
  return {
    id: option.id ?? index + 1,
    label: option.label || String.fromCharCode(FIRST_LABEL + index),
    text: option.text,
  };
}

function isUsableId(id: number | null | undefined): id is number {
  return typeof id === "number" && id > 0;
}
