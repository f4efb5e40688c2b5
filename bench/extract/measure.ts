import { fork } from "node:child_process";
import { statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { percentile } from "../statistics.ts";
import { type Agreement, agreement } from "../text-agreement.ts";
import type { BenchDocument } from "./documents.ts";
import type { Outcome, Report, Task } from "./reader-process.ts";
import type { Reader } from "./readers.ts";

const PROCESS_FILE = fileURLToPath(new URL("./reader-process.ts", import.meta.url));
const MAX_PROCESS_MS = 600_000;

/** The results of one reader for the documents of one format. */
export interface Figures {
  readonly reader: string;
  readonly files: number;
  /** Files that gave text. */
  readonly ok: number;
  readonly faults: readonly string[];
  /** Means over the files with a reference; a file without text counts as nothing found. Null if there are none. */
  readonly agreement: Agreement | null;
  /** The same over the files that gave text. */
  readonly agreementOfRead: Agreement | null;
  /** Of the files whose number of pages or slides is known, those where the reader counts the same. */
  readonly pagesRight: number;
  readonly pagesKnown: number;
  /** Median time of each file, in the order of the documents; the first includes loading the reader. */
  readonly fileMs: readonly number[];
  /** The same if each process reads all documents several times; null if that was not requested. */
  readonly repeatedMs: readonly number[] | null;
  readonly pagesPerSecond: number | null;
  readonly megabytesPerSecond: number;
  /** The highest memory of any of the processes, Node itself included. */
  readonly peakBytes: number;
}

interface Round {
  /** In the order of reading. */
  readonly outcomes: readonly Outcome[];
  readonly peakBytes: number;
}

export interface Repeats {
  /** Number of fresh processes. */
  readonly rounds: number;
  /** How often each of as many more processes reads all documents, one pass after another; 1 for no more processes. */
  readonly passes: number;
}

/** Reads all documents of one format in a fresh process per round. */
export async function measureReader(
  reader: Reader,
  documents: readonly BenchDocument[],
  { rounds, passes }: Repeats,
): Promise<Figures> {
  const files = documents.map(({ file }) => file);
  const once = await runProcesses(reader, files, rounds);
  const figures = figuresOf(reader.name, documents, once);
  if (passes === 1) return figures;
  const repeated = await runProcesses(reader, Array.from({ length: passes }, () => files).flat(), rounds);
  return { ...figures, repeatedMs: timesOf(files, repeated) };
}

async function runProcesses(reader: Reader, files: readonly string[], rounds: number): Promise<Round[]> {
  const done: Round[] = [];
  for (let round = 0; round < rounds; round++) done.push(await runProcess(reader, files));
  return done;
}

/** A process that dies or never ends leaves the rest of its files unread, which counts against the reader. */
function runProcess(reader: Reader, files: readonly string[]): Promise<Round> {
  const child = fork(PROCESS_FILE, {
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const outcomes: Outcome[] = [];
  let peakBytes = 0;
  const timer = setTimeout(() => child.kill("SIGKILL"), MAX_PROCESS_MS);
  child.on("message", (report: Report) => {
    if ("outcome" in report) outcomes.push(report.outcome);
    else peakBytes = report.peakBytes;
  });
  child.send({ reader: reader.name, files } satisfies Task);
  return new Promise((resolve) => {
    child.once("exit", () => {
      clearTimeout(timer);
      resolve({ outcomes, peakBytes });
    });
  });
}

function figuresOf(reader: string, documents: readonly BenchDocument[], rounds: readonly Round[]): Figures {
  const outcomeOf = ({ file }: BenchDocument) => rounds[0]?.outcomes.find((outcome) => outcome.file === file);
  const resultOf = (document: BenchDocument) => {
    const outcome = outcomeOf(document);
    return outcome !== undefined && "result" in outcome ? outcome.result : null;
  };
  const counted = documents.filter(({ pages }) => pages !== null);
  const fileMs = timesOf(
    documents.map(({ file }) => file),
    rounds,
  );
  const seconds = fileMs.reduce((sum, ms) => sum + ms, 0) / 1000;
  const pages = documents.reduce((sum, document) => sum + (resultOf(document)?.pages ?? 0), 0);
  const bytes = documents.reduce((sum, { file }) => sum + statSync(file).size, 0);
  return {
    reader,
    fileMs,
    repeatedMs: null,
    files: documents.length,
    ok: documents.filter(resultOf).length,
    faults: documents.flatMap((document) => faultOf(document, outcomeOf(document))),
    agreement: meanAgreement(documents, (document) => resultOf(document)?.text ?? ""),
    agreementOfRead: meanAgreement(documents.filter(resultOf), (document) => resultOf(document)?.text ?? ""),
    pagesRight: counted.filter((document) => resultOf(document)?.pages === document.pages).length,
    pagesKnown: counted.length,
    pagesPerSecond: pages === 0 ? null : pages / seconds,
    megabytesPerSecond: bytes / 1e6 / seconds,
    peakBytes: Math.max(...rounds.map((round) => round.peakBytes)),
  };
}

/**
 * Median of all the times that a file was read; a file that some process did not read counts with MAX_PROCESS_MS.
 */
function timesOf(files: readonly string[], rounds: readonly Round[]): number[] {
  return files.map((file) => {
    const times = rounds.flatMap(({ outcomes }) => {
      const own = outcomes.filter((outcome) => outcome.file === file).map(({ ms }) => ms);
      return own.length === 0 ? [MAX_PROCESS_MS] : own;
    });
    return percentile(times, 0.5);
  });
}

function faultOf({ file }: BenchDocument, outcome: Outcome | undefined): string[] {
  const name = path.basename(file);
  if (outcome === undefined) return [`${name}: the process did not come so far`];
  return "fault" in outcome ? [`${name}: ${outcome.fault}`] : [];
}

function meanAgreement(
  documents: readonly BenchDocument[],
  textOf: (document: BenchDocument) => string,
): Agreement | null {
  const all = documents.flatMap((document) =>
    document.reference === null ? [] : [agreement(document.reference, textOf(document))],
  );
  const mean = (key: keyof Agreement) => all.reduce((sum, one) => sum + one[key], 0) / all.length;
  if (all.length === 0) return null;
  return { recall: mean("recall"), precision: mean("precision"), f1: mean("f1"), order: mean("order") };
}
