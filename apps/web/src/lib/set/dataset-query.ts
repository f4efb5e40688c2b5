import { type DatasetDetail, type DatasetStatus, ROUTES } from "@quizmill/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../api.ts";

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

/** Whether all of the document has its questions, though a model may still replace some. */
export function isWhole({ processedChunks, totalChunks, document: { pictures } }: DatasetDetail): boolean {
  const isRead = pictures === undefined || pictures.done === pictures.pages;
  return isRead && totalChunks > 0 && processedChunks === totalChunks;
}
