import {
  type BrowserModelAnswer,
  type BrowserModelRequest,
  type BrowserModelWork,
  LIMITS,
} from "@quizmill/contract";
import { errorCodeOf } from "../api-error.ts";
import { isWorthRepeating } from "../sender.ts";
import { ModelFault } from "./faults.ts";
import type { ModelRequest } from "./model.ts";

/** What the work in this browser is about. */
export interface WorkNews {
  readonly datasetId: string;
  readonly done: number;
  readonly total: number;
  /** The model is not in this browser, or not yet. */
  readonly needsDownload: boolean;
}

export interface WorkParts {
  readonly ask: (signal: AbortSignal) => Promise<BrowserModelWork>;
  readonly send: (id: string, answer: BrowserModelAnswer) => Promise<unknown>;
  readonly availability: (language: string) => Promise<Availability>;
  readonly answer: (request: ModelRequest, signal: AbortSignal) => Promise<string>;
  /** Resolves as soon as there is a network. */
  readonly online: () => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
  readonly onNews: (news: WorkNews) => void;
}

/** The person and the page come first. */
const BETWEEN_MS = 250;
const AGAIN_MS = 5_000;

/** Answers what the server asks, one request at a time, until no set waits any more. */
export async function work(parts: WorkParts, signal: AbortSignal): Promise<void> {
  for (;;) {
    await parts.online();
    signal.throwIfAborted();
    const { request, open } = await repeated(() => parts.ask(signal), parts, signal);
    if (open === 0 && request === null) return;
    if (request === null || !(await isHere(request, parts, signal))) continue;
    await answerOne(request, parts, signal);
    await parts.pause(BETWEEN_MS);
  }
}

/** The model is told a language, also where the document's is not known. */
const languageOf = ({ language }: BrowserModelRequest) => language ?? "en";

/** False if it had to be waited for: meanwhile the server may ask for something else. */
async function isHere(request: BrowserModelRequest, parts: WorkParts, signal: AbortSignal): Promise<boolean> {
  const { datasetId, done, total } = request;
  for (let isFirst = true; ; isFirst = false) {
    const found = await parts.availability(languageOf(request));
    const isKnown = found === "available" || found === "unavailable";
    parts.onNews({ datasetId, done, total, needsDownload: !isKnown });
    if (isKnown) return isFirst;
    await parts.pause(AGAIN_MS);
    signal.throwIfAborted();
  }
}

async function answerOne(request: BrowserModelRequest, parts: WorkParts, signal: AbortSignal): Promise<void> {
  const { id } = request;
  const ended = new AbortController();
  const withdrawn = new AbortController();
  // A page that goes lets another one take over at once.
  const leave = () => void parts.send(id, { fault: "closed" }).catch(() => undefined);
  signal.addEventListener("abort", leave, { once: true, signal: ended.signal });
  void sayWorking(id, parts, { ended: ended.signal, withdrawn });
  try {
    const reply = await replyTo(request, parts, AbortSignal.any([signal, withdrawn.signal]));
    await repeated(() => parts.send(id, reply), parts, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!withdrawn.signal.aborted && !isWithdrawn(error)) throw error;
  } finally {
    ended.abort();
  }
}

/** Its set was stopped or deleted, or another page has answered. */
const isWithdrawn = (error: unknown) => errorCodeOf(error) === "NOT_FOUND";

interface Answering {
  readonly ended: AbortSignal;
  readonly withdrawn: AbortController;
}

async function sayWorking(
  id: string,
  { send, pause }: WorkParts,
  { ended, withdrawn }: Answering,
): Promise<void> {
  while (!withdrawn.signal.aborted) {
    await pause(LIMITS.browserModel.renewMs);
    if (ended.aborted) return;
    await send(id, { isWorking: true }).catch((error: unknown) => isWithdrawn(error) && withdrawn.abort());
  }
}

async function replyTo(
  request: BrowserModelRequest,
  { answer, availability }: WorkParts,
  signal: AbortSignal,
) {
  const language = languageOf(request);
  if ((await availability(language)) === "unavailable") return { fault: "unsupported" as const };
  try {
    const text = await answer({ ...request, language }, signal);
    return text.length > LIMITS.browserModel.answerMaxChars ? { fault: "failed" as const } : { text };
  } catch (error) {
    if (error instanceof ModelFault) return { fault: error.kind };
    throw error;
  }
}

/** Again as long as the network or the server is the reason. */
async function repeated<T>(
  call: () => Promise<T>,
  { online, pause }: WorkParts,
  signal: AbortSignal,
): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isWorthRepeating(error)) throw error;
      await pause(AGAIN_MS);
      await online();
      signal.throwIfAborted();
    }
  }
}
