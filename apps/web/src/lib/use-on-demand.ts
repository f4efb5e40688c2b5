import { useState } from "react";

/**
 * For a part that is fetched when somebody reaches for it: its stand-in button fetches on hover or
 * focus, so that a press finds it there, and shows it once pressed.
 */
export function useOnDemand(fetchPart: () => Promise<unknown>) {
  const [isWanted, setWanted] = useState(false);
  const fetchAhead = () => void fetchPart().catch(() => undefined);
  const standInProps = {
    "aria-expanded": isWanted,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: () => setWanted(true),
  };
  return { isWanted, setWanted, standInProps };
}
