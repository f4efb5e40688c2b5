import { type DatasetPage, type DatasetSummary, LIMITS } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { type SummaryRow, toSummary } from "./entities.ts";
import { findSummaries, LIST_BEGINNING, type ListPlace, listSummaries, listSummariesAfter } from "./store.ts";

interface ListWanted {
  readonly cursor?: string | undefined;
  readonly ids?: string | undefined;
}

/** The account's sets, newest first: all of them, one page, or those with the given ids. */
export async function listSets(
  db: Database,
  accountId: string,
  { cursor, ids }: ListWanted,
): Promise<DatasetSummary[] | DatasetPage> {
  if (ids !== undefined) return pageOf(await findSummaries(db, accountId, ids.split(",")));
  if (cursor === undefined) return (await listSummaries(db, accountId)).map(toSummary);
  // One more than is shown, to know whether there are more.
  const limit = LIMITS.dataset.pageSets + 1;
  return pageOf(await listSummariesAfter(db, { accountId, ...placeOf(cursor), limit }));
}

function pageOf(rows: readonly SummaryRow[]): DatasetPage {
  const shown = rows.slice(0, LIMITS.dataset.pageSets);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return { sets: shown.map(toSummary), next: last ? `${last.createdAt}.${last.id}` : null };
}

function placeOf(cursor: string): ListPlace {
  if (cursor === "") return LIST_BEGINNING;
  const dot = cursor.indexOf(".");
  return { createdAt: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) };
}
