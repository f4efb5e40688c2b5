import { useLocation, useSearchParams } from "react-router";

/** The set that documents are added to, by the page's URL; null where a new one is made. */
export interface GrowingSet {
  readonly id: string;
  /** Empty unless the link to the page brought it. */
  readonly name: string;
}

export function useGrowingSet(): GrowingSet | null {
  const [search] = useSearchParams();
  const state: unknown = useLocation().state;
  const id = search.get("set");
  if (!id) return null;
  const named = typeof state === "object" && state !== null && "name" in state ? state.name : "";
  return { id, name: typeof named === "string" ? named : "" };
}
