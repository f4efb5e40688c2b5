import { useEffect, useState } from "react";

/** Moves the focus to a set's link, or without an id to the page's heading, once the dialog over them has closed. */
export function useFocusSet(): (id: string | null) => void {
  const [wanted, setWanted] = useState<{ readonly id: string | null } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const place = wanted.id === null ? "main h1" : `[data-set="${CSS.escape(wanted.id)}"] a`;
    const timer = window.setTimeout(() => document.querySelector<HTMLElement>(place)?.focus());
    return () => window.clearTimeout(timer);
  }, [wanted]);
  return (id) => setWanted({ id });
}
