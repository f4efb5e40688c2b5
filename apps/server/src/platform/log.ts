import { hostname } from "node:os";
import type { FastifyServerOptions } from "fastify";
import { linesByTurns } from "./lines-out.ts";

/** One for the process, as its standard output is; Node opens that so that a full pipe refuses and does not block. */
const STDOUT = linesByTurns(process.stdout.fd);

/** What helps to find a fault, without what else hangs on an error: a malformed request carries its raw bytes. */
function tellError({ name, message, stack = "", ...rest }: Error & { code?: unknown }) {
  const code = typeof rest.code === "string" ? { code: rest.code } : {};
  return { type: name, message, stack, ...code };
}

/** What each line says of where it comes from. */
const BASE = { pid: process.pid, hostname: hostname() };

/** Writes the line of an answer to this request, which took so many ms. */
export type AnswerLog = (reqId: string, ms: number) => void;

/** As the library numbers it. */
const INFO = 30;
const LEVELS_THAT_TELL = ["trace", "debug", "info"];

/**
 * The lines of answers that have `common` in common, as the library would write them at the level "info". Their text
 * but for three figures is made once: a line for each call there is costs else as much as some of them.
 */
export function answerLog(level: string, common: Readonly<Record<string, unknown>>): AnswerLog {
  if (!LEVELS_THAT_TELL.includes(level)) return () => undefined;
  const members = (of: object) => JSON.stringify(of).slice(1, -1);
  const origin = members(BASE);
  const rest = members({ ...common, msg: "answered" });
  return (reqId, ms) =>
    STDOUT.write(`{"level":${INFO},"time":${Date.now()},${origin},"reqId":"${reqId}","ms":${ms},${rest}}\n`);
}

/**
 * Structured lines without anybody's secrets, at every level: what the libraries would add on their own
 * account (the multipart reader tells all headers, with the bearer token) is left out.
 */
export function logOptions(level: string): Exclude<FastifyServerOptions["logger"], boolean | undefined> {
  return {
    ...{ level, base: BASE },
    stream: STDOUT,
    serializers: { err: tellError },
    redact: { paths: ["busboyOptions", "*.headers", "headers"], remove: true },
  };
}
