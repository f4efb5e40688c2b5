import type { ExamQuestion, ExamResult } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { answersIn } from "./answers.ts";
import { sectionsOf } from "./result.ts";
import { findAttempt, findOwnSets, type Owned, storeErased } from "./store.ts";

export { findAttemptIds } from "./store.ts";

/**
 * Takes the words of sets that the account does not have any more out of an attempt. Their keys stay, so that its result
 * can still be computed; date, counts and result stay. For a transaction that has locked the account.
 */
export async function eraseGone(tx: Database, owned: Owned): Promise<void> {
  const row = await findAttempt(tx, owned);
  if (row === undefined) return;
  const asked = JSON.parse(row.questionsJson) as ExamQuestion[];
  const present = new Set(await withoutGone(tx, owned.accountId, asked));
  if (asked.every((question) => present.has(question))) return;
  const sections = sectionsOf([...present], answersIn(row));
  const result = row.resultJson && { ...(JSON.parse(row.resultJson) as ExamResult), sections };
  await storeErased(tx, owned, {
    questionsJson: JSON.stringify(asked.map((one) => (present.has(one) ? one : erased(one)))),
    resultJson: result && JSON.stringify(result),
  });
}

/** The questions of an attempt whose sets the account still has, be it in the trash. */
export async function withoutGone(
  db: Database,
  accountId: string,
  questions: readonly ExamQuestion[],
): Promise<ExamQuestion[]> {
  const sets = [...new Set(questions.map(({ datasetId }) => datasetId))];
  const own = new Set(await findOwnSets(db, accountId, sets));
  return questions.filter(({ datasetId }) => own.has(datasetId));
}

function erased({ id, datasetId, language, version, options, groundTruthOptionId }: ExamQuestion) {
  return {
    id,
    datasetId,
    datasetName: "",
    language,
    version,
    text: "",
    options: options.map((option) => ({ ...option, text: "" })),
    groundTruthOptionId,
    aiChosenOptionId: null,
    aiExplanation: null,
    aiConfidence: null,
    aiOptionProbs: null,
    source: null,
  };
}
