import type { DatasetStatus, Option } from "@quizmill/contract";
import { isDoubtful } from "./judging.ts";
import { localPersistence } from "./persistence.ts";
import { normaliseQuestions, type RawQuestion } from "./questions.ts";
import { currentIndex, FRESH_SESSION, type Session } from "./session.ts";

/** Mark the heading that waits for a stem in the ready page, and the row that waits for an option. */
export const STEM_PLACE = "data-stem-place";
export const OPTION_PLACE = "data-option-place";

/** What may begin a formula, code or a picture: these wait for the code that sets them. */
const MARKS = /[`$\\]|!\[/;

/**
 * Puts the question that one will see first into the page, before the program is there: one reads it while the rest
 * comes. Shows nothing where that is not sure to be what the program will show.
 */
export function showEarlyQuestion(datasetId: string, content: unknown): void {
  const place = document.querySelector<HTMLElement>(`[${STEM_PLACE}]`);
  const { loadSession, loadFlags, loadRounds } = localPersistence(datasetId);
  const question = place && earlyQuestion(content, loadSession() ?? FRESH_SESSION, loadFlags());
  if (!place || !question) return;
  say(place, question.stem, question.language);
  place.hidden = false;
  // In a further round they come in another order, which only the program knows.
  if (question.options.length > 0 && loadRounds().whole === 0) showOptions(question);
}

/** One row is there as it should look; each option gets a copy. */
function showOptions({ options, language }: EarlyQuestion): void {
  const row = document.querySelector<HTMLElement>(`[${OPTION_PLACE}]`);
  const place = row?.parentElement;
  if (!row || !place) return;
  const rows = options.map(({ label, text }) => {
    const own = row.cloneNode(true) as HTMLElement;
    const [tile, words] = own.querySelectorAll("span");
    if (tile) tile.textContent = label;
    if (words) say(words, text, language);
    return own;
  });
  place.replaceChildren(...rows);
  place.hidden = false;
}

function say(place: HTMLElement, text: string, language: string | null): void {
  place.textContent = text;
  if (language !== null) place.lang = language;
}

/** The parts of a set that are read; it comes as the server sent it. */
interface EarlySet {
  readonly status?: DatasetStatus;
  readonly language?: string | null;
  readonly questions?: readonly RawQuestion[];
}

interface EarlyQuestion {
  readonly stem: string;
  /** Empty where they wait for the program. */
  readonly options: readonly Pick<Option, "label" | "text">[];
  readonly language: string | null;
}

/** The question that the program will begin with; null where that is something else, or needs the program. */
export function earlyQuestion(
  content: unknown,
  session: Session,
  flagged: ReadonlySet<number>,
): EarlyQuestion | null {
  const { status, questions = [], language = null } = (content ?? {}) as EarlySet;
  const index = currentIndex(session, { questions });
  const question = normaliseQuestions(questions.slice(index, index + 1))[0];
  // News of a set that is not whole stands above its question, and would push down what one reads.
  if (status !== "READY" || session.finished || !question || MARKS.test(question.text)) return null;
  const { id, text: stem, options } = question;
  // What it rests on stands above its stem.
  if (question.context !== undefined || question.needsPicture) return null;
  // What has been done to a question, or is doubtful in it, shows in its options or above them.
  const isPlain = session.selectedByQ[id] === undefined && !flagged.has(id) && !isDoubtful(question);
  const areReady = isPlain && !options.some(({ text }) => MARKS.test(text));
  return { stem, language, options: areReady ? options : [] };
}
