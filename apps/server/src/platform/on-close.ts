import type { ServerResponse } from "node:http";

/** Does `then` when the answer is sent or its caller gone; at once where that was before: nobody says it a second time. */
export function onClose(raw: ServerResponse, then: () => void): void {
  if (raw.closed) then();
  else raw.once("close", then);
}
