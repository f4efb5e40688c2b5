import type { ExportFormat } from "@quizmill/contract";
import { exportSet, importSet, recognised } from "@quizmill/interchange";
import { fileOf } from "@quizmill/interchange/testing";
import { madeUpSet } from "./made-up-set.ts";

/** What one process, which does nothing else, takes to write a set in a format and to read it again. */
export interface FormatFigures {
  readonly outMs: number;
  /** Most resident memory while writing. */
  readonly outBytes: number;
  readonly fileBytes: number;
  /** Null for formats that are not read. */
  readonly inMs: number | null;
  readonly kept: number;
  readonly read: number | null;
}

const KILOBYTE = 1024;
const [format = "json", count = "10000"] = process.argv.slice(2);
const name = format as ExportFormat;
const set = madeUpSet(Number(count));
let startedAt = performance.now();
const { bytes, fidelity, extension } = await exportSet(set, name, { now: 1_764_000_000_000 });
const outMs = performance.now() - startedAt;
const outBytes = process.resourceUsage().maxRSS * KILOBYTE;
startedAt = performance.now();
const file = fileOf(`set${extension}`, bytes);
const known = recognised(file);
const back = known === null ? null : await importSet(file, known);
const figures: FormatFigures = {
  outMs,
  outBytes,
  fileBytes: bytes.byteLength,
  kept: fidelity.kept,
  inMs: back === null ? null : performance.now() - startedAt,
  read: back?.fidelity.kept ?? null,
};
process.stdout.write(JSON.stringify(figures));
