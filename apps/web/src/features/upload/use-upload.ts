import { type Language, type Mode, ROUTES } from "@quizmill/contract";
import { useReducer, useRef, useState } from "react";
import { track } from "../../lib/analytics/track.ts";
import { call } from "../../lib/api.ts";
import { isAbort } from "../../lib/api-error.ts";
import type { SentBytes } from "../../lib/api-upload.ts";
import { storedDemoAnswers } from "../../lib/demo-answers.ts";
import { newKey } from "../../lib/new-key.ts";
import { useLanguage } from "../../lib/use-paths.ts";
import { IDLE, isRepeat, type Order, type Source, step, type UploadAction, type Wish } from "./flow.ts";
import { sendDocument } from "./send-document.ts";
import { useUploadProgress } from "./use-upload-progress.ts";

/** The maximum length in an event. */
const MIME_MAX_CHARS = 200;

/** One upload at a time, from the chosen source to the first questions. */
export function useUpload() {
  const [state, dispatch] = useReducer(step, IDLE);
  const [order, setOrder] = useState<Order | null>(null);
  const key = order?.key ?? "";
  const abort = useRef<AbortController | null>(null);
  const progress = useUploadProgress(key, state);
  const language = useLanguage();

  const start = async (wish: Wish) => {
    const next = { ...wish, key: isRepeat(state, order, wish) ? key : newKey() };
    setOrder(next);
    dispatch({ type: "started", source: wish.source });
    abort.current = new AbortController();
    await send({ ...next, language, signal: abort.current.signal, dispatch });
  };
  const cancel = () => {
    abort.current?.abort();
    dispatch({ type: "left" });
    // While bytes are still leaving there can be no set. A set that grows is kept.
    if (state.phase !== "sending" && order?.into === undefined) void removeSet(key);
  };
  const fail = (source: Source, error: unknown) => {
    dispatch({ type: "started", source });
    dispatch({ type: "failed", error });
  };
  return { state, progress, start, cancel, fail, leave: () => dispatch({ type: "left" }) };
}

interface Sending extends Order {
  /** Of the interface. */
  language: Language;
  signal: AbortSignal;
  dispatch: (action: UploadAction) => void;
}

async function send({ signal, language, dispatch, ...order }: Sending): Promise<void> {
  // Only sets are counted.
  const usage = order.into === undefined ? countUpload(order.source, order.mode) : null;
  try {
    const onProgress = (bytes: SentBytes) => dispatch({ type: "moved", bytes });
    const result = await sendDocument(order, { language, signal, onProgress });
    if (order.demoAnswers?.length) storedDemoAnswers(result.datasetId).write(order.demoAnswers);
    dispatch({ type: "answered", result });
    usage?.end(result.datasetId);
  } catch (error) {
    if (isAbort(error)) return;
    dispatch({ type: "failed", error });
    usage?.end(null);
  }
}

/** Counts the begin of an upload and, with its set, the end. */
function countUpload(source: Source, mode: Mode) {
  const startedAtMs = performance.now();
  const { type, size } =
    source.kind === "file" ? source.file : new Blob([source.text], { type: "text/plain" });
  track("upload_start", { mode, mime: type.slice(0, MIME_MAX_CHARS), size });
  return {
    end: (dataset_id: string | null) => {
      const duration_ms = Math.round(performance.now() - startedAtMs);
      track("upload_finish", { mode, ok: dataset_id !== null, dataset_id, duration_ms });
    },
  };
}

const ASK_AGAIN_MS = 500;
const ASK_TIMES = 20;

/** A cancelled upload should leave nothing behind: the set that is there by now, or soon, is deleted with its job. */
async function removeSet(key: string): Promise<void> {
  try {
    for (let asked = 0; asked < ASK_TIMES; asked += 1) {
      const { datasetId, stage } = await call(ROUTES.uploadProgress, { params: { key } });
      if (datasetId !== null)
        return await call(ROUTES.deleteDataset, { params: { id: datasetId }, query: { forGood: "true" } });
      if (stage !== "PENDING") return;
      await new Promise((resolve) => window.setTimeout(resolve, ASK_AGAIN_MS));
    }
  } catch {
    // Nothing had arrived, or the server cannot be reached now; then the set appears in the list, where it can be
    // deleted.
  }
}
