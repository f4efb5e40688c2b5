import { ROUTES } from "@quizmill/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { datasetQuery } from "../quiz/dataset-query.ts";
import { forgetQuiz } from "../quiz/persistence.ts";
import { withChanges } from "./list-pages.ts";
import { datasetListQuery } from "./queries.ts";

/** Renames a set; the list shows the server's answer at once. */
export function useRename(id: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(ROUTES.renameDataset, { params: { id }, body: { name } }),
    onSuccess: (renamed) => {
      client.setQueryData(
        datasetListQuery.queryKey,
        (loaded) => loaded && withChanges(loaded, [], [renamed]),
      );
      void client.invalidateQueries(datasetQuery(id));
      onDone();
    },
  });
}

/** Deletes a set, takes it off the list and deletes the answers this browser stored for it. */
export function useRemove(id: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(ROUTES.deleteDataset, { params: { id } }),
    onSuccess: () => {
      client.setQueryData(datasetListQuery.queryKey, (loaded) => loaded && withChanges(loaded, [id], []));
      client.removeQueries(datasetQuery(id));
      forgetQuiz(id);
      onDone();
    },
  });
}
