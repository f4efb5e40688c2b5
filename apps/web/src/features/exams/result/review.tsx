import type { AttemptAnswers, ExamQuestion } from "@quizmill/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { ResultContext } from "../../quiz/results/result-context.tsx";
import { ResultRow } from "../../quiz/results/result-row.tsx";
import { useExpanded } from "../../quiz/results/use-expanded.ts";
import { questionState } from "../../quiz/score.ts";
import { useFlags } from "./use-flags.ts";

interface ReviewProps {
  readonly questions: readonly ExamQuestion[];
  readonly answers: AttemptAnswers;
}

/** Every question as it was asked, or only those that were not right, each with its explanation. */
export function Review({ questions, answers }: ReviewProps) {
  const { t } = useTranslation();
  const [isWrongOnly, setWrongOnly] = useState(false);
  const { flagged, toggle } = useFlags(questions);
  const session = { selectedByQ: answers.chosen, revealedByQ: {}, finished: true };
  const rows = questions.map((question, at) => ({
    ...{ question, position: at + 1, state: questionState(question, session) },
  }));
  const shown = isWrongOnly ? rows.filter(({ state }) => state !== "correct") : rows;
  const hasWrong = rows.some(({ state }) => state !== "correct");
  const expanded = useExpanded(shown.flatMap(({ question: { id } }) => [rowId(id), contextId(id)]));
  return (
    <section className="mt-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-[1.2rem] font-[640] tracking-[-0.015em]">{t("results.questions")}</h2>
        <div className="-mx-3.5 flex flex-wrap print:hidden">
          {hasWrong && (
            <Button
              variant="quiet"
              size="sm"
              aria-pressed={isWrongOnly}
              onClick={() => setWrongOnly(!isWrongOnly)}
              className="aria-pressed:text-accent aria-pressed:underline aria-pressed:underline-offset-4"
            >
              {t("exams.result.wrongOnly")}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={expanded.expand}>
            {t("results.expandAll")}
          </Button>
          <Button variant="quiet" size="sm" onClick={expanded.collapse}>
            {t("results.collapseAll")}
          </Button>
        </div>
      </div>
      <ol className="grid grid-cols-1 gap-2.5">
        {shown.map(({ question, position, state }) => (
          <ResultRow
            key={question.id}
            context={
              <ResultContext
                question={question}
                isShared={false}
                isOpen={expanded.isOpen(contextId(question.id))}
                language={question.language}
                onToggle={() => expanded.toggle(contextId(question.id))}
              />
            }
            position={position}
            question={question}
            state={state}
            selectedId={answers.chosen[question.id]}
            isFlagged={flagged.has(question.id)}
            isOpen={expanded.isOpen(rowId(question.id))}
            language={question.language}
            onToggle={() => expanded.toggle(rowId(question.id))}
            onToggleFlag={() => toggle(question)}
          />
        ))}
      </ol>
    </section>
  );
}

const rowId = (questionId: number) => `question-${questionId}`;
const contextId = (questionId: number) => `context-${questionId}`;
