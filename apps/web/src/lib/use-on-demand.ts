import { type ComponentType, useState } from "react";

/**
 * For a part that loads when it is needed: its stand-in button loads it on hover or focus, so that it is ready when
 * pressed. `Part` exists once it was pressed and loaded. It does not use `lazy`: that shows the fallback once even for
 * a module loaded long ago, and React then keeps the fallback for a third of a second.
 */
export function useOnDemand<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  const [isWanted, setWanted] = useState(false);
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | { error: unknown } | null>(null);
  // The error boundary around the page shows that a part could not be loaded.
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
