import { type Browser, type CDPSession, chromium } from "playwright-core";
import { findBrowser } from "../../scripts/browser.ts";
import { percentile } from "../statistics.ts";
import type { LongQuiz } from "./long-quiz.ts";

const RUNS = 5;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
/** As slow a phone as Lighthouse takes, and from which length on it counts a task. */
const SLOWDOWN = 4;
const LONG_TASK_MS = 50;
/** What a page does once it is calm belongs to its start too. */
const CALM_MS = 2_500;

/** The start of a page on a phone, in milliseconds of its main thread's processor: other work on the machine adds none. */
export interface Start {
  readonly page: string;
  /** How long a press waits in all: what tasks after the first paint take beyond `LONG_TASK_MS`. */
  readonly blockedMs: number;
  /** All that it computes after the first paint. */
  readonly workedMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time, in microseconds. */
  readonly tdur?: number;
}

/** The pages people begin with, each opened as often, in turn: the medians. */
export async function startsOf(origin: string, { datasetId, storage }: LongQuiz): Promise<Start[]> {
  const pages = [
    { page: "home", path: "/en", stored: {} },
    { page: "login", path: "/en/login", stored: {} },
    { page: "today", path: "/en", stored: storage },
    { page: "quiz", path: `/en/dataset/${datasetId}`, stored: storage },
  ];
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  const starts: Start[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1)
      for (const { page, path, stored } of pages)
        starts.push({ page, ...(await startOf(browser, origin + path, stored)) });
  } finally {
    await browser.close();
  }
  return pages.map(({ page }) => {
    const own = starts.filter((start) => start.page === page);
    const median = (of: "blockedMs" | "workedMs") =>
      percentile(
        own.map((start) => start[of]),
        0.5,
      );
    return { page, blockedMs: median("blockedMs"), workedMs: median("workedMs") };
  });
}

async function startOf(browser: Browser, url: string, stored: LongQuiz["storage"]) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  // Any page of the site will do; this one runs no scripts.
  await page.goto(new URL("/robots.txt", url).href);
  await page.evaluate((values) => Object.assign(localStorage, values), stored);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const endTrace = await trace(session);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(CALM_MS);
  const start = startIn(await endTrace());
  await context.close();
  return start;
}

async function trace(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const hasEnded = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  const traceConfig = { includedCategories: ["toplevel", "loading"] };
  await session.send("Tracing.start", { traceConfig, transferMode: "ReportEvents" });
  return async () => {
    await session.send("Tracing.end");
    await hasEnded;
    return events;
  };
}

function startIn(events: readonly TraceEvent[]) {
  const paint = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (paint === undefined) throw new Error("Nothing was painted.");
  const { pid, tid, ts } = paint;
  const tasks = events
    .filter((event) => event.name === "ThreadControllerImpl::RunTask" && event.ts > ts)
    .filter((event) => event.pid === pid && event.tid === tid)
    .map(({ tdur = 0 }) => tdur / 1_000);
  const sum = (times: readonly number[]) => times.reduce((total, ms) => total + ms, 0);
  return {
    blockedMs: sum(tasks.map((ms) => Math.max(0, ms - LONG_TASK_MS))),
    workedMs: sum(tasks),
  };
}
