/**
 * `npm run bench -- llm [PAGES MS…]`: the overhead between a language model's server and the learner. The server is a
 * stand-in that waits a fixed time before each answer; everything around it is measured.
 */
import type { Fallback } from "@quizmill/contract";
import { textToSource } from "@quizmill/extract";
import { createModelClient } from "@quizmill/models";
import { llmEngine } from "@quizmill/models/engine";
import { RECORDED, recordedPlan, recordingOf, replayed, startStandIn } from "@quizmill/models/testing";
import { type Batch, type Engine, generateQuestions, type Plan, planPassages } from "@quizmill/questions";
import type { Candidate } from "@quizmill/questions/for-engines";
import { addCounts } from "@quizmill/questions/measure";
import { madeUpNotes } from "../fixtures/made-up-lecture.ts";
import { bareOverhead } from "./bare-loop.ts";
import { busynessOf, emptyTurnsOf, type Flight, ownShareOf } from "./flight.ts";
import { type ModelServer, startModelServers } from "./model-servers.ts";
import type { BenchOptions } from "./options.ts";

/** A page of running text without pictures. */
const CHARS_PER_PAGE = 3_000;
const CONCURRENCY = 4;
/** A run that takes longer is stopped, and reported: 200 pages at 500 ms take six minutes in any case. */
const RUN_MAX_MS = 15 * 60_000;
/** After this long without a call no more will come. */
const GRACE_MS = 1_000;

interface Measured {
  readonly pages: number;
  readonly callMs: number;
  readonly firstMs: number;
  /** Part of that during which the server had no call about the first passage. */
  readonly ownFirstMs: number;
  readonly totalMs: number;
  /** Time above the server's own, with as many parallel calls as allowed. */
  readonly overhead: number;
  /** The overhead of a loop that only sends the first 200 of the same calls. */
  readonly bare: number;
  /** Share of the possible parallel calls that were not made: while there were passages left, and at the end. */
  readonly idleBefore: number;
  readonly idleAfter: number;
  /** Of our own process. */
  readonly processorMs: number;
  readonly calls: number;
  readonly tokens: number;
  readonly kept: number;
  readonly byModel: number;
  /** Drafts of the model that were checked. */
  readonly drafts: number;
  /** By flaw code, with those of the embedded engine where it filled in. */
  readonly refused: Batch["refused"];
  readonly fellBack: Fallback | null;
}

/** The same engine, counting its output. */
function counting(engine: Engine, count: () => void): Engine {
  return {
    ...engine,
    async *write(...args) {
      for await (const draft of engine.write(...args) as AsyncIterable<Candidate>) {
        count();
        yield draft;
      }
    },
  };
}

const planOf = (pages: number) => planPassages(textToSource(madeUpNotes(5, pages * CHARS_PER_PAGE)));

/**
 * Measures how many slots stay empty, first by counting, which is independent of other load, and then by the clock. The
 * counted run comes first: after it the stand-in has its answers ready, so that it waits and does not compute.
 */
async function measure(pages: number, callsMs: readonly number[]): Promise<void> {
  const held = `held:${CONCURRENCY}:${GRACE_MS}`;
  const { servers, stop } = await startModelServers([held, ...callsMs, ...callsMs]);
  const [counted, ...others] = servers as [ModelServer, ...ModelServer[]];
  try {
    await write(planOf(pages), counted);
    tellTurns(pages, await counted.calls());
    for (const [index, callMs] of callsMs.entries()) {
      const server = others[index] as ModelServer;
      const written = await write(planOf(pages), server);
      const yardstick = others[callsMs.length + index] as ModelServer;
      const bare = await bareOverhead(yardstick, await server.bodies(), CONCURRENCY);
      tell({ pages, callMs, bare, ...written });
    }
  } finally {
    stop();
  }
}

function tellTurns(pages: number, calls: readonly Flight[]): void {
  const { idleBefore, idleAfter } = emptyTurnsOf(calls, CONCURRENCY);
  const shares = `${percent(idleBefore)} while passages were left, ${percent(idleAfter)} at the end`;
  console.log(`${pages} pages, by counting: turns empty ${shares}`);
}

