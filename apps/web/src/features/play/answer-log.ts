import type { Confidence, Mode, NewAnswer, Question } from "@quizmill/contract";
import { isRevealed, type Session, type SessionAction } from "./session.ts";

/** One answer as the quiz knows it. */
export type LoggedAnswer = Pick<NewAnswer, "questionId" | "questionVersion" | "confidence" | "durationMs"> & {
  readonly chosenOptionId: number;
};

/** What is done with the answers. */
export interface StudyOfQuiz {
  readonly keep: (answer: LoggedAnswer, source: "quiz" | "practice") => void;
  /** Whether to ask how sure a person is before a check, in study mode; null where it can never be asked: the demo. */
  readonly asksConfidence: boolean | null;
}

/** Whether to ask how sure one is before a check. Where it may be asked, room for it is kept. */
export type AsksConfidence = "asked" | "not-asked" | "never";

/** In study mode the account's answers say how sure one was. Nobody asks in a test, in the demo, or where no answer is kept. */
export function confidenceIn(mode: Mode, study: StudyOfQuiz | null): AsksConfidence {
  if (mode !== "study" || study === null || study.asksConfidence === null) return "never";
  return study.asksConfidence ? "asked" : "not-asked";
}

/** How sure a person says to be, by question. */
export type Confidences = Readonly<Record<number, Confidence>>;

interface Step {
  readonly action: SessionAction;
  readonly before: Session;
  readonly after: Session;
  readonly questions: readonly Question[];
  readonly confidences: Confidences;
}

const GIVES_ANSWERS: ReadonlySet<SessionAction["type"]> = new Set(["check", "selectAndCheck", "next"]);

/**
 * Finds the answers that each step of a session gives: a checked question at once, the others when the quiz is
 * finished. Steps made in other tabs do not come here, so no answer is found twice.
 */
export function createAnswerLog(now: () => number) {
  const clock = createQuestionClock(now);
  /** What was handed in unchecked by an earlier finish: option by question. */
  let handedIn: Readonly<Record<number, number>> = {};
  return {
    /** The question that can be seen now; null if there is none, or the page is hidden. */
    show: clock.show,
    answersOf({ action, before, after, questions, confidences }: Step): LoggedAnswer[] {
      if (action.type === "restart") {
        clock.reset();
        handedIn = {};
      }
      // Known by this step, not by the finish: a reload may lie between.
      if (action.type === "resume") handedIn = before.selectedByQ;
      if (!GIVES_ANSWERS.has(action.type)) return [];
      const isFinish = after.finished && !before.finished;
      return questions.flatMap(({ id, version }) => {
        const chosenOptionId = after.selectedByQ[id];
        const isNew = !isRevealed(before, id) && (isRevealed(after, id) || isFinish);
        if (!isNew || chosenOptionId === undefined || handedIn[id] === chosenOptionId) return [];
        return {
          questionId: id,
          questionVersion: version,
          chosenOptionId,
          confidence: confidences[id] ?? null,
          durationMs: clock.durationOf(id),
        };
      });
    },
  };
}

/** Adds up how long each question was seen. */
export function createQuestionClock(now: () => number) {
  let seen: Record<number, number> = {};
  let shown: { readonly id: number; readonly since: number } | null = null;
  /** Gives how long the last question was seen this time. */
  const show = (id: number | null) => {
    const last = shown && { id: shown.id, ms: now() - shown.since };
    if (last) seen[last.id] = (seen[last.id] ?? 0) + last.ms;
    shown = id === null ? null : { id, since: now() };
    return last;
  };
  return {
    show,
    /** In whole milliseconds. */
    durationOf(id: number): number {
      if (shown) show(shown.id);
      return Math.round(seen[id] ?? 0);
    },
    /** From here on no question has been seen; the one that is shown stays shown. */
    reset() {
      show(shown?.id ?? null);
      seen = {};
    },
  };
}
