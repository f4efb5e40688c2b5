import { type EngineChoice, LIMITS, type Mode, ROUTES, type UploadProgress } from "@quizmill/contract";
import { useEffect, useRef, useState } from "react";
import { call } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { fileFault } from "../../lib/check-file.ts";
import { newKey } from "../../lib/new-key.ts";
import { useLanguage } from "../../lib/use-paths.ts";
import { hasEnded } from "./flow.ts";
import { sendDocument } from "./send-document.ts";
import { type SentFile, sendSeveral } from "./several.ts";

const POLL_MS = 1_000;

interface SeveralWish {
  readonly isOneSet: boolean;
  readonly mode: Mode;
  readonly engine: EngineChoice | undefined;
  readonly keepsDoubles: boolean;
}

/** Several files on their way; `into` is the set that they are added to, if there is one. */
export function useSeveral(into: string | undefined) {
  const [sent, setSent] = useState<readonly SentFile[]>([]);
  const [isRunning, setRunning] = useState(false);
  const abort = useRef<AbortController | null>(null);
  const target = useRef(into);
  const language = useLanguage();
  useWarning(isRunning);

  const run = async (files: readonly SentFile[], { isOneSet, mode, engine, keepsDoubles }: SeveralWish) => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setSent(files);
    setRunning(true);
    const send: Parameters<typeof sendSeveral>[2]["send"] = async (file, to, onProgress) => {
      signal.throwIfAborted();
      const fault = fileFault(file, LIMITS.upload);
      if (fault !== null) throw fault;
      const order = {
        source: { kind: "file" as const, file },
        mode,
        engine,
        keepsDoubles,
        count: undefined,
        ...to,
      };
      return sendDocument(order, { language, signal, onProgress });
    };
    const follow = (key: string, onProgress: (progress: UploadProgress) => void) =>
      followed(key, { signal, onProgress });
    target.current = await sendSeveral(
      files,
      { isOneSet, into: target.current },
      { send, follow, newKey, onChange: setSent },
    );
    setRunning(false);
  };
  return {
    sent,
    isRunning,
    start: (files: readonly File[], wish: SeveralWish) =>
      void run(
        files.map((file) => ({ file, key: newKey(), fate: { phase: "waiting" } })),
        wish,
      ),
    goOn: (wish: SeveralWish) => void run(sent, wish),
    stop: () => abort.current?.abort(),
  };
}

/** The browser asks before the page is closed: what was not sent would be lost. */
function useWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isOn]);
}

/** Asks how far an upload is until it has ended. A call that fails for a moment is made again. */
async function followed(
  key: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: UploadProgress) => void },
): Promise<UploadProgress | undefined> {
  for (;;) {
    signal.throwIfAborted();
    try {
      const progress = await call(ROUTES.uploadProgress, { params: { key }, signal });
      if (hasEnded(progress)) return progress;
      onProgress(progress);
    } catch (error) {
      signal.throwIfAborted();
      // The set was deleted meanwhile.
      if (error instanceof ApiError && error.code === "NOT_FOUND") return undefined;
    }
    await new Promise((resolve) => window.setTimeout(resolve, POLL_MS));
  }
}
