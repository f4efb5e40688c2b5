import type { ExamQuestion } from "@quizmill/contract";
import { useState } from "react";
import { localPersistence, withFlag } from "../../play/persistence.ts";

/** Flags of questions from several sets, stored with each set: a bad question is bad there too. */
export function useFlags(questions: readonly ExamQuestion[]) {
  const [flagged, setFlagged] = useState<ReadonlySet<number>>(() => {
    const sets = new Set(questions.map(({ datasetId }) => datasetId));
    return new Set([...sets].flatMap((id) => [...localPersistence(id).loadFlags()]));
  });
  const toggle = ({ id, datasetId }: ExamQuestion) => {
    const isFlagged = !flagged.has(id);
    localPersistence(datasetId).setFlag(id, isFlagged);
    setFlagged(withFlag(flagged, id, isFlagged));
  };
  return { flagged, toggle };
}
