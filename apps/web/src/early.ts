import { showEarlyQuestion } from "./features/quiz/early-question.ts";
import { holdPresses, isAsleep } from "./lib/awake.ts";
import { callEarly } from "./lib/early-call.ts";
import { runAfterPaint } from "./lib/run-after-paint.ts";
import { accessToken, expiryOf } from "./lib/session/access-token.ts";
import { cachedUser } from "./lib/session/cached-user.ts";
import { showTheme } from "./lib/theme.ts";

/*
 * Stands in every page and runs before the first paint: what a ready page cannot know of this browser must not
 * show for a moment and then change. The program itself comes after that paint, which needs none of it. A page
 * that begins with a call says which; it is made here, so that the answer comes along with the code that shows it.
 * The question one left off at is put into the page as soon as it is known: it can be read while that code comes.
 */
showTheme();
runAfterPaint(document.documentElement.dataset.scripts?.split(" ") ?? []);
// A form that is sent before the program is there would put what was typed, a password too, into the address.
addEventListener("submit", (event) => event.preventDefault());
holdPresses();
const token = accessToken.read();
if (token !== null && cachedUser.read() !== null) {
  const { dataset } = document.documentElement;
  dataset.member = "";
  const endsAt = expiryOf(token);
  if (dataset.call && (endsAt === null || endsAt > Date.now())) {
    const id = decodeURIComponent(location.pathname.replace(/\/$/, "").split("/").at(-1) ?? "");
    void callEarly(dataset.call, id, token).then((content) => {
      if (isAsleep()) showEarlyQuestion(id, content);
    });
  }
}
