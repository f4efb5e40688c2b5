import { chromium, type Page } from "playwright-core";
import { findBrowser } from "../../scripts/browser.ts";
import { percentile } from "../statistics.ts";
import type { LongQuiz } from "./long-quiz.ts";

const MOVES = 40;
const OPENINGS = 9;
const SIZES = {
  desktop: { width: 1_440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Times of a long set on one screen; milliseconds. */
export interface Feel {
  readonly screen: string;
  /** From its link in the list, with the questions loaded, to the frame that shows the first one: the median. */
  readonly openMs: number;
  /** From a key to the frame that shows the next question: the median of all moves, and the 95th percentile. */
  readonly moveMs: number;
  readonly moveP95Ms: number;
  /** Computing time of the page's main thread for a move, likewise: other work on the machine does not add to it. */
  readonly moveProcessorMs: number;
  readonly moveProcessorP95Ms: number;
}

/** Opens a set as its owner and moves through it by keyboard, near the start and near the end. */
export async function feelOf(origin: string, { datasetId, storage }: LongQuiz): Promise<Feel[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  const feels: Feel[] = [];
  try {
    for (const [screen, viewport] of Object.entries(SIZES)) {
      const context = await browser.newContext({ viewport, serviceWorkers: "block", baseURL: origin });
      await context.addInitScript(`Object.assign(localStorage, ${JSON.stringify(storage)})`);
      const page = await context.newPage();
      await page.goto(`/en/dataset/${datasetId}`);
      await page.locator("main h2[tabindex]").first().waitFor();
      const openings: number[] = [];
      for (let opening = 0; opening < OPENINGS; opening += 1) openings.push(await reopened(page));
      const moves = [...(await movesFrom(page)), ...(await lastMoves(page))];
      const took = moves.map(({ ms }) => ms);
      const worked = moves.map(({ processorMs }) => processorMs);
      feels.push({
        screen,
        openMs: percentile(openings, 0.5),
        moveMs: percentile(took, 0.5),
        moveP95Ms: percentile(took, 0.95),
        moveProcessorMs: percentile(worked, 0.5),
        moveProcessorP95Ms: percentile(worked, 0.95),
      });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return feels;
}

const LINK = "main li a[href*='/dataset/']";

/** Goes to the list of sets and back by its link, with the app and the questions loaded. */
async function reopened(page: Page): Promise<number> {
  await page.locator("header nav a[href$='/my'], main a[href$='/my']").first().dispatchEvent("click");
  await page.locator(LINK).waitFor();
  return page.evaluate(`(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const from = performance.now();
    document.querySelector("${LINK}").click();
    while (!document.querySelector("main h2[tabindex]")) await frame();
    await frame();
    return performance.now() - from;
  })()`) as Promise<number>;
}

interface Move {
  readonly ms: number;
  readonly processorMs: number;
}

async function movesFrom(page: Page): Promise<Move[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const taskMs = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  };
  const moves: Move[] = [];
  for (let move = 0; move < MOVES; move += 1) {
    const before = await taskMs();
    const ms = await moveOn(page);
    moves.push({ ms, processorMs: (await taskMs()) - before });
  }
  await session.detach();
  return moves;
}

function moveOn(page: Page): Promise<number> {
  return page.evaluate(`(async () => {
    const stem = () => document.querySelector("main h2").textContent;
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await frame();
    const before = stem();
    const from = performance.now();
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    while (stem() === before) await frame();
    await frame();
    return performance.now() - from;
  })()`) as Promise<number>;
}

/** The same far down, by changing the saved session. */
async function lastMoves(page: Page): Promise<Move[]> {
  await page.evaluate(`(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("quiz-session.v1."));
    const session = JSON.parse(localStorage.getItem(key));
    addEventListener("pagehide", () => localStorage.setItem(key, JSON.stringify({ ...session, idx: 1900 })));
  })()`);
  await page.reload();
  await page.locator("main h2[tabindex]").first().waitFor();
  return movesFrom(page);
}
