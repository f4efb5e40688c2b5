import { type MessagePort, parentPort } from "node:worker_threads";
import { textOfSlices } from "@quizmill/extract";
import {
  BROWSER_SETTINGS,
  createModelClient,
  type LlmSettings,
  type ModelClient,
  ModelFault,
} from "@quizmill/models";
import { judgeReply, llmEngine, pagePrompts, readsFaults } from "@quizmill/models/engine";
import {
  adviceOn,
  type Batch,
  embeddedEngine,
  generateQuestions,
  likelyQuestions,
  planPassages,
  writeMore,
} from "@quizmill/questions";
import { lowerThreadPriority } from "../../../platform/thread-priority.ts";
import { createModelLedger } from "./ledger.ts";
import { fromStored, planNotes, planned, planVersion } from "./planning.ts";
import type { FromThread, GenerateOptions, Kind, ReplyTo, RequestOf, ToThread } from "./protocol.ts";
import { relayThrough } from "./relay-port.ts";

/** Runs inside an engine thread: holds the generators of the open texts. */

// There is always enough work to use a processor fully.
lowerThreadPriority();

interface Session {
  /** Null for a trial. */
  readonly batches: AsyncIterator<Batch> | null;
  readonly controller: AbortController;
}

const sessions = new Map<number, Session>();

/** How often a thread at work shows that its event loop runs, which it does between all steps. */
const SIGN_MS = 250;

function send(message: FromThread): void {
  parentPort?.postMessage(message);
}

/** The last used come last. */
const clients = new Map<string, ModelClient>();
/** More would only hold keys in memory: a client that was forgotten is made anew. */
const CLIENTS_MAX = 16;
const ledger = createModelLedger();

/** One client for all sessions with these settings: they share the limits of the model's server. */
function modelClient(settings: LlmSettings): ModelClient {
  const of = JSON.stringify(settings);
  const client = clients.get(of) ?? createModelClient(settings);
  clients.delete(of);
  clients.set(of, client);
  for (const oldest of clients.keys()) if (clients.size > CLIENTS_MAX) clients.delete(oldest);
  return client;
}

function enginesFor({ model }: GenerateOptions, port: MessagePort | undefined) {
  if (model === undefined) return { engine: embeddedEngine };
  const { settings, allowance } = model;
  // Each browser is a model of its own.
  if (port !== undefined) return { engine: llmEngine(createModelClient(settings, relayThrough(port))) };
  const budget = allowance === null ? {} : { tokenBudget: ledger.tokenBudgetFor(allowance) };
  return { engine: llmEngine(modelClient(settings), budget) };
}

async function tryReader({ session, language, port }: RequestOf<"tryReader">): Promise<boolean | null> {
  const controller = new AbortController();
  sessions.set(session, { controller, batches: null });
  try {
    const client = createModelClient(BROWSER_SETTINGS, relayThrough(port));
    return await readsFaults(client, { language, signal: controller.signal });
  } catch (error) {
    if (error instanceof ModelFault) return null;
    throw error;
  }
}

function open({ session, plan, options, port }: RequestOf<"open">): Promise<Batch | null> {
  const controller = new AbortController();
  const { signal } = controller;
  const batches = generateQuestions(fromStored(plan), { ...options, ...enginesFor(options, port), signal });
  sessions.set(session, { controller, batches: batches[Symbol.asyncIterator]() });
  return next(session);
}

async function next(session: number): Promise<Batch | null> {
  const result = await sessions.get(session)?.batches?.next();
  return !result || result.done ? null : result.value;
}

function close(session: number): void {
  const found = sessions.get(session);
  sessions.delete(session);
  found?.controller.abort();
  // An engine that is stopped midway may reject; nobody waits for it.
  found?.batches?.return?.().catch(() => undefined);
}

const replies: {
  readonly [K in Kind]: (request: RequestOf<K>) => ReplyTo<K> | Promise<ReplyTo<K>>;
} = {
  plan: (request) => planned(textOfSlices(request.lines), request),
  likely: ({ lines }) => likelyQuestions(planPassages(textOfSlices(lines))),
  planNotes: (request) => planNotes(request.text, request),
  planVersion: ({ lines, wanted }) => planVersion(textOfSlices(lines), wanted),
  advise: ({ item, language }) => adviceOn(item, language),
  more: ({ plan, wanted }) => writeMore(fromStored(plan), { ...wanted, engine: embeddedEngine }),
  judgeReply: ({ plan, wanted }) => judgeReply(fromStored(plan), wanted),
  pagePrompts: ({ plan }) => pagePrompts(fromStored(plan)),
  tryReader,
  open,
  next: ({ session }) => next(session),
};

function faultOf(error: unknown): string {
  const { name, stack = "" } = error instanceof Error ? error : new Error("not an error");
  return [name, ...stack.split("\n").filter((line) => line.startsWith("    at "))].join("\n");
}

async function answer<K extends Kind>(request: RequestOf<K> & { kind: K }) {
  const { session, kind } = request;
  const signs = setInterval(() => send({ kind: "progress" }), SIGN_MS);
  try {
    send({ kind: "reply", session, reply: await replies[kind](request) });
  } catch (error) {
    send({ kind: "fault", session, fault: faultOf(error) });
  } finally {
    clearInterval(signs);
  }
}

parentPort?.on("message", (message: ToThread) => {
  if (message.kind === "close") close(message.session);
  else void answer(message);
});

send({ kind: "loaded" });
