import { type EngineChoice, type ModelStanding, ROUTES } from "@quizmill/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../lib/api.ts";
import { type BrowserModel, useBrowserModel } from "../browser-model/use-browser-model.ts";

/** The available engines, and the chosen one. */
export interface EngineChoices {
  readonly engine: EngineChoice;
  /** Of the model that the server would ask; null without one, or if it could not be loaded. */
  readonly standing: ModelStanding | null;
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
  const { i18n } = useTranslation();
  const browser = useBrowserModel(i18n.language);
  const [chosen, choose] = useState<EngineChoice | null>(null);
  const { data: standing = null, isPending, refetch } = useQuery(standingQuery);
  if (browser === null || isPending || (standing === null && browser.offer.state === "none")) return null;
  const wanted = chosen ?? (standing?.isDefault ? "model" : "embedded");
  const canWrite = {
    embedded: true,
    model: standing !== null && standing.unavailable === null,
    browser: isUsable(browser),
  };
  return {
    engine: canWrite[wanted] ? wanted : "embedded",
    standing,
    browser,
    choose,
    refresh: () => void refetch(),
  };
}

/** Its model is there, or on its way since somebody has asked for it. */
export function isUsable({ offer, download }: BrowserModel): boolean {
  return offer.state === "available" || offer.state === "downloading" || download.phase === "running";
}
