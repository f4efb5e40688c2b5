import { LOGOUT_EVENT, session } from "./session/session.ts";

/**
 * Who is logged in gets what it takes to go on without a network; who leaves takes their sets along. Visitors
 * get nothing of it: they would pay with bytes for what they cannot use.
 */
export function followSessionOffline(): void {
  // Not there without TLS, and not while the program is being worked on.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || !("caches" in window)) return;
  const offline = () => import("./offline.ts");
  let isKept = false;
  const keep = () => {
    if (isKept || session.state().status !== "authenticated") return;
    isKept = true;
    // Only a convenience: where it fails, everything works as long as there is a network.
    setTimeout(
      () =>
        void offline()
          .then((part) => part.keepForOffline())
          .catch(() => undefined),
      CALM_MS,
    );
  };
  session.subscribe(keep);
  keep();
  const forget = () =>
    void offline()
      .then((part) => part.forgetKeptSets())
      .catch(() => undefined);
  addEventListener(LOGOUT_EVENT, forget);
  // The session may have ended where nobody was looking.
  if (session.state().status === "anonymous" && navigator.serviceWorker.controller !== null) forget();
}

/** What a page needs itself comes first. */
const CALM_MS = 1_500;
