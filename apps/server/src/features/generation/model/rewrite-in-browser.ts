import { type Fallback, isLanguage, LIMITS } from "@quizmill/contract";
import { BROWSER_SETTINGS, type PageRelay } from "@quizmill/models";
import { closeForBrowser, findBrowserForm, setBrowserForm } from "../../datasets/browser-model-store.ts";
import type { DatasetRow } from "../../datasets/entities.ts";
import { readDataset } from "../../datasets/store.ts";
import type { ModelUse } from "../engine/index.ts";
import { countBrowserJobs } from "../store.ts";
import { type AskDeps, askPages } from "./ask-page.ts";
import { recordFallback } from "./record-rewrite.ts";
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
    const fellBack = await unfitness(deps, dataset, { relay, signal: whilePages.signal });
    if (fellBack !== null) {
      await closeForBrowser(db, datasetId);
      return await recordFallback(db, { run, fellBack, now: now() });
    }
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

/** As long as a browser and its model are taken for the same. */
const TRIAL_VALID_MS = 30 * 24 * 60 * 60_000;

/**
 * Why the model of the account's browser writes nothing; null where it may. One that sees no faults where they were
 * planted cannot check its own questions.
 */
async function unfitness(
  { db, engine, now }: Pick<RewriteDeps, "db" | "engine" | "now">,
  { id, accountId, language, browserModelForm }: DatasetRow,
  { relay, signal }: { relay: PageRelay; signal: AbortSignal },
): Promise<Fallback | null> {
  const since = now() - TRIAL_VALID_MS;
  if (browserModelForm ?? (await findBrowserForm(db, { accountId, language, since }))) return null;
  const spoken = isLanguage(language) ? language : "en";
  const canRead = await engine.tryReader(spoken, { account: accountId, signal, relay });
  if (canRead !== true) return canRead === null ? "model_refused_access" : "model_unusable";
  await setBrowserForm(db, { id, form: BROWSER_SETTINGS.form });
  return null;
}
