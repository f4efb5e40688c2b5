import { LIMITS } from "@quizmill/contract";
import { ArrowLeft, CloudOff } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useErrorText } from "../../../i18n/error-text.ts";
import { useSwipe } from "../../../lib/gestures.ts";
import { usePaths } from "../../../lib/use-paths.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useNextFocus } from "../../../ui/use-next-focus.ts";
import { useIsWide } from "../../play/use-is-wide.ts";
import { useQuizKeys } from "../../play/use-quiz-keys.ts";
import { useShortcuts } from "../../play/use-shortcuts.ts";
import { Progress, ProgressButton } from "../../play/view/progress.tsx";
import { QuestionCard } from "../../play/view/question-card.tsx";
import { STEP_COLUMN } from "../../play/view/step-bar.tsx";
import { useQuestionFocus } from "../../play/view/use-question-focus.ts";
import { ExamBar } from "./exam-bar.tsx";
import { ExamClock } from "./exam-clock.tsx";
import { ExamNavigator } from "./exam-navigator.tsx";
import { HandInDialog } from "./hand-in-dialog.tsx";
import type { OpenAttempt } from "./kept-attempt.ts";
import { type RunModel, useRun } from "./use-run.ts";

const STRIP_COLUMNS = 6;

interface RunningProps {
  readonly attempt: OpenAttempt;
  readonly clockOffsetMs: number;
}

/** An exam while the clock runs: one question, its place among all, and nothing about right and wrong. */
export function Running({ attempt, clockOffsetMs }: RunningProps) {
  const { t } = useTranslation();
  const run = useRun(attempt, clockOffsetMs);
  const isWide = useIsWide();
  const [open, setOpen] = useState<"sheet" | "handIn" | null>(null);
  const [isOver, setOver] = useState(false);
  useNextFocus(isOver ? "time-over" : "");
  const close = () => setOpen(null);
  const askHandIn = () => setOpen("handIn");
  const timeOver = () => {
    setOpen(null);
    setOver(true);
    run.handIn();
  };
  const where = { position: run.idx + 1, total: run.questions.length };
  return (
    <div
      data-one-row
      className="mx-auto grid max-w-column gap-11 lg:max-w-none lg:grid-cols-[minmax(0,45rem)_minmax(17rem,18.5rem)] lg:justify-center"
    >
      <div className={`max-lg:touch-pan-y ${STEP_COLUMN}`}>
        <div className="mb-3 flex min-h-11 items-center gap-2.5 sm:mb-4">
          <BackToExams />
          <h1
            tabIndex={-1}
            className="line-clamp-2 min-w-0 grow text-[0.94rem] leading-tight font-semibold max-[22rem]:sr-only"
          >
            {attempt.name}
          </h1>
          <ExamClock
            startedAt={attempt.startedAt}
            deadline={attempt.deadline}
            clockOffsetMs={clockOffsetMs}
            onOver={timeOver}
          />
          {!isOver && (
            <Button variant="secondary" size="sm" onClick={askHandIn} className="flex-none">
              {t("exams.run.handIn")}
            </Button>
          )}
        </div>
        {isOver ? (
          <TimeOver run={run} />
        ) : (
          <>
            {isWide ? (
              <Progress {...where} />
            ) : (
              <ProgressButton
                {...where}
                opening={{ "aria-expanded": open === "sheet", onClick: () => setOpen("sheet") }}
              />
            )}
            <CurrentQuestion run={run} attempt={attempt} onHandIn={askHandIn} />
          </>
        )}
      </div>
      {isWide && !isOver && (
        <aside
          aria-label={t("quiz.navigator.title")}
          className="sticky top-6 grid content-start gap-4.5 self-start"
        >
          <ExamNavigator run={run} columns={STRIP_COLUMNS} onJump={run.jump} />
        </aside>
      )}
      {open === "sheet" && !isWide && (
        <Sheet onClose={close} title={t("quiz.navigator.title")} closeLabel={t("common.close")} from="bottom">
          <div className="grid gap-4">
            <ExamNavigator
              run={run}
              columns={LIMITS.quiz.sheetColumns}
              onJump={(idx) => {
                run.jump(idx);
                close();
              }}
            />
          </div>
        </Sheet>
      )}
      {open === "handIn" && <HandInDialog run={run} onClose={close} />}
    </div>
  );
}

function BackToExams() {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <Link
      to={paths.exams()}
      className="-ml-2.5 inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 rounded-control px-2.5 max-[22rem]:mr-auto text-[0.88rem] text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only">{t("nav.exams")}</span>
    </Link>
  );
}

interface CurrentQuestionProps {
  readonly run: RunModel;
  readonly attempt: OpenAttempt;
  readonly onHandIn: () => void;
}

function CurrentQuestion({ run, attempt, onHandIn }: CurrentQuestionProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const { question, idx } = run;
  const startRef = useQuestionFocus(question?.id, false);
  const [shortcutsOn] = useShortcuts();
  const isWide = useIsWide();
  const swipe = useSwipe((to) => run.jump(to === "left" ? idx + 1 : idx - 1), !isWide);
  useQuizKeys(
    root,
    {
      question,
      canCheck: false,
      setConfidence: null,
      act: (intent) => {
        if (intent.type === "select") run.choose(intent.optionId);
        else if (intent.type === "next") run.jump(idx + 1);
        else if (intent.type === "previous") run.jump(idx - 1);
      },
    },
    shortcutsOn,
  );
  if (!question) return null;
  const isMarked = run.marked.has(question.id);
  return (
    <div ref={root} {...swipe} className="flex grow flex-col">
      <QuestionCard
        key={question.id}
        question={question}
        state={run.answers.chosen[question.id] === undefined ? "unanswered" : "selected"}
        selectedId={run.answers.chosen[question.id]}
        isRevealed={false}
        isFlagged={false}
        language={attempt.questions[idx]?.language ?? null}
        startRef={startRef}
        onSelect={run.choose}
        onDoubleTap={run.choose}
        onLongPress={run.toggleMark}
      />
      <p role="status" className="mb-2 text-[0.82rem] text-ink-soft sm:min-h-5">
        <span className="sr-only">{isMarked ? t("exams.run.marked") : ""}</span>
        {run.storage === "kept" && (
          <span className="inline-flex items-center gap-1.5">
            <CloudOff aria-hidden="true" className="size-4 flex-none text-accent" />
            {t("exams.run.kept")}
          </span>
        )}
      </p>
      <ExamBar run={run} onHandIn={onHandIn} />
    </div>
  );
}

/** The exam hands itself in; without a network as soon as there is one. */
function TimeOver({ run }: { readonly run: RunModel }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <div data-step="time-over" tabIndex={-1} role="status" className="py-16 text-center outline-none">
      <p className="text-[1.2rem] font-[640]">{t("exams.timeOver.title")}</p>
      <p className="mx-auto mt-2 mb-5 max-w-[32em] text-ink-soft">
        {run.storage === "kept" ? t("exams.timeOver.offline") : t("exams.timeOver.text")}
      </p>
      {run.handInError ? (
        <Alert tone="wrong">{errorText(run.handInError)}</Alert>
      ) : (
        <p className="text-accent">
          <Spinner />
        </p>
      )}
    </div>
  );
}
