import type { DatasetStatus, DatasetSummary, LibraryPage, LibrarySet } from "@quizmill/contract";

/** The sets that have been fetched, in their order; `next` is the cursor of the sets after them, null at the end. */
export type LoadedSets = LibraryPage;

const NOTHING_MORE = {
  format: "",
  pageCount: null,
  seen: 0,
  tags: [],
  found: null,
  isArchived: false,
  trashedAt: null,
};

/** An older answer, also one that is kept for offline use, may be the whole list, or tell less of its sets. */
export function asPage(
  answer: DatasetSummary[] | { sets: readonly DatasetSummary[]; next: string | null },
): LibraryPage {
  const { sets, next } = Array.isArray(answer) ? { sets: answer, next: null } : answer;
  return { sets: sets.map((set) => ({ ...NOTHING_MORE, ...set })), next };
}

/**
 * The list with its first page fetched again: new sets come first, sets missing from the page have been deleted, and
 * everything after the page stays as fetched. If no set of the list is on the page, too much is new: the earlier list
 * is dropped.
 */
export function withHead(loaded: LoadedSets | undefined, head: LibraryPage): LoadedSets {
  const last = head.sets.at(-1);
  if (loaded === undefined || head.next === null || last === undefined) return head;
  const end = loaded.sets.findIndex(({ id }) => id === last.id);
  const behind = end === -1 ? [] : loaded.sets.slice(end + 1);
  return behind.length === 0 ? head : { sets: [...head.sets, ...behind], next: loaded.next };
}

/** The list with the next page. A set that moved meanwhile is not listed twice. */
export function withNext(loaded: LoadedSets, page: LibraryPage): LoadedSets {
  const known = new Set(loaded.sets.map(({ id }) => id));
  return { sets: [...loaded.sets, ...page.sets.filter(({ id }) => !known.has(id))], next: page.next };
}

/** The list with those sets as they are now. Sets in `asked` that were not returned have been deleted. */
export function withChanges(
  loaded: LoadedSets,
  asked: readonly string[],
  now: readonly (DatasetSummary | LibrarySet)[],
): LoadedSets {
  const changed = new Map(now.map((set) => [set.id, set]));
  const sets = loaded.sets
    .filter(({ id }) => changed.has(id) || !asked.includes(id))
    .map((set) => ({ ...set, ...changed.get(set.id) }));
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
