import type { DatasetSummary } from "@quizmill/contract";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { useBrowserWork, writeHere } from "../../lib/browser-model/here.ts";
import { modelPace } from "../../lib/browser-model/pace.ts";
import { type BrowserModel, useBrowserModel } from "./use-browser-model.ts";

export type BrowserPart = NonNullable<DatasetSummary["browserModel"]>;

/** How far a browser's model is with a set, in words. */
export interface BrowserPartNews extends BrowserPart {
  readonly title: string;
  readonly detail: string;
  /** The model has to be downloaded before it can go on. */
  readonly isMissing: boolean;
  readonly model: BrowserModel | null;
}

/**
 * Has this browser go on with a set if it has a model, and tells how far it is. `part` is what the server told last;
 * `onChange` is called when more of the set has been written.
 */
export function useBrowserPart(id: string, part: BrowserPart, onChange: () => void): BrowserPartNews {
  const { t, i18n } = useTranslation();
  const { duration } = useFormats();
  const model = useBrowserModel();
  const offer = model?.offer;
  const work = useBrowserWork();
  const isOurs = work?.datasetId === id;
  const { done, total } = isOurs ? work : part;
  const change = useEffectEvent(onChange);
  const follow = useEffectEvent(() => done > part.done && onChange());
  useEffect(() => writeHere(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is followed whenever more is done.
  useEffect(() => void follow(), [done]);
  // Nothing more is told of a set that has come to its end.
  useEffect(() => (isOurs ? () => change() : undefined), [isOurs]);
  const isMissing = work?.needsDownload === true;
  const counts = { done, total };
  const told = { ...counts, isMissing, model };
  if (isMissing) return { ...told, title: t("browserModel.missing", counts), detail: "" };
  if (offer?.state === "none" || offer?.state === "insecure")
    return { ...told, title: t("browserModel.waiting", counts), detail: t("browserModel.waitingFor") };
  const seconds = ((modelPace.read() ?? 0) * (total - done)) / 1000;
  const sentences = [
    seconds > 0 ? t("quiz.banner.eta", { duration: duration(seconds) }) : "",
    t("browserModel.pauses"),
  ];
  return {
    ...told,
    title: t("browserModel.writing", counts),
    detail: sentences.join(i18n.language === "ja" ? "" : " ").trim(),
  };
}
