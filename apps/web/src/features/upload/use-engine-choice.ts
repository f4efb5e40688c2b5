import { type EngineChoice, type ModelStanding, ROUTES, type Settings } from "@quizmill/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { useModelSettings } from "../../lib/use-model-settings.ts";

/** What there is to choose from, and what is chosen. */
export interface EngineChoices {
  readonly engine: EngineChoice;
  readonly model: NonNullable<Settings["model"]>;
  /** Undefined where it could not be learnt: the server then finds out for itself. */
  readonly standing: ModelStanding | undefined;
  readonly choose: (engine: EngineChoice) => void;
  /** Tokens go while sets are made. */
  readonly refresh: () => void;
}

const standingQuery = queryOptions({
  queryKey: ["me", "model"],
  queryFn: ({ signal }) => call(ROUTES.modelStanding, { signal }),
  staleTime: 0,
});

/** Null without a language model, and until it is known whether there is one: then nothing is to be chosen. */
export function useEngineChoice(): EngineChoices | null {
  const model = useModelSettings();
  const [chosen, choose] = useState<EngineChoice | null>(null);
  const { data, isPending, refetch } = useQuery({ ...standingQuery, enabled: model !== undefined });
  if (model === undefined || isPending) return null;
  const wanted = chosen ?? (model.isDefault ? "model" : "embedded");
  return {
    engine: data?.unavailable ? "embedded" : wanted,
    ...{ model, standing: data, choose },
    refresh: () => void refetch(),
  };
}
