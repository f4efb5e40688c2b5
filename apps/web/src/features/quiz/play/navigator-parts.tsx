import { useTranslation } from "react-i18next";
import type { QuestionState, Score } from "../score.ts";
import { CELL_LOOK } from "./navigator-grid.tsx";

/** "4 of 6 right", and how much is still open. */
export function NavigatorStats({ score }: { readonly score: Score }) {
  const { t } = useTranslation();
  return (
    <p className="text-[0.82rem] text-ink-soft tabular-nums">
      {score.checked > 0
        ? t("quiz.navigator.right", { correct: score.correct, checked: score.checked })
        : t("quiz.navigator.answered", { answered: score.answered, total: score.total })}
    </p>
  );
}

const LEGEND: readonly QuestionState[] = ["selected", "correct", "wrong", "unanswered"];

export function NavigatorLegend() {
  const { t } = useTranslation();
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-1.5 text-[0.82rem] text-ink-soft">
      {LEGEND.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={`size-3 flex-none rounded-[4px] border-[1.5px] ${CELL_LOOK[state]}`}
          />
          {t(`quiz.state.${state}`)}
        </li>
      ))}
    </ul>
  );
}
