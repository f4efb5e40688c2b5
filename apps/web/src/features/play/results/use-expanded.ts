import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Which of these parts of the results are open. For printing all are, until it is done. */
export function useExpanded(ids: readonly string[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const expand = () => setOpen(new Set(ids));
  const [beforePrint, setBeforePrint] = useState<ReadonlySet<string> | null>(null);
  usePrinting({
    start: () => {
      setBeforePrint(open);
      expand();
    },
    end: () => {
      if (beforePrint) setOpen(beforePrint);
      setBeforePrint(null);
    },
  });
  return {
    isPrinting: beforePrint !== null,
    isOpen: (id: string) => open.has(id),
    toggle: (id: string) => {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      setOpen(next);
    },
    expand,
    collapse: () => setOpen(new Set()),
  };
}

interface Printing {
  readonly start: () => void;
  readonly end: () => void;
}

/** The browser prints the page as it is when the first event returns, so the change must be synchronous. */
function usePrinting(printing: Printing): void {
  const latest = useRef(printing);
  useEffect(() => {
    latest.current = printing;
  });
  useEffect(() => {
    const start = () => flushSync(() => latest.current.start());
    const end = () => latest.current.end();
    addEventListener("beforeprint", start);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", start);
      removeEventListener("afterprint", end);
    };
  }, []);
}
