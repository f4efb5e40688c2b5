import { type DatasetStatus, ROUTES } from "@quizmill/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";

/** A set with its questions. */
export function datasetQuery(id: string) {
  return queryOptions({
    queryKey: ["datasets", id],
    queryFn: ({ signal }) => call(ROUTES.getDataset, { params: { id }, signal }),
  });
}

/** Whether questions may still arrive. */
export function isUnfinished(status: DatasetStatus): boolean {
  return status === "PENDING" || status === "PROCESSING";
}
