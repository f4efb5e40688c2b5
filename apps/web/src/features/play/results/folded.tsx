import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { cx } from "../../../ui/cx.ts";

interface FoldedProps {
  readonly title: string;
  /** What it says in short, beside the title. */
  readonly short?: string;
  /** Shown also while it is folded. */
  readonly note?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section below a quiz or its results that is folded until it is opened. */
export function Folded({ title, short, note, className, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  return (
    <section className={cx("mt-8 rounded-option bg-sunken", className)}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-12 w-full items-center gap-x-3 rounded-option px-5 py-2.5 text-left text-[0.88rem]"
        >
          <span className="flex min-w-0 grow flex-wrap gap-x-3">
            <span className="font-[640]">{title}</span>
            {short && <span className="text-ink-soft">{short}</span>}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cx("size-5 flex-none text-ink-soft transition-transform", isOpen && "rotate-180")}
          />
        </button>
      </h2>
      {note}
      <div id={bodyId} hidden={!isOpen} className="px-5 pb-5">
        {children}
      </div>
    </section>
  );
}
