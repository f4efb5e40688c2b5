import {
  isFinalJobEvent,
  JOB_EVENT_NAMES,
  type JobEvent,
  type JobEventName,
  ROUTES,
} from "@quizmill/contract";
import { urlOf } from "./api-url.ts";
import { type Stored, storedJson } from "./storage.ts";

/** The part of the browser's EventSource that is used; a test passes its own. */
export interface EventStream {
  addEventListener(name: string, listener: (event: { readonly data?: unknown }) => void): void;
  close(): void;
}

/** Stores, per job, the last event seen, so that a later visit only asks for later ones. */
export interface SeqMemory {
  read(jobId: string): number | null;
  write(jobId: string, seq: number): void;
  forget(jobId: string): void;
}

export interface JobListener {
  readonly onEvent: (event: JobEvent) => void;
  /** The stream broke before the job ended; it is closed and does not reconnect. */
  readonly onLost: () => void;
}

export interface JobEventsDeps {
  readonly openStream: (url: string) => EventStream;
  readonly memory: SeqMemory;
}

/** For pages: the browser's own EventSource, and its storage. */
export const BROWSER_JOB_EVENTS: JobEventsDeps = {
  openStream: (url) => new EventSource(url),
  memory: {
    read: (jobId) => seqOf(jobId).read(),
    write: (jobId, seq) => seqOf(jobId).write(seq),
    forget: (jobId) => seqOf(jobId).forget(),
  },
};

function seqOf(jobId: string): Stored<number> {
  const parse = (raw: unknown) => (Number.isSafeInteger(raw) && Number(raw) >= 0 ? Number(raw) : null);
  return storedJson({ key: `job-seq.v1.${jobId}`, parse });
}

/** Deletes the position in a job's events. */
export function forgetJobSeq(jobId: string): void {
  seqOf(jobId).forget();
}

/**
 * Listens to a job until it ends, the stream breaks, or the returned function is called. An event that does not match
 * the contract is skipped: a newer server may send more than this page knows.
 */
export function listenToJob(
  job: { readonly jobId: string; readonly token: string },
  listener: JobListener,
  { openStream, memory }: JobEventsDeps,
): () => void {
  const afterSeq = memory.read(job.jobId) ?? undefined;
  const stream = openStream(
    urlOf(ROUTES.jobEvents.path, { jobId: job.jobId }, { token: job.token, afterSeq }),
  );
  let isOpen = true;
  const close = () => {
    isOpen = false;
    stream.close();
  };

  for (const name of JOB_EVENT_NAMES) {
    stream.addEventListener(name, ({ data }) => {
      const event = isOpen ? parseJobEvent(name, data) : null;
      if (!event) return;
      memory.write(job.jobId, event.data.seq);
      if (isFinalJobEvent(name)) {
        memory.forget(job.jobId);
        close();
      }
      listener.onEvent(event);
    });
  }
  stream.addEventListener("error", () => {
    if (!isOpen) return;
    close();
    listener.onLost();
  });
  return close;
}

function parseJobEvent(name: JobEventName, data: unknown): JobEvent | null {
  if (typeof data !== "string") return null;
  try {
    const parsed: unknown = JSON.parse(data);
    return hasSeq(parsed) ? ({ name, data: parsed } as JobEvent) : null;
  } catch {
    return null;
  }
}

/** The server follows the contract; a proxy that answers in its place does not number its events. */
function hasSeq(raw: unknown): boolean {
  return typeof raw === "object" && raw !== null && "seq" in raw && Number.isSafeInteger(raw.seq);
}
