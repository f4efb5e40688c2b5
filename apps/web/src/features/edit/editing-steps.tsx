import type { DatasetDetail, Question } from "@quizmill/contract";
import { useState } from "react";
import { DeletedQuestions } from "./deleted-questions.tsx";
import type { Edits, StartedEdit } from "./edits.ts";
import { QuestionEditor } from "./question-editor.tsx";
import { QuestionHistory } from "./question-history.tsx";
import { QuickEdit } from "./quick-edit.tsx";
import { ReportQuestion } from "./report-question.tsx";

interface EditingStepsProps {
  readonly dataset: DatasetDetail;
  readonly started: StartedEdit;
  readonly onStart: Edits["start"];
  /** Shows a question that came into the set. */
  readonly onShow: (questionId: number) => void;
}

/** The action that was begun last: a dialog, or something that is done at once and can be undone. */
export function EditingSteps({ dataset, started, onStart, onShow }: EditingStepsProps) {
  const { action, questionId, optionId, count } = started;
  const [doneCount, setDoneCount] = useState(0);
  // As it was when the action began: the set may lose it meanwhile.
  const [begun, setBegun] = useState({ count: 0, question: questionIn(dataset, questionId) });
  if (begun.count !== count) setBegun({ count, question: questionIn(dataset, questionId) });
  const close = () => setDoneCount(count);
  if (doneCount === count || begun.count !== count) return null;
  const { question } = begun;
  const { id: datasetId, language } = dataset;
  if (action === "deleted")
    return <DeletedQuestions datasetId={datasetId} language={language} onShow={onShow} onClose={close} />;
  if (action === "own" && question === null) {
    const added = (own: Question) => {
      onShow(own.id);
      setBegun({ count, question: own });
    };
    return (
      <QuestionEditor
        datasetId={datasetId}
        language={language}
        question={null}
        onAdded={added}
        onClose={close}
      />
    );
  }
  if (question === null) return null;
  switch (action) {
    case "edit":
      return (
        <QuestionEditor
          datasetId={datasetId}
          language={language}
          question={question}
          onAdded={null}
          onClose={close}
        />
      );
    case "report":
      return <ReportQuestion key={count} question={question} onClose={close} />;
    case "history":
      return (
        <QuestionHistory datasetId={datasetId} language={language} question={question} onClose={close} />
      );
    default:
      return (
        <QuickEdit
          key={count}
          action={action}
          datasetId={datasetId}
          question={question}
          optionId={optionId}
          onShow={onShow}
          onReview={() => onStart("history", question.id)}
          onClose={close}
        />
      );
  }
}

/** With its options in the order of the set, which the quiz may have changed. */
function questionIn({ questions }: DatasetDetail, id: number | null) {
  return questions.find((question) => question.id === id) ?? null;
}
