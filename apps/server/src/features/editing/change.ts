import { LIMITS, type Question, type QuestionChange, type QuestionWords } from "@quizmill/contract";
import { type Database, isOwnerGone, lockAccount } from "../../platform/database/open.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { AppError } from "../../platform/errors.ts";
import { toQuestion, toVersionContent, type VersionContent } from "../datasets/entities.ts";
import { markUnnamed } from "../datasets/question-pictures-store.ts";
import { refuseFullAccount } from "../datasets/store.ts";
import { setDeleted, storeVersion } from "../datasets/versions-store.ts";
import { refoldQuestion, reopenInQuiz } from "../study/refold.ts";
import {
  countChange,
  type FoundQuestion,
  findQuestion,
  findVersions,
  keepVersion,
  type OwnedQuestion,
} from "./store.ts";
import { type DocumentWords, hasOtherKey, withDocumentWords, withWords } from "./words.ts";

/** The same for a question that does not exist and for one of another account. */
export function present<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError("NOT_FOUND", "There is no such question or set.");
  return found;
}

/** One transaction; throws NOT_FOUND where the set is deleted meanwhile. */
export async function unlessGone<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return inTransaction(db, work).catch((error: unknown) => {
    if (isOwnerGone(error)) return present<T>(undefined);
    throw error;
  });
}

/** Who changes what, and what was seen of it. */
interface Change extends OwnedQuestion {
  /** The version that the change is based on. */
  readonly version: number;
  readonly now: number;
}

type ChangedBy = Pick<Change, "accountId" | "now">;

/** Gives a question new words. */
export async function editQuestion(
  db: Database,
  change: Change,
  words: QuestionWords,
): Promise<QuestionChange> {
  return inChange(db, change, async (tx, row) => {
    if (row.deletedAt !== null) return false;
    const content = withWords(toVersionContent(row), words, await lastOptionId(tx, row));
    await putContent(tx, change, row, content);
    return true;
  });
}

/** Gives a question the words that its document has for it now. Call it inside a transaction that has locked the account. */
export async function correctQuestion(
  tx: Database,
  { id, ...by }: ChangedBy & { readonly id: number },
  words: DocumentWords,
): Promise<void> {
  const row = present(await findQuestion(tx, { ...by, id }));
  const content = withDocumentWords(toVersionContent(row), words, await lastOptionId(tx, row));
  await putContent(tx, { ...by, id }, row, content);
}

/** Takes a question out of its set. */
export async function deleteQuestion(db: Database, change: Change): Promise<QuestionChange> {
  return inChange(db, change, async (tx, row) => {
    if (row.deletedAt === null) await takeOut(tx, change, row);
    return true;
  });
}

/** Takes the questions out of their set that are chosen in the same transaction. Throws NOT_FOUND. */
export async function deleteChosen(
  db: Database,
  by: { readonly accountId: string; readonly now: number },
  choose: (tx: Database) => Promise<readonly number[]>,
): Promise<Question[]> {
  return unlessGone(db, async (tx) => {
    await lockAccount(tx, by.accountId);
    const deleted: Question[] = [];
    for (const id of await choose(tx)) {
      const row = present(await findQuestion(tx, { ...by, id }));
      await takeOut(tx, by, row);
      deleted.push(toQuestion(row));
    }
    return deleted;
  });
}

/** Takes a question out of its set. Call it inside a transaction that has locked the account. */
export async function takeOut(tx: Database, by: ChangedBy, row: FoundQuestion): Promise<void> {
  await setDeleted(tx, row.id, by.now);
  await count(tx, by, row, { questions: -1, options: -optionsOf(row) });
  await refoldQuestion(tx, ofQuestion(by, row), null);
}

/** Brings a question back, with the words of version `to`. Throws ACCOUNT_FULL, NOT_FOUND for a version that is not kept. */
export async function restoreQuestion(db: Database, change: Change, to: number): Promise<QuestionChange> {
  return inChange(db, change, async (tx, row) => {
    if (row.deletedAt !== null) {
      await setDeleted(tx, row.id, null);
      await count(tx, change, row, { questions: 1, options: optionsOf(row) });
      await refuseFullAccount(tx, change, 0);
      await refoldQuestion(tx, ofQuestion(change, row), row.groundTruthOptionId);
    }
    if (to === row.version) return true;
    const version = (await findVersions(tx, row.id)).find((one) => one.version === to);
    const content = JSON.parse(present(version).contentJson) as VersionContent;
    const { source } = toVersionContent(row);
    // Where its sentence stands now is no matter of the words.
    const isSame = source?.quote === content.source?.quote;
    await putContent(tx, change, row, isSame ? { ...content, source } : content);
    return true;
  });
}

/**
 * Runs one change in one transaction, unless the question has changed since; `act` says whether it did anything. The
 * account is locked, since answers to the question are folded by its key.
 */
async function inChange(
  db: Database,
  change: Change,
  act: (tx: Database, row: FoundQuestion) => Promise<boolean>,
): Promise<QuestionChange> {
  return unlessGone(db, async (tx) => {
    await lockAccount(tx, change.accountId);
    const row = present(await findQuestion(tx, change));
    const isStored = row.version === change.version && (await act(tx, row));
    const now = present(await findQuestion(tx, change));
    return { isStored, isDeleted: now.deletedAt !== null, question: toQuestion(now) };
  });
}

async function putContent(
  tx: Database,
  change: Omit<Change, "version">,
  row: FoundQuestion,
  content: VersionContent,
): Promise<void> {
  const before = toVersionContent(row);
  const hashes = await keepVersion(
    tx,
    {
      questionId: row.id,
      version: row.version,
      madeAt: row.changedAt,
      contentJson: JSON.stringify(before),
    },
    LIMITS.question.versionsKept,
  );
  await markUnnamed(tx, row.datasetId, { hashes, since: change.now });
  await storeVersion(tx, change, { version: row.version + 1, changedAt: change.now, content });
  await count(tx, change, row, { questions: 0, options: content.options.length - before.options.length });
  if (!hasOtherKey(before, content)) return;
  const of = ofQuestion(change, row);
  await refoldQuestion(tx, of, content.groundTruthOptionId);
  await reopenInQuiz(tx, of, change.now);
}

async function count(
  tx: Database,
  { accountId, now }: ChangedBy,
  { datasetId }: FoundQuestion,
  sums: { questions: number; options: number },
): Promise<void> {
  present(await countChange(tx, { accountId, id: datasetId }, { ...sums, now }));
}

function ofQuestion({ accountId }: ChangedBy, { id, datasetId }: FoundQuestion) {
  return { accountId, datasetId, questionId: id };
}

function optionsOf(row: FoundQuestion): number {
  return toQuestion(row).options.length;
}

/** Of all versions that are kept. */
async function lastOptionId(tx: Database, row: FoundQuestion): Promise<number> {
  const earlier = (await findVersions(tx, row.id)).map(
    ({ contentJson }) => JSON.parse(contentJson) as VersionContent,
  );
  const all: Pick<Question, "options">[] = [toQuestion(row), ...earlier];
  return Math.max(0, ...all.flatMap(({ options }) => options.map(({ id }) => id)));
}
