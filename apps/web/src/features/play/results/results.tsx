import type { DocumentReport } from "@quizmill/contract";
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/format.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/cx.ts";
import { PartlyRead } from "../partly-read.tsx";
import type { BackLink } from "../quiz-heading.tsx";
import { questionState, wrongQuestions } from "../score.ts";
import type { QuizModel } from "../use-quiz.ts";
import { ListHead } from "./list-head.tsx";
import { PdfButton, PdfNotice } from "./pdf-button.tsx";
import { ResultContext } from "./result-context.tsx";
import { ResultRow } from "./result-row.tsx";
import { SessionEnd } from "./session-end.tsx";
import { Summary } from "./summary.tsx";
import { useExpanded } from "./use-expanded.ts";
import { usePdfExport } from "./use-pdf-export.ts";

interface ResultsProps {
  readonly quiz: QuizModel;
  readonly title: string;
  readonly language: string | null;
  readonly back: BackLink | null;
  readonly document: DocumentReport | null;
  readonly footer: ReactNode;
  /** Reading begins here: the person has just finished, or come back. */
  readonly takesFocus: boolean;
  /** Whether the answers are kept in an account: what comes of them is told. */
  readonly isKept: boolean;
  readonly onRestart: () => void;
  readonly onPractise: () => void;
}

/** Layout of the next actions on a phone. */
const IN_TWO_COLUMNS =
  "max-sm:grid max-sm:grid-cols-2 max-sm:*:px-2 max-sm:*:first:col-span-2 max-sm:*:last:even:col-span-2";
/** Two and two: in some languages four do not fit in one row. */
const FOUR_IN_TWO_ROWS =
  "sm:has-[>:nth-child(4):last-child]:grid sm:has-[>:nth-child(4):last-child]:grid-cols-2";
/** Two and three, if there is room: otherwise the last would be alone in its row in languages with shorter words. */
const FIVE_IN_TWO_ROWS =
  "sm:has-[>:nth-child(5)]:grid sm:has-[>:nth-child(5)]:grid-cols-6 sm:has-[>:nth-child(5)]:*:col-span-2 sm:has-[>:nth-child(5)]:*:nth-[-n+2]:col-span-3 sm:has-[>:nth-child(5)]:*:px-2";

/** The end of a quiz: the score, the next actions, and every question with its explanation. */
export function Results(props: ResultsProps) {
  const { quiz, title, language, back, document, footer, takesFocus, onRestart, onPractise } = props;
  const { t } = useTranslation();
  const heading = useHeadingFocus(takesFocus);
  const hasUnanswered = quiz.questions.some(({ id }) => quiz.session.selectedByQ[id] === undefined);
  const { number } = useFormats();
  const { wrong } = quiz.score;
  const pdf = usePdfExport({ title, language, score: quiz.score, rows: rowsOf(quiz) });
  return (
    <div className="mx-auto max-w-column max-sm:pt-4 max-sm:pb-14">
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-[clamp(1.7rem,5vw,2.2rem)] font-[680] leading-[1.12] tracking-[-0.028em]"
      >
        {t("results.title")}
      </h1>
      <p className="mt-2 break-words text-ink-soft">{title}</p>
      <PartlyRead document={document} className="mt-2" />
      <Card className="mt-6 px-5 py-6 sm:px-8 sm:py-8">
        <Summary score={quiz.score} />
      </Card>
      <div
        className={cx(
          "mt-5 flex flex-wrap gap-3 print:hidden!",
          IN_TWO_COLUMNS,
          FOUR_IN_TWO_ROWS,
          FIVE_IN_TWO_ROWS,
        )}
      >
        {wrong > 0 && <Button onClick={onPractise}>{t("results.practise", { wrong: number(wrong) })}</Button>}
        <Button variant={wrong > 0 ? "secondary" : "primary"} onClick={onRestart}>
          {t("results.restart")}
        </Button>
        {hasUnanswered && (
          <Button variant="secondary" onClick={() => quiz.act({ type: "resume" })}>
            {t("results.resume")}
          </Button>
        )}
        <PdfButton state={pdf.state} onRun={pdf.run} />
        {back && (
          <ButtonLink variant="secondary" to={back.to} onClick={back.onFollow}>
            {back.label}
          </ButtonLink>
        )}
      </div>
      <PdfNotice state={pdf.state} />
      {props.isKept && (
        <SessionEnd
          answered={Object.keys(quiz.session.selectedByQ).map(Number)}
          missed={missedOf(quiz, language)}
        />
      )}
      {footer}
      <QuestionList quiz={quiz} language={language} />
    </div>
  );
}

