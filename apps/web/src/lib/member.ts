import { goOnHere } from "./browser-model/here.ts";
import { forgetKeptSets, keepForOffline } from "./offline.ts";
import { refreshFigures } from "./study/today.ts";

const nothing = () => undefined;

/**
 * Goes on with what earlier visits left: answers that were not sent, sets that wait for this browser's model, files for
 * offline use if there is a worker to keep them.
 */
export function goOn(worker: { readonly hadWorker: boolean } | undefined): void {
  goOnHere();
  refreshFigures().catch(nothing);
  if (worker) keepForOffline(worker.hadWorker).catch(nothing);
}

export function forget(): void {
  forgetKeptSets().catch(nothing);
}
