import { LIMITS, type Mode, ModeSchema, ROUTES } from "@quizmill/contract";
import type { Extractor } from "@quizmill/extract";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../platform/errors.ts";
import type { Staging } from "../../platform/files.ts";
import type { Mount } from "../../platform/mount.ts";
import { createUploads, type UploadsDeps } from "./bootstrap.ts";
import { readFile, readNotes } from "./read.ts";

export interface UploadRoutesDeps extends UploadsDeps {
  readonly extractor: Extractor;
  readonly staging: Staging;
}

function modeOf(mode: string): Mode {
  const known = ModeSchema.safeParse(mode);
  if (known.success) return known.data;
  throw new AppError("MODE_INVALID", "The mode is test or study.", {
    details: { modes: ModeSchema.options },
  });
}

/** Visible ASCII, as header values are. */
function idempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers["idempotency-key"];
  if (key === undefined) return null;
  if (
    typeof key === "string" &&
    /^[\x21-\x7e]+$/.test(key) &&
    key.length <= LIMITS.upload.idempotencyKeyMaxChars
  )
    return key;
  throw new AppError("VALIDATION_FAILED", "The Idempotency-Key is not usable.", {
    details: { part: "header", maxChars: LIMITS.upload.idempotencyKeyMaxChars },
  });
}

export function mountUploads(mount: Mount, deps: UploadRoutesDeps): void {
  const uploads = createUploads(deps);

  mount(ROUTES.uploadBootstrap, async ({ accountId, query, request, signal }) =>
    uploads.bootstrap({
      ...{ accountId, mode: modeOf(query.mode), engine: query.engine, minFirst: query.minFirst },
      ...{ key: idempotencyKey(request), signal },
      read: (upload) => readFile(deps, request, upload),
    }),
  );
  mount(ROUTES.notesBootstrap, async ({ accountId, query, body, request, signal }) =>
    uploads.bootstrap({
      ...{ accountId, mode: modeOf(query.mode), engine: query.engine, minFirst: query.minFirst },
      ...{ key: idempotencyKey(request), signal },
      read: (upload) => readNotes(deps, body, upload),
    }),
  );
  mount(ROUTES.uploadProgress, async ({ accountId, params }) => uploads.progress({ accountId, ...params }));
}
