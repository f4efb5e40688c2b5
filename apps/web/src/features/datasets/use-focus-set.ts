import { useEffect, useState } from "react";

/** What of a set gets the focus: its link, the box that chooses it, or its first button. */
type Part = "a" | "input" | "button";

const HEADING = "main h1";

/** Moves the focus to a set, or without an id or where it is not shown to the page's heading, once the menu or dialog over them has closed. */
export function useFocusSet(): (id: string | null, part?: Part) => void {
  const [wanted, setWanted] = useState<{ readonly id: string | null; readonly part: Part } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const place = wanted.id === null ? HEADING : `[data-set="${CSS.escape(wanted.id)}"] ${wanted.part}`;
    const timer = window.setTimeout(() =>
      (document.querySelector<HTMLElement>(place) ?? document.querySelector<HTMLElement>(HEADING))?.focus(),
    );
    return () => window.clearTimeout(timer);
  }, [wanted]);
  return (id, part = "a") => setWanted({ id, part });
}
