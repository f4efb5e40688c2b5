import { Skeleton } from "../../../ui/skeleton.tsx";

const OPTION_SHAPES = ["a", "b", "c", "d"] as const;

/** The shape of a question that is about to come. */
export function QuestionSkeleton() {
  return (
    <div>
      <Skeleton className="mb-2.5 h-6 w-full" />
      <Skeleton className="mb-7 h-6 w-3/5" />
      <div className="grid gap-2.5">
        {OPTION_SHAPES.map((shape) => (
          <Skeleton key={shape} className="h-13.5 rounded-option" />
        ))}
      </div>
    </div>
  );
}
