import { type Demo, type DemoPrompts, type DemoReplyBody, LIMITS } from "@quizmill/contract";
import { ModelFault } from "../../lib/browser-model/faults.ts";
import type { ModelRequest } from "../../lib/browser-model/model.ts";

export type DemoQuestion = Demo["questions"][number];

export interface DeepenParts {
  readonly answer: (request: ModelRequest, signal: AbortSignal) => Promise<string>;
  /** The questions of an answer that pass the checks. */
  readonly judge: (reply: Omit<DemoReplyBody, "staying">) => Promise<readonly DemoQuestion[]>;
  /** Called before each prompt and after the last; false where nothing can be replaced any more. */
  readonly goesOn: (done: number) => boolean;
  readonly onQuestions: (questions: readonly DemoQuestion[]) => void;
}

/** The model is told a language, also where the document's is not known. */
export const modelLanguage = ({ language }: Pick<DemoPrompts, "language">) =>
  language === "und" ? "en" : language;

/** Has the browser's model answer each prompt, one at a time. What it cannot answer is passed over. */
export async function deepen(asked: DemoPrompts, parts: DeepenParts, signal: AbortSignal): Promise<void> {
  for (const [done, { user, text }] of asked.prompts.entries()) {
    if (!parts.goesOn(done)) return;
    const reply = await replyTo(user, asked, parts, signal);
    signal.throwIfAborted();
    if (reply !== null && reply.length <= LIMITS.demoModel.replyMaxChars)
      parts.onQuestions(await parts.judge({ text, reply }));
    signal.throwIfAborted();
  }
  parts.goesOn(asked.prompts.length);
}

async function replyTo(user: string, asked: DemoPrompts, { answer }: DeepenParts, signal: AbortSignal) {
  const request = { system: asked.system, user, maxTokens: null, language: modelLanguage(asked) };
  // The prompt names the form in words too.
  for (const schema of [asked.schema, null]) {
    try {
      return await answer({ ...request, schema }, signal);
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error;
      if (error.kind !== "no_schema") return null;
    }
  }
  return null;
}

/**
 * Puts deeper questions in the places of those that may be replaced: of the one on the same sentence, so that nothing is
 * asked twice, else of the one of least worth.
 */
export function withDeeper(
  questions: readonly DemoQuestion[],
  deeper: readonly DemoQuestion[],
  isFree: (place: number) => boolean,
): readonly DemoQuestion[] {
  return deeper.reduce((all, question) => {
    const twin = all.findIndex((other) => isOnSame(other, question));
    const place = twin < 0 ? leastWorthIn(all, isFree) : twin;
    return place !== undefined && isReplaceable(all, place, isFree) ? all.with(place, question) : all;
  }, questions);
}

/** The places whose question nobody has seen, and which is not a model's. */
export function freePlaces(questions: readonly DemoQuestion[], isFree: (place: number) => boolean): number[] {
  return [...questions.keys()].filter((place) => isReplaceable(questions, place, isFree));
}

function isReplaceable(
  questions: readonly DemoQuestion[],
  place: number,
  isFree: (place: number) => boolean,
): boolean {
  return isFree(place) && questions[place]?.writtenBy === "embedded";
}

function leastWorthIn(questions: readonly DemoQuestion[], isFree: (place: number) => boolean) {
  const worthAt = (place: number) => questions[place]?.worth ?? 0;
  return freePlaces(questions, isFree).sort((a, b) => worthAt(a) - worthAt(b))[0];
}

function isOnSame(one: DemoQuestion, other: DemoQuestion): boolean {
  const [quote = "", second = ""] = [one.source?.quote, other.source?.quote];
  return quote !== "" && second !== "" && (quote.includes(second) || second.includes(quote));
}
