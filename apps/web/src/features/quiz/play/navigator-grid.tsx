import type { Question } from "@quizmill/contract";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { QuestionState } from "../score.ts";
import { gridMove } from "./grid-keys.ts";
import { NavigatorCell } from "./navigator-cell.tsx";
import { CELL_REM, GAP_REM, useKeepInView, useRowWindow } from "./use-row-window.ts";

interface NavigatorGridProps {
  readonly questions: readonly Question[];
  readonly idx: number;
  readonly columns: number;
  readonly stateOf: (question: Question) => QuestionState;
  readonly flagged: ReadonlySet<number>;
  readonly onJump: (idx: number) => void;
}

/**
 * All questions by number. One tab stop; arrows move inside, Enter goes there. Only the rows near those
 * seen are drawn, so that a set of thousands opens as quickly as a small one.
 */
export function NavigatorGrid(props: NavigatorGridProps) {
  const { questions, idx, columns, stateOf, flagged, onJump } = props;
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
  /** The tab stop is drawn wherever it is: nobody could come here by keyboard otherwise, or stay. */
  const isDrawn = (at: number) => at === tabStop || (rowOf(at) >= shown.from && rowOf(at) < shown.to);

  return (
    <ul
      ref={grid}
      data-own-keys
      onKeyDown={moveFocus}
      onBlur={() => setFocused(null)}
      className="grid"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: `${CELL_REM}rem`,
        gap: `${GAP_REM}rem`,
        height: `${rows * (CELL_REM + GAP_REM) - GAP_REM}rem`,
      }}
    >
      {questions.map((question, at) =>
        isDrawn(at) ? (
          <li
            key={question.id}
            aria-setsize={total}
            aria-posinset={at + 1}
            style={{ gridRow: rowOf(at) + 1, gridColumn: (at % columns) + 1 }}
          >
            <NavigatorCell
              at={at}
              state={stateOf(question)}
              isCurrent={at === idx}
              isFlagged={flagged.has(question.id)}
              isTabStop={at === tabStop}
              onFocus={() => setFocused(at)}
              onJump={() => onJump(at)}
            />
          </li>
        ) : null,
      )}
    </ul>
  );
}

/** Which cell has the focus; setting another gives it to that one, once it is drawn. */
function useFocusedCell(grid: RefObject<HTMLElement | null>) {
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    if (focused === null) return;
    grid.current?.querySelector<HTMLElement>(`[data-at="${focused}"]`)?.focus({ preventScroll: true });
  }, [grid, focused]);
  return [focused, setFocused] as const;
}
