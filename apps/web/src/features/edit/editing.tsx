import type { DatasetDetail } from "@quizmill/contract";
import { type ReactNode, useState } from "react";
import { useOnDemand } from "../../lib/use-on-demand.ts";
import { type Edits, QuestionEdits, type StartedEdit } from "./edits.ts";

const fetchSteps = () => import("./editing-steps.tsx").then((module) => module.EditingSteps);

interface EditingProps {
  readonly dataset: DatasetDetail;
  /** A question to begin at; null for where the person was. */
  readonly questionId: number | null;
  readonly children: ReactNode;
}

/** Lets its owner change the questions of a set. What that takes is loaded when it is first wanted. */
export function Editing({ dataset, questionId, children }: EditingProps) {
  const steps = useOnDemand(fetchSteps);
  const [started, setStarted] = useState<StartedEdit | null>(null);
  const [shown, setShown] = useState<Edits["shown"]>(questionId === null ? null : { questionId, count: 1 });
  const show = (questionId: number) => setShown((last) => ({ questionId, count: (last?.count ?? 0) + 1 }));
  const { onClick: load, onFocus: fetchAhead } = steps.standInProps;
  const start: Edits["start"] = (action, questionId, optionId = null) => {
    load();
    setStarted((last) => ({ action, questionId, optionId, count: (last?.count ?? 0) + 1 }));
  };
  return (
    <QuestionEdits value={{ start, fetchAhead, shown }}>
      {steps.Part && started && (
        <steps.Part dataset={dataset} started={started} onStart={start} onShow={show} />
      )}
      {children}
    </QuestionEdits>
  );
}
