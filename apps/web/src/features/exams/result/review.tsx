import type { AttemptAnswers, ExamQuestion } from "@quizmill/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ListHead } from "../../play/results/list-head.tsx";
import { ResultContext } from "../../play/results/result-context.tsx";
import { ResultRow } from "../../play/results/result-row.tsx";
import { useExpanded } from "../../play/results/use-expanded.ts";
import { questionState } from "../../play/score.ts";
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
    question,
    position: at + 1,
    state: questionState(question, session),
  }));
  const shown = isWrongOnly ? rows.filter(({ state }) => state !== "correct") : rows;
  const hasWrong = rows.some(({ state }) => state !== "correct");
  const expanded = useExpanded(shown.flatMap(({ question: { id } }) => [rowId(id), contextId(id)]));
  return (
    <section className="mt-12">
      <ListHead
        filter={
          hasWrong
            ? {
                label: t("exams.result.wrongOnly"),
                isOn: isWrongOnly,
                onToggle: () => setWrongOnly(!isWrongOnly),
              }
            : null
        }
        expanded={expanded}
      />
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
