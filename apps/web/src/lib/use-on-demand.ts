import { type ComponentType, useState } from "react";

/**
 * For a part that is fetched when somebody reaches for it: its stand-in button fetches on hover or
 * focus, so that a press finds it there. `Part` is there once it was pressed and fetched. Not by `lazy`: what that has
 * fetched long ago still shows the fallback once, and React then keeps it for a third of a second.
 */
export function useOnDemand<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  const [isWanted, setWanted] = useState(false);
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | { error: unknown } | null>(null);
  // Whoever shows the page says that a part of it could not be fetched.
  if (part !== null && "error" in part) throw part.error;
  const fetchAhead = () => void fetchPart().catch(() => undefined);
  const open = () => {
    setWanted(true);
    fetchPart().then(
      (Part) => setPart({ Part }),
      (error: unknown) => setPart({ error }),
    );
  };
  const standInProps = {
    "aria-expanded": isWanted,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: open,
  };
  return { Part: isWanted && part !== null ? part.Part : null, setWanted, standInProps };
}
