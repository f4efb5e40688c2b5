import type { ExamQuestion } from "@quizmill/contract";
import { useState } from "react";
import { localPersistence } from "../../quiz/persistence.ts";

/** Flags of questions from several sets, stored with each set: a bad question is bad there too. */
export function useFlags(questions: readonly ExamQuestion[]) {
  const [flagged, setFlagged] = useState<ReadonlySet<number>>(() => {
    const sets = new Set(questions.map(({ datasetId }) => datasetId));
    return new Set([...sets].flatMap((id) => [...localPersistence(id).loadFlags()]));
  });
  const toggle = ({ id, datasetId }: ExamQuestion) => {
    const store = localPersistence(datasetId);
    const ofSet = new Set(store.loadFlags());
    const all = new Set(flagged);
    for (const flags of [ofSet, all]) flagged.has(id) ? flags.delete(id) : flags.add(id);
    store.saveFlags(ofSet);
    setFlagged(all);
  };
  return { flagged, toggle };
}
