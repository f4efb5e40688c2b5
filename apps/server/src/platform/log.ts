import { hostname } from "node:os";
import type { FastifyServerOptions } from "fastify";
import { bufferedLines } from "./lines-out.ts";

/**
 * One for the process, like its standard output. Reading `process.stdout` makes Node open it, so that a full pipe
 * refuses instead of blocking.
 */
const STDOUT = bufferedLines(process.stdout.fd);

/**
 * What helps to find a fault, without the other data of an error: the one for a malformed request has its raw bytes.
 */
function tellError({ name, message, stack = "", ...rest }: Error & { code?: unknown }) {
  const code = typeof rest.code === "string" ? { code: rest.code } : {};
  return { type: name, message, stack, ...code };
}

/** The origin, which every line names. */
const BASE = { pid: process.pid, hostname: hostname() };

/** Writes the log line of an answer to this request, which took this many ms. */
export type AnswerLog = (reqId: string, ms: number) => void;

/** The library's number for this level. */
const INFO = 30;
const LEVELS_THAT_TELL = ["trace", "debug", "info"];

/**
 * Writes the lines of answers that share `common`, as the library would at the level "info". All their text but three
 * values is made once: a log line for each call would otherwise cost as much as some calls.
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
 * Structured lines without secrets, at every level. Lines that libraries would add are left out: the multipart parser
 * logs all headers, with the bearer token.
 */
export function logOptions(level: string): Exclude<FastifyServerOptions["logger"], boolean | undefined> {
  return {
    level,
    base: BASE,
    stream: STDOUT,
    serializers: { err: tellError },
    redact: { paths: ["busboyOptions", "*.headers", "headers"], remove: true },
  };
}
