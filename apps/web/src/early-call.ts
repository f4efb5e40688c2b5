import { hasQuestionPlace, showEarlyQuestion } from "./features/quiz/early-question.ts";
import { holdFocus, isAsleep } from "./lib/awake.ts";
import { callEarly } from "./lib/early-call.ts";
import { holdKeys } from "./lib/early-keys.ts";
import { painted, prepare, runProgram, shown, waited } from "./lib/ready-page.ts";
import { expiryOf } from "./lib/session/access-token.ts";

/*
 * Stands instead of `early.ts` in the pages that begin with a call. It is made here, so that the answer comes along
 * with the code that shows it. The question one left off at is put into the page as soon as it is known: it can be
 * read while that code comes.
 */

/** For how long the network is left to the question alone: the program comes that much later. */
const QUESTION_FIRST_MS = 400;

holdKeys();
// Whatever stands in an answer, the program comes, and says what is wrong with it.
void begin(showQuestion(prepare()).catch(() => false));
holdFocus();

/** Whether the page's call brought a question that stands on the page now. */
async function showQuestion(token: string | null): Promise<boolean> {
  const { call } = document.documentElement.dataset;
  const endsAt = token === null ? null : expiryOf(token);
  if (token === null || !call || (endsAt !== null && endsAt <= Date.now())) return false;
  const id = decodeURIComponent(location.pathname.replace(/\/$/, "").split("/").at(-1) ?? "");
  const content = await callEarly(call, id, token);
  return isAsleep() && showEarlyQuestion(id, content);
}

async function begin(question: Promise<boolean>): Promise<void> {
  await painted();
  if (hasQuestionPlace()) await Promise.race([readable(question), waited(QUESTION_FIRST_MS)]);
  runProgram();
}

/** Comes when the question is on the screen, or there is none to wait for. */
async function readable(question: Promise<boolean>): Promise<void> {
  if (await question) await shown();
}
