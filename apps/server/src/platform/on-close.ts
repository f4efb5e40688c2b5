import type { ServerResponse } from "node:http";

/**
 * Calls `then` when the answer is sent or its caller has left; at once if that has happened already, because the event
 * does not come again.
 */
export function onClose(raw: ServerResponse, then: () => void): void {
  if (raw.closed) then();
  else raw.once("close", then);
}
