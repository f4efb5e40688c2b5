import { type LucideIcon, PencilLine } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { cx } from "../../ui/cx.ts";
import { FreshText } from "../../ui/fresh-text.tsx";

interface StatusStripProps {
  /** live: work goes on · info: something to know · wrong: something failed. */
  readonly tone: "live" | "info" | "wrong";
  readonly sign?: LucideIcon;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly action?: ReactNode;
  readonly role?: "alert" | "status";
  /** For focus that has lost its place. */
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * One line or two about the set, above its question. As high whatever it says, so that news about the
 * set does not move the option somebody is about to press.
 */
export function StatusStrip({
  tone,
  sign: Sign = PencilLine,
  title,
  detail,
  action,
  role,
  ref,
}: StatusStripProps) {
  return (
    <div
      ref={ref}
      role={role}
      tabIndex={ref ? -1 : undefined}
      className={cx(
        "mb-5 flex min-h-18.5 items-center gap-3 rounded-control py-2 pr-2 pl-4 text-[0.88rem] leading-snug sm:min-h-15",
        tone === "wrong" ? "bg-wrong-soft" : "bg-accent-soft",
      )}
    >
      <Sign
        aria-hidden="true"
        className={cx(
          "size-4.5 flex-none",
          tone === "wrong" ? "text-wrong" : "text-accent",
          tone === "live" && "animate-pulse motion-reduce:animate-none",
        )}
      />
      <div className="min-w-0 grow">
        <p className="font-medium">{fresh(title)}</p>
        {detail && <p className="text-ink-soft">{fresh(detail)}</p>}
      </div>
      {action}
    </div>
  );
}

function fresh(words: ReactNode): ReactNode {
  return typeof words === "string" ? <FreshText text={words} /> : words;
}
