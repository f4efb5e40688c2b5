import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a page change the focus moves to the new page's main heading, as after a full load: otherwise it stays on a
 * link that no longer exists. On the first page the browser decides.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById("main");
    const heading = main?.querySelector<HTMLElement>("h1[tabindex]");
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
}
