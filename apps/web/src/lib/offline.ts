import { KEPT } from "../service-worker/kept-calls.ts";
import type { KeepMessage } from "../service-worker/messages.ts";
import { accessToken } from "./session/access-token.ts";

const SETS_PREFIX = "sets-";

/**
 * From now on the app, and the sets that are opened, can be used offline. `hadWorker`: whether there was a worker to
 * keep what this page asked for from its start.
 */
export async function keepForOffline(hadWorker: boolean): Promise<void> {
  await navigator.serviceWorker.register("/service-worker.js");
  const { active } = await navigator.serviceWorker.ready;
  if (!hadWorker) active?.postMessage(fetchedSoFar());
}

function fetchedSoFar(): KeepMessage {
  const addresses = performance.getEntriesByType("resource").map((entry) => entry.name);
  const own = addresses.filter((address) => address.startsWith(`${location.origin}/`));
  return {
    files: own.filter((address) => new URL(address).pathname.startsWith("/assets/")),
    calls: own.filter((address) => KEPT.test(new URL(address).pathname)),
    authorization: `Bearer ${accessToken.read()}`,
  };
}

/** At logout the cached sets are deleted. */
export async function forgetKeptSets(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(SETS_PREFIX)).map((name) => caches.delete(name)));
}
