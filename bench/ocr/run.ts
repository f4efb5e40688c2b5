import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Item } from "@quizmill/contract";
import { createRecogniser, plainText, type RecognisedPage, recognisePages } from "@quizmill/extract";
import { type BenchOptions, questionsFolder } from "../options.ts";
import { percentile } from "../statistics.ts";
import { agreement } from "../text-agreement.ts";
import { editDistance } from "./edit-distance.ts";
import { callsMeanwhile } from "./meanwhile.ts";
import { openPrinter, type Printer } from "./print.ts";
import { type CountRejected, sameKeys } from "./same-keys.ts";
import { type Layout, type Sheet, sheetsOf } from "./sheets.ts";

/**
 * Text read from pictures that this benchmark makes of the project's own texts: clean pages, scans, photos, two columns
 * and tables, in six languages; then a document of ten pages in child processes.
 */
const KINDS = ["clean", "scan", "photo", "columns", "table"] as const;
type Kind = (typeof KINDS)[number];

/** The most characters of a hundred that may be wrong; `de` has hyphens in its columns. */
const MAX_ERROR: Record<Kind, number> = { clean: 1.5, scan: 3.5, photo: 8, columns: 2.5, table: 2.5 };
const MAX_CALL_MS = 100;
const MIN_SAME_KEYS = 0.85;
const LECTURE_PAGES = 7;
const QUESTIONS = "questions";
const MAX_PAGE_SECONDS = 2.5;
const MAX_MEGABYTES = 400;
const PAGES = 2;
const LONG_PAGES = 10;
/** In a smoke run. */
const LANGUAGES_SMOKE = ["en"];

interface Figures {
  readonly errorPercent: number;
  readonly recall: number;
  readonly seconds: number;
  readonly pictureBytes: number;
  readonly unread: number;
}

/**
 * Arguments name the kinds that are measured, "questions" among them; all without them. Another argument is the folder
 * of the measures of questions.
 */
export async function run({ isSmoke, args: all }: BenchOptions): Promise<void> {
  const isKind = (arg: string) => arg === QUESTIONS || KINDS.some((kind) => kind === arg);
  const [args, others] = [all.filter(isKind), all.filter((arg) => !isKind(arg))];
  const printer = await openPrinter();
  try {
    const wanted = isSmoke ? ["clean"] : args;
    const kinds = KINDS.filter((kind) => wanted.length === 0 || wanted.includes(kind));
    console.log("kind      language  characters wrong  words found  s/page  picture");
    const faults: string[] = [];
    for (const kind of kinds)
      for (const [language, sheets] of Map.groupBy(sheetsFor(kind, isSmoke), (sheet) => sheet.language)) {
        const figures = await measure(printer, kind, sheets);
        console.log(rowOf(kind, language, figures));
        if (figures.errorPercent > MAX_ERROR[kind]) faults.push(`${kind} ${language}`);
      }
    const isAll = !isSmoke && wanted.length === 0;
    if (isAll || wanted.includes(QUESTIONS))
      faults.push(...(await lectures(printer, await rejectedBy(questionsFolder({ isSmoke, args: others })))));
    if (isAll) faults.push(...(await othersMeanwhile(printer)));
    if (isSmoke || isAll) faults.push(...(await longDocument(printer, isSmoke)));
    console.log(faults.length === 0 ? "All within the aims." : `Beyond the aims: ${faults.join(", ")}`);
  } finally {
    await printer.close();
  }
}

function sheetsFor(kind: Kind, isSmoke: boolean): Sheet[] {
  const layout: Layout = kind === "columns" || kind === "table" ? kind : "plain";
  const sheets = sheetsOf(layout, isSmoke ? 1 : PAGES);
  return isSmoke ? sheets.filter(({ language }) => LANGUAGES_SMOKE.includes(language)) : sheets;
}

async function measure(printer: Printer, kind: Kind, sheets: readonly Sheet[]): Promise<Figures> {
  let [wrong, chars, recall, pictureBytes, unread] = [0, 0, 0, 0, 0];
  let ms = 0;
  for (const sheet of sheets) {
    const isFlat = kind === "scan" || kind === "photo";
    const bytes = await (isFlat ? printer.picture(sheet, kind) : printer.pdf([sheet]));
    const start = performance.now();
    const page = await firstPage(bytes, sheet.language);
    ms += performance.now() - start;
    const found = comparable(page.source === null ? "" : plainText(page.source));
    const expected = comparable(sheet.reference);
    wrong += editDistance(expected, found);
    chars += expected.length;
    recall += agreement(expected, found).recall;
    pictureBytes += page.picture?.png.byteLength ?? 0;
    unread += page.source === null ? 1 : 0;
  }
  return {
    errorPercent: (100 * wrong) / chars,
    recall: recall / sheets.length,
    seconds: ms / 1000 / sheets.length,
    pictureBytes: pictureBytes / sheets.length,
    unread,
  };
}

async function firstPage(bytes: Uint8Array, language: string): Promise<RecognisedPage> {
  for await (const page of recognisePages(bytes, "page", { pages: [1], language })) return page;
  throw new Error("no page");
}

/** Without the marks of lists and tables, and with spaces alike. */
function comparable(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/^- |(?<= )\| |[•·]/gm, "")
    .replace(/[–—]/g, "-")
    .replace(/[“”„»«]/g, '"')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

