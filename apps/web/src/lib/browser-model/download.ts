import { downloadModel, type PromptApi } from "./model.ts";

/** `share`: 0..1. */
export type DownloadState =
  | { readonly phase: "none" | "done" | "failed" }
  | { readonly phase: "running"; readonly share: number };

/** One download at a time; it goes on while the person looks at other pages. */
export function createDownload() {
  let state: DownloadState = { phase: "none" };
  let abort: AbortController | null = null;
  const listeners = new Set<() => void>();
  const show = (next: DownloadState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Has to be called right after a click, or the browser refuses. */
    async start(api: PromptApi, language: string): Promise<void> {
      if (state.phase === "running") return;
      abort = new AbortController();
      const { signal } = abort;
      show({ phase: "running", share: 0 });
      const onShare = (share: number) => {
        if (state.phase === "running" && !signal.aborted) show({ phase: "running", share });
      };
      try {
        await downloadModel(api, language, { signal, onShare });
        show({ phase: "done" });
      } catch {
        show({ phase: signal.aborted ? "none" : "failed" });
      }
    },
    cancel: () => abort?.abort(),
  };
}

export const modelDownload = createDownload();
