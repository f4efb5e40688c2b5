import type { ReactNode } from "react";
import { Card } from "./card.tsx";

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** The one button that helps. */
  action?: ReactNode;
  role?: "alert";
}

/** For a place with nothing to show: what happened, what is safe, what to do next. */
export function EmptyState({ icon, title, children, action, role }: EmptyStateProps) {
  return (
    <Card className="px-6 py-12 text-center">
      <div role={role}>
        <div className="mx-auto mb-4 grid size-12 place-items-center rounded-option bg-accent-soft text-accent">
          {icon}
        </div>
        <h2 className="text-[1.2rem] font-[640] tracking-[-0.015em]">{title}</h2>
        {children && <div className="mx-auto mt-2 max-w-[32em] text-ink-soft">{children}</div>}
      </div>
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </Card>
  );
}
