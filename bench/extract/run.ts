import { existsSync } from "node:fs";
import path from "node:path";
import { buildReaderWhenStale } from "../../packages/extract/build/build-reader.ts";
import { type BenchOptions, documentsFolder, ROOT } from "../options.ts";
import { percentile } from "../statistics.ts";
import { type BenchDocument, documentsIn, fixtureDocuments } from "./documents.ts";
import { compareHeadings, HEADING_READERS } from "./headings.ts";
import { type Figures, measureReader, type Repeats } from "./measure.ts";
import { READERS } from "./readers.ts";

/** How much of real documents is read, how fast and with how much memory, beside other readers in the same run. */
const WHOSE = " (references of pdf are by pdftotext, which therefore agrees with itself)";
const ROUNDS = 3;
/** For formats whose documents take milliseconds, half of which is spent in code that has just been compiled. */
const PASSES = { smoke: 2, real: 9 };
const REPEATED_FORMATS: ReadonlySet<string> = new Set(["docx", "doc"]);
const MEGABYTE = 1e6;

const COLUMNS = [
  ["format", 6],
  ["reader", 14],
  ["files", 5],
  ["ok", 5],
  ["recall", 7],
  ["precis.", 7],
  ["F1", 7],
  ["order", 7],
  ["pages =", 8],
  ["pages/s", 8],
  ["MB/s", 7],
  ["peak MB", 7],
] as const;

const row = (cells: readonly string[]) =>
  cells
    .map((cell, index) => {
      const width = COLUMNS[index]?.[1] ?? 0;
      return index < 2 ? cell.padEnd(width) : cell.padStart(width);
    })
    .join("  ");

function cellsOf(format: string, figures: Figures): string[] {
  const { agreement, pagesRight, pagesKnown, pagesPerSecond } = figures;
  const share = (value: number | undefined) => (value === undefined ? "–" : value.toFixed(4));
  return [
    ...[format, figures.reader, String(figures.files), String(figures.ok)],
    ...[share(agreement?.recall), share(agreement?.precision), share(agreement?.f1), share(agreement?.order)],
    pagesKnown === 0 || pagesPerSecond === null ? "–" : `${pagesRight}/${pagesKnown}`,
    pagesPerSecond === null ? "–" : pagesPerSecond.toFixed(0),
    figures.megabytesPerSecond.toFixed(1),
    (figures.peakBytes / MEGABYTE).toFixed(0),
  ];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Ours divided by the yardstick's; for times the inverse, so that more is always better. */
function ratiosOf(ours: Figures, other: Figures, { passes }: Repeats): string {
  const f1 = ours.agreement && other.agreement ? ours.agreement.f1 / other.agreement.f1 : Number.NaN;
  return [
    `  ours / ${other.reader}:`,
    `F1 ${f1.toFixed(3)} ×,`,
    `speed ${medianSpeed(ours.fileMs, other.fileMs)} × (median of the files),`,
    `${(sum(other.fileMs) / sum(ours.fileMs)).toFixed(2)} × (all, cold start included once),`,
    `memory ${(ours.peakBytes / other.peakBytes).toFixed(2)} ×`,
    ...repeatedRatio(ours, other, passes),
  ].join(" ");
}

function repeatedRatio(
  { repeatedMs: ours }: Figures,
  { repeatedMs: other }: Figures,
  passes: number,
): string[] {
  if (ours === null || other === null) return [];
  return [
    `\n  each file read ${passes} times by a process, the cold start among them once:`,
    `speed ${medianSpeed(ours, other)} × (median of the files)`,
  ];
}

/** Median of how many times as fast ours is. */
function medianSpeed(oursMs: readonly number[], otherMs: readonly number[]): string {
  const speeds = oursMs.map((ms, index) => (otherMs[index] ?? 0) / ms);
  return percentile(speeds, 0.5).toFixed(2);
}

/** Prints all readers of one format; returns the faults of ours. */
async function compareReaders(
  format: string,
  documents: readonly BenchDocument[],
  repeats: Repeats,
): Promise<readonly string[]> {
  const measured: Figures[] = [];
  for (const reader of READERS) {
    if (reader.formats !== null && !reader.formats.includes(format)) continue;
    if (!(await reader.isThere())) continue;
    const figures = await measureReader(reader, documents, repeats);
    measured.push(figures);
    console.log(row(cellsOf(format, figures)));
    if (figures.ok < figures.files)
      console.log(
        `  of the ${figures.ok} that gave text: F1 ${figures.agreementOfRead?.f1.toFixed(4) ?? "–"}`,
      );
  }
  const [ours, ...others] = measured;
  if (ours === undefined) return [];
  for (const other of others) console.log(ratiosOf(ours, other, repeats));
  for (const { reader, faults } of measured)
    for (const fault of faults) console.log(`  no text from ${reader}: ${fault}`);
  return ours.faults;
}

async function printHeadings(documents: readonly BenchDocument[]): Promise<void> {
  for (const reader of HEADING_READERS) {
    if (!(await reader.isThere())) continue;
    const figures = await compareHeadings(documents, reader);
    const { other, files, equal, withHeadings, equalWithHeadings, differing } = figures;
    console.log(
      `\nheadings of docx equal to ${other}'s: ${equal} of ${files} files; of the ${withHeadings} where it finds any, ${equalWithHeadings}`,
    );
    if (differing.length > 0) console.log(`  others: ${differing.join(", ")}`);
  }
}

/** In a smoke run, whose documents are all known to be good, an unread one sets the exit code to 1. */
export async function run(options: BenchOptions): Promise<void> {
  const { isSmoke } = options;
  const dir = documentsFolder(options);
  if (!isSmoke && !existsSync(dir)) return console.log(`skipped: no documents at ${dir}`);
  const documents = isSmoke ? fixtureDocuments(path.join(ROOT, "fixtures"), 2) : documentsIn(dir);
  const rounds = isSmoke ? 1 : ROUNDS;
  buildReaderWhenStale();
  console.log(
    introduction(isSmoke ? "the project's own documents and their sources" : `${dir}${WHOSE}`, rounds),
  );
  console.log(row(COLUMNS.map(([name]) => name)));
  const faults: string[] = [];
  for (const format of new Set(documents.map((document) => document.format))) {
    const ofFormat = documents.filter((document) => document.format === format);
    const passes = REPEATED_FORMATS.has(format) ? PASSES[isSmoke ? "smoke" : "real"] : 1;
    faults.push(...(await compareReaders(format, ofFormat, { rounds, passes })));
  }
  await printHeadings(documents.filter(({ format }) => format === "docx"));
  if (isSmoke && faults.length > 0) process.exitCode = 1;
}

function introduction(input: string, rounds: number): string {
  return [
    `input: ${input}`,
    "recall, precision, F1: bags of words against the references; order: longest common subsequence",
    "speaker's notes are left out of our text, as on the slides; pages =: counts equal to the reference's",
    `times: median of ${rounds} fresh process(es), reading one file after another; the first pays for the start of Node and`,
    "of the reader; peak: of the process, Node included\n",
  ].join("\n");
}
