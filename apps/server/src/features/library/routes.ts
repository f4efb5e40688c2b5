import { LIMITS, type LibraryChange, ROUTES } from "@quizmill/contract";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { AppError } from "../../platform/errors.ts";
import type { Mount } from "../../platform/mount.ts";
import { toSummary } from "../datasets/entities.ts";
import { listSummaries, ownedOf } from "../datasets/store.ts";
import { findSets, setsWith } from "./find.ts";
import { addTags, countTags, hasSetsIn, mostTags, removeTags, setArchived } from "./store.ts";

/** Finding sets in a long list, and sorting them: by tags, and into the archive. */
export function mountLibrary(mount: Mount, { db, now }: { db: Database; now: () => number }): void {
  mount(ROUTES.listDatasets, async ({ accountId, query: { ids, cursor, ...asked } }) => {
    if (ids !== undefined) return { sets: await setsWith(db, accountId, ids.split(",")), next: null };
    if (cursor === undefined) return (await listSummaries(db, accountId)).map(toSummary);
    return findSets(db, accountId, { ...asked, cursor });
  });
  mount(ROUTES.listTags, async ({ accountId }) => {
    const [tags, hasArchived, hasTrashed] = await Promise.all([
      countTags(db, accountId),
      hasSetsIn(db, accountId, "archive"),
      hasSetsIn(db, accountId, "trash"),
    ]);
    return { tags: tags.map(({ tag, sets }) => ({ tag, sets: Number(sets) })), hasArchived, hasTrashed };
  });
  mount(ROUTES.changeDatasets, ({ accountId, body }) => changeSets(db, accountId, body, now()));
}

/** All of them or none. Throws NOT_FOUND, TOO_MANY_TAGS. */
async function changeSets(
  db: Database,
  accountId: string,
  { ids: given, archive, addTags: added = [], removeTags: removed = [] }: LibraryChange,
  now: number,
): Promise<void> {
  const ids = [...new Set(given)];
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    if ((await ownedOf(tx, accountId, ids)).length < ids.length)
      throw new AppError("NOT_FOUND", "One of these sets does not exist.");
    if (archive !== undefined) await setArchived(tx, accountId, ids, archive ? now : null);
    await removeTags(tx, accountId, ids, removed);
    await addTags(tx, accountId, ids, [...new Set(added)]);
    const max = LIMITS.library.tagsPerSet;
    if (added.length > 0 && (await mostTags(tx, accountId, ids)) > max)
      throw new AppError("TOO_MANY_TAGS", "A set has no more tags than that.", { details: { max } });
  });
}
