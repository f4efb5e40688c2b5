import type { ReactNode } from "react";
import { Skeleton } from "../../../ui/skeleton.tsx";

const OPTION_SHAPES = ["a", "b", "c", "d"] as const;

interface QuestionSkeletonProps {
  /** A place for the stem, of class `peer`; while it is hidden, its shape stands there. */
  readonly stem?: ReactNode;
}

/** The shape of a question that is about to come. */
export function QuestionSkeleton({ stem }: QuestionSkeletonProps) {
  return (
    <div>
      {stem}
      <div className="grid gap-2.5 pt-1 pb-6 peer-[:not([hidden])]:hidden">
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-6 w-3/5" />
      </div>
      <div className="grid gap-2.5">
        {OPTION_SHAPES.map((shape) => (
          <Skeleton key={shape} className="h-13.5 rounded-option" />
        ))}
      </div>
    </div>
  );
}
