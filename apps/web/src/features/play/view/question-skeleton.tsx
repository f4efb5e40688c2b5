import { Skeleton } from "../../../ui/skeleton.tsx";
import { OPTION_PLACE, STEM_PLACE } from "../early-question.ts";
import { OPTION_LOOK } from "./option-row.tsx";
import { STEM_LOOK } from "./question-card.tsx";

const OPTION_SHAPES = ["a", "b", "c", "d"] as const;

/** Placeholder of a question that is about to come. */
export function QuestionSkeleton() {
  return (
    <>
      <StemShape />
      <OptionShapes />
    </>
  );
}

/** The same with places for the words of the question; while a place is hidden, its placeholder shows. */
export function QuestionPlaces() {
  return (
    <>
      <h2 {...{ [STEM_PLACE]: "" }} hidden className={`peer/stem ${STEM_LOOK}`} />
      <StemShape className="peer-[:not([hidden])]/stem:hidden" />
      <div hidden className="peer/options grid grid-cols-1 gap-2.5">
        {/* A press before the app is loaded marks the row at once and takes effect when it is. */}
        <button
          type="button"
          {...{ [OPTION_PLACE]: "" }}
          className={`w-full text-left focus:border-accent focus:bg-accent-soft ${OPTION_LOOK.row} ${OPTION_LOOK.open}`}
        >
          <span className={`${OPTION_LOOK.tile} ${OPTION_LOOK.openTile}`} />
          <span className={`self-center ${OPTION_LOOK.words}`} />
        </button>
      </div>
      <OptionShapes className="peer-[:not([hidden])]/options:hidden" />
    </>
  );
}

interface ShapeProps {
  readonly className?: string;
}

/** Two lines, as most stems have on a phone. */
function StemShape({ className = "" }: ShapeProps) {
  return (
    <div className={`${STEM_LOOK} ${className}`}>
      <Skeleton className="my-[0.1lh] h-[0.8lh] w-full" />
      <Skeleton className="my-[0.1lh] h-[0.8lh] w-3/5" />
    </div>
  );
}

function OptionShapes({ className = "" }: ShapeProps) {
  return (
    <div className={`grid gap-2.5 ${className}`}>
      {OPTION_SHAPES.map((shape) => (
        <Skeleton key={shape} className="h-13.5 rounded-option" />
      ))}
    </div>
  );
}
