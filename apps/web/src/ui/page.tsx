import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface PageProps {
  /** For the browser's tab. */
  title: string;
  /** form and column are for reading and filling in; page uses the whole width. */
  width: "form" | "column" | "page";
  children: ReactNode;
  className?: string;
}

const WIDTHS = { form: "max-w-form", column: "max-w-column", page: "max-w-page" } as const;
const SITE = "Quizmill";

/** The frame of one page: its title in the tab and its width. */
export function Page({ title, width, children, className }: PageProps) {
  return (
    <>
      <title>{title === "" ? SITE : `${title} · ${SITE}`}</title>
      <div
        className={cx("mx-auto w-full px-5 pt-8 pb-16 sm:px-7 sm:pt-11 sm:pb-20", WIDTHS[width], className)}
      >
        {children}
      </div>
    </>
  );
}

/** The only main heading of a page. It takes the focus after a page change, so that reading starts there. */
export function PageHeading({
  children,
  lead,
  step,
  className,
}: {
  children: ReactNode;
  lead?: ReactNode;
  /** See `useNextFocus`: where the page becomes another one without a new address. */
  step?: string;
  className?: string;
}) {
  return (
    <div className={cx("mb-7 min-w-0", className)}>
      <h1
        tabIndex={-1}
        data-step={step}
        className="hyphens-auto break-words text-[clamp(1.7rem,5vw,2.2rem)] font-[680] leading-[1.12] tracking-[-0.028em]"
      >
        {children}
      </h1>
      {lead && <p className="mt-3 max-w-[36em] text-[1.03rem] text-ink-soft">{lead}</p>}
    </div>
  );
}
