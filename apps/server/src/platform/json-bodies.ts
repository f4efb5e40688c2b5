import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FastifyInstance } from "fastify";
import { AppError } from "./errors.ts";
import { type ParsedJson, parseJson } from "./parse-json.ts";

/** From here on parsing holds other callers up for longer than starting a thread takes. */
const LARGE_BYTES = 1024 * 1024;
const THREAD_MEMORY_MIB = 128;
const THREAD = new URL("./parse-json-in-thread.ts", import.meta.url);

/** Leaves `bytes` empty: they go to the thread as they are. */
async function parseElsewhere(bytes: Buffer<ArrayBuffer>): Promise<ParsedJson> {
  const thread = new Worker(THREAD, {
    ...{ workerData: bytes, transferList: [bytes.buffer] },
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MIB },
  });
  const [parsed] = (await once(thread, "message")) as [ParsedJson];
  return parsed;
}

function accepted(parsed: ParsedJson): unknown {
  if ("value" in parsed) return parsed.value;
  throw new AppError("VALIDATION_FAILED", parsed.refusal);
}

/** JSON only, and an empty body where a call has none (the browser still names its type). */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (_request: unknown, bytes: Buffer) => {
      if (bytes.byteLength === 0) return undefined;
      return accepted(
        bytes.byteLength < LARGE_BYTES
          ? parseJson(bytes)
          : await parseElsewhere(bytes as Buffer<ArrayBuffer>),
      );
    },
  );
}
