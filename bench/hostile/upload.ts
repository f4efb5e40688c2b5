import { EXTRACTION_ERROR_CODES } from "@quizmill/contract";
import type { HostileFile } from "./files.ts";

/** The result of uploading a file. */
export interface Outcome {
  readonly name: string;
  /** "text", or the code of the refusal; "" if the answer has none. */
  readonly code: string;
  readonly status: number;
  /** Of the call that was not told to retry later, including the wait for other files. */
  readonly seconds: number;
}

export interface Caller {
  readonly url: string;
  readonly token: string;
}

/** Codes that name the fault of a document; all others are faults of the server. */
const NAMED = new Set<string>(["text", "TEXT_TOO_SHORT", ...EXTRACTION_ERROR_CODES]);
const COME_BACK = new Set(["TOO_MANY_JOBS", "SERVER_BUSY"]);
/** Doubled with each try. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 8_000;
const MAX_TRIES = 200;

export const isNamed = ({ code }: Outcome): boolean => NAMED.has(code);

interface Answer {
  readonly datasetId?: string;
  readonly error?: { readonly code?: string };
  readonly code?: string;
}

async function tryOnce({ url, token }: Caller, { name, bytes }: HostileFile): Promise<Outcome> {
  const form = new FormData();
  form.append("file", new Blob([Uint8Array.from(bytes)]), name);
  const headers = { authorization: `Bearer ${token}` };
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/upload/bootstrap?mode=study&minFirst=1`, {
    method: "POST",
    headers,
    body: form,
  });
  const body = (await answer.json().catch(() => ({}))) as Answer;
  const seconds = (performance.now() - startedAt) / 1000;
  if (answer.ok && body.datasetId !== undefined)
    await fetch(`${url}/api/datasets/${body.datasetId}`, { method: "DELETE", headers });
  const code = answer.ok ? "text" : (body.error?.code ?? body.code ?? "");
  return { name, code, status: answer.status, seconds };
}

/**
 * Uploads a file, again and again while the server says to retry later. A set made of it is deleted at once: only the
 * reading is measured.
 */
export async function uploadUntilTaken(caller: Caller, file: HostileFile): Promise<Outcome> {
  let pauseMs = FIRST_PAUSE_MS;
  for (let tries = 1; ; tries++) {
    const outcome = await tryOnce(caller, file).catch(() => ({
      name: file.name,
      code: "",
      status: 0,
      seconds: 0,
    }));
    if (!COME_BACK.has(outcome.code) || tries === MAX_TRIES) return outcome;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS);
  }
}
