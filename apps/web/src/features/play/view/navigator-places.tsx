import { Skeleton } from "../../../ui/skeleton.tsx";

const CELLS = Array.from({ length: 24 }, (_, index) => index);

/** Placeholder for the navigator: before the first question there is nothing to count or to open. */
export function NavigatorPlaces() {
  return (
    <div aria-hidden="true" className="hidden content-start gap-4 lg:grid">
      <Skeleton className="h-4 w-28" />
      <div className="grid grid-cols-6 gap-1.75">
        {CELLS.map((cell) => (
          <Skeleton key={cell} className="h-11" />
        ))}
      </div>
    </div>
  );
}
