import { loadavg } from "node:os";
import { buildWebWhenStale } from "../../scripts/build-web.ts";
import type { BenchOptions } from "../options.ts";
import { startServer } from "../running-server.ts";
import { percentile } from "../statistics.ts";
import { type LongQuiz, makeLongQuiz } from "./long-quiz.ts";
import { menuOpenings } from "./menus.ts";
import { feelOf } from "./moves.ts";
import { startsOf } from "./starts.ts";
import { openVisitor, type Visit } from "./visit.ts";

/**
 * Lighthouse with its mobile preset on the pages that people see first, and on a quiz of 200 questions. Results that
 * depend on the machine's speed (performance scores, times) are only judged in a full run; the size and content of a
 * page must also pass in a smoke run.
 */
const RUNS = 5;
const QUESTIONS = 200;
const MANY_QUESTIONS = 2_000;
/** Limit for opening a set of this many questions, and for each move in it. */
const MANY_LIMIT_MS = 100;
/** For how long the start page may keep presses waiting, and how many times as long as it each other page may. */
const HOME_BLOCKED_MS = 150;
const TIMES_HOME: Readonly<Record<string, number>> = { login: 1.3, today: 1.5, quiz: 2 };
/** Of less than this, nobody takes notice, however little the start page has. */
const UNNOTICED_MS = 50;
/** Limit for the first opening of a menu, at the machine's own speed. */
const MENU_LIMIT_MS = 100;

const LIMITS = {
  performance: 95,
  lcpMs: 1_800,
  tbtMs: 100,
  cls: 0.02,
  /** Kilobytes are thousands of bytes here. */
  scriptBytes: 110_000,
  fontBytes: 60_000,
};

interface Place {
  readonly name: string;
  readonly path: string;
  /** The limit on scripts applies to the first page. */
  readonly isFirst?: boolean;
  readonly storage?: Readonly<Record<string, string>>;
}

