import { LIMITS } from "@quizmill/contract";
import { useSyncExternalStore } from "react";

const WIDE = window.matchMedia(`(min-width: ${LIMITS.quiz.wideLayoutPx}px)`);

function subscribe(onChange: () => void): () => void {
  WIDE.addEventListener("change", onChange);
  return () => WIDE.removeEventListener("change", onChange);
}

/** Wide enough for the navigator beside the question. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => WIDE.matches);
}
