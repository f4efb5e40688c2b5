import type { DatasetPage, DatasetStatus, DatasetSummary } from "@quizmill/contract";

/** The sets that have been fetched, newest first; `next` is the cursor of the sets after them, null at the end. */
export type LoadedSets = DatasetPage;

/** An older server answers a call for a page with the whole list. */
export function asPage(answer: DatasetPage | DatasetSummary[]): DatasetPage {
  return Array.isArray(answer) ? { sets: answer, next: null } : answer;
}

/**
 * The list with its first page fetched again: new sets come first, sets missing from the page have been deleted, and
 * everything after the page stays as fetched. If no set of the list is on the page, too much is new: the earlier list
 * is dropped.
 */
export function withHead(loaded: LoadedSets | undefined, head: DatasetPage): LoadedSets {
  const last = head.sets.at(-1);
  if (loaded === undefined || head.next === null || last === undefined) return head;
  const end = loaded.sets.findIndex(({ id }) => id === last.id);
  const behind = end === -1 ? [] : loaded.sets.slice(end + 1);
  return behind.length === 0 ? head : { sets: [...head.sets, ...behind], next: loaded.next };
}

/** The list with the next page. A set that moved meanwhile is not listed twice. */
export function withNext(loaded: LoadedSets, page: DatasetPage): LoadedSets {
  const known = new Set(loaded.sets.map(({ id }) => id));
  return { sets: [...loaded.sets, ...page.sets.filter(({ id }) => !known.has(id))], next: page.next };
}

/** The list with those sets as they are now. Sets in `asked` that were not returned have been deleted. */
export function withChanges(
  loaded: LoadedSets,
  asked: readonly string[],
  now: readonly DatasetSummary[],
): LoadedSets {
  const changed = new Map(now.map((set) => [set.id, set]));
  const sets = loaded.sets
    .filter(({ id }) => changed.has(id) || !asked.includes(id))
    .map((set) => changed.get(set.id) ?? set);
  return { ...loaded, sets };
}

export function isBeingWritten({ status }: { readonly status: DatasetStatus }): boolean {
  return status === "PENDING" || status === "PROCESSING";
}

/** The ids to poll while they are being written: as many as one call accepts. */
export function idsBeingWritten({ sets }: LoadedSets, max: number): string[] {
  return sets
    .filter(isBeingWritten)
    .slice(0, max)
    .map(({ id }) => id);
}

/** Splits rows into parts, each of which is rendered or left out as a whole. */
export function partsOf<T>(
  rows: readonly T[],
  size: number,
): { readonly from: number; readonly rows: T[] }[] {
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, part) => ({
    from: part * size,
    rows: rows.slice(part * size, (part + 1) * size),
  }));
}
