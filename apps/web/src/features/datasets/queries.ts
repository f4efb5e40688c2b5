import { type DatasetSummary, ROUTES } from "@quizmill/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";

const POLL_MS = 2_000;

/** All sets of the account, newest first; asked again while one of them is still being written. */
export const datasetListQuery = queryOptions({
  queryKey: ["datasets"],
  queryFn: ({ signal }) => call(ROUTES.listDatasets, { signal }),
  staleTime: 0,
  refetchInterval: (query) => (query.state.data?.some(isBeingWritten) ? POLL_MS : false),
});

export function isBeingWritten({ status }: Pick<DatasetSummary, "status">): boolean {
  return status === "PENDING" || status === "PROCESSING";
}
