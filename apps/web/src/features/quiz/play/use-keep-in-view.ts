import { type RefObject, useEffect } from "react";

/**
 * Keeps the current cell visible inside its own scrolling box. Moves that box only:
 * `scrollIntoView` would move the page as well, away from the question being read.
 */
export function useKeepInView(grid: RefObject<HTMLElement | null>, idx: number): void {
  useEffect(() => {
    const cell = grid.current?.children[idx];
    const box = grid.current?.closest("[data-scroll-box]");
    if (!cell || !box) return;
    const [inner, outer] = [cell.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
    box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
  }, [grid, idx]);
}
