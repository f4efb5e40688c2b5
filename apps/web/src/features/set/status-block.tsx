import { PencilLine } from "lucide-react";
import { cx } from "../../ui/cx.ts";
import type { StatusProps } from "../play/status-line.tsx";

/** What is going on with a set, with all its words, where there is room for them. */
export function StatusBlock({
  tone,
  sign: Sign = PencilLine,
  title,
  detail,
  action,
  role,
  ref,
}: StatusProps) {
  return (
    <section className="grid justify-items-start gap-3 rounded-option bg-sunken px-4 py-3.5 text-[0.92rem] print:hidden">
      <p
        ref={ref}
        role={role}
        tabIndex={ref ? -1 : undefined}
        className="flex items-start gap-2.5 outline-none"
      >
        <Sign
          aria-hidden="true"
          className={cx(
            "mt-0.5 size-4.5 flex-none",
            tone === "wrong" ? "text-wrong" : "text-accent",
            tone === "live" && "animate-pulse motion-reduce:animate-none",
          )}
        />
        <span>
          <span className="block font-medium">{title}</span>
          {detail && <span className="text-ink-soft">{detail}</span>}
        </span>
      </p>
      {action}
    </section>
  );
}
