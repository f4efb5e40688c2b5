import { type DatasetPage, LIMITS, ROUTES } from "@quizmill/contract";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { asPage, idsBeingWritten, type LoadedSets, withChanges, withHead } from "./list-pages.ts";

const POLL_MS = 2_000;

export async function fetchPage(cursor: string, signal?: AbortSignal): Promise<DatasetPage> {
  return asPage(await call(ROUTES.listDatasets, { query: { cursor }, signal }));
}

/** The sets of the account, newest first, as far as they have been fetched. A refetch loads the first page. */
export const datasetListQuery = queryOptions({
  queryKey: ["datasets"],
  queryFn: async ({ client, signal }): Promise<LoadedSets> =>
    withHead(loadedIn(client), await fetchPage("", signal)),
  staleTime: 0,
});

function loadedIn(client: QueryClient): LoadedSets | undefined {
  return client.getQueryData<LoadedSets>(datasetListQuery.queryKey);
}

/** Polls only the sets that are being written; the results go into the list. */
export function writingQuery(loaded: LoadedSets | undefined) {
  const ids = loaded === undefined ? [] : idsBeingWritten(loaded, LIMITS.dataset.pageSets);
  return queryOptions({
    queryKey: ["datasets-being-written", ids],
    queryFn: async ({ client, signal }) => {
      const { sets } = asPage(await call(ROUTES.listDatasets, { query: { ids: ids.join() }, signal }));
      client.setQueryData<LoadedSets>(
        datasetListQuery.queryKey,
        (before) => before && withChanges(before, ids, sets),
      );
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
