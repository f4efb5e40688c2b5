import { type ReactNode, useEffect, useRef, useState } from "react";

/** How far from what is seen rows are still drawn: whoever scrolls or tabs on finds them there. */
const AHEAD = "1200px 0px";
/** Until they have been drawn once: a row of one line, with the gap under it. */
const ROW_REM = 6.5;

interface RowsInViewProps {
  /** Drawn at once; the others wait until it is known where they are. */
  readonly isFirst: boolean;
  readonly children: readonly ReactNode[];
}

/** Some rows of a long list (each an `li`), drawn while they are near what is seen; from then on their room is kept. */
export function RowsInView({ isFirst, children }: RowsInViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isFirst);
  const [heightPx, setHeightPx] = useState<number | null>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // Several moments may come at once: the last is how it is now.
        const entry = entries.at(-1);
        // What has the focus stays: it would be lost.
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
