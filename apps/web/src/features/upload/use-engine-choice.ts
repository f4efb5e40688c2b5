import { type EngineChoice, type ModelStanding, ROUTES, type Settings } from "@quizmill/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { useModelSettings } from "../../lib/use-model-settings.ts";
import { type BrowserModel, useBrowserModel } from "../browser-model/use-browser-model.ts";

/** The available engines, and the chosen one. */
export interface EngineChoices {
  readonly engine: EngineChoice;
  /** That of the installation; undefined without one. */
  readonly model: Settings["model"];
  /** Undefined if it could not be loaded: the server then decides. */
  readonly standing: ModelStanding | undefined;
  readonly browser: BrowserModel;
  readonly choose: (engine: EngineChoice) => void;
  /** Loads the figures again: making sets uses tokens. */
  readonly refresh: () => void;
}

const standingQuery = queryOptions({
  queryKey: ["me", "model"],
  queryFn: ({ signal }) => call(ROUTES.modelStanding, { signal }),
  staleTime: 0,
});

/** Null where there is nothing to choose: without a language model, and until it is known whether there is one. */
export function useEngineChoice(): EngineChoices | null {
  const model = useModelSettings();
  const browser = useBrowserModel();
  const [chosen, choose] = useState<EngineChoice | null>(null);
  const { data, isPending, refetch } = useQuery({ ...standingQuery, enabled: model !== undefined });
  const hasModel = model !== undefined && !isPending;
  if (browser === null || (!hasModel && browser.offer.state === "none")) return null;
  const wanted = chosen ?? (model?.isDefault ? "model" : "embedded");
  const canWrite = { embedded: true, model: hasModel && !data?.unavailable, browser: isUsable(browser) };
  return {
    engine: canWrite[wanted] ? wanted : "embedded",
    model: hasModel ? model : undefined,
    standing: data,
    browser,
    choose,
    refresh: () => void refetch(),
  };
}

/** Its model is there, or on its way since somebody has asked for it. */
export function isUsable({ offer, download }: BrowserModel): boolean {
  return offer.state === "available" || offer.state === "downloading" || download.phase === "running";
}
