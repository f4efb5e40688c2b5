import { useEffect, useState, useSyncExternalStore } from "react";
import { type DownloadState, modelDownload } from "../../lib/browser-model/download.ts";
import { promptApi } from "../../lib/browser-model/model.ts";
import { type BrowserOffer, offerHere } from "../../lib/browser-model/offer.ts";

/** While another page downloads the model, nothing tells when it is there. */
const ASK_AGAIN_MS = 3_000;

/** The model of this browser and its download. */
export interface BrowserModel {
  readonly offer: BrowserOffer;
  readonly download: DownloadState;
  /** To be called by a click. */
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Null until it is known what the browser has, for documents in this language. */
export function useBrowserModel(wanted?: string): BrowserModel | null {
  const [offer, setOffer] = useState<BrowserOffer | null>(null);
  const download = useSyncExternalStore(modelDownload.subscribe, modelDownload.read);
  const { phase } = download;
  const isElsewhere = offer?.state === "downloading" && phase !== "running";
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the browser has changes with the phase.
  useEffect(() => {
    const ask = () => void offerHere(wanted).then(setOffer);
    ask();
    if (!isElsewhere) return;
    const timer = window.setInterval(ask, ASK_AGAIN_MS);
    return () => window.clearInterval(timer);
  }, [phase, isElsewhere, wanted]);
  const start = () => {
    const api = promptApi();
    if (api && offer && "language" in offer) void modelDownload.start(api, offer.language);
  };
  return offer && { offer, download, start, cancel: modelDownload.cancel };
}
