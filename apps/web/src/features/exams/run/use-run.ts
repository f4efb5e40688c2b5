import { type AttemptAnswers, LIMITS, type Question, ROUTES } from "@quizmill/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { call } from "../../../lib/api.ts";
import { createSender, isWorthRepeating, type Sender } from "../../../lib/sender.ts";
import { studyFigures } from "../../../lib/study/figures.ts";
import { createQuestionClock } from "../../play/answer-log.ts";
import { vibrate } from "../../play/feedback.ts";
import { normaliseQuestions } from "../../play/questions.ts";
import { useSeen } from "../../play/use-answer-log.ts";
import { attemptQuery, examsQuery, received } from "../queries.ts";
import { clockOffset, timeLeft } from "./clock.ts";
import { keptAttempt, type OpenAttempt, resumedRun } from "./kept-attempt.ts";
import { isSameAnswers, openQuestions, type RunAction, type RunState, reduceRun } from "./run-state.ts";

export interface RunModel {
  readonly questions: readonly Question[];
  readonly idx: number;
  readonly question: Question | undefined;
  readonly answers: AttemptAnswers;
  readonly marked: ReadonlySet<number>;
  readonly unanswered: number;
  /** sent: the server has all · kept: only this browser has the last answers. */
  readonly storage: "sent" | "kept";
  readonly choose: (optionId: number) => void;
  readonly toggleMark: () => void;
  readonly jump: (idx: number) => void;
  readonly handIn: () => void;
  readonly isHandingIn: boolean;
  readonly handInError: Error | null;
}

/** A short pause gathers quick changes in one call. */
const PAUSE_MS = 400;

/** Connects an open attempt to React, this browser's storage and the server. */
export function useRun(attempt: OpenAttempt, clockOffsetMs: number): RunModel {
  const { id } = attempt;
  const kept = useMemo(() => keptAttempt(id), [id]);
  const [begun] = useState(() => resumedRun(attempt, kept.loadRun()));
  const [hasUnsent] = useState(() => !isSameAnswers(begun.answers, attempt.answers));
  const [run, setRun] = useState<RunState>(begun);
  const [storage, setStorage] = useState<RunModel["storage"]>("sent");
  // What is stored, sent and handed in must contain a change of this very moment.
  const latest = useRef<RunState>(begun);
  const isHandedIn = useRef(false);
  const questions = useMemo(() => normaliseQuestions(attempt.questions), [attempt.questions]);
  const question = questions[run.idx];
  const now = () => Math.round(Date.now() + clockOffsetMs);

  const act = (action: RunAction) => {
    const after = reduceRun(latest.current, action, questions.length);
    // Leaving the last question must not store anything of an attempt that is over.
    if (after === latest.current || isHandedIn.current) return;
    const hasNewAnswers = after.answers !== latest.current.answers;
    latest.current = after;
    kept.saveRun(after);
    setRun(after);
    if (hasNewAnswers) sender.current?.change(after.answers);
  };
  const [clock] = useState(() => createQuestionClock(() => performance.now()));
  const show = (next: number | null) => {
    const seen = clock.show(next);
    if (seen) act({ type: "spend", questionId: seen.id, ms: seen.ms });
  };
  useSeen(question?.id, show);
  const sender = useSender({
    id,
    unsent: hasUnsent ? begun.answers : null,
    onSent: (stored) => {
      setStorage("sent");
      act({ type: "takeOver", answers: stored });
    },
    onFailed: () => setStorage("kept"),
  });
  const takeOver = useEffectEvent((answers: AttemptAnswers) => act({ type: "takeOver", answers }));
  useEffect(() => kept.onOtherTab(takeOver), [kept]);
  // Asked for anew when somebody comes back to this device.
  useEffect(() => takeOver(attempt.answers), [attempt.answers]);

  const client = useQueryClient();
  const handIn = useMutation({
    mutationFn: () => {
      if (document.visibilityState === "visible") show(question?.id ?? null);
      return call(ROUTES.submitAttempt, { params: { id }, body: latest.current.answers });
    },
    // Offline too: a person must learn that it did not work. Once the time is over it is tried until it does.
    networkMode: "always",
    retry: (_, error) =>
      isWorthRepeating(error) && timeLeft(attempt.deadline, Date.now(), clockOffsetMs) === 0,
    retryDelay: 3_000,
    onSuccess: (over) => {
      isHandedIn.current = true;
      sender.current?.stop();
      client.setQueryData(attemptQuery(id).queryKey, received(over));
      studyFigures.outdate();
      void client.invalidateQueries(examsQuery);
      void client.invalidateQueries({ queryKey: ["progress"] });
    },
  });

  return {
    questions,
    question,
    storage,
    idx: run.idx,
    answers: run.answers,
    marked: new Set(run.answers.marked),
    unanswered: openQuestions(questions, run.answers),
    choose(optionId) {
      if (question === undefined) return;
      vibrate(LIMITS.quiz.vibrationMs.select);
      act({ type: "choose", questionId: question.id, optionId, at: now() });
    },
    toggleMark: () => question && act({ type: "toggleMark", questionId: question.id, at: now() }),
    jump: (idx) => act({ type: "jump", idx }),
    handIn: () => handIn.mutate(),
    isHandingIn: handIn.isPending,
    handInError: handIn.error,
  };
}

interface Stored {
  readonly isOver: boolean;
  readonly now: string;
  readonly answers: AttemptAnswers;
}

interface SenderInput {
  readonly id: string;
  /** Answers of an earlier visit that the server does not have. */
  readonly unsent: AttemptAnswers | null;
  /** `stored` is what the server has of all devices. */
  readonly onSent: (stored: AttemptAnswers) => void;
  readonly onFailed: () => void;
}

/** Sends the answers as they change; each answer of the server also sets the clock. */
function useSender({ id, unsent, ...input }: SenderInput) {
  const client = useQueryClient();
  const sender = useRef<Sender<AttemptAnswers>>(null);
  const onFailed = useEffectEvent(input.onFailed);
  const onSent = useEffectEvent((told: Stored) => {
    input.onSent(told.answers);
    const { queryKey } = attemptQuery(id);
    // Handed in elsewhere, or too late: what the server has is the result.
    if (told.isOver) void client.invalidateQueries({ queryKey });
    const clockOffsetMs = clockOffset(told.now, Date.now());
    client.setQueryData(queryKey, (timed) => timed && { ...timed, clockOffsetMs });
  });
  useEffect(() => {
    const made = createSender({
      send: (body: AttemptAnswers) => call(ROUTES.storeAttempt, { params: { id }, body }),
      pauseMs: PAUSE_MS,
      onSent: (told) => onSent(told),
      onFailed: () => onFailed(),
    });
    sender.current = made;
    if (unsent !== null) made.change(unsent);
    const leave = () => document.visibilityState === "hidden" && made.flush();
    addEventListener("online", made.flush);
    document.addEventListener("visibilitychange", leave);
    return () => {
      removeEventListener("online", made.flush);
      document.removeEventListener("visibilitychange", leave);
      made.flush();
      made.stop();
    };
  }, [id, unsent]);
  return sender;
}
