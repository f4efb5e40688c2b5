import type { Mode } from "@quizmill/contract";
import { type LiveJob, PAGE, type Paths } from "./paths.ts";

/** The page of a set. What is here is apart from `pathsFor`, which the start page loads. */
export function setPath(paths: Paths, id: string): string {
  return `${paths.home()}/${PAGE.set.replace(":id", encodeURIComponent(id))}`;
}

/** The quiz of a set while its questions are still being written. */
export function livePath(paths: Paths, id: string, { jobId, token }: LiveJob): string {
  return `${paths.dataset(id)}?${new URLSearchParams({ job: jobId, token })}`;
}

/** A further document for a set. */
export function addDocumentPath(paths: Paths, id: string): string {
  return `${paths.upload()}?${new URLSearchParams({ [SET]: id })}`;
}

/** The quiz of a set, at one of its questions. */
export function questionPath(paths: Paths, id: string, questionId: number): string {
  return `${paths.dataset(id)}?question=${questionId}`;
}

/** The stored text of a set, at the sentence behind a question. */
export function textPath(paths: Paths, id: string, questionId?: number): string {
  const text = `${paths.home()}/${PAGE.text.replace(":id", encodeURIComponent(id))}`;
  return questionId === undefined ? text : `${text}?question=${questionId}`;
}

/** How a set is answered, whatever it was made for; `isAnew` begins again what was finished. */
export interface Way {
  readonly mode: Mode | null;
  readonly isAnew: boolean;
}

const SET = "set";
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

/** A new exam, drawn from this set unless others are chosen. */
export function examPath(paths: Paths, id: string): string {
  return `${paths.newExam()}?${new URLSearchParams({ [SET]: id })}`;
}

export function examSetIn(search: URLSearchParams): string | null {
  return search.get(SET);
}
