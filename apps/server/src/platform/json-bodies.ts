import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "./errors.ts";
import { createJsonThread } from "./json-thread.ts";
import { type ParsedJson, parseJson } from "./parse-json.ts";
import { LARGE_BYTES, readBody } from "./read-body.ts";
import { createTurns } from "./turns.ts";

/** Most calls bring less. Of thousands of parts, these many bytes take about a millisecond. */
const LONG_BYTES = 8 * 1024;

function accepted(parsed: ParsedJson): unknown {
  if ("value" in parsed) return parsed.value;
  throw new AppError("VALIDATION_FAILED", parsed.refusal);
}

/** JSON only, and an empty body where a call has none (the browser still names its type). */
export function acceptJsonOnly(app: FastifyInstance): void {
  const thread = createJsonThread();
  const inTurn = createTurns(1);
  const parsed = async (bytes: Buffer<ArrayBuffer>): Promise<ParsedJson> => {
    if (bytes.byteLength >= LARGE_BYTES) return thread.parse(bytes);
    if (bytes.byteLength >= LONG_BYTES) await new Promise<void>(inTurn);
    return parseJson(bytes);
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
      return accepted(await parsed(bytes));
    },
  );
}
