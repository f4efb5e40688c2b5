import { type Answer, ApiError, fileChangedError, networkError, timeoutError } from "./api-error.ts";

export interface SentBytes {
  sent: number;
  total: number;
}
export type UploadProgressHandler = (bytes: SentBytes) => void;

interface FileToSend {
  url: string;
  file: File;
  headers: Record<string, string>;
  /** The longest pause: without a byte leaving, or without an answer once all have left. */
  idleTimeoutMs: number;
  signal?: AbortSignal | undefined;
  onProgress?: UploadProgressHandler | undefined;
}

/**
 * Sends `file` as `sendBytes` does. A file that was changed, moved or deleted since it was chosen fails with
 * FILE_CHANGED, before or during the upload: the browser reports only a broken connection.
 */
export async function sendFile(request: FileToSend): Promise<Answer> {
  const { url, file } = request;
  if (!(await isReadable(file))) throw fileChangedError(url);
  try {
    return await sendBytes(request);
  } catch (error) {
    const isBroken = error instanceof ApiError && error.code === "NETWORK_ERROR";
    throw isBroken && !(await isReadable(file)) ? fileChangedError(url) : error;
  }
}

/** A browser reads a chosen file only as long as it is unchanged. */
async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * Sends `file` as the multipart field of that name. Uses XMLHttpRequest, because fetch does not report how many bytes
 * have left. The deadline starts again with every byte, so that a large file on a slow line is not cut off while it is
 * still travelling.
 */
function sendBytes(request: FileToSend): Promise<Answer> {
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
    xhr.upload.onload = (event) => {
      deadline.restart();
      request.onProgress?.({ sent: event.total, total: event.total });
    };
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
