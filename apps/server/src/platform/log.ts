import type { FastifyServerOptions } from "fastify";

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
    serializers: { err: tellError },
    redact: { paths: ["busboyOptions", "*.headers", "headers"], remove: true },
  };
}
