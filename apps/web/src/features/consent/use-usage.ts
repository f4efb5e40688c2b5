import { useEffect } from "react";
import { useLocation } from "react-router";
import { clickFields } from "../../lib/analytics/click.ts";
import { track } from "../../lib/analytics/track.ts";

/** Each page once, also the one that stood there when the person agreed. */
export function usePageViews(isAllowed: boolean): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another view
  useEffect(() => {
    if (isAllowed) track("page_view", {});
  }, [pathname, isAllowed]);
}

/** Every link and button pressed; which one is told by its place and target, never by its words. */
export function useClicks(): void {
  useEffect(() => {
    const count = ({ target }: MouseEvent) => {
      const fields = target instanceof Element ? clickFields(target) : null;
      if (fields) track("click", fields);
    };
    // While it travels down: a handler may stop it, or take the element away.
    addEventListener("click", count, { capture: true });
    return () => removeEventListener("click", count, { capture: true });
  }, []);
}