function rowOf(
  kind: string,
  language: string,
  { errorPercent, recall, seconds, pictureBytes, unread }: Figures,
) {
  const missing = unread === 0 ? "" : `  ${unread} unread`;
  return `${kind.padEnd(9)} ${language.padEnd(9)} ${errorPercent.toFixed(2).padStart(14)} % ${(100 * recall).toFixed(1).padStart(10)} % ${seconds.toFixed(1).padStart(7)} ${(pictureBytes / 1000).toFixed(0).padStart(5)} KB${missing}`;
}

/** Questions of scanned lectures against those of the same lectures as text. */
async function lectures(printer: Printer, countRejected: CountRejected): Promise<string[]> {
  const all = { ofText: 0, ofScan: 0, same: 0, rejectedOfText: 0, rejectedOfScan: 0 };
  for (const [language, sheets] of Map.groupBy(sheetsOf("plain", LECTURE_PAGES), (sheet) => sheet.language)) {
    const found = await sameKeys(printer, sheets, countRejected);
    const { ofText, ofScan, same, rejectedOfText, rejectedOfScan } = found;
    console.log(
      `questions ${language} of ${sheets.length} pages: ${ofText} of the text (${rejectedOfText ?? "?"} to reject), ${ofScan} of the scan (${rejectedOfScan ?? "?"} to reject), ${same} keys the same`,
    );
    all.rejectedOfText += rejectedOfText ?? 0;
    all.rejectedOfScan += rejectedOfScan ?? 0;
    all.ofText += ofText;
    all.ofScan += ofScan;
    all.same += same;
  }
  const share = all.same / Math.max(1, all.ofScan);
  console.log(`${(100 * share).toFixed(0)} % of the keys of scans are those of the text`);
  const { rejectedOfText, rejectedOfScan } = all;
  console.log(`to reject: ${rejectedOfText} of the text, ${rejectedOfScan} of the scan`);
  return [
    ...(share < MIN_SAME_KEYS ? ["keys of scans"] : []),
    ...(rejectedOfScan > rejectedOfText ? ["items of scans to reject"] : []),
  ];
}

/** The measures are beside the project, because their licence differs; without them nothing is counted. */
async function rejectedBy(folder: string): Promise<CountRejected> {
  const file = path.join(folder, "measure", "flaws.mjs");
  if (!existsSync(file)) return () => null;
  const { report } = (await import(pathToFileURL(file).href)) as {
    report: (items: readonly Item[], of: { lang: string; source: string }) => { hard: number };
  };
  return (items, { language, text }) =>
    items.length === 0 ? 0 : Math.round(report(items, { lang: language, source: text }).hard * items.length);
}

/** Calls of others while a server reads a scan. */
async function othersMeanwhile(printer: Printer): Promise<string[]> {
  const sheets = sheetsOf("plain", LECTURE_PAGES).filter(({ language }) => language === "en");
  const { latencies, pages } = await callsMeanwhile(await printer.scans(sheets));
  const p99 = percentile(latencies, 0.99);
  console.log(
    `${latencies.length} calls while ${pages} pages were read: p50 ${percentile(latencies, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
  return p99 > MAX_CALL_MS ? [`${p99.toFixed(0)} ms for calls of others`] : [];
}

/** Ten pages as a server has them read; what is beyond the aims. */
async function longDocument(printer: Printer, isSmoke: boolean): Promise<string[]> {
  const all = sheetsOf("plain", LONG_PAGES).filter(({ language }) => language === "en");
  const count = isSmoke ? 1 : LONG_PAGES;
  const sheets = Array.from({ length: count }, (_, index) => all[index % all.length] as Sheet);
  const file = path.join(mkdtempSync(path.join(tmpdir(), "ocr-")), "ten.pdf");
  writeFileSync(file, await printer.pdf(sheets));
  const recogniser = createRecogniser();
  const memory = watchMemory();
  const start = performance.now();
  let first = 0;
  const pages = sheets.map((_sheet, index) => index + 1);
  for await (const _page of recogniser.recognise(file, "ten.pdf", { pages }))
    first ||= performance.now() - start;
  const seconds = (performance.now() - start) / 1000 / count;
  await recogniser.close();
  const megabytes = memory.stop();
  console.log(
    `${count} pages on ${availableParallelism()} cores: ${seconds.toFixed(2)} s a page, the first after ${(first / 1000).toFixed(1)} s; ${megabytes.toFixed(0)} MB in the largest process`,
  );
  if (isSmoke) return [];
  return [
    ...(seconds > MAX_PAGE_SECONDS ? [`${seconds.toFixed(2)} s a page`] : []),
    ...(megabytes > MAX_MEGABYTES ? [`${megabytes.toFixed(0)} MB`] : []),
  ];
}

/** The most resident memory that one of our child processes had, in MB; 0 where there is no /proc. */
function watchMemory(): { stop(): number } {
  let most = 0;
  const look = () => {
    for (const pid of childrenOf(process.pid)) {
      const status = textOf(`/proc/${pid}/status`);
      if (!textOf(`/proc/${pid}/cmdline`).includes("recogniser-child")) continue;
      most = Math.max(most, Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1000);
    }
  };
  const timer = setInterval(look, 100);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

function childrenOf(pid: number): string[] {
  return textOf(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
