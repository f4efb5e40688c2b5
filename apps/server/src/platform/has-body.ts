import type { IncomingMessage } from "node:http";

/** Whether a call brings a body, by what its head says. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
}
