import { LIMITS, type LibraryPage, ROUTES } from "@quizmill/contract";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { lastSet } from "../../lib/last-set.ts";
import { ALL_SETS, type Asked, isAll, queryOf } from "./asked.ts";
import { asPage, idsBeingWritten, type LoadedSets, withChanges, withHead } from "./list-pages.ts";

const POLL_MS = 2_000;

/** All lists that were found, besides that of all sets. */
const FOUND = "datasets-found";
const ONE = "datasets-one";

export async function fetchPage(asked: Asked, cursor: string, signal?: AbortSignal): Promise<LibraryPage> {
  const page = asPage(await call(ROUTES.listDatasets, { query: { ...queryOf(asked), cursor }, signal }));
  // Another device may have renamed one.
  lastSet.follow(page.sets);
  return page;
}

/** The sets that are asked for, as far as they have been fetched. A refetch loads the first page. */
export function listQuery(asked: Asked) {
  const queryKey = isAll(asked) ? ["datasets"] : [FOUND, asked];
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<LoadedSets> => {
      const loaded = client.getQueryData<LoadedSets>(queryKey);
      const head = await fetchPage(asked, "", signal);
      // What was looked for has an order of its own, in which a set may move.
      return isAll(asked) ? withHead(loaded, head) : head;
    },
    staleTime: 0,
  });
}

/** The sets of the account that are neither archived nor in the trash, newest first. */
export const datasetListQuery = listQuery(ALL_SETS);

/** One set as the lists have it, wherever it is; null for none. */
export function listedSetQuery(id: string) {
  return queryOptions({
    queryKey: [ONE, id],
    queryFn: async ({ signal }) => {
      const { sets } = asPage(await call(ROUTES.listDatasets, { query: { ids: id }, signal }));
      return sets.find((set) => set.id === id) ?? null;
    },
    staleTime: 0,
  });
}

/** Changes every list of sets that this page has. */
export function changeLists(client: QueryClient, change: (loaded: LoadedSets) => LoadedSets): void {
  const changed = (loaded: LoadedSets | undefined) => loaded && change(loaded);
  client.setQueriesData<LoadedSets>({ queryKey: ["datasets"], exact: true }, changed);
  client.setQueriesData<LoadedSets>({ queryKey: [FOUND] }, changed);
}

/** Has every list, and the tags, fetched again. */
export async function refetchLists(client: QueryClient): Promise<void> {
  void client.invalidateQueries(tagsQuery);
  void client.invalidateQueries({ queryKey: [ONE] });
  await Promise.all([
    client.invalidateQueries({ queryKey: ["datasets"], exact: true }),
    client.invalidateQueries({ queryKey: [FOUND] }),
  ]);
}

/** The tags of the account, and whether there are an archive and a trash. */
export const tagsQuery = queryOptions({
  queryKey: ["tags"],
  queryFn: ({ signal }) => call(ROUTES.listTags, { signal }),
});

/** Polls only the sets that are being written; the results go into the lists. */
export function writingQuery(loaded: LoadedSets | undefined) {
  const ids = loaded === undefined ? [] : idsBeingWritten(loaded, LIMITS.dataset.pageSets);
  return queryOptions({
    queryKey: ["datasets-being-written", ids],
    queryFn: async ({ client, signal }) => {
      const { sets } = asPage(await call(ROUTES.listDatasets, { query: { ids: ids.join() }, signal }));
      changeLists(client, (before) => withChanges(before, ids, sets));
      return sets.length;
    },
    enabled: ids.length > 0,
    // The list has just been fetched, so the first poll can wait.
    initialData: ids.length,
    staleTime: POLL_MS,
    gcTime: 0,
    refetchInterval: POLL_MS,
  });
}
