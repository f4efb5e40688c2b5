import type { ReactNode } from "react";

/** The page's main action: within the thumb's reach on a phone, in its place on a desk. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-20 -mx-5 mt-6 flex gap-3 border-t border-line bg-[color-mix(in_oklab,var(--paper)_94%,transparent)] px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-sm sm:static sm:mx-0 sm:border-0 sm:bg-transparent sm:p-0 sm:backdrop-blur-none">
      {children}
    </div>
  );
}
