import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";

const neverChanges = () => () => undefined;

/**
 * The address somebody wanted before they were asked who they are. A ready page is made for the bare address: while
 * the browser takes it over there is none yet, so that it need not be drawn anew, and nothing typed is lost.
 */
export function useNext(): string | null {
  const next = useSearchParams()[0].get("next");
  return useSyncExternalStore(
    neverChanges,
    () => next,
    () => null,
  );
}
