import type { TFunction } from "i18next";
import { Check, Dot, Flag, X } from "lucide-react";
import { memo, type ReactNode } from "react";
import type { QuestionState } from "../score.ts";

interface NavigatorCellProps {
  /** 0-based. */
  readonly at: number;
  readonly total: number;
  readonly columns: number;
  readonly state: QuestionState;
  readonly isCurrent: boolean;
  /** Null if it is not flagged. */
  readonly flagWord: string | null;
  readonly isTabStop: boolean;
  /** Passed by the grid: a hook in each of hundreds of cells would cost more than rendering them. */
  readonly t: TFunction;
}

/** The look of each state's cell; the legend shows the same. */
export const CELL_LOOK: Record<QuestionState, string> = {
  unanswered: "border-line bg-surface text-ink-soft",
  selected: "border-transparent bg-accent-soft text-accent",
  correct: "border-transparent bg-correct-soft text-correct",
  wrong: "border-transparent bg-wrong-soft text-wrong",
  neutral: "border-transparent bg-sunken text-ink",
};

/** The number of one question, with its state; leads to the question. The grid handles its events by `data-at`. */
export const NavigatorCell = memo(function NavigatorCell(props: NavigatorCellProps) {
  const { at, total, columns, state, isCurrent, flagWord, isTabStop, t } = props;
  const words = [t(`quiz.state.${state}`), flagWord].filter(Boolean);
  return (
    <li
      aria-setsize={total}
      aria-posinset={at + 1}
      style={{ gridRow: Math.floor(at / columns) + 1, gridColumn: (at % columns) + 1 }}
    >
      <button
        type="button"
        data-at={at}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={isCurrent ? "true" : undefined}
        aria-label={t("quiz.navigator.cell", { position: at + 1, state: words.join(", ") })}
        className={`relative grid size-full place-items-center rounded-[9px] border-[1.5px] text-[0.82rem] font-medium transition-colors contrast-more:border-current ${CELL_LOOK[state]} ${
          isCurrent ? "outline-2 outline-offset-2 outline-accent" : ""
        }`}
      >
        {at + 1}
        <CornerSign state={state} isFlagged={flagWord !== null} />
      </button>
    </li>
  );
});

function CornerSign({ state, isFlagged }: { readonly state: QuestionState; readonly isFlagged: boolean }) {
  const look = "absolute top-1 right-1 size-2.5";
  let sign: ReactNode = null;
  if (isFlagged) sign = <Flag aria-hidden="true" className={look} strokeWidth={3} />;
  else if (state === "correct") sign = <Check aria-hidden="true" className={look} strokeWidth={3.5} />;
  else if (state === "wrong") sign = <X aria-hidden="true" className={look} strokeWidth={3.5} />;
  // Only the background shows that an answer is chosen, and forced colours remove it.
  else if (state === "selected")
    sign = <Dot aria-hidden="true" className={`${look} hidden forced-colors:block`} strokeWidth={9} />;
  return sign;
}
