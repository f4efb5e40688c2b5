import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";
import { createJsonThread } from "./json-thread.ts";
import { type LongText, type ParsedJson, parseJson } from "./parse-json.ts";
import { LARGE_BYTES, readBody } from "./read-body.ts";
import { createTurns } from "./turns.ts";

/** Most calls bring less. Of thousands of parts, these many bytes take about a millisecond. */
const LONG_BYTES = 8 * 1024;

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

/** JSON only, and an empty body where a call has none (the browser still names its type). */
export function acceptJsonOnly(app: FastifyInstance): void {
  const thread = createJsonThread();
  const inTurn = createTurns(1);
  const parsed = async (bytes: Buffer<ArrayBuffer>, longText?: LongText): Promise<ParsedJson> => {
    if (bytes.byteLength >= LARGE_BYTES) return thread.parse(bytes, longText);
    if (bytes.byteLength >= LONG_BYTES) await new Promise<void>(inTurn);
    return parseJson(bytes, longText);
  };
  app.addHook("onClose", () => thread.close());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    async ({ headers, routeOptions }: FastifyRequest, body: IncomingMessage) => {
      const announced = Number(headers["content-length"]);
      const max = routeOptions.bodyLimit;
      const bytes = await readBody(body, { announced, max });
      if (bytes.byteLength === 0) return undefined;
      return accepted(await parsed(bytes, routeOptions.config.longText));
    },
  );
}