export async function run({ isSmoke }: BenchOptions): Promise<void> {
  buildWebWhenStale();
  const server = await startServer();
  const visitor = await openVisitor();
  console.log(`load of the machine before: ${loadavg()[0]?.toFixed(2)}`);
  const faults: string[] = [];
  try {
    const quiz = await makeLongQuiz(server.url, isSmoke ? 10 : QUESTIONS);
    console.log(`the quiz holds ${quiz.questions} questions`);
    for (const place of placesOf(quiz, isSmoke)) {
      const visits: Visit[] = [];
      for (let round = 0; round < (isSmoke ? 1 : RUNS); round++)
        visits.push(await visitor.visit(server.url + place.path, place.storage));
      print(place.name, visits);
      faults.push(...faultsOf(place, visits, isSmoke).map((fault) => `${place.name}: ${fault}`));
    }
    if (!isSmoke) faults.push(...(await heavinessOf(server.url, quiz)), ...(await slownessOf(server.url)));
  } finally {
    await visitor.close();
    await server.stop();
  }
  if (faults.length > 0) throw new Error(`Missed:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
}

function placesOf(quiz: LongQuiz, isSmoke: boolean): Place[] {
  const home = { name: "home", path: "/en", isFirst: true };
  const long = { name: "quiz", path: `/en/dataset/${quiz.datasetId}`, storage: quiz.storage };
  if (isSmoke) return [home, long];
  const polish = { name: "home in Polish", path: "/pl", isFirst: true };
  return [
    home,
    polish,
    { name: "demo", path: "/en/demo-upload" },
    { name: "login", path: "/en/login" },
    long,
  ];
}

/** Whether the other pages start about as light as the start page does. */
async function heavinessOf(url: string, quiz: LongQuiz): Promise<string[]> {
  const starts = await startsOf(url, quiz);
  const home = starts.find(({ page }) => page === "home")?.blockedMs ?? 0;
  console.log("\nstart on a phone, in milliseconds of its processor");
  return starts.flatMap(({ page, blockedMs, workedMs }) => {
    const times = `${(blockedMs / home).toFixed(2)} × home`;
    console.log(
      `  ${page}: keeps presses waiting for ${blockedMs.toFixed(0)} (${times}), works for ${workedMs.toFixed(0)}`,
    );
    const limit = page === "home" ? HOME_BLOCKED_MS : (TIMES_HOME[page] ?? 1) * Math.max(home, UNNOTICED_MS);
    return blockedMs > limit ? [`${page}: presses wait for ${blockedMs.toFixed(0)} ms at its start`] : [];
  });
}

/** Measured at this machine's own speed, unlike the visits. */
async function slownessOf(url: string): Promise<string[]> {
  const quiz = await makeLongQuiz(url, MANY_QUESTIONS);
  console.log(`\na set of ${quiz.questions} questions`);
  const faults: string[] = [];
  for (const { screen, openMs, moveMs, moveP95Ms, ...worked } of await feelOf(url, quiz)) {
    const [open, move, slow] = [openMs, moveMs, moveP95Ms].map((ms) => ms.toFixed(0));
    const { moveProcessorMs, moveProcessorP95Ms } = worked;
    const work = `${moveProcessorMs.toFixed(1)} ms of its processor (p95 ${moveProcessorP95Ms.toFixed(1)})`;
    console.log(`  ${screen}: opens in ${open} ms; a move takes ${move} ms, at p95 ${slow} ms, and ${work}`);
    if (openMs > MANY_LIMIT_MS) faults.push(`${screen}: ${quiz.questions} questions open in ${open} ms`);
    if (moveP95Ms > MANY_LIMIT_MS) faults.push(`${screen}: a move takes ${slow} ms`);
  }
  for (const { screen, menu, slowdown, ms, processorMs } of await menuOpenings(url, quiz)) {
    const took = `${ms.toFixed(0)} ms`;
    console.log(
      `  ${screen}: the menu of ${menu} opens first in ${took}, ${processorMs.toFixed(0)} ms of its processor`,
    );
    if (slowdown === 1 && ms > MENU_LIMIT_MS) faults.push(`${screen}: the menu of ${menu} opens in ${took}`);
  }
  return faults;
}

const median = (visits: readonly Visit[], of: (visit: Visit) => number) => percentile(visits.map(of), 0.5);

function print(name: string, visits: readonly Visit[]): void {
  const { scores, faults, moved, requests, totalBytes, scriptBytes, fontBytes } = visits[0] as Visit;
  const other = Object.entries(scores).filter(([category]) => category !== "performance");
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  console.log(
    [
      `\n${name}, ${visits.length} visits`,
      `  performance ${median(visits, (visit) => visit.scores.performance ?? 0)}, ${other.map(([category, score]) => `${category} ${score}`).join(", ")}`,
      `  LCP ${median(visits, (visit) => visit.lcpMs).toFixed(0)} ms, TBT ${median(visits, (visit) => visit.tbtMs).toFixed(0)} ms, CLS ${median(visits, (visit) => visit.cls).toFixed(4)}`,
      `  as sent: scripts ${kilobytes(scriptBytes)}, fonts ${kilobytes(fontBytes)}, all ${kilobytes(totalBytes)} in ${requests} requests`,
      ...(faults.length > 0 ? [`  lost points by ${faults.join(", ")}`] : []),
      ...moved.map((what) => `  moved: ${what}`),
    ].join("\n"),
  );
}

function faultsOf(place: Place, visits: readonly Visit[], isSmoke: boolean): string[] {
  const [first] = visits as [Visit];
  const faults: string[] = [];
  const must = (isMet: boolean, fault: string) => isMet || faults.push(fault);
  for (const category of ["accessibility", "best-practices", "seo"])
    must(
      first.scores[category] === 100,
      `${category} ${first.scores[category]} (${first.faults.join(", ")})`,
    );
  must(first.thirdParties.length === 0, `asks ${first.thirdParties.join(", ")}`);
  must(first.fontBytes <= LIMITS.fontBytes, `${first.fontBytes} bytes of fonts`);
  if (place.isFirst) must(first.scriptBytes <= LIMITS.scriptBytes, `${first.scriptBytes} bytes of scripts`);
  const cls = median(visits, (visit) => visit.cls);
  must(cls < LIMITS.cls, `CLS ${cls}`);
  if (isSmoke) return faults;
  const performance = median(visits, (visit) => visit.scores.performance ?? 0);
  must(performance >= LIMITS.performance, `performance ${performance}`);
  const lcp = median(visits, (visit) => visit.lcpMs);
  must(lcp <= LIMITS.lcpMs, `LCP ${lcp.toFixed(0)} ms`);
  const tbt = median(visits, (visit) => visit.tbtMs);
  must(tbt <= LIMITS.tbtMs, `TBT ${tbt.toFixed(0)} ms`);
  return faults;
}
