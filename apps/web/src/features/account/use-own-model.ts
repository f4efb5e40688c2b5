import { type OwnModel, ROUTES } from "@quizmill/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";

const POLL_MS = 1_000;

const ownModelQuery = queryOptions({
  queryKey: ["me", "own-model"],
  queryFn: ({ signal }) => call(ROUTES.ownModel, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => state.data?.trial?.state.name === "running" && POLL_MS,
});

/** The language model that the account brought or tries; read again and again while one is tried. */
export function useOwnModel() {
  return useQuery(ownModelQuery);
}

/** Something done to it; afterwards what is known of it is read again. */
export function useOwnModelStep<Input = void>(step: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: step, onSettled: () => client.invalidateQueries(ownModelQuery) });
}

export type Trial = NonNullable<OwnModel["trial"]>;
