import type { ReactNode } from "react";
import { useBottomRoom } from "../../../ui/use-bottom-room.ts";

/**
 * The column that ends with a `StepBar`: high enough for the bar to be at the bottom of the view under a short question
 * too, so that it stays where it is when an explanation appears. What is above the column is never lower than this.
 */
export const STEP_COLUMN = "flex min-h-[calc(100dvh-0.5rem)] min-w-0 flex-col sm:min-h-[calc(100dvh-4rem)]";

/** The next step: at the bottom of the view at every width, on the consent banner where there is one. */
export function StepBar({ children }: { readonly children: ReactNode }) {
  return (
    <div
      ref={useBottomRoom("--bar-height")}
      data-step-bar
      className="z-20 mt-auto border-t border-line bg-paper pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:-mx-5 max-sm:px-5 tall:sticky tall:bottom-(--floor) print:hidden"
    >
      {children}
    </div>
  );
}
