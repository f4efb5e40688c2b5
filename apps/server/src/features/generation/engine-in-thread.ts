import { parentPort, workerData } from "node:worker_threads";
import type { SourceText } from "@quizmill/contract";
import { textToSource } from "@quizmill/extract";
import {
  type Batch,
  createModelClient,
  embeddedEngine,
  estimatePlan,
  generateQuestions,
  type LlmSettings,
  llmEngine,
  type ModelClient,
  type Passage,
  type Plan,
  planPassages,
} from "@quizmill/questions";
import { giveWay } from "../../platform/give-way.ts";
import type {
  EngineReply,
  EngineRequest,
  GenerateOptions,
  PlannedNotes,
  StoredPlan,
} from "./engine-protocol.ts";
import { createModelLedger } from "./model-ledger.ts";

/** Runs inside an engine thread: holds the generators that are open and moves one on at each request. */

// There is always enough to write to fill all of the processor.
giveWay();

interface Session {
  readonly batches: AsyncIterator<Batch>;
  readonly controller: AbortController;
}

const sessions = new Map<number, Session>();

function toStored({ passages, ...rest }: Plan): StoredPlan {
  return { ...rest, passagesJson: passages.map((passage) => JSON.stringify(passage)) };
}

function fromStored({ passagesJson, ...rest }: StoredPlan): Plan {
  return { ...rest, passages: passagesJson.map((json) => JSON.parse(json) as Passage) };
}

async function planned(source: SourceText): Promise<StoredPlan> {
  const options = { engine: embeddedEngine, mode: "study", seed: 0 } as const;
  return toStored(await estimatePlan(planPassages(source), options));
}

async function planNotes(text: string): Promise<PlannedNotes> {
  const source = textToSource(text);
  const { sections: _inThePlan, ...head } = source;
  return { plan: await planned(source), source: head };
}

let client: ModelClient | null = null;
const ledger = createModelLedger();

/** One client for all sessions of the thread: they share the server's patience. */
function modelClient(): ModelClient {
  client ??= createModelClient((workerData as { llm: LlmSettings }).llm);
  return client;
}

function enginesFor({ model }: GenerateOptions) {
  if (model === undefined) return { engine: embeddedEngine };
  return { engine: llmEngine(modelClient(), { purse: ledger.purseFor(model) }), fill: embeddedEngine };
}

function open({ session, plan, options }: Extract<EngineRequest, { kind: "open" }>): EngineReply {
  const controller = new AbortController();
  const batches = generateQuestions(fromStored(plan), {
    ...options,
    ...enginesFor(options),
    signal: controller.signal,
  });
  sessions.set(session, { controller, batches: batches[Symbol.asyncIterator]() });
  return { kind: "opened" };
}

async function next(session: number): Promise<EngineReply> {
  const result = await sessions.get(session)?.batches.next();
  return !result || result.done ? { kind: "end" } : { kind: "batch", batch: result.value };
}

function close(session: number): void {
  const found = sessions.get(session);
  sessions.delete(session);
  found?.controller.abort();
  // An engine that is stopped in the middle may well complain; nobody listens.
  found?.batches.return?.().catch(() => undefined);
}

async function answer(request: EngineRequest): Promise<EngineReply | undefined> {
  switch (request.kind) {
    case "plan":
      return { kind: "planned", plan: await planned(request.source) };
    case "planNotes":
      return { kind: "plannedNotes", ...(await planNotes(request.text)) };
    case "open":
      return open(request);
    case "next":
      return next(request.session);
    case "close":
      close(request.session);
      return undefined;
  }
}

function faultOf(error: unknown): EngineReply {
  const { name, stack = "" } = error instanceof Error ? error : new Error("not an error");
  const frames = stack.split("\n").filter((line) => line.startsWith("    at "));
  return { kind: "fault", name, frames: frames.join("\n") };
}

parentPort?.on("message", async (request: EngineRequest) => {
  const reply = await answer(request).catch(faultOf);
  if (reply) parentPort?.postMessage("session" in request ? { ...reply, session: request.session } : reply);
});
