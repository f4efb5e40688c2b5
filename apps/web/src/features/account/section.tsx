import type { ReactNode } from "react";

/** A section of the page: its heading is beside its content on a wide screen, above it on a phone. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-3 border-t border-line py-7 sm:grid-cols-[11rem_1fr]">
      <h2 className="text-[1.03rem] font-[620]">{title}</h2>
      <div>{children}</div>
    </section>
  );
}
