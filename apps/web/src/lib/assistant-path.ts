import type { Paths } from "./paths.ts";
import { setPath } from "./set-path.ts";

const SECTION = "assistant";
const STRETCH = "part";

/** Where in a set one's own assistant is asked: about which section, and which stretch of a long one. */
export interface AssistantPlace {
  /** Null for the list of all. */
  readonly section: number | null;
  readonly stretch: number;
}

/** The page of a set that asks one's own assistant. */
export function assistantPath(paths: Paths, id: string, place?: AssistantPlace): string {
  const query = new URLSearchParams({ [SECTION]: String(place?.section ?? "") });
  if (place !== undefined && place.stretch > 0) query.set(STRETCH, String(place.stretch + 1));
  return `${setPath(paths, id)}?${query}`;
}

/** The place that the URL of a set names; null where it names none. */
export function assistantPlaceIn(search: URLSearchParams): AssistantPlace | null {
  const section = search.get(SECTION);
  if (section === null) return null;
  return {
    section: section === "" ? null : indexIn(section),
    stretch: Math.max(1, indexIn(search.get(STRETCH) ?? "1")) - 1,
  };
}

function indexIn(text: string): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}
