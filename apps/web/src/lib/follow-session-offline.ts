import { LOGOUT_EVENT, session } from "./session/session.ts";

/**
 * Logged-in people get the files for offline use; at logout their sets are deleted. Visitors get none: they would pay
 * with bytes for what they cannot use.
 */
export function followSessionOffline(): void {
  // Missing without TLS, and switched off during development.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || !("caches" in window)) return;
  const offline = () => import("./offline.ts");
  let isKept = false;
  const keep = () => {
    if (isKept || session.state().status !== "authenticated") return;
    isKept = true;
    // Only a convenience: if it fails, everything works as long as there is a network.
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
  // The session may have ended while no page was open.
  if (session.state().status === "anonymous" && navigator.serviceWorker.controller !== null) forget();
}

/** Lets the page load its own files first. */
const CALM_MS = 1_500;
