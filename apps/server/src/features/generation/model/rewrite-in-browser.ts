import { isLanguage, LIMITS } from "@quizmill/contract";
import { BROWSER_SETTINGS, type PageRelay, type PromptForm } from "@quizmill/models";
import { closeForBrowser, findBrowserForm, setBrowserForm } from "../../datasets/browser-model-store.ts";
import type { DatasetRow } from "../../datasets/entities.ts";
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
    const form = await formFor(deps, dataset, { relay, signal: whilePages.signal });
    const settings = { ...BROWSER_SETTINGS, form };
    const model: ModelUse = { settings, allowance: null };
    const written = await rewrite(deps, whilePages, { dataset, model, relay });
    if (written === null) return false;
    await closeForBrowser(db, datasetId);
  } catch (error) {
    if (!paused.signal.aborted || signal.aborted) throw error;
  } finally {
    clearInterval(turns);
  }
  return true;
}

/** As long as a browser and its model are taken for the same. */
const TRIAL_VALID_MS = 30 * 24 * 60 * 60_000;

/**
 * How the model of the account's browser is asked. One that sees no faults where they were planted cannot check its own
 * questions: it writes wrong options alone, as one that did not answer.
 */
async function formFor(
  { db, engine, now }: Pick<RewriteDeps, "db" | "engine" | "now">,
  dataset: DatasetRow,
  { relay, signal }: { relay: PageRelay; signal: AbortSignal },
): Promise<PromptForm> {
  const { id, accountId, language } = dataset;
  const since = now() - TRIAL_VALID_MS;
  const known = dataset.browserModelForm ?? (await findBrowserForm(db, { accountId, language, since }));
  if (known !== null) return known;
  const spoken = isLanguage(language) ? language : "en";
  const canRead = await engine.tryReader(spoken, { account: accountId, signal, relay });
  const form = canRead === true ? "short" : "options";
  if (canRead !== null) await setBrowserForm(db, { id, form });
  return form;
}
