import { setImmediate } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { SourceText } from "@quizmill/contract";
import { textToSource } from "@quizmill/extract";
import { createModelClient, type LlmSettings, type ModelClient } from "@quizmill/models";
import { llmEngine } from "@quizmill/models/engine";
import {
  adviceOn,
  type Batch,
  embeddedEngine,
  estimateTotal,
  followDocument,
  followOneOf,
  generateQuestions,
  type Passage,
  type Plan,
  planMore,
  planPassages,
  writeMore,
} from "@quizmill/questions";
import { samenessOfRow } from "../../../platform/same-key.ts";
import { lowerThreadPriority } from "../../../platform/thread-priority.ts";
import { createModelLedger } from "./ledger.ts";
import {
  type EngineReply,
  type EngineRequest,
  type GenerateOptions,
  type PlannedNotes,
  type Requested,
  RUNNING_SESSION,
  type StoredFollowed,
  type StoredPlan,
  THREAD_PULSE,
  type ThreadMessage,
  TURN_MS,
  TURN_WANTED,
  type VersionWanted,
} from "./protocol.ts";

/** Runs inside an engine thread: holds the open generators and continues one in each time slice. */

// There is always enough work to use a processor fully.
lowerThreadPriority();

interface Session {
  readonly batches: AsyncIterator<Batch>;
  readonly controller: AbortController;
}

const sessions = new Map<number, Session>();
/** What ends the single questions that are being written, by session. */
const working = new Map<number, AbortController>();

const { waitsForNetwork, marks } = workerData as { waitsForNetwork: boolean; marks: Int32Array };

/** Length of a session's time slice before the event loop handles input, if the thread talks to a network. */
const SLICE_MS = 3;
const PULSE_MS = 250;

/** How to continue each session whose time slice is over. */
const paused = new Map<number, () => void>();
let turnEndsAt = 0;

function beginTurn(session: number): void {
  turnEndsAt = performance.now() + (waitsForNetwork ? SLICE_MS : TURN_MS);
  Atomics.store(marks, RUNNING_SESSION, session);
}

/** To be called between steps: waits for the session's next time slice if the current one is over. */
function checkpointOf(session: number, signal: AbortSignal) {
  return (): Promise<void> | undefined => {
    signal.throwIfAborted();
    const isWanted = Atomics.load(marks, TURN_WANTED) === 1;
    if (!isWanted && performance.now() < turnEndsAt) return undefined;
    return nextTurn(session).then(() => {
      signal.throwIfAborted();
      beginTurn(session);
    });
  };
}

/** If the thread talks to a network: as soon as the event loop has handled what came from there. */
function nextTurn(session: number): Promise<void> {
  if (waitsForNetwork) return setImmediate();
  const { promise, resolve } = Promise.withResolvers<void>();
  paused.set(session, resolve);
  reply(session, { kind: "turnOver" });
  return promise;
}

function goOn(session: number): void {
  paused.get(session)?.();
  paused.delete(session);
}

