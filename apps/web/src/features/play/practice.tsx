import type { Mode, Question } from "@quizmill/contract";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { confidenceIn, type StudyOfQuiz } from "./answer-log.ts";
import type { PracticeStore, QuizPersistence } from "./persistence.ts";
import { QuizHeading } from "./quiz-heading.tsx";
import { Results } from "./results/results.tsx";
import { wrongQuestions } from "./score.ts";
import { FRESH_SESSION } from "./session.ts";
import { type QuizModel, useQuiz } from "./use-quiz.ts";
import { useQuizUsage } from "./use-quiz-usage.ts";
import { type RoundCount, useShuffled } from "./use-rounds.ts";
import { Announcer } from "./view/announcer.tsx";
import { Play } from "./view/play.tsx";

interface PracticeProps {
  /** The whole set, finished. Its answers and its score do not change. */
  readonly quiz: QuizModel;
  readonly usageId: string;
  readonly title: string;
  readonly mode: Mode;
  readonly language: string | null;
  /** The whole set's: it stores the round too. */
  readonly persistence: QuizPersistence | null;
  readonly study: StudyOfQuiz | null;
  readonly rounds: RoundCount;
  readonly onClose: () => void;
}

/** Plays the wrong answers once more, and again those that are still wrong. The current round survives a reload. */
export function Practice(props: PracticeProps) {
  const [round, setRound] = useState(() => ({
    number: 1,
    questions: leftOpen(props) ?? stillWrong(props.quiz),
  }));
  return (
    <Round
      key={round.number}
      {...props}
      questions={round.questions}
      onNext={(questions) => {
        props.rounds.startNext();
        setRound({ number: round.number + 1, questions });
      }}
    />
  );
}

/** The questions of an unfinished round; null if there was none, or none of its questions exist any more. */
function leftOpen({ quiz, persistence }: PracticeProps): readonly Question[] | null {
  const ids = persistence?.loadPractice() ?? [];
  const questions = ids.flatMap((id) => quiz.questions.find((question) => question.id === id) ?? []);
  return questions.length === 0 ? null : questions;
}

function stillWrong({ questions, session, flagged }: QuizModel): readonly Question[] {
  return wrongQuestions(questions, session, flagged);
}

interface RoundProps extends PracticeProps {
  readonly questions: readonly Question[];
  readonly onNext: (questions: readonly Question[]) => void;
}

function Round(props: RoundProps) {
  const { usageId, title, mode, language, study, rounds, onNext } = props;
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const kept = usePracticeStore(props);
  const questions = useShuffled(usePresent(props.questions, props.quiz.questions), rounds.count);
  const quiz = useQuiz({
    questions,
    generating: false,
    persistence: kept,
    flags: { flagged: props.quiz.flagged, toggle: props.quiz.toggleFlag },
    keepAnswer: study && ((answer) => study.keep(answer, "practice")),
  });
  useQuizUsage(quiz, usageId);
  useStartAtTop();
  const close = () => {
    kept?.end();
    props.onClose();
  };
  const back = { to: pathname + search, label: t("results.practice.back"), onFollow: close };
  const name = t("results.practice.title", { title });
  return (
    <>
      <Announcer quiz={quiz} />
      {quiz.session.finished ? (
        <Results
          quiz={quiz}
          title={name}
          language={language}
          back={back}
          document={null}
          footer={null}
          takesFocus
          isKept={study !== null}
          onRestart={() => {
            rounds.startNext();
            quiz.act({ type: "restart" });
          }}
          onPractise={() => onNext(stillWrong(quiz))}
        />
      ) : (
        <Play
          quiz={quiz}
          mode={mode}
          generating={false}
          language={language}
          confidence={confidenceIn(mode, study)}
          heading={<QuizHeading title={name} mode={mode} back={back} document={null} />}
          footer={null}
        />
      )}
    </>
  );
}

/** The round's questions as the set has them now: its owner may have changed or deleted one. */
function usePresent(questions: readonly Question[], all: readonly Question[]): readonly Question[] {
  return useMemo(() => {
    const present = new Map(all.map((question) => [question.id, question]));
    return questions.flatMap(({ id }) => present.get(id) ?? []);
  }, [questions, all]);
}

/** A round begins like a new page, for the eye and for the keyboard. */
function useStartAtTop(): void {
  useEffect(() => {
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, []);
}

/** A round is stored from its start; null where nothing is stored. */
function usePracticeStore({ questions, persistence }: RoundProps): PracticeStore | null {
  const [kept] = useState(() => persistence?.practice(questions.map(({ id }) => id)) ?? null);
  useEffect(() => {
    if (kept?.loadSession() === null) kept.saveSession(FRESH_SESSION, Date.now());
  }, [kept]);
  return kept;
}
