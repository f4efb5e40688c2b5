import { LOGOUT_EVENT, session } from "./session/session.ts";

/** Lets the page load its own files first. */
const CALM_MS = 1_500;
const nothing = () => undefined;

/**
 * Logged-in people get the files for offline use, and the answers of earlier visits are sent; at logout their kept sets
 * are deleted. Visitors get none of it: they would pay with bytes for what they cannot use.
 */
export function followSession(): void {
  // Missing without TLS, and switched off during development.
  const worker = import.meta.env.PROD && "caches" in window ? navigator.serviceWorker : undefined;
  const hadWorker = Boolean(worker?.controller);
  let isFollowed = false;
  const follow = () => {
    if (isFollowed || session.state().status !== "authenticated") return;
    isFollowed = true;
    setTimeout(() => {
      // Only conveniences: if one fails, everything works as long as there is a network.
      import("./study/today.ts").then((part) => part.refreshFigures()).catch(nothing);
      if (worker)
        offline()
          .then((part) => part.keepForOffline(hadWorker))
          .catch(nothing);
    }, CALM_MS);
  };
  session.subscribe(follow);
  follow();
  if (!worker) return;
  const forget = () =>
    void offline()
      .then((part) => part.forgetKeptSets())
      .catch(nothing);
  addEventListener(LOGOUT_EVENT, forget);
  // The session may have ended while no page was open.
  if (session.state().status === "anonymous" && worker.controller !== null) forget();
}

const offline = () => import("./offline.ts");
