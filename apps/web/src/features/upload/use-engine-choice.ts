import { type EngineChoice, type ModelStanding, ROUTES, type Settings } from "@quizmill/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { useModelSettings } from "../../lib/use-model-settings.ts";

/** The available engines, and the chosen one. */
export interface EngineChoices {
  readonly engine: EngineChoice;
  readonly model: NonNullable<Settings["model"]>;
  /** Undefined if it could not be loaded: the server then decides. */
  readonly standing: ModelStanding | undefined;
  readonly choose: (engine: EngineChoice) => void;
  /** Loads the figures again: making sets uses tokens. */
  readonly refresh: () => void;
}

const standingQuery = queryOptions({
  queryKey: ["me", "model"],
  queryFn: ({ signal }) => call(ROUTES.modelStanding, { signal }),
  staleTime: 0,
});

/** Null without a language model, and until it is known whether there is one: then there is nothing to choose. */
export function useEngineChoice(): EngineChoices | null {
  const model = useModelSettings();
  const [chosen, choose] = useState<EngineChoice | null>(null);
  const { data, isPending, refetch } = useQuery({ ...standingQuery, enabled: model !== undefined });
  if (model === undefined || isPending) return null;
  const wanted = chosen ?? (model.isDefault ? "model" : "embedded");
  return {
    engine: data?.unavailable ? "embedded" : wanted,
    model,
    standing: data,
    choose,
    refresh: () => void refetch(),
  };
}
