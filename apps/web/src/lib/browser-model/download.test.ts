import { describe, expect, it } from "vitest";
import {
  type LanguageModelPlan,
  READY_MODEL,
  standInLanguageModel,
} from "../../../../../testing/language-model.ts";
import { createDownload, type DownloadState } from "./download.ts";
import type { PromptApi } from "./model.ts";

function started(shares: readonly number[], stopAt?: number, changes: Partial<LanguageModelPlan> = {}) {
  const plan = { ...READY_MODEL, isDownloaded: false, shares, ...changes };
  const api = standInLanguageModel(plan, async () => "") as unknown as PromptApi;
  const download = createDownload();
  const told: DownloadState[] = [];
  download.subscribe(() => {
    const state = download.read();
    told.push(state);
    if (state.phase === "running" && state.share === stopAt) download.cancel();
  });
  return { download, told, ended: download.start(api, "en"), api };
}

describe("the download of the browser's model", () => {
  it("tells its progress from the click to the end, and is one even if it is asked for twice", async () => {
    const { download, told, ended, api } = started([0.5, 1]);
    await download.start(api, "en");
    await ended;
    expect(told).toEqual([
      { phase: "running", share: 0 },
      { phase: "running", share: 0.5 },
      { phase: "running", share: 1 },
      { phase: "done" },
    ]);
  });

  it("can be cancelled, and begun again", async () => {
    const { download, ended, told, api } = started([0.5, 1], 0.5);
    await ended;
    expect(told.at(-1)).toEqual({ phase: "none" });
    const again = download.start(api, "en");
    download.cancel();
    await again;
    expect(download.read()).toEqual({ phase: "none" });
  });

  it("says that it failed", async () => {
    const { download, ended } = started([0.5], undefined, { failsToDownload: true });
    await ended;
    expect(download.read()).toEqual({ phase: "failed" });
  });
});
