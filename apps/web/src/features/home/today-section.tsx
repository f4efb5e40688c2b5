import { type ReactNode, useId } from "react";

/** A part of Today under its own heading. */
export function TodaySection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2.5 text-[1.06rem] font-[640] tracking-[-0.01em]">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** One line of a list that leads somewhere. */
export const ROW =
  "flex min-h-12 items-center justify-between gap-4 border-b border-line py-2 transition-colors hover:text-accent";
