import { type BrowserModelAnswer, ROUTES } from "@quizmill/contract";
import { useSyncExternalStore } from "react";
import { call } from "../api.ts";
import { accessToken, accountOf } from "../session/access-token.ts";
import { LOGOUT_EVENT } from "../session/session.ts";
import { storedJson } from "../storage.ts";
import { availabilityOf, createModel, type PromptApi, promptApi } from "./model.ts";
import { offerHere } from "./offer.ts";
import { modelPace } from "./pace.ts";
import { type WorkNews, work } from "./work.ts";

/** The account whose sets wait for this browser. */
const waiting = storedJson<{ account: string }>({
  key: "browser-model.v1",
  parse: (raw) => {
    const { account } = (raw ?? {}) as Record<string, unknown>;
    return typeof account === "string" ? { account } : null;
  },
});

/** One page of this browser does the work; all of them show it. */
const NAME = "browser-model";
const otherPages = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(NAME);
otherPages?.addEventListener("message", ({ data }) => show(data));

let news: WorkNews | null = null;
let isRunning = false;
const listeners = new Set<() => void>();

function show(next: WorkNews | null): void {
  news = next;
  for (const listener of listeners) listener();
}

function tell(next: WorkNews | null): void {
  modelPace.follow(next);
  show(next);
  otherPages?.postMessage(next);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this browser's model is working on; null for nothing. */
export function useBrowserWork(): WorkNews | null {
  return useSyncExternalStore(subscribe, () => news);
}

/** A set waits for this browser's model: it writes until none does, also after the page was closed and opened again. */
export function writeHere(): void {
  const account = accountOf(accessToken.read());
  const api = promptApi();
  if (account !== null && api !== undefined && !isRunning) void run(api, account);
}

/** Goes on with what an earlier page left. */
export function goOnHere(): void {
  if (waiting.read()?.account === accountOf(accessToken.read())) writeHere();
}

/** In one page of this browser: when it is closed, the next one takes over. */
async function run(api: PromptApi, account: string): Promise<void> {
  isRunning = true;
  const stop = new AbortController();
  const leave = () => stop.abort();
  addEventListener(LOGOUT_EVENT, leave);
  addEventListener("pagehide", leave);
  const model = createModel(api);
  const parts = {
    ask: (signal: AbortSignal) => call(ROUTES.browserModelWork, { signal }),
    send: (id: string, body: BrowserModelAnswer) =>
      call(ROUTES.answerBrowserModel, { params: { id }, body, keepalive: true }),
    availability: (language: string) => availabilityOf(api, language),
    answer: model.answer,
    online,
    pause,
    onNews: tell,
  };
  try {
    // A computer that cannot run the model has to leave the set to another.
    if ((await offerHere()).state === "none") return waiting.forget();
    waiting.write({ account });
    const { signal } = stop;
    await navigator.locks.request(NAME, { signal }, () => work(parts, signal).finally(() => tell(null)));
    waiting.forget();
  } catch {
    // The page goes, nobody is logged in any more, or the server refuses: the next page that is opened tries again.
  } finally {
    isRunning = false;
    model.close();
    removeEventListener(LOGOUT_EVENT, leave);
    removeEventListener("pagehide", leave);
  }
}

async function online(): Promise<void> {
  if (navigator.onLine) return;
  await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
