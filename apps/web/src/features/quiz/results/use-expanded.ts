import { useState } from "react";

/** Which questions of the results are open. */
export function useExpanded() {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  return {
    isOpen: (id: number) => open.has(id),
    toggle: (id: number) => {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      setOpen(next);
    },
    expand: (ids: readonly number[]) => setOpen(new Set(ids)),
    collapse: () => setOpen(new Set()),
  };
}
