import { showEarlyQuestion } from "./features/play/early-question.ts";
import { isAsleep } from "./lib/awake.ts";
import { callEarly } from "./lib/early-call.ts";
import { prepare } from "./lib/ready-page.ts";
import { expiryOf } from "./lib/session/access-token.ts";

/*
 * Stands instead of `early.ts` in the pages that begin with a call. It is made here, so that the answer comes along
 * with the code that shows it. The question one left off at is put into the page as soon as it is known: it can be
 * read while that code comes.
 */

// Whatever stands in an answer, the program comes, and says what is wrong with it.
void callAndShow(prepare()).catch(() => undefined);

async function callAndShow(token: string | null): Promise<void> {
  const { call } = document.documentElement.dataset;
  const endsAt = token === null ? null : expiryOf(token);
  if (token === null || !call || (endsAt !== null && endsAt <= Date.now())) return;
  const id = decodeURIComponent(location.pathname.replace(/\/$/, "").split("/").at(-1) ?? "");
  const content = await callEarly(call, id, token);
  if (isAsleep()) showEarlyQuestion(id, content);
}
