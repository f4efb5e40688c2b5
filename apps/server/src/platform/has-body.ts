import type { IncomingMessage } from "node:http";

/** Whether a call has a body, according to its headers. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
}
