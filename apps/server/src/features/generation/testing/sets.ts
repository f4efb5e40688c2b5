import type { Bootstrap, DatasetDetail } from "@quizmill/contract";
import { expect } from "vitest";
import { readEvents, type WireEvent } from "./events.ts";

/** What these functions need of a running server. */
interface Server {
  call(
    method: string,
    path: string,
    options?: { body?: unknown; token?: string; headers?: Record<string, string> },
  ): Promise<Response>;
}

/** Notes of so many paragraphs, each long enough to count. */
export function notesOf(paragraphs: number, subject = "Nothing"): string {
  const filling = "These words are here so that the notes are long enough to be taken. ".repeat(4).trim();
  return Array.from({ length: paragraphs }, (_, index) => `${subject} ${index + 1}. ${filling}`).join("\n\n");
}

export function postNotes(
  server: Server,
  token: string,
  notes: { text: string; name?: string; minFirst?: number; key?: string; mode?: string; engine?: string },
): Promise<Response> {
  const { text, name, minFirst = 1, key, mode = "study", engine } = notes;
  const query = `mode=${mode}&minFirst=${minFirst}${engine === undefined ? "" : `&engine=${engine}`}`;
  return server.call("POST", `/api/notes/bootstrap?${query}`, {
    token,
    body: { text, name },
    headers: key === undefined ? {} : { "idempotency-key": key },
  });
}

export async function makeSet(
  server: Server,
  token: string,
  notes: Parameters<typeof postNotes>[2],
): Promise<Bootstrap> {
  const answer = await postNotes(server, token, notes);
  if (answer.status !== 200) throw new Error(`Refused: ${await answer.text()}`);
  return (await answer.json()) as Bootstrap;
}

/** Uploads a text that is too long for notes as a file, and makes a set of it. */
export async function makeSetOfFile(
  server: Server,
  token: string,
  { text, minFirst }: { text: string; minFirst: number },
): Promise<Bootstrap> {
  const body = new FormData();
  body.append("file", new Blob([text]), "notes.txt");
  const target = `/api/upload/bootstrap?mode=study&minFirst=${minFirst}`;
  const answer = await server.call("POST", target, { token, body });
  if (answer.status !== 200) throw new Error(`Refused: ${await answer.text()}`);
  return (await answer.json()) as Bootstrap;
}

export function eventsOf(
  server: Server,
  job: { jobId: string; token: string },
  options: { afterSeq?: number; headers?: Record<string, string> } = {},
): Promise<Response> {
  const query = new URLSearchParams({ token: job.token, afterSeq: String(options.afterSeq ?? 0) });
  return server.call("GET", `/api/jobs/${job.jobId}/events?${query}`, { headers: options.headers ?? {} });
}

/** All events of a job, once it has ended. */
export async function allEvents(...asked: Parameters<typeof eventsOf>): Promise<WireEvent[]> {
  return Array.fromAsync(readEvents(await eventsOf(...asked)));
}

export async function readSet(server: Server, token: string, id: string): Promise<DatasetDetail> {
  const answer = await server.call("GET", `/api/datasets/${id}`, { token });
  if (answer.status !== 200) throw new Error(`Refused: ${await answer.text()}`);
  return (await answer.json()) as DatasetDetail;
}

/** A set of these notes, once it is finished. */
export async function finishedSet(...asked: Parameters<typeof makeSet>): Promise<DatasetDetail> {
  const [server, token] = asked;
  const set = await makeSet(...asked);
  await allEvents(server, set);
  return readSet(server, token, set.datasetId);
}

/** The set once no job of it is left. */
export async function untilEnded(server: Server, token: string, id: string): Promise<DatasetDetail> {
  const jobOf = async () => (await readSet(server, token, id)).jobId;
  await expect.poll(jobOf, { interval: 10 }).toBeNull();
  return readSet(server, token, id);
}

/** The error of a refused call. */
export async function refusalOf(
  answer: Response,
): Promise<{ status: number; code: string; details?: object }> {
  const { status, code, details } = (await answer.json()) as {
    status: number;
    code: string;
    details?: object;
  };
  return { status, code, ...(details && { details }) };
}