/** Rendered with the score; more follow when the browser has time. */
const FIRST_ROWS = 40;
/** As many as a document gives. Of a longer list the next ones follow before the end of these is in view. */
const MORE_ROWS = 500;
const AHEAD = "3000px 0px";

/** How many rows to draw, and what stands behind the last of them. */
function useDrawnRows() {
  const [wanted, setWanted] = useState(MORE_ROWS);
  const drawn = useDeferredValue(wanted, FIRST_ROWS);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current === null || drawn !== wanted) return;
    const see = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWanted(drawn + MORE_ROWS);
    };
    const observer = new IntersectionObserver(see, { rootMargin: AHEAD });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [drawn, wanted]);
  return { drawn, end };
}

function QuestionList({ quiz, language }: Pick<ResultsProps, "quiz" | "language">) {
  const { t } = useTranslation();
  const { drawn, end } = useDrawnRows();
  const [hasWrongFirst, setWrongFirst] = useState(false);
  const rows = withContexts(hasWrongFirst ? wrongFirst(rowsOf(quiz)) : rowsOf(quiz));
  const expanded = useExpanded(rows.flatMap(({ question: { id } }) => [rowId(id), contextId(id)]));
  const shown = expanded.isPrinting ? rows : rows.slice(0, drawn);
  return (
    <section className="mt-12">
      <ListHead
        filter={
          quiz.score.wrong > 0
            ? {
                label: t("results.wrongFirst"),
                isOn: hasWrongFirst,
                onToggle: () => setWrongFirst(!hasWrongFirst),
              }
            : null
        }
        expanded={expanded}
      />
      <ol className="grid grid-cols-1 gap-2.5">
        {shown.map(({ question, position, state, selectedId, isFlagged, context }) => (
          <ResultRow
            key={question.id}
            context={
              context !== "above" && (
                <ResultContext
                  question={question}
                  isShared={context === "shared"}
                  isOpen={expanded.isOpen(contextId(question.id))}
                  language={language}
                  onToggle={() => expanded.toggle(contextId(question.id))}
                />
              )
            }
            position={position}
            question={question}
            state={state}
            selectedId={selectedId}
            isFlagged={isFlagged}
            isOpen={expanded.isOpen(rowId(question.id))}
            language={language}
            onToggle={() => expanded.toggle(rowId(question.id))}
            onToggleFlag={() => quiz.toggleFlag(question.id)}
          />
        ))}
      </ol>
      <div ref={end} />
    </section>
  );
}

function rowsOf({ questions, session, flagged }: QuizModel) {
  return questions.map((question, index) => ({
    question,
    position: index + 1,
    state: questionState(question, session),
    selectedId: session.selectedByQ[question.id],
    isFlagged: flagged.has(question.id),
  }));
}

const missedOf = ({ questions, session, flagged }: QuizModel, language: string | null) =>
  wrongQuestions(questions, session, flagged).map((question) => ({ question, language, to: null }));

/** Wrong answers first, then the rest, each in the order of the set. */
function wrongFirst(rows: ReturnType<typeof rowsOf>) {
  const isWrong = ({ state, isFlagged }: (typeof rows)[number]) => state === "wrong" && !isFlagged;
  return [...rows.filter(isWrong), ...rows.filter((row) => !isWrong(row))];
}

const rowId = (questionId: number) => `question-${questionId}`;
const contextId = (questionId: number) => `context-${questionId}`;

/**
 * Adds where a question's context is shown: above it, only for it or for those after it too, or above an earlier one.
 */
function withContexts(rows: ReturnType<typeof rowsOf>) {
  const isAsBefore = (index: number) => {
    const [before, question] = [rows[index - 1]?.question, rows[index]?.question];
    if (question?.context === undefined) return false;
    return question.context === before?.context && question.needsPicture === before.needsPicture;
  };
  return rows.map((row, index) => ({
    ...row,
    context: isAsBefore(index) ? "above" : isAsBefore(index + 1) ? "shared" : "own",
  }));
}

/** The focus moves to the heading when the person has just finished. */
function useHeadingFocus(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takes = useRef(takesFocus);
  useEffect(() => {
    if (!takes.current) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return heading;
}
