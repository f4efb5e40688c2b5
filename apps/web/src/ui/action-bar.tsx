import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface ActionBarProps {
  /** Stays at the bottom of the view while the page scrolls; only worth its room if the action is possible. */
  isSticky: boolean;
  children: ReactNode;
}

const STICKY =
  "max-sm:sticky max-sm:bottom-(--floor) max-sm:z-20 max-sm:-mx-5 max-sm:border-t max-sm:border-line max-sm:bg-[color-mix(in_oklab,var(--paper)_94%,transparent)] max-sm:px-5 max-sm:pt-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:backdrop-blur-sm";

/** The page's main action: within the thumb's reach on a phone, in its place on a wide screen. */
export function ActionBar({ isSticky, children }: ActionBarProps) {
  return <div className={cx("mt-6 flex gap-3", isSticky && STICKY)}>{children}</div>;
}
