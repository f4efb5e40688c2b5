import { type ReactNode, useEffect, useRef, useState } from "react";

/** How far outside the view rows are still rendered, so that scrolling and tabbing find them. */
const AHEAD = "1200px 0px";
/** Height until first rendered: a row of one line, with the gap under it. */
const ROW_REM = 6.5;

interface RowsInViewProps {
  /** Rendered at once; the others wait until their position is known. */
  readonly isFirst: boolean;
  readonly children: readonly ReactNode[];
}

/** Some rows of a long list (each an `li`), rendered while they are near the view; after that their height is kept. */
export function RowsInView({ isFirst, children }: RowsInViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isFirst);
  const [heightPx, setHeightPx] = useState<number | null>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Several entries may come at once: the last is the current one.
        const entry = entries.at(-1);
        // A part with the focus stays rendered: the focus would be lost.
        if (entry === undefined || (!entry.isIntersecting && element.contains(document.activeElement)))
          return;
        if (!entry.isIntersecting) setHeightPx(entry.boundingClientRect.height);
        setNear(entry.isIntersecting);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const kept = heightPx === null ? `${children.length * ROW_REM}rem` : `${heightPx}px`;
  return (
    <div ref={box} className="mb-3" style={isNear ? undefined : { height: kept }}>
      {isNear && <ul className="grid gap-3">{children}</ul>}
    </div>
  );
}