async function write(plan: Plan, server: ModelServer) {
  const { baseUrl } = server;
  const settings = {
    provider: "openai-compatible",
    baseUrl,
    model: "stand-in",
    concurrency: CONCURRENCY,
  } as const;
  const client = createModelClient(settings);
  // As a server does at its start: loading on first use is not measured.
  await client.check(AbortSignal.timeout(30_000));
  const sum = {
    firstMs: 0,
    calls: 0,
    tokens: 0,
    kept: 0,
    byModel: 0,
    drafts: 0,
    refused: {} as Batch["refused"],
    fellBack: null as Fallback | null,
  };
  const engine = counting(llmEngine(client), () => {
    sum.drafts += 1;
  });
  const startedAt = performance.now();
  const before = process.cpuUsage();
  for await (const batch of generateQuestions(plan, {
    engine,
    mode: "study",
    seed: 1,
    signal: AbortSignal.timeout(RUN_MAX_MS),
  })) {
    if (sum.kept === 0 && batch.items.length > 0) sum.firstMs = performance.now() - startedAt;
    sum.kept += batch.items.length;
    sum.byModel += batch.items.filter(({ writtenBy }) => writtenBy === "model").length;
    sum.calls += batch.usage?.calls ?? 0;
    sum.refused = addCounts(sum.refused, batch.refused);
    sum.fellBack ??= batch.fellBack ?? null;
    sum.tokens += (batch.usage?.inputTokens ?? 0) + (batch.usage?.outputTokens ?? 0);
  }
  const totalMs = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(before);
  const processorMs = (user + system) / 1000;
  const calls = await server.calls();
  const { busyMs, ...idle } = busynessOf(calls, CONCURRENCY);
  const ownFirstMs = ownShareOf(sum.firstMs, calls);
  return {
    ...sum,
    ...idle,
    ownFirstMs,
    totalMs,
    processorMs,
    overhead: (totalMs * CONCURRENCY) / busyMs - 1,
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function tell(of: Measured): void {
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  const each = (count: number) => (count / Math.max(1, of.byModel)).toFixed(1);
  const refused = 1 - of.byModel / Math.max(1, of.drafts);
  const flaws = Object.entries(of.refused).sort(([, a], [, b]) => b - a);
  console.log(
    [
      `${of.pages} pages, ${of.callMs} ms a call: first ${seconds(of.firstMs)} s (${(of.firstMs / of.callMs).toFixed(1)} calls long, ${Math.round(of.ownFirstMs)} ms of it ours)`,
      `all ${seconds(of.totalMs)} s, ${percent(of.overhead)} over the server's own time (a bare loop ${percent(of.bare)}), ${(of.processorMs / of.calls).toFixed(1)} ms of our processor time a call`,
      `turns idle: ${percent(of.idleBefore)} while passages were left, ${percent(of.idleAfter)} at the end`,
      `${of.kept} kept, ${of.byModel} of them the model's; ${each(of.calls)} calls and ${each(of.tokens)} tokens each`,
      `${percent(refused)} of the model's ${of.drafts} refused (by flaw, those of the embedded engine included: ${flaws.map(([code, count]) => `${code} ${count}`).join(", ")}); ${Math.round((of.tokens * 100) / of.pages)} tokens per 100 pages${of.fellBack === null ? "" : ` · NOT ALL BY THE MODEL: ${of.fellBack}`}`,
    ].join(" · "),
  );
}

/** The number of pages, and for each run the milliseconds of a call. Throws for arguments that are no such numbers. */
function runsFor({ isSmoke, args }: BenchOptions): (readonly [number, readonly number[]])[] {
  const [pages, ...callsMs] = args.map(Number);
  if (pages !== undefined) {
    const isCount = (value: number) => Number.isInteger(value) && value > 0;
    if (callsMs.length === 0 || ![pages, ...callsMs].every(isCount))
      throw new Error(
        `llm takes PAGES and then MS one or more times, whole numbers: "llm 200 50 500", not "llm ${args.join(" ")}".`,
      );
    return [[pages, callsMs]];
  }
  if (isSmoke) return [[2, [20]]];
  return [20, 200].map((some) => [some, [500, 50]] as const);
}

/** What recorded answers to this form of requests cost: the texts are real ones, and nothing is waited for. */
async function measureRecorded(form: "full" | "short"): Promise<void> {
  const names = RECORDED.filter((name) => (recordingOf(name).text?.form ?? "full") === form);
  const sum = { planned: 0, kept: 0, spare: 0, placed: 0, calls: 0, tokens: 0, faulty: 0 };
  for (const name of names) {
    const recording = recordingOf(name);
    const standIn = await startStandIn({ reply: replayed(recording) });
    const settings = { baseUrl: standIn.baseUrl("chat"), model: "recorded", concurrency: 1, form };
    const engine = llmEngine(createModelClient({ provider: "openai-compatible", ...settings }));
    const plan = recordedPlan(name);
    const isFaulty = ({ text }: { text: string }) =>
      recording.kept.some(({ stem, isFaulty: known }) => known === true && stem === text);
    sum.planned += plan.totalEstimated;
    // As where the embedded engine has written the set before.
    const places = plan.passages.map(({ expected }) => expected);
    const rewrite = { questions: places, replaceable: places };
    const batches = generateQuestions(plan, { engine, mode: "study", seed: 1, rewrite });
    const set = { kept: 0, spare: 0 };
    for await (const { items, spare = [], usage } of batches) {
      set.spare += spare.length;
      set.kept += items.length;
      sum.faulty += items.filter(isFaulty).length;
      sum.calls += usage?.calls ?? 0;
      sum.tokens += (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0);
    }
    sum.spare += set.spare;
    sum.kept += set.kept;
    sum.placed += Math.min(set.spare, plan.totalEstimated - set.kept);
    await standIn.close();
  }
  const each = (count: number) => (count / Math.max(1, sum.kept)).toFixed(2);
  console.log(
    `recorded answers, ${form} form, ${names.length} texts: ${sum.kept} of ${sum.planned} planned kept, ${sum.faulty} of them faulty, ${sum.spare} spare ones for ${sum.placed} places that were left; ${each(sum.calls)} calls and ${Math.round(Number(each(sum.tokens)))} tokens each, the first question of each set answered by itself`,
  );
}

export async function run(options: BenchOptions): Promise<void> {
  const runs = runsFor(options);
  for (const form of ["full", "short"] as const) await measureRecorded(form);
  for (const [pages, callsMs] of runs) await measure(pages, callsMs);
}
