import type { Database } from "../../platform/database/open.ts";
import type { DatasetRow } from "../datasets/entities.ts";
import type { AddedText } from "../datasets/lifecycle-store.ts";
import { findPassages } from "../datasets/passages-store.ts";
import type { StoredPlan } from "./engine/index.ts";

type PassageRows = Awaited<ReturnType<typeof findPassages>>;

/** The plan of a set, as far as its text is known. */
export async function storedPlan(db: Database, dataset: DatasetRow): Promise<StoredPlan> {
  return planOf(dataset, await findPassages(db, dataset.id));
}

export function planOf(dataset: DatasetRow, passages: PassageRows): StoredPlan {
  const share = shareOf(dataset);
  // A newer version has so many as its changes give.
  const requested = dataset.documentVersion === 1 ? dataset.requestedCount : null;
  return {
    language: dataset.language as StoredPlan["language"],
    title: dataset.title,
    passagesJson: passages.map(({ passageJson }) => passageJson),
    totalEstimated: requested ?? dataset.totalEstimated,
    ...(requested !== null && { isCounted: true }),
    ...(share < 1 && { share }),
  };
}

/** What a plan of a further part adds to its set. */
export function addedBy({ passagesJson, language, title, totalEstimated, isCounted }: StoredPlan): AddedText {
  const requestedCount = isCounted === true ? totalEstimated : null;
  return { passagesJson, language, title, totalEstimated, requestedCount };
}

/** How much of a document's text is known, by its pages. */
export function shareOf({
  picturePages,
  picturesDone,
  pagesWithText,
}: Pick<DatasetRow, "picturePages" | "picturesDone" | "pagesWithText">): number {
  const known = Math.max(1, pagesWithText ?? 0);
  return known / (known + picturePages - picturesDone);
}
