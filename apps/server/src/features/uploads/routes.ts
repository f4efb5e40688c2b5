import {
  type ImportChoices,
  ImportChoicesSchema,
  LIMITS,
  type Mode,
  ModeSchema,
  ROUTES,
} from "@quizmill/contract";
import type { Extractor } from "@quizmill/extract";
import { AppError } from "../../platform/errors.ts";
import type { Staging } from "../../platform/files.ts";
import type { Mount } from "../../platform/mount.ts";
import { HOUR_MS } from "../../platform/rate-limits.ts";
import { createUploads, type UploadsDeps } from "./bootstrap.ts";
import { addPicture } from "./question-pictures.ts";
import { inspectFile, outlineOf, receiveFile, receiveNotes, refuseTooLong } from "./receive.ts";

export interface UploadRoutesDeps extends UploadsDeps {
  readonly extractor: Extractor;
  readonly staging: Staging;
  /** Pages of one document whose text is read from their pictures; 0 for none. */
  readonly picturePagesMax: number;
}

function modeOf(mode: string): Mode {
  const known = ModeSchema.safeParse(mode);
  if (known.success) return known.data;
  throw new AppError("MODE_INVALID", "The mode is test or study.", {
    details: { modes: ModeSchema.options },
  });
}

function choicesOf({
  adapt,
  columns,
}: {
  adapt?: string | undefined;
  columns?: string | undefined;
}): ImportChoices {
  const listIn = (list: string) => list.split(",").filter((name) => name !== "");
  return ImportChoicesSchema.parse({
    ...(adapt !== undefined && { adapt: listIn(adapt) }),
    ...(columns !== undefined && { columns: listIn(columns) }),
  });
}

interface Part {
  readonly sections?: string | undefined;
  readonly pages?: string | undefined;
}

function partIn({ sections, pages }: Part) {
  return { ...(sections !== undefined && { sections }), ...(pages !== undefined && { pages }) };
}

function hintIn({ language }: { language?: string | undefined }) {
  return { hintLanguage: language ?? null };
}

/** What is wanted of a file; its other choices are those of the set. */
function wishOf(query: { language?: string | undefined } & Parameters<typeof choicesOf>[0] & Part) {
  return { ...hintIn(query), choices: choicesOf(query), part: partIn(query) };
}

/**
 * From a document to a set: files and notes for a new set, further ones for a finished set, and a look into a file
 * before that. `receive.ts` takes the bytes. `bootstrap.ts` finds or makes the set of an Idempotency-Key and waits for
 * its first questions; reading and writing belong to the job (`generation/jobs`) and go on without the caller. Several
 * files of one set come one after another: the page adds each to the set of the first.
 */
export function mountUploads(mount: Mount, deps: UploadRoutesDeps): void {
  const uploads = createUploads(deps);

  mount(ROUTES.uploadBootstrap, async ({ accountId, sessionId, headers, query, request, signal }) =>
    uploads.bootstrap({
      accountId,
      sessionId,
      mode: modeOf(query.mode),
      engine: query.engine,
      minFirst: query.minFirst,
      key: headers["idempotency-key"] ?? null,
      signal,
      receive: () => receiveFile(deps, request, { ...wishOf(query), count: query.count }),
    }),
  );
  const { perAccountPerHour: max } = LIMITS.upload;
  const inspections = deps.rateLimits({ name: "inspect", max, windowMs: HOUR_MS });
  mount(ROUTES.uploadInspect, async ({ accountId, query, request, signal }) => {
    await inspections.use(accountId);
    const caller = { account: accountId, signal };
    return { fidelity: await inspectFile({ ...deps, choices: choicesOf(query) }, request, caller) };
  });
  mount(ROUTES.uploadOutline, async ({ accountId, request, signal }) => {
    await inspections.use(accountId);
    return outlineOf(deps, request, { account: accountId, signal });
  });
  const pictures = deps.rateLimits({
    name: "pictures",
    max: LIMITS.pictures.addedPerAccountPerHour,
    windowMs: HOUR_MS,
  });
  mount(ROUTES.addPicture, async ({ accountId, params: { id }, request, signal }) => {
    await pictures.use(accountId);
    return addPicture({ ...deps, signal }, request, { accountId, id });
  });
  mount(ROUTES.notesBootstrap, async ({ accountId, sessionId, headers, query, body, signal }) => {
    refuseTooLong(body.text);
    return uploads.bootstrap({
      accountId,
      sessionId,
      mode: modeOf(query.mode),
      engine: query.engine,
      minFirst: query.minFirst,
      key: headers["idempotency-key"] ?? null,
      signal,
      receive: async () => receiveNotes(body, { count: query.count }),
    });
  });
  mount(
    ROUTES.addDocument,
    async ({ accountId, sessionId, params: { id }, headers, query, request, signal }) =>
      uploads.add({
        accountId,
        sessionId,
        datasetId: id,
        key: headers["idempotency-key"] ?? null,
        signal,
        receive: () => receiveFile(deps, request, { ...wishOf(query), keepsDoubles: query.keepsDoubles }),
      }),
  );
  mount(ROUTES.addNotes, async ({ accountId, sessionId, params: { id }, headers, query, body, signal }) => {
    refuseTooLong(body.text);
    return uploads.add({
      accountId,
      sessionId,
      datasetId: id,
      key: headers["idempotency-key"] ?? null,
      signal,
      receive: async () => receiveNotes(body, query),
    });
  });
  mount(ROUTES.uploadProgress, async ({ accountId, params }) => uploads.progress({ accountId, ...params }));
}
