import type { ErrorCode, UploadProgress } from "@quizmill/contract";
import { ApiError, isAbort } from "../../lib/api-error.ts";
import type { SentBytes } from "../../lib/api-upload.ts";
import { type Answer, isAnswerMissing } from "./flow.ts";

/** What has become of one of several files that are sent together. */
export type Fate =
  | { readonly phase: "waiting" }
  | { readonly phase: "sending"; readonly bytes: SentBytes }
  | { readonly phase: "writing"; readonly progress: UploadProgress | undefined }
  | { readonly phase: "done"; readonly answer: Answer }
  | { readonly phase: "failed"; readonly error: unknown };

export interface SentFile {
  readonly file: File;
  /** The Idempotency-Key of the next attempt. */
  readonly key: string;
  readonly fate: Fate;
}

/** How one file is sent, and followed to its last question. */
export interface Sending {
  send(
    file: File,
    to: { readonly key: string; readonly into: string | undefined },
    onProgress: (bytes: SentBytes) => void,
  ): Promise<Answer>;
  /** Resolves with the last progress. */
  follow(key: string, onProgress: (progress: UploadProgress) => void): Promise<UploadProgress | undefined>;
  readonly newKey: () => string;
  readonly onChange: (files: readonly SentFile[]) => void;
}

/**
 * Sends those that are not done, one after another. With `isOneSet` the first that is taken makes the set, unless there
 * is one (`into`), and the others are added to it. One that fails is left out, and the others go on. Returns the set
 * that further files are to be added to. Throws the abort's reason.
 */
export async function sendSeveral(
  files: readonly SentFile[],
  { isOneSet, into }: { isOneSet: boolean; into: string | undefined },
  { send, follow, newKey, onChange }: Sending,
): Promise<string | undefined> {
  let now = files;
  let target = into;
  const change = (index: number, changed: Partial<SentFile>) => {
    now = now.map((one, at) => (at === index ? { ...one, ...changed } : one));
    onChange(now);
  };
  const sendOne = async ({ file, key }: SentFile, index: number) => {
    const set = (fate: Fate) => change(index, { fate });
    set({ phase: "sending", bytes: { sent: 0, total: file.size } });
    const answer = await send(file, { key, into: isOneSet ? target : undefined }, (bytes) =>
      set(bytes.sent < bytes.total ? { phase: "sending", bytes } : { phase: "writing", progress: undefined }),
    );
    set({ phase: "writing", progress: undefined });
    const end = await follow(key, (progress) => set({ phase: "writing", progress }));
    if (end?.stage === "failed") throw failureOf(end.failureCode ?? "GENERATION_FAILED");
    if (isOneSet) target = answer.datasetId;
    set({ phase: "done", answer });
  };
  for (const [index, one] of files.entries()) {
    if (one.fate.phase === "done") continue;
    try {
      await sendOne(one, index);
    } catch (error) {
      if (isAbort(error)) {
        change(index, { fate: { phase: "waiting" } });
        break;
      }
      // It may have arrived: the same key finds it.
      const key = isAnswerMissing(error) ? one.key : newKey();
      change(index, { key, fate: { phase: "failed", error } });
    }
  }
  return target;
}

function failureOf(code: ErrorCode): ApiError {
  return new ApiError({ status: 0, code, message: code, url: "" });
}
