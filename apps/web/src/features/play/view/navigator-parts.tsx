import { Check, Dot, Flag, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/format.ts";
import { FreshText } from "../../../ui/fresh-text.tsx";
import type { QuestionState, Score } from "../score.ts";
import { CELL_LOOK } from "./navigator-cell.tsx";

/** "4 of 6 right", and how many are still open. */
export function NavigatorStats({ score }: { readonly score: Score }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const judged = score.correct + score.wrong;
  return (
    <p className="text-[0.82rem] text-ink-soft">
      <FreshText
        text={
          judged > 0
            ? t("quiz.navigator.right", { correct: number(score.correct), checked: number(judged) })
            : t("quiz.navigator.answered", { answered: number(score.answered), total: number(score.total) })
        }
      />
    </p>
  );
}

/** All states that a cell can show. */
const LEGEND = ["selected", "correct", "wrong", "neutral", "unanswered", "flagged"] as const;

export function NavigatorLegend() {
  const { t } = useTranslation();
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-1.5 text-[0.82rem] text-ink-soft">
      {LEGEND.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={`grid size-4.5 flex-none place-items-center rounded-[5px] border-[1.5px] ${CELL_LOOK[state === "flagged" ? "unanswered" : state]}`}
          >
            <LegendSign state={state} />
          </span>
          {t(`quiz.state.${state}`)}
        </li>
      ))}
    </ul>
  );
}

/** The colours alone are too pale to tell apart at this size. */
function LegendSign({ state }: { readonly state: QuestionState | "flagged" }) {
  if (state === "correct") return <Check className="size-3" strokeWidth={3.5} />;
  if (state === "wrong") return <X className="size-3" strokeWidth={3.5} />;
  if (state === "flagged") return <Flag className="size-2.5" strokeWidth={3} />;
  return state === "selected" ? <Dot className="size-4" strokeWidth={5} /> : null;
}
