import { LIMITS, ROUTES } from "@quizmill/contract";
import { carriedSet, exportFormat, withTags } from "@quizmill/interchange";
import type { Database } from "../../platform/database/open.ts";
import { AppError } from "../../platform/errors.ts";
import { createFewAtATime } from "../../platform/few-at-a-time.ts";
import type { Mount } from "../../platform/mount.ts";
import { HOUR_MS, type RateLimits } from "../../platform/rate-limits.ts";
import { toDetail, toQuestion } from "../datasets/entities.ts";
import { readQuestionPictures } from "../datasets/question-pictures-store.ts";
import { readQuestions } from "../datasets/questions-store.ts";
import { findDataset } from "../datasets/store.ts";
import { writeInThread } from "./write-in-thread.ts";

interface SetExportDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly rateLimits: RateLimits;
}

const AT_A_TIME = { width: 1, maxWaiting: 20 };

/**
 * A set, or some of its questions, as a file of another program (`packages/interchange`), one file at a time in a
 * thread. The way back is an upload: reading recognises a file of questions by its content.
 */
export function mountSetExport(mount: Mount, { db, now, rateLimits }: SetExportDeps): void {
  const { perAccountPerHour: max } = LIMITS.setExport;
  const limit = rateLimits({ name: "set-export", max, windowMs: HOUR_MS });
  const inTurn = createFewAtATime(AT_A_TIME);
  mount(ROUTES.exportDataset, async ({ accountId, params, body, reply, signal }) => {
    const row = await findDataset(db, { accountId, id: params.id });
    if (row === undefined) throw new AppError("NOT_FOUND", "There is no such set.");
    await limit.use(accountId);
    const { format, questions: ids, tags, ...options } = body;
    const wanted = ids && new Set(ids);
    const detail = toDetail(row);
    const parts = async function* () {
      if (exportFormat(format).holds.pictures) yield* readQuestionPictures(db, row.id);
      for await (const page of readQuestions(db, row.id)) {
        const chosen = page.filter(({ id, deletedAt }) => deletedAt === null && (wanted?.has(id) ?? true));
        const questions = chosen.map(toQuestion);
        yield carriedSet({ ...detail, questions: tags ? withTags(questions, tags) : questions }).questions;
      }
    };
    const set = carriedSet(detail);
    const task = { set, format, options: { ...options, now: now() } };
    const { bytes, mediaType, extension } = await inTurn(() => writeInThread(task, parts(), signal));
    reply.header("content-type", mediaType);
    reply.header("content-disposition", `attachment; filename="quizmill${extension}"`);
    await reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}
