import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";

const neverChanges = () => () => undefined;

/**
 * The URL that the person wanted before the login; null if none. A prerendered page is made without a query: during
 * hydration this is undefined, so that the page need not be rendered again, and nothing typed is lost.
 */
export function useNext(): string | null | undefined {
  const next = useSearchParams()[0].get("next");
  return useSyncExternalStore(
    neverChanges,
    () => next,
    () => undefined,
  );
}
