import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * A new page begins at its top, or at the anchor in its URL; going back is left to the browser's scroll restoration.
 */
export function useScrollStart(): void {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  const shown = useRef(pathname + hash);
  useLayoutEffect(() => {
    if (shown.current === pathname + hash) return;
    shown.current = pathname + hash;
    if (isBack) return;
    const anchor = hash === "" ? null : document.getElementById(hash.slice(1));
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash, isBack]);
}
