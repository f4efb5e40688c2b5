import type { Question } from "@quizmill/contract";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Which questions of the results are open. On paper all are, for as long as it takes to print. */
export function useExpanded(questions: readonly Question[]) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const expand = () => setOpen(new Set(questions.map(({ id }) => id)));
  const [beforePrint, setBeforePrint] = useState<ReadonlySet<number> | null>(null);
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
    isOpen: (id: number) => open.has(id),
    toggle: (id: number) => {
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

/** The browser takes the page as it stands when the first event returns, so the change cannot wait. */
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
