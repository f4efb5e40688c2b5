import { LIMITS, type Option, type WeakOptions } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { findChosen, findOftenAnswered } from "./store.ts";

/** The options of a set that were never chosen, of the questions that were answered often enough to tell. */
export async function weakOptions(
  db: Database,
  set: { readonly accountId: string; readonly datasetId: string },
): Promise<WeakOptions> {
  const often = await findOftenAnswered(db, set, LIMITS.study.weakFromAnswers);
  if (often.length === 0) return { questions: [] };
  const ids = often.map(({ id }) => id);
  const keyOf = (...parts: readonly (number | null)[]) => parts.join(" ");
  const rows = await findChosen(db, set.accountId, ids);
  const chosen = new Set(rows.map((row) => keyOf(row.questionId, row.version, row.chosenOptionId)));
  const questions = often.map(({ id, version, answers, optionsJson }) => ({
    questionId: id,
    version,
    answers: Number(answers),
    optionIds: (JSON.parse(optionsJson) as Option[])
      .map((option) => option.id)
      .filter((option) => !chosen.has(keyOf(id, version, option))),
  }));
  return { questions: questions.filter(({ optionIds }) => optionIds.length > 0) };
}
