import { type NewAnswer, ROUTES } from "@quizmill/contract";
import { call } from "../api.ts";
import { newKey } from "../new-key.ts";
import { accessToken, accountOf } from "../session/access-token.ts";
import { session } from "../session/session.ts";
import { inTurn } from "../session/turns.ts";
import { storedText } from "../storage.ts";
import { studyFigures } from "./figures.ts";
import { createOutbox } from "./outbox.ts";
import { browserStore } from "./outbox-store.ts";

const SOON_MS = 1_000;
/** After a failed call. The browser's own events usually come earlier. */
const AGAIN_MS = 60_000;

/** The questions that have become known while this page is open. */
const nowKnown = new Set<number>();
const storedDevice = storedText("device-id");
const outbox = createOutbox({
  store: browserStore(),
  send: async (answers) => {
    // Kept alive, so that a page that is being closed still sends it.
    const told = await call(ROUTES.sendAnswers, { body: { answers }, keepalive: true });
    const known = new Set(told.answers.flatMap(({ id, becameKnown }) => (becameKnown ? [id] : [])));
    for (const { id, questionId } of answers) if (known.has(id)) nowKnown.add(questionId);
  },
  account: currentAccount,
  now: Date.now,
});
let timer: ReturnType<typeof setTimeout> | undefined;

/** What a page knows of an answer; this module adds the rest. */
export type GivenAnswer = Pick<
  NewAnswer,
  "questionId" | "questionVersion" | "chosenOptionId" | "confidence" | "source" | "durationMs"
> &
  /** Of an answer that was given earlier. */
  Partial<Pick<NewAnswer, "id" | "answeredAt">>;

/**
 * Keeps an answer for the account and sends it soon, or after `heldMs`: until then it can be taken back. Gives its id;
 * null if nobody is logged in or the question is not stored on the server.
 */
export function recordAnswer(given: GivenAnswer, heldMs = 0): string | null {
  const account = currentAccount();
  if (account === null || given.questionId <= 0) return null;
  const now = Date.now();
  const answer: NewAnswer = {
    id: newKey(),
    answeredAt: new Date(now).toISOString(),
    deviceId: deviceId(),
    ...given,
    usualMs: studyFigures.read()?.usualMs ?? null,
  };
  studyFigures.outdate();
  void outbox.put({ account, answer, heldUntil: now + heldMs }).then(() => sendAfter(SOON_MS));
  return answer.id;
}

/** How many of these questions have become known, as far as their answers were sent. */
export function becameKnown(questionIds: readonly number[]): number {
  return new Set(questionIds.filter((id) => nowKnown.has(id))).size;
}

/** True if the answer had not been sent, and never will be. */
export const takeBackAnswer = outbox.takeBack;
/** Ends the time in which the last answer can be taken back. */
export const releaseAnswers = outbox.release;
/** The questions whose answers the server does not have. */
export const questionsWaiting = outbox.waitingQuestions;

/** Sends what waits. Never rejects: what cannot be sent now is sent later. */
export async function sendAnswers(): Promise<void> {
  clearTimeout(timer);
  try {
    const heldUntil = await inTurn("answers.send", outbox.sendAll);
    if (heldUntil !== null) sendAfter(Math.max(0, heldUntil - Date.now()));
  } catch {
    sendAfter(AGAIN_MS);
  }
}

function sendAfter(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sendAnswers(), ms);
}

function currentAccount(): string | null {
  return session.state().status === "authenticated" ? accountOf(accessToken.read()) : null;
}

/** Tells the devices of one person apart. */
function deviceId(): string {
  const known = storedDevice.read();
  if (known !== null && /^[\w-]{1,64}$/.test(known)) return known;
  const made = newKey();
  storedDevice.write(made);
  return made;
}

addEventListener("online", () => void sendAnswers());
document.addEventListener("visibilitychange", () => void sendAnswers());
