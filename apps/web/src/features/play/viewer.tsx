import type { DocumentReport, Mode } from "@quizmill/contract";
import { type ReactNode, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import { QuestionMenu } from "../edit/question-menu.tsx";
import { confidenceIn, type StudyOfQuiz } from "./answer-log.ts";
import type { QuizPersistence } from "./persistence.ts";
import { Practice } from "./practice.tsx";
import { normaliseQuestions, type RawQuestion } from "./questions.ts";
import { type BackLink, QuizHeading } from "./quiz-heading.tsx";
import { Results } from "./results/results.tsx";
import { useFlags } from "./use-flags.ts";
import { useQuiz } from "./use-quiz.ts";
import { useQuizUsage } from "./use-quiz-usage.ts";
import { useRounds, useShuffled } from "./use-rounds.ts";
import { useShownQuestion } from "./use-shown-question.ts";
import { Announcer } from "./view/announcer.tsx";
import { Play } from "./view/play.tsx";

export interface QuizViewerProps {
  /** The set's name in usage events. */
  readonly usageId: string;
  readonly title: string;
  /** As the server sent them; the list may grow. Must keep its identity while nothing changes. */
  readonly questions: readonly RawQuestion[];
  readonly mode: Mode;
  /** More questions are coming: finishing waits. */
  readonly generating: boolean;
  /** Null stores nothing in the browser. Must keep its identity as long as the set is the same. */
  readonly persistence: QuizPersistence | null;
  /** Null if answers are not kept: those of people without an account. */
  readonly study: StudyOfQuiz | null;
  /** ISO 639-1 code of the questions' language, if known. */
  readonly language: string | null;
  readonly back: BackLink | null;
  /** The page of the set; absent where it has none. */
  readonly setTo?: string;
  /** Begins again if it was finished. */
  readonly isAnew?: boolean;
  /** How much of the document behind the questions could be read; null if unknown. */
  readonly document: DocumentReport | null;
  /** The first question comes in place of something else on the page, and takes the focus. */
  readonly takesFocus?: boolean;
  /** In the row of the title, given the index of the question: the state of the set. */
  readonly status?: (place: number) => ReactNode;
  /** Under the question. */
  readonly footer?: ReactNode;
  /** Under the results: links to other pages. */
  readonly ending?: ReactNode;
}

/** Plays a set to its end and shows the results. Does not know where the questions come from. */
export function QuizViewer(props: QuizViewerProps) {
  const { title, mode, generating, persistence, study, language, back, setTo, document } = props;
  const { status, footer, ending } = props;
  const normalised = useMemo(() => normaliseQuestions(props.questions), [props.questions]);
  const rounds = useRounds("whole", persistence);
  const practiceRounds = useRounds("practice", persistence);
  const questions = useShuffled(normalised, rounds.count);
  const quiz = useQuiz({
    questions,
    generating,
    persistence,
    flags: useFlags(persistence),
    keepAnswer: study && ((answer) => study.keep(answer, "quiz")),
  });
  useQuizUsage(quiz, props.usageId);
  useShownQuestion(quiz);
  const startAnew = () => {
    rounds.startNext();
    quiz.act({ type: "restart" });
  };
  const beginAnew = useEffectEvent(() => {
    if (!props.isAnew || !quiz.session.finished) return;
    rounds.startNext();
    // With the way back.
    quiz.reset();
  });
  useLayoutEffect(() => beginAnew(), []);
  const [practice, setPractice] = useState<"before" | "now" | "after">(() =>
    quiz.session.finished && !props.isAnew && persistence?.loadPractice() ? "now" : "before",
  );
  if (practice === "now") {
    return (
      <Practice
        quiz={quiz}
        usageId={props.usageId}
        title={title}
        mode={mode}
        language={language}
        persistence={persistence}
        study={study}
        rounds={practiceRounds}
        onClose={() => setPractice("after")}
      />
    );
  }
  return (
    <>
      <Announcer quiz={quiz} />
      {quiz.session.finished ? (
        <Results
          quiz={quiz}
          title={title}
          language={language}
          back={back}
          document={document}
          footer={ending}
          takesFocus={quiz.notice !== null || practice === "after"}
          isKept={study !== null && persistence !== null}
          onRestart={startAnew}
          onPractise={() => {
            practiceRounds.startNext();
            setPractice("now");
          }}
        />
      ) : (
        <Play
          quiz={quiz}
          mode={mode}
          generating={generating}
          takesFocus={props.takesFocus === true}
          language={language}
          confidence={confidenceIn(mode, study)}
          heading={
            <QuizHeading
              title={title}
              mode={mode}
              back={back}
              {...(setTo !== undefined && { setTo })}
              document={document}
              status={status?.(quiz.idx)}
              menu={quiz.question && <QuestionMenu questionId={quiz.question.id} />}
            />
          }
          footer={footer}
        />
      )}
    </>
  );
}
