import type { AddedQuestion, QuestionWords } from "@quizmill/contract";
import type { PlacedItem } from "@quizmill/questions";
import type { Insertable } from "kysely";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import type { QuestionsTable } from "../../platform/database/schema.ts";
import { toContentColumns, toQuestion, toQuestionRow } from "../datasets/entities.ts";
import { refuseFullAccount, refuseTooLarge } from "../datasets/store.ts";
import { present, unlessGone } from "./change.ts";
import { countChange, findQuestion, insertQuestion, lockPassage } from "./store.ts";
import { BLANK, withWords } from "./words.ts";

interface Adding {
  readonly accountId: string;
  readonly datasetId: string;
  /** The question that it follows; null for the beginning. */
  readonly after: number | null;
  readonly now: number;
}

/** Stores a question that its owner wrote. Throws NOT_FOUND, SET_TOO_LARGE, ACCOUNT_FULL. */
export async function addOwn(db: Database, adding: Adding, words: QuestionWords): Promise<AddedQuestion> {
  const content = withWords(BLANK, words, 0);
  const rowAt = (place: Place) => ({
    ...place,
    ...toContentColumns(content),
    kind: "own",
    writtenBy: null,
    worth: null,
    changedAt: adding.now,
  });
  return unlessGone(db, async (tx) => {
    await lockAccount(tx, adding.accountId);
    return add(tx, adding, rowAt);
  });
}

/** Stores one that the engine wrote; in the passage it is from, if that is not the one of the question before it. */
export async function addWritten(
  db: Database,
  adding: Adding,
  { item, passage }: PlacedItem,
): Promise<AddedQuestion> {
  return unlessGone(db, async (tx) => {
    await lockAccount(tx, adding.accountId);
    return addWrittenIn(tx, adding, { item, passage });
  });
}

/** The same inside a transaction that has locked the account. */
export async function addWrittenIn(
  tx: Database,
  adding: Adding,
  { item, passage }: PlacedItem,
): Promise<AddedQuestion> {
  return add(tx, adding, (place) => toQuestionRow(item, place), passage);
}

interface Place {
  readonly datasetId: string;
  readonly passage: number;
  readonly ordinal: number;
}

async function add(
  tx: Database,
  { accountId, datasetId, after, now }: Adding,
  rowAt: (place: Place) => Insertable<QuestionsTable>,
  passage?: number,
): Promise<AddedQuestion> {
  const before = after === null ? null : present(await findQuestion(tx, { accountId, id: after }));
  if (before !== null && before.datasetId !== datasetId) return present<AddedQuestion>(undefined);
  const home = passage ?? before?.passage ?? 0;
  if (!(await lockPassage(tx, datasetId, home))) return present<AddedQuestion>(undefined);
  // Read again: those of the passage may have moved before it was locked.
  const last = after === null ? undefined : await findQuestion(tx, { accountId, id: after });
  const ordinal = last?.passage === home ? last.ordinal + 1 : 0;
  const row = { ...rowAt({ datasetId, passage: home, ordinal }), isAdded: 1 };
  const options = (JSON.parse(row.optionsJson) as unknown[]).length;
  const set = await countChange(tx, { accountId, id: datasetId }, { questions: 1, options, now });
  refuseTooLarge(present(set).questionCount);
  await refuseFullAccount(tx, { accountId }, 0);
  const id = await insertQuestion(tx, accountId, row);
  return { after, question: toQuestion(present(await findQuestion(tx, { accountId, id }))) };
}
