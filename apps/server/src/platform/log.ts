import type { FastifyServerOptions } from "fastify";
import { pino } from "pino";

/**
 * Standard output, written to once for all lines of one turn of the event loop: a busy server answers many calls
 * in one, and a system call for each line costs as much as some of them. What is held when the process ends, by
 * itself or by a fault, is written then.
 */
function linesByTurns() {
  const out = pino.destination({ dest: 1, sync: true });
  let held = "";
  const flush = () => {
    if (held !== "") out.write(held);
    held = "";
  };
  process.on("exit", flush);
  return {
    write: (line: string) => {
      if (held === "") setImmediate(flush);
      held += line;
    },
  };
}

/** One for the process, as its standard output is. */
const STDOUT = linesByTurns();

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
