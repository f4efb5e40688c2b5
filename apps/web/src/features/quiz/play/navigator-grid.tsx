import type { Question } from "@quizmill/contract";
import { Check, Flag, X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { QuestionState } from "../score.ts";
import { gridMove } from "./grid-keys.ts";
import { useKeepInView } from "./use-keep-in-view.ts";

interface NavigatorGridProps {
  readonly questions: readonly Question[];
  readonly idx: number;
  readonly columns: number;
  readonly stateOf: (question: Question) => QuestionState;
  readonly flagged: ReadonlySet<number>;
  readonly onJump: (idx: number) => void;
}

/** Each state's cell; the legend shows the same. */
export const CELL_LOOK: Record<QuestionState, string> = {
  unanswered: "border-line bg-surface text-ink-soft",
  selected: "border-transparent bg-accent-soft text-accent",
  correct: "border-transparent bg-correct-soft text-correct",
  wrong: "border-transparent bg-wrong-soft text-wrong",
  neutral: "border-transparent bg-sunken text-ink",
};

/** All questions by number. One tab stop; arrows move inside, Enter goes there. */
export function NavigatorGrid(props: NavigatorGridProps) {
  const { questions, idx, columns, stateOf, flagged, onJump } = props;
  const { t } = useTranslation();
  const grid = useRef<HTMLUListElement>(null);
  useKeepInView(grid, idx);

  const moveFocus = (event: KeyboardEvent) => {
    const cells = [...(grid.current?.querySelectorAll("button") ?? [])];
    const at = cells.indexOf(event.target as HTMLButtonElement);
    const target = gridMove(event.key, { at, total: cells.length, columns });
    if (target === null) return;
    event.preventDefault();
    cells[target]?.focus();
  };

  return (
    <ul
      ref={grid}
      data-own-keys
      onKeyDown={moveFocus}
      className="grid gap-1.75"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {questions.map((question, at) => {
        const state = stateOf(question);
        const isFlagged = flagged.has(question.id);
        const words = [t(`quiz.state.${state}`), isFlagged && t("quiz.state.flagged")].filter(Boolean);
        return (
          <li key={question.id}>
            <button
              type="button"
              tabIndex={at === idx ? 0 : -1}
              aria-current={at === idx ? "true" : undefined}
              aria-label={t("quiz.navigator.cell", { position: at + 1, state: words.join(", ") })}
              onClick={() => onJump(at)}
              className={`relative grid h-11 w-full place-items-center rounded-[9px] border-[1.5px] text-[0.82rem] font-[540] transition-colors ${CELL_LOOK[state]} ${
                at === idx ? "outline-2 outline-offset-2 outline-accent" : ""
              }`}
            >
              {at + 1}
              <CornerSign state={state} isFlagged={isFlagged} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function CornerSign({ state, isFlagged }: { readonly state: QuestionState; readonly isFlagged: boolean }) {
  const look = "absolute top-1 right-1 size-2.5";
  let sign: ReactNode = null;
  if (isFlagged) sign = <Flag aria-hidden="true" className={look} strokeWidth={3} />;
  else if (state === "correct") sign = <Check aria-hidden="true" className={look} strokeWidth={3.5} />;
  else if (state === "wrong") sign = <X aria-hidden="true" className={look} strokeWidth={3.5} />;
  return sign;
}
