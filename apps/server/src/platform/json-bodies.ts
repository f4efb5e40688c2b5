import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";
import { type BodyInThread, createJsonThread, type JsonThread } from "./json-thread.ts";
import { inOwnMemory } from "./own-memory.ts";
import { type LongText, type ParsedJson, parseJson } from "./parse-json.ts";
import { type BodyTaker, readBody } from "./read-body.ts";
import { createTurns } from "./turns.ts";

/** Most calls bring less. Of as many parts as may be, these many bytes take about half a millisecond. */
const LONG_BYTES = 8 * 1024;
/** From here on a body goes to a thread as it comes, and is parsed there. */
const LARGE_BYTES = 1024 * 1024;
/** What goes there at once: to tell a thread of something costs as much as to read a piece. */
const BATCH_BYTES = 256 * 1024;

declare module "fastify" {
  interface FastifyContextConfig {
    /** What may be long in the bodies of this call. */
    longText?: LongText;
  }
}

function accepted(parsed: ParsedJson): unknown {
  if ("value" in parsed) return parsed.value;
  if ("tooLong" in parsed)
    throw new AppError("TEXT_TOO_LONG", "The text is too long.", { details: parsed.tooLong });
  throw new AppError("VALIDATION_FAILED", parsed.refusal);
}

const inTurn = createTurns(1);

async function parseHere(bytes: Buffer, longText?: LongText): Promise<ParsedJson> {
  if (bytes.byteLength === 0) return { value: undefined };
  if (bytes.byteLength >= LONG_BYTES) await new Promise<void>(inTurn);
  return parseJson(bytes, longText);
}

/** Keeps a body until it is large, and then hands it on. */
function takerOf(thread: JsonThread, longText?: LongText): BodyTaker<Promise<ParsedJson>> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  let away: BodyInThread | null = null;
  let stop = () => {};
  const open = () => {
    const opened = thread.open();
    void opened.settled.then(stop);
    return opened;
  };
  const handOn = (to: BodyInThread) => {
    to.add(pieces.splice(0).map(inOwnMemory));
    bytes = 0;
    return to;
  };
  return {
    add: (piece) => {
      pieces.push(piece);
      bytes += piece.byteLength;
      if (bytes >= (away === null ? LARGE_BYTES : BATCH_BYTES)) away = handOn(away ?? open());
    },
    whenEnough: (told) => {
      stop = told;
    },
    whole: () => (away === null ? parseHere(Buffer.concat(pieces), longText) : handOn(away).parse(longText)),
    drop: () => away?.drop(),
  };
}

/** JSON only, and an empty body where a call has none (the browser still names its type). */
export function acceptJsonOnly(app: FastifyInstance): void {
  const thread = createJsonThread();
  app.addHook("onClose", () => thread.close());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    async ({ headers, routeOptions }: FastifyRequest, body: IncomingMessage) => {
      const length = { announced: Number(headers["content-length"]), max: routeOptions.bodyLimit };
      return accepted(await readBody(body, length, takerOf(thread, routeOptions.config.longText)));
    },
  );
}
