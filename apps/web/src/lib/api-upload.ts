import { type Answer, networkError, timeoutError } from "./api-error.ts";

export interface SentBytes {
  sent: number;
  total: number;
}
export type UploadProgressHandler = (bytes: SentBytes) => void;

interface FileToSend {
  url: string;
  file: File;
  headers: Record<string, string>;
  /** Longest silence: without a byte leaving, or without an answer once all have left. */
  idleTimeoutMs: number;
  signal?: AbortSignal | undefined;
  onProgress?: UploadProgressHandler | undefined;
}

/**
 * Sends `file` as the multipart field of that name. By XMLHttpRequest, since fetch cannot tell how
 * many bytes have left. The deadline starts anew with every byte that moves, so that a large file on
 * a slow line is not cut off while it is still travelling.
 */
export function sendFile(request: FileToSend): Promise<Answer> {
  const { url, file, signal } = request;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const deadline = startDeadline(request.idleTimeoutMs, () => {
      reject(timeoutError(url));
      xhr.abort();
    });
    const giveUp = () => {
      deadline.stop();
      reject(new DOMException("Aborted", "AbortError"));
      xhr.abort();
    };
    xhr.upload.onprogress = (event) => {
      deadline.restart();
      if (event.lengthComputable) request.onProgress?.({ sent: event.loaded, total: event.total });
    };
    // The last progress event may come before the last bytes, or never for a small file.
    xhr.upload.onload = (event) => request.onProgress?.({ sent: event.total, total: event.total });
    xhr.onload = () => resolve(answerOf(xhr, url));
    xhr.onerror = () => reject(networkError(url));
    xhr.onloadend = () => {
      deadline.stop();
      signal?.removeEventListener("abort", giveUp);
    };
    if (signal?.aborted) return giveUp();
    signal?.addEventListener("abort", giveUp);
    xhr.open("POST", url);
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    const form = new FormData();
    form.append("file", file, file.name);
    xhr.send(form);
  });
}

function startDeadline(ms: number, onSilence: () => void) {
  let timer = setTimeout(onSilence, ms);
  return {
    restart() {
      clearTimeout(timer);
      timer = setTimeout(onSilence, ms);
    },
    stop: () => clearTimeout(timer),
  };
}

function answerOf(xhr: XMLHttpRequest, url: string): Answer {
  return {
    url,
    status: xhr.status,
    statusText: xhr.statusText,
    contentType: xhr.getResponseHeader("content-type"),
    requestId: xhr.getResponseHeader("x-request-id"),
    text: xhr.responseText,
  };
}
