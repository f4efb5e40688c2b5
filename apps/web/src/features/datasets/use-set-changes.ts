import { type CopyBody, type LibraryChange, ROUTES } from "@quizmill/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { errorCodeOf } from "../../lib/api-error.ts";
import { lastSet } from "../../lib/last-set.ts";
import { datasetQuery } from "../../lib/set/dataset-query.ts";
import { studyFigures } from "../../lib/study/figures.ts";
import { forgetQuiz } from "../play/persistence.ts";
import { withChanges } from "./list-pages.ts";
import { changeLists, refetchLists } from "./queries.ts";

/** Renames a set; the lists show the server's answer at once. */
export function useRename(id: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(ROUTES.renameDataset, { params: { id }, body: { name } }),
    onSuccess: (renamed) => {
      changeLists(client, (loaded) => withChanges(loaded, [], [renamed]));
      client.setQueryData(datasetQuery(id).queryKey, (set) => set && { ...set, name: renamed.name });
      // The start page names the last set and the last result.
      lastSet.follow([renamed]);
      studyFigures.outdate();
      onDone();
    },
  });
}

/** Puts a set into the trash, takes it off the lists and deletes the answers this browser stored for it. */
export function useRemove(id: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(ROUTES.deleteDataset, { params: { id }, query: {} }),
    onSuccess: () => {
      forget(client, id);
      void refetchLists(client);
      onDone();
    },
  });
}

/** Puts several into the trash, one after the other; after a failure those before it are gone. */
export function useRemoveSeveral(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) {
        await call(ROUTES.deleteDataset, { params: { id }, query: {} }).catch(unlessGone);
        forget(client, id);
      }
    },
    onSuccess: onDone,
    onSettled: () => void refetchLists(client),
  });
}

/** It was deleted on another device, or by the try before. */
function unlessGone(error: unknown): void {
  if (errorCodeOf(error) !== "NOT_FOUND") throw error;
}

function forget(client: QueryClient, id: string): void {
  changeLists(client, (loaded) => withChanges(loaded, [id], []));
  client.removeQueries(datasetQuery(id));
  forgetQuiz(id);
}

/** Takes a set out of the trash. */
export function useRestore(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(ROUTES.restoreDataset, { params: { id } }).catch(unlessGone),
    onSuccess: (_, id) => leave(client, id, onDone),
  });
}

/** Deletes a set in the trash for good. */
export function useRemoveForGood(id: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(ROUTES.deleteDataset, { params: { id }, query: { fromTrash: "true" } }).catch(unlessGone),
    onSuccess: () => leave(client, id, onDone),
  });
}

/** A set leaves the list of the trash. */
function leave(client: QueryClient, id: string, onDone: () => void): void {
  changeLists(client, (loaded) => withChanges(loaded, [id], []));
  void refetchLists(client);
  onDone();
}

/** Deletes all sets in the trash for good. */
export function useEmptyTrash(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(ROUTES.emptyTrash),
    onSuccess: onDone,
    onSettled: () => void refetchLists(client),
  });
}

/** Makes one set of others, or of some of their sections. `doubles`: questions that were left out of it. */
export function useCopySets(onCopied: (id: string, doubles: number) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CopyBody) => call(ROUTES.copyDatasets, { body }),
    onSuccess: ({ id, doubles }) => {
      void refetchLists(client);
      onCopied(id, doubles);
    },
  });
}

/** Archives sets or takes them out of the archive, and changes their tags. */
export function useChangeSets(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: LibraryChange) => call(ROUTES.changeDatasets, { body: change }),
    onSuccess: (_, { ids, archive }) => {
      // The list that is shown holds either those in the archive or the others.
      if (archive !== undefined) changeLists(client, (loaded) => withChanges(loaded, ids, []));
      void refetchLists(client);
      onDone();
    },
  });
}

/** Sets that left the list which is shown. */
export interface SetsChanged {
  readonly what: "removed" | "archived" | "unarchived";
  readonly ids: readonly string[];
}

/** Brings back sets that were put into the trash, into the archive or out of it; done when the lists show them. */
export function useUndoChange(onDone: (ids: readonly string[]) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ what, ids }: SetsChanged) => {
      if (what !== "removed")
        return call(ROUTES.changeDatasets, { body: { ids: [...ids], archive: what === "unarchived" } });
      for (const id of ids) await call(ROUTES.restoreDataset, { params: { id } }).catch(unlessGone);
    },
    onSuccess: async (_, { ids }) => {
      await refetchLists(client);
      onDone(ids);
    },
    onError: () => void refetchLists(client),
  });
}
