import type { DatasetStatus } from "@quizmill/contract";
import { localPersistence } from "./persistence.ts";
import { currentIndex, FRESH_SESSION, type Session } from "./session.ts";

/** Marks the heading that waits for a stem in the ready page; see `quiz-skeleton.tsx`. */
export const STEM_PLACE = "data-stem-place";

/** What may begin a formula or code: these wait for the code that sets them. */
const MARKS = /[`$\\]/;

/**
 * Puts the stem that one will see first into the page, before the program is there: one reads it while the rest
 * comes. Shows nothing where that is not sure to be what the program will show.
 */
export function showEarlyQuestion(datasetId: string, content: unknown): void {
  const place = document.querySelector<HTMLElement>(`[${STEM_PLACE}]`);
  const stem = place && earlyStem(content, localPersistence(datasetId).loadSession() ?? FRESH_SESSION);
  if (!place || !stem) return;
  place.textContent = stem.text;
  if (stem.language !== null) place.lang = stem.language;
  place.hidden = false;
}

/** The parts of a set that are read; it comes as the server sent it. */
interface EarlySet {
  readonly status?: DatasetStatus;
  readonly language?: string | null;
  readonly questions?: readonly { readonly text: string }[];
}

interface EarlyStem {
  readonly text: string;
  readonly language: string | null;
}

/** The stem that the program will begin with; null where that is something else, or needs the program. */
export function earlyStem(content: unknown, session: Pick<Session, "idx" | "finished">): EarlyStem | null {
  const { status, questions = [], language = null } = (content ?? {}) as EarlySet;
  const text = questions[currentIndex(session, { questions })]?.text;
  // News of a set that is not whole stands above its question, and would push down what one reads.
  if (status !== "READY" || session.finished || text === undefined || MARKS.test(text)) return null;
  return { text, language };
}
