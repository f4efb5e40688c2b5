import { useState } from "react";
import { type QuizPersistence, withFlag } from "./persistence.ts";
import { useOtherTabs } from "./use-saved-session.ts";

/** The questions that were flagged as bad. They are about the set: a restart keeps them, and its practice shows them. */
export interface Flags {
  readonly flagged: ReadonlySet<number>;
  readonly toggle: (questionId: number) => void;
}

/** The flags of a set, as this tab or another has stored them; null stores none. */
export function useFlags(persistence: QuizPersistence | null): Flags {
  const [flagged, setFlagged] = useState<ReadonlySet<number>>(() => persistence?.loadFlags() ?? new Set());
  useOtherTabs(persistence, () => persistence && setFlagged(persistence.loadFlags()));
  const toggle = (questionId: number) => {
    const isFlagged = !flagged.has(questionId);
    setFlagged(persistence?.setFlag(questionId, isFlagged) ?? withFlag(flagged, questionId, isFlagged));
  };
  return { flagged, toggle };
}
