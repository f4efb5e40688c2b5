import type { Question } from "@quizmill/contract";
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { QuestionState } from "../score.ts";
import { gridMove } from "./grid-keys.ts";
import { NavigatorCell } from "./navigator-cell.tsx";
import { CELL_REM, GAP_REM, useKeepInView, useRowWindow } from "./use-row-window.ts";
import { drawnCells } from "./visible-rows.ts";

interface NavigatorGridProps {
  readonly questions: readonly Question[];
  readonly idx: number;
  readonly columns: number;
  readonly stateOf: (question: Question) => QuestionState;
  readonly flagged: ReadonlySet<number>;
  /** What a flag means here; without it, that the question does not count. */
  readonly flagWord?: string;
  readonly onJump: (idx: number) => void;
}

/**
 * All questions by number. One tab stop; arrows move inside, Enter opens the question. Only rows near the view are
 * rendered, so that a set of thousands opens as fast as a small one. A move renders only the cells it changes, which is
 * why the grid handles the events and not each cell.
 */
export function NavigatorGrid(props: NavigatorGridProps) {
  const { questions, idx, columns, stateOf, flagged, onJump } = props;
  const { t } = useTranslation();
  const grid = useRef<HTMLUListElement>(null);
  const total = questions.length;
  const rows = Math.ceil(total / columns);
  const rowOf = (at: number) => Math.floor(at / columns);
  const shown = useRowWindow(grid, rows, rowOf(idx));
  useKeepInView(rowOf(idx), shown);
  const [focused, setFocused] = useFocusedCell(grid);

  const tabStop = focused ?? idx;

  const moveFocus = (event: KeyboardEvent) => {
    const target = gridMove(event.key, { at: tabStop, total, columns });
    if (target === null) return;
    event.preventDefault();
    shown.reveal(rowOf(target));
    setFocused(target);
  };
  const withCell = (act: (at: number) => void) => (event: SyntheticEvent) => {
    const at = cellOf(event.target);
    if (at !== null) act(at);
  };
  const cells = drawnCells({ ...shown, columns, total, tabStop });

  return (
    <ul
      ref={grid}
      data-own-keys
      onKeyDown={moveFocus}
      onFocus={withCell(setFocused)}
      onBlur={() => setFocused(null)}
      onClick={withCell(onJump)}
      className="grid"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: `${CELL_REM}rem`,
        gap: `${GAP_REM}rem`,
        height: `${rows * (CELL_REM + GAP_REM) - GAP_REM}rem`,
      }}
    >
      {cells.map((at) => {
        const question = questions[at] as Question;
        return (
          <NavigatorCell
            key={question.id}
            at={at}
            total={total}
            columns={columns}
            state={stateOf(question)}
            isCurrent={at === idx}
            flagWord={flagged.has(question.id) ? (props.flagWord ?? t("quiz.state.flagged")) : null}
            isTabStop={at === tabStop}
            t={t}
          />
        );
      })}
    </ul>
  );
}

/** The question whose cell the event happened in. */
function cellOf(target: EventTarget): number | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-at]") : null;
  return cell === null ? null : Number(cell.dataset.at);
}

/** The cell with the focus; setting another one focuses it once it is rendered. */
function useFocusedCell(grid: RefObject<HTMLElement | null>) {
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    if (focused === null) return;
    grid.current?.querySelector<HTMLElement>(`[data-at="${focused}"]`)?.focus({ preventScroll: true });
  }, [grid, focused]);
  return [focused, setFocused] as const;
}
