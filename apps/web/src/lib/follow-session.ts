import { LOGOUT_EVENT, session } from "./session/session.ts";

/** Lets the page load its own files first. */
const CALM_MS = 1_500;

/**
 * Logged-in people get the files for offline use, and what earlier visits left goes on; at logout their kept sets are
 * deleted. Visitors get none of it: they would pay with bytes for what they cannot use.
 */
export function followSession(): void {
  // Missing without TLS, and switched off during development.
  const worker = import.meta.env.PROD && "caches" in window ? navigator.serviceWorker : undefined;
  const hadWorker = Boolean(worker?.controller);
  let isFollowed = false;
  const follow = () => {
    if (isFollowed || session.state().status !== "authenticated") return;
    isFollowed = true;
    setTimeout(() => withMember((part) => part.goOn(worker && { hadWorker })), CALM_MS);
  };
  session.subscribe(follow);
  follow();
  if (!worker) return;
  const forget = () => withMember((part) => part.forget());
  addEventListener(LOGOUT_EVENT, forget);
  // The session may have ended while no page was open.
  if (session.state().status === "anonymous" && worker.controller !== null) forget();
}

/** Only conveniences: if one fails, everything works as long as there is a network. */
function withMember(use: (part: typeof import("./member.ts")) => void): void {
  import("./member.ts").then(use, () => undefined);
}
