import { LIMITS } from "@quizmill/contract";
import { BROWSER_SETTINGS } from "@quizmill/models";
import { closeForBrowser } from "../../datasets/browser-model-store.ts";
import { readDataset } from "../../datasets/store.ts";
import type { ModelUse } from "../engine/index.ts";
import { countBrowserJobs } from "../store.ts";
import { type AskDeps, askPages } from "./ask-page.ts";
import { deleteRequestsOf } from "./requests-store.ts";
import { type RewriteDeps, type Rewriting, rewrite } from "./rewrite.ts";

/**
 * Has the model of a browser write a set that is ready, as long as a page of its account answers. Without one it ends,
 * and goes on after the last recorded passage when a page comes back. False if the job has ended, or another worker has
 * it.
 */
export async function rewriteInBrowser(
  deps: Omit<RewriteDeps, "model"> & AskDeps,
  rewriting: Rewriting,
): Promise<boolean> {
  const { db, now } = deps;
  const { run, datasetId, signal } = rewriting;
  const dataset = await readDataset(db, datasetId);
  if (!dataset) return false;
  if ((dataset.browserModelUntil ?? 0) <= now()) return true;
  await deleteRequestsOf(db, run.jobId);
  const paused = new AbortController();
  const pauseIfFull = async () => {
    if ((await countBrowserJobs(db)) >= LIMITS.browserModel.running) paused.abort();
  };
  const turns = setInterval(() => void pauseIfFull().catch(() => undefined), LIMITS.browserModel.turnMs);
  const { accountId } = dataset;
  const relay = askPages(deps, { accountId, datasetId, jobId: run.jobId }, () => paused.abort());
  const whilePages = { ...rewriting, signal: AbortSignal.any([signal, paused.signal]) };
  try {
    const written = await rewrite(deps, whilePages, { dataset, model: UNPAID, relay });
    if (written === null) return false;
    await closeForBrowser(db, datasetId);
  } catch (error) {
    if (!paused.signal.aborted || signal.aborted) throw error;
  } finally {
    clearInterval(turns);
  }
  return true;
}

const UNPAID: ModelUse = { settings: BROWSER_SETTINGS, allowance: null };