function send(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

function reply(session: number, said: EngineReply): void {
  send({ ...said, session });
}

function toStored({ passages, ...rest }: Plan): StoredPlan {
  return { ...rest, passagesJson: passages.map((passage) => JSON.stringify(passage)) };
}

function fromStored({ passagesJson, ...rest }: StoredPlan): Plan {
  return { ...rest, passages: passagesJson.map((json) => JSON.parse(json) as Passage) };
}

const NOTHING: Plan = { language: "und", title: null, passages: [], totalEstimated: 0 };

function planned(source: SourceText, { count, following }: Requested): StoredPlan {
  if (following !== undefined) {
    const { before, known = [] } = following;
    const plan = before === undefined ? NOTHING : fromStored(before);
    const sameness = new Set(known.map(samenessOfRow));
    return toStored(planMore(source, { ...following, before: plan, count, known: sameness }));
  }
  const plan = planPassages(source, count === undefined ? {} : { count, isAtMost: true });
  return toStored({ ...plan, totalEstimated: estimateTotal(plan) });
}

function planVersion(source: SourceText, { before, questions, count, oneOf }: VersionWanted): StoredFollowed {
  const earlier = before.map(({ passageJson, isRecorded }) => ({
    passage: JSON.parse(passageJson) as Passage,
    isRecorded,
  }));
  const plan = planPassages(source, count === null ? {} : { count, isAtMost: true });
  const followed =
    oneOf === null ? followDocument(earlier, plan, questions) : followOneOf(earlier, oneOf, plan, questions);
  return { ...followed, plan: toStored(followed.plan) };
}

function planNotes(text: string, requested: Requested): PlannedNotes {
  const source = textToSource(text);
  const { sections: _inThePlan, ...head } = source;
  return { plan: planned(source, requested), source: head };
}

let client: { readonly of: string; readonly client: ModelClient } | null = null;
const ledger = createModelLedger();

/** One client for all sessions with these settings: they share the limits of the model's server. */
function modelClient(settings: LlmSettings): ModelClient {
  const of = JSON.stringify(settings);
  if (client?.of !== of) client = { of, client: createModelClient(settings) };
  return client.client;
}

function enginesFor({ model }: GenerateOptions) {
  if (model === undefined) return { engine: embeddedEngine };
  return { engine: llmEngine(modelClient(model.settings), { tokenBudget: ledger.tokenBudgetFor(model) }) };
}

function open({ session, plan, options }: Extract<EngineRequest, { kind: "open" }>): EngineReply {
  const controller = new AbortController();
  const { signal } = controller;
  const batches = generateQuestions(fromStored(plan), {
    ...options,
    ...enginesFor(options),
    signal,
    checkpoint: checkpointOf(session, signal),
  });
  sessions.set(session, { controller, batches: batches[Symbol.asyncIterator]() });
  return { kind: "opened" };
}

async function next(session: number): Promise<EngineReply> {
  const result = await sessions.get(session)?.batches.next();
  return !result || result.done ? { kind: "end" } : { kind: "batch", batch: result.value };
}

async function more({
  session,
  plan,
  wanted,
}: Extract<EngineRequest, { kind: "more" }>): Promise<EngineReply> {
  const controller = new AbortController();
  const { signal } = controller;
  working.set(session, controller);
  try {
    const checkpoint = checkpointOf(session, signal);
    const options = { ...wanted, engine: embeddedEngine, signal, checkpoint };
    return { kind: "moreWritten", items: await writeMore(fromStored(plan), options) };
  } finally {
    working.delete(session);
  }
}

function close(session: number): void {
  const found = sessions.get(session);
  sessions.delete(session);
  found?.controller.abort();
  working.get(session)?.abort();
  goOn(session);
  // An engine that is stopped midway may reject; nobody waits for it.
  found?.batches.return?.().catch(() => undefined);
}

async function answer(request: EngineRequest): Promise<EngineReply | undefined> {
  const { session } = request;
  switch (request.kind) {
    case "plan":
      return { kind: "planned", plan: planned(request.source, request) };
    case "planNotes":
      return { kind: "plannedNotes", ...planNotes(request.text, request) };
    case "planVersion":
      return { kind: "plannedVersion", ...planVersion(request.source, request.wanted) };
    case "advise":
      return { kind: "advised", findings: adviceOn(request.item, request.language) };
    case "more":
      return more(request);
    case "open":
      return open(request);
    case "next":
      return next(session);
    case "goOn":
      goOn(session);
      return undefined;
    case "close":
      close(session);
      return undefined;
  }
}

function faultOf(error: unknown): EngineReply {
  const { name, stack = "" } = error instanceof Error ? error : new Error("not an error");
  const frames = stack.split("\n").filter((line) => line.startsWith("    at "));
  return { kind: "fault", name, frames: frames.join("\n") };
}

parentPort?.on("message", async (request: EngineRequest) => {
  const { session, kind } = request;
  if (kind !== "close") beginTurn(session);
  const answered = await answer(request).catch(faultOf);
  if (answered) reply(session, answered);
});

// Shows the server that the event loop runs; ends with the port.
if (waitsForNetwork) setInterval(() => Atomics.add(marks, THREAD_PULSE, 1), PULSE_MS).unref();

send({ kind: "loaded" });
