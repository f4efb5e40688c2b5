import type { FastifyInstance, FastifyRequest } from "fastify";
import { scan } from "secure-json-parse";
import { AppError } from "./errors.ts";
import { createStartLimit } from "./start-limit.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Lists, objects and their members in the body of such a call. */
    bodyMaxParts?: number;
  }
}

/**
 * Lists, objects and their members: the bodies of the API's calls have a few dozen, unless their row says otherwise. A thousand parse in half a
 * millisecond.
 */
const MAX_PARTS = 1_000;
/** Nesting; those bodies are three levels deep. */
const MAX_DEPTH = 100;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const LIST = 0x5b;
const LIST_END = 0x5d;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;

/** The end of the string whose first byte is at `start`; past the end of the text if it is unterminated. */
function endOfString(json: Uint8Array, start: number): number {
  let at = start;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * Whether a JSON text has more parts, or is nested deeper, than any call needs. A megabyte of one string parses in a
 * few milliseconds; a megabyte of brackets takes a tenth of a second, in which nobody else is answered.
 */
function isTooComplex(json: Uint8Array, maxParts: number): boolean {
  let parts = 0;
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    const begins = byte === LIST || byte === OBJECT;
    if (byte === QUOTE) at = endOfString(json, at + 1);
    else if (begins || byte === COMMA) parts += 1;
    if (begins) depth += 1;
    else if (byte === LIST_END || byte === OBJECT_END) depth -= 1;
    if (parts > maxParts || depth > MAX_DEPTH) return true;
  }
  return false;
}

/**
 * A body's value; undefined if it is empty, because browsers send a content type for an empty body too. Throws
 * VALIDATION_FAILED if it is no JSON, is too complex, or sets the prototype of an object.
 */
export function parseJsonBody(json: Buffer, maxParts = MAX_PARTS): unknown {
  if (json.length === 0) return undefined;
  if (isTooComplex(json, maxParts)) throw new AppError("VALIDATION_FAILED", "The JSON has too many parts.");
  try {
    const value: unknown = JSON.parse(json.toString());
    // The library's own `parse` searches the text, which takes longer than everything else for a long text.
    return typeof value === "object" && value !== null ? scan(value) : value;
  } catch (cause) {
    throw new AppError("VALIDATION_FAILED", "The body is no JSON, or none that is taken.", { cause });
  }
}

/** Most bodies are shorter. */
const LONG_BYTES = 8 * 1024;

/**
 * Bodies are JSON; files have their own parser. Of long bodies that come together, one is parsed in each turn of the
 * event loop.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const start = createStartLimit(1);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (request: FastifyRequest, body: Buffer) => {
      if (body.length >= LONG_BYTES) await new Promise<void>(start);
      return parseJsonBody(body, request.routeOptions.config.bodyMaxParts);
    },
  );
}
