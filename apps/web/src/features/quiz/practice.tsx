import type { Mode, Question } from "@quizmill/contract";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { QuizPersistence } from "./persistence.ts";
import { Announcer } from "./play/announcer.tsx";
import { Play } from "./play/play.tsx";
import { QuizHeading } from "./quiz-heading.tsx";
import { Results } from "./results/results.tsx";
import { wrongQuestions } from "./score.ts";
import { type QuizModel, useQuiz } from "./use-quiz.ts";
import { useQuizUsage } from "./use-quiz-usage.ts";

interface PracticeProps {
  /** The whole set, finished. Its answers and its score stay as they are. */
  readonly quiz: QuizModel;
  readonly usageId: string;
  readonly title: string;
  readonly mode: Mode;
  readonly language: string | null;
  readonly onClose: () => void;
}

/** Only what was wrong, once more; and what is wrong then, again. Kept nowhere. */
export function Practice(props: PracticeProps) {
  const [round, setRound] = useState(() => ({ number: 1, questions: stillWrong(props.quiz) }));
  return (
    <Round
      key={round.number}
      {...props}
      questions={round.questions}
      onNext={(questions) => setRound({ number: round.number + 1, questions })}
    />
  );
}

function stillWrong({ questions, session, flagged }: QuizModel): readonly Question[] {
  return wrongQuestions(questions, session, flagged);
}

interface RoundProps extends PracticeProps {
  readonly questions: readonly Question[];
  readonly onNext: (questions: readonly Question[]) => void;
}

function Round({ quiz: whole, usageId, title, mode, language, questions, onNext, onClose }: RoundProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const quiz = useQuiz({ questions, generating: false, persistence: useSharedFlags(whole) });
  useQuizUsage(quiz, usageId);
  useStartAtTop();
  const back = { to: pathname + search, label: t("results.practice.back"), onFollow: onClose };
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
          onPractise={() => onNext(stillWrong(quiz))}
        />
      ) : (
        <Play
          quiz={quiz}
          mode={mode}
          generating={false}
          language={language}
          heading={<QuizHeading title={name} mode={mode} back={back} document={null} />}
          banner={null}
          footer={null}
        />
      )}
    </>
  );
}

/** A round begins where a new page would, for the eye and for the keyboard. */
function useStartAtTop(): void {
  useEffect(() => {
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, []);
}

/** A question that is no good is no good in the whole set too; nothing else of a round is kept. */
function useSharedFlags(whole: QuizModel): QuizPersistence {
  const latest = useRef(whole);
  useEffect(() => {
    latest.current = whole;
  });
  return useMemo(
    () => ({
      loadSession: () => null,
      saveSession: () => undefined,
      clearSession: () => undefined,
      loadFlags: () => latest.current.flagged,
      saveFlags: (flagged) => {
        const { flagged: before, toggleFlag } = latest.current;
        const changed = [...flagged, ...before].find((id) => flagged.has(id) !== before.has(id));
        if (changed !== undefined) toggleFlag(changed);
      },
    }),
    [],
  );
}
