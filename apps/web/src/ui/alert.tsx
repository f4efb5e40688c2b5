import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface AlertProps {
  tone: "wrong" | "correct" | "info";
  title?: string;
  children?: ReactNode;
  /** The one action that helps. */
  action?: ReactNode;
  className?: string;
  /** Takes the focus when the page comes to this step: see `useNextFocus`. */
  step?: string;
}

const TONES = {
  wrong: { box: "bg-wrong-soft", icon: CircleAlert, ink: "text-wrong" },
  correct: { box: "bg-correct-soft", icon: CircleCheck, ink: "text-correct" },
  info: { box: "bg-accent-soft", icon: Info, ink: "text-accent" },
} as const;

/**
 * Says what happened and what to do next. A failure is announced at once, everything else when the screen reader is
 * idle.
 */
export function Alert({ tone, title, children, action, className, step }: AlertProps) {
  const { box, icon: Icon, ink } = TONES[tone];
  return (
    <div
      data-step={step}
      tabIndex={step === undefined ? undefined : -1}
      role={tone === "wrong" ? "alert" : "status"}
      className={cx(
        "flex flex-wrap items-center gap-x-4 gap-y-3 rounded-option px-4 py-3.5 text-[0.94rem]",
        box,
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <Icon aria-hidden="true" className={cx("mt-[0.15em] size-[1.25em] shrink-0", ink)} />
        <div className="min-w-0">
          {title && <p className="font-[600]">{title}</p>}
          {children}
        </div>
      </div>
      {action}
    </div>
  );
}
