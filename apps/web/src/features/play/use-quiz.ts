import type { Confidence, Question } from "@quizmill/contract";
import { useEffect, useMemo, useRef, useState } from "react";
import { arrivalNotices } from "./arrival-notices.ts";
import { type Feedback, feedbackBetween, vibrate, vibrationFor } from "./feedback.ts";
import type { SessionStore } from "./persistence.ts";
import { type QuestionState, questionState, type Score, scoreOf } from "./score.ts";
import {
  canCheck,
  canGoNext,
  currentIndex,
  FRESH_SESSION,
  isFresh,
  isLast,
  reduceSession,
  type Session,
  type SessionAction,
  withKnownOptions,
} from "./session.ts";
import { shownQuestions } from "./shown-questions.ts";
import { type KeepAnswer, useAnswerLog } from "./use-answer-log.ts";
import type { Flags } from "./use-flags.ts";
import { useOtherTabs, useSavedSession } from "./use-saved-session.ts";

export interface QuizInput {
  readonly questions: readonly Question[];
  readonly generating: boolean;
  /** Null if nothing is stored: the demo. */
  readonly persistence: SessionStore | null;
  readonly flags: Flags;
  /** Called with each answer that is checked or handed in. */
  readonly keepAnswer: KeepAnswer;
}

/** Something to announce; `id` tells two of the same kind apart. */
interface Notice {
  readonly id: number;
  readonly what: Feedback | "flagged" | "restored" | "cleared" | "arrived";
  /** Number of questions that arrived; 0 for other notices. */
  readonly count: number;
}

export interface QuizModel {
  readonly session: Session;
  /** Whether the last step of the session was made in another tab. */
  readonly isFromOtherTab: boolean;
  readonly questions: readonly Question[];
  readonly idx: number;
  readonly question: Question | undefined;
  readonly state: QuestionState;
  readonly score: Score;
  readonly flagged: ReadonlySet<number>;
  readonly canCheck: boolean;
  readonly canGoNext: boolean;
  readonly isLast: boolean;
  readonly notice: Notice | null;
  /** How sure the person is of the present choice, if they said it. */
  readonly confidence: Confidence | undefined;
  readonly setConfidence: (confidence: Confidence) => void;
  readonly act: (action: SessionAction) => void;
  readonly toggleFlag: (questionId: number) => void;
  /** Clears every answer; `undoReset` is available until the next action. */
  readonly reset: () => void;
  readonly undoReset: (() => void) | null;
}

/** Connects the session's rules to React, the browser's storage, vibration and sound. */
export function useQuiz(input: QuizInput): QuizModel {
  const { questions: now, generating, persistence, flags, keepAnswer } = input;
  const { flagged } = flags;
  const [session, setSession] = useState<Session>(() =>
    withKnownOptions(persistence?.loadSession() ?? FRESH_SESSION, now),
  );
  const [fromOthers, setFromOthers] = useState<Session | null>(null);
  const [beforeReset, setBeforeReset] = useState<Session | null>(null);
  const { notice, announce, announceArrival } = useNotice();
  const questions = useShownQuestions(now, session, (before, after) => {
    const context = { questions: after, generating };
    setSession(reduceSession(session, { type: "questionsChanged", before, after }, context));
  });
  const context = { questions, generating };
  const told = useRef(questions.length);
  useEffect(() => {
    const count = questions.length - told.current;
    told.current = questions.length;
    if (count > 0) announceArrival(count);
  }, [questions.length, announceArrival]);
  useSavedSession(session, persistence);
  const untouched = useUntouched();
  useOtherTabs(persistence, (by) => {
    if (persistence === null) return;
    // Nothing was done here yet: the person goes on where they were on the other device.
    const goesOn = by === "device" && untouched.current;
    const withOthers = goesOn
      ? (persistence.loadSession() ?? FRESH_SESSION)
      : persistence.withOtherAnswers(session);
    const known = withKnownOptions(withOthers, questions);
    setSession(known);
    setFromOthers(known);
  });

  const idx = currentIndex(session, context);
  const question = questions[idx];
  const log = useAnswerLog(questions, question, keepAnswer);
  const { selectedByQ, revealedByQ, finished } = session;
  const score = useMemo(
    () => scoreOf(questions, { selectedByQ, revealedByQ, finished }, flagged),
    [questions, selectedByQ, revealedByQ, finished, flagged],
  );

  const act = (action: SessionAction) => {
    const after = reduceSession(session, action, context);
    if (after === session) return;
    untouched.current = false;
    setBeforeReset(null);
    setSession(after);
    log.followStep(action, session, after);
    const feedback = feedbackBetween({ ...session, idx }, after, question);
    if (!feedback) return;
    vibrate(vibrationFor(feedback));
    announce(feedback);
  };

  const toggleFlag = (questionId: number) => {
    flags.toggle(questionId);
    announce(flagged.has(questionId) ? "restored" : "flagged");
  };

  const reset = () => {
    announce("cleared");
    // A second press must not replace what the undo restores.
    if (isFresh(session)) return;
    act({ type: "restart" });
    setBeforeReset(session);
  };

  return {
    session,
    isFromOtherTab: session === fromOthers,
    questions,
    idx,
    question,
    state: question ? questionState(question, session) : "unanswered",
    score,
    flagged,
    canCheck: canCheck(session, context),
    canGoNext: canGoNext(session, context),
    isLast: isLast(session, context),
    notice,
    confidence: log.confidence,
    setConfidence: log.setConfidence,
    act,
    toggleFlag,
    reset,
    undoReset: beforeReset && (() => act({ type: "restore", session: beforeReset })),
  };
}

/** True until the first step of the person; and again when they come back to the page. */
function useUntouched() {
  const untouched = useRef(true);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") untouched.current = true;
    };
    document.addEventListener("visibilitychange", leave);
    return () => document.removeEventListener("visibilitychange", leave);
  }, []);
  return untouched;
}

function useNotice() {
  const [notice, setNotice] = useState<Notice | null>(null);
  const [arrivals] = useState(() => arrivalNotices((count) => say("arrived", count)));
  useEffect(() => arrivals.drop, [arrivals]);
  const say = (what: Notice["what"], count: number) =>
    setNotice((last) => ({ id: (last?.id ?? 0) + 1, what, count }));
  const announce = (what: Exclude<Notice["what"], "arrived">) => {
    arrivals.giveWay();
    say(what, 0);
  };
  return { notice, announce, announceArrival: arrivals.add };
}

/**
 * Calls back while rendering when the list has changed, so that no frame shows the old position in the new list
 * (React's own way to adjust state to a changed prop).
 */
function useShownQuestions(
  now: readonly Question[],
  session: Session,
  onChange: (before: readonly Question[], after: readonly Question[]) => void,
): readonly Question[] {
  const [shown, setShown] = useState(now);
  const next = useMemo(() => shownQuestions(shown, now, session), [shown, now, session]);
  if (next !== shown) {
    setShown(next);
    onChange(shown, next);
  }
  return next;
}
