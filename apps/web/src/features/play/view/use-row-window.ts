import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { type RowRange, scrollTo, visibleRows } from "./visible-rows.ts";

/** Height of a cell and the gap under it; the grid's style uses the same. */
export const CELL_REM = 2.75;
export const GAP_REM = 0.4375;

const AT_FIRST_ROWS = 20;

interface RowWindow extends RowRange {
  /** Scrolls the grid's own box, never the page: the question being read must not move. */
  readonly reveal: (row: number) => void;
}

/** Follows the scrolling of the grid's box (`data-scroll-box`) and returns the rows to render. */
export function useRowWindow(grid: RefObject<HTMLElement | null>, rows: number, atFirst: number): RowWindow {
  const [range, setRange] = useState<RowRange>(() => {
    const from = Math.max(0, atFirst - AT_FIRST_ROWS / 2);
    return { from, to: Math.min(rows, from + AT_FIRST_ROWS) };
  });

  useLayoutEffect(() => {
    const box = boxOf(grid.current);
    if (!box) return;
    const follow = () => setRange((before) => changed(before, visibleRows({ ...measured(box), rows })));
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(box);
    box.addEventListener("scroll", follow, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", follow);
    };
  }, [grid, rows]);

  const reveal = (row: number) => {
    const box = boxOf(grid.current);
    const target = box && scrollTo(row, { ...measured(box), rows });
    if (box && target !== null) box.scrollTop = target;
  };
  return { ...range, reveal };
}

/** Keeps a row in view when it changes. */
export function useKeepInView(row: number, { reveal }: RowWindow): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another row is a reason to scroll.
  useEffect(() => reveal(row), [row]);
}

function boxOf(grid: HTMLElement | null): HTMLElement | null {
  return grid?.closest<HTMLElement>("[data-scroll-box]") ?? null;
}

function measured(box: HTMLElement) {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { scrollPx: box.scrollTop, heightPx: box.clientHeight, rowPx: (CELL_REM + GAP_REM) * remPx };
}

function changed(before: RowRange, after: RowRange): RowRange {
  return before.from === after.from && before.to === after.to ? before : after;
}
