import type { FastifyServerOptions } from "fastify";
import { linesByTurns } from "./lines-out.ts";

/** One for the process, as its standard output is; Node opens that so that a full pipe refuses and does not block. */
const STDOUT = linesByTurns(process.stdout.fd);

/** What helps to find a fault, without what else hangs on an error: a malformed request carries its raw bytes. */
function tellError({ name, message, stack = "", ...rest }: Error & { code?: unknown }) {
  const code = typeof rest.code === "string" ? { code: rest.code } : {};
  return { type: name, message, stack, ...code };
}

/**
 * Structured lines without anybody's secrets, at every level: what the libraries would add on their own
 * account (the multipart reader tells all headers, with the bearer token) is left out.
 */
export function logOptions(level: string): Exclude<FastifyServerOptions["logger"], boolean | undefined> {
  return {
    level,
    stream: STDOUT,
    serializers: { err: tellError },
    redact: { paths: ["busboyOptions", "*.headers", "headers"], remove: true },
  };
}
