import { useEffect } from "react";
import { useLocation } from "react-router";
import { clickFields } from "../../lib/analytics/click.ts";
import { track } from "../../lib/analytics/track.ts";

/** Counts each page once, also the one that was open when the person agreed. */
export function usePageViews(isAllowed: boolean): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another view
  useEffect(() => {
    if (isAllowed) track("page_view", {});
  }, [pathname, isAllowed]);
}

/** Counts each pressed link and button; it is identified by its place and target, never by its text. */
export function useClicks(): void {
  useEffect(() => {
    const count = ({ target }: MouseEvent) => {
      const fields = target instanceof Element ? clickFields(target) : null;
      if (fields) track("click", fields);
    };
    // In the capture phase: a handler may stop the event, or remove the element.
    addEventListener("click", count, { capture: true });
    return () => removeEventListener("click", count, { capture: true });
  }, []);
}
