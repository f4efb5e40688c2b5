import type { Mode } from "@quizmill/contract";
import { PAGE, type Paths } from "./paths.ts";

/** The page of a set. What is here is apart from `pathsFor`, which the start page loads. */
export function setPath(paths: Paths, id: string): string {
  return `${paths.home()}/${PAGE.set.replace(":id", encodeURIComponent(id))}`;
}

/** How a set is answered, whatever it was made for; `isAnew` begins again what was finished. */
export interface Way {
  readonly mode: Mode | null;
  readonly isAnew: boolean;
}

const MODE = "mode";
const ANEW = "anew";

export function wayPath(paths: Paths, id: string, { mode, isAnew }: Way): string {
  const query = new URLSearchParams();
  if (mode !== null) query.set(MODE, mode);
  if (isAnew) query.set(ANEW, "true");
  return `${paths.dataset(id)}?${query}`;
}

/** The way that the URL of a quiz names. */
export function wayIn(search: URLSearchParams): Way {
  const mode = search.get(MODE);
  return { mode: mode === "study" || mode === "test" ? mode : null, isAnew: search.has(ANEW) };
}

const SET = "set";

/** A new exam, drawn from this set unless others are chosen. */
export function examPath(paths: Paths, id: string): string {
  return `${paths.newExam()}?${new URLSearchParams({ [SET]: id })}`;
}

export function examSetIn(search: URLSearchParams): string | null {
  return search.get(SET);
}
