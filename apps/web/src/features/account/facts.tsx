import type { ReactNode } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";

interface Fact {
  label: string;
  /** Undefined while it is being fetched. */
  value: ReactNode | undefined;
}

/** Names and their values, one per line; a long value wraps beside its name, not below it. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-y-2.5">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-x-3">
          <dt className="max-w-3/5 flex-none text-ink-soft">{label}</dt>
          <dd className="min-w-0 text-right font-[520] [overflow-wrap:anywhere]">
            {value === undefined ? <Skeleton className="my-1 h-5 w-28" /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
