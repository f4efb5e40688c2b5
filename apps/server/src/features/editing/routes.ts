import { LIMITS, type QuestionHistory, type QuestionVersion, ROUTES, withPictures } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { AppError } from "../../platform/errors.ts";
import type { Mount } from "../../platform/mount.ts";
import { HOUR_MS, type RateLimits } from "../../platform/rate-limits.ts";
import { toQuestion, toVersionContent, type VersionContent } from "../datasets/entities.ts";
import { findDataset, refuseFullAccount } from "../datasets/store.ts";
import type { AdviceWanted } from "../generation/engine/index.ts";
import type { Generation } from "../generation/jobs/index.ts";
import { addOwn, addWritten } from "./add.ts";
import { deleteQuestion, editQuestion, present, restoreQuestion } from "./change.ts";
import {
  deleteReport,
  findDeleted,
  findPassage,
  findQuestion,
  findReport,
  findVersions,
  type OwnedQuestion,
  storeReport,
} from "./store.ts";

export interface EditingDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly rateLimits: RateLimits;
  readonly generation: Pick<Generation, "advise" | "more">;
}

/** What owners make of the questions of their sets. */
export function mountEditing(mount: Mount, { db, now, rateLimits, generation }: EditingDeps): void {
  const limit = rateLimits({ name: "another", max: LIMITS.question.anotherPerHour, windowMs: HOUR_MS });
  mount(ROUTES.editQuestion, ({ accountId, params, body }) =>
    editQuestion(db, { accountId, id: params.id, version: body.version, now: now() }, body.words),
  );
  mount(ROUTES.deleteQuestion, ({ accountId, params, query }) =>
    deleteQuestion(db, { accountId, id: params.id, version: query.version, now: now() }),
  );
  mount(ROUTES.restoreQuestion, ({ accountId, params, body }) =>
    restoreQuestion(db, { accountId, id: params.id, version: body.version, now: now() }, body.to),
  );
  mount(ROUTES.questionHistory, ({ accountId, params }) => historyOf(db, { accountId, id: params.id }));
  mount(ROUTES.addQuestion, async ({ accountId, params, body: { after, words } }) => {
    present(await findDataset(db, { accountId, id: params.id }));
    return addOwn(db, { accountId, datasetId: params.id, after, now: now() }, words);
  });
  mount(ROUTES.anotherQuestion, async ({ accountId, params, signal }) => {
    const row = present(await findQuestion(db, { accountId, id: params.id }));
    const dataset = present(await findDataset(db, { accountId, id: row.datasetId }));
    await refuseFullAccount(db, { accountId });
    await limit.use(accountId);
    const from = { passage: row.passage, quote: toQuestion(row).source?.quote ?? "" };
    const [another] = await generation.more(dataset, { from, count: 1 }, { account: accountId, signal });
    if (another === undefined)
      throw new AppError("NO_OTHER_QUESTION", "The text there has no other question.");
    return addWritten(db, { accountId, datasetId: dataset.id, after: row.id, now: now() }, another);
  });
  mount(ROUTES.adviseOnQuestion, async ({ accountId, params, body: { questionId, words }, signal }) => {
    const dataset = present(await findDataset(db, { accountId, id: params.id }));
    const row = questionId === null ? null : present(await findQuestion(db, { accountId, id: questionId }));
    const { text: stem, options, key } = words;
    if (key === null) return { findings: [] };
    const quote = (row && toQuestion(row).source?.quote) ?? "";
    const item = { stem: plain(stem), options: options.map((option) => plain(option.text)), key, quote };
    const own = row && (await languageOf(db, row.datasetId, row.passage));
    const language = (own ?? dataset.language) as AdviceWanted["language"];
    return { findings: await generation.advise({ item, language }, { account: accountId, signal }) };
  });
  mount(ROUTES.reportQuestion, async ({ accountId, params, body: { reason, note } }) => {
    const row = present(await findQuestion(db, { accountId, id: params.id }));
    const report = { questionId: row.id, accountId, version: row.version, note, createdAt: now() };
    if (reason === null) await deleteReport(db, { accountId, id: row.id });
    else await storeReport(db, { ...report, reason });
  });
  mount(ROUTES.deletedQuestions, async ({ accountId, params }) => {
    const { id } = present(await findDataset(db, { accountId, id: params.id }));
    const rows = await findDeleted(db, id);
    return {
      questions: rows.map((row) => ({
        ...toQuestion(row),
        version: row.version,
        deletedAt: told(row.deletedAt ?? 0),
      })),
    };
  });
}

/** A text with words for its pictures; those without any differ all the same. */
const plain = (text: string) => withPictures(text, ({ alt, hash }) => alt || hash.slice(0, 8));

const told = (ms: number) => new Date(Number(ms)).toISOString();

/** The language of a passage that is not in the document's. */
async function languageOf(db: Database, datasetId: string, passage: number): Promise<string | undefined> {
  const row = await findPassage(db, datasetId, passage);
  return row && (JSON.parse(row.passageJson) as { language?: string }).language;
}

async function historyOf(db: Database, owned: OwnedQuestion): Promise<QuestionHistory> {
  const row = present(await findQuestion(db, owned));
  const [versions, report] = await Promise.all([findVersions(db, row.id), findReport(db, owned)]);
  const version = (number: number, content: VersionContent, madeAt: number | null): QuestionVersion => ({
    ...content,
    id: row.id,
    version: number,
    madeAt: madeAt === null ? null : told(madeAt),
  });
  return {
    versions: [
      version(row.version, toVersionContent(row), row.changedAt),
      ...versions.map((one) =>
        version(one.version, JSON.parse(one.contentJson) as VersionContent, one.madeAt),
      ),
    ],
    isDeleted: row.deletedAt !== null,
    report: report
      ? {
          reason: report.reason,
          note: report.note,
          version: report.version,
          createdAt: told(report.createdAt),
        }
      : null,
  };
}
