import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { EXPORT_FORMATS } from "@quizmill/contract";
import type { BenchOptions } from "../options.ts";
import type { FormatFigures } from "./measure-format.ts";

const MEBIBYTE = 1024 * 1024;
const PROGRAM = path.join(import.meta.dirname, "measure-format.ts");

/** Writes a set in every format and reads it again, each in a process of its own. */
export async function run({ isSmoke }: BenchOptions): Promise<void> {
  const count = isSmoke ? 200 : 10_000;
  console.log(`${count.toLocaleString("en")} questions with explanation and quote`);
  console.log("format        out       memory    file      in        questions back");
  for (const format of EXPORT_FORMATS) {
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, format, String(count)]);
    console.log(lineOf(format, JSON.parse(stdout) as FormatFigures));
  }
}

function lineOf(format: string, { outMs, outBytes, fileBytes, inMs, kept, read }: FormatFigures): string {
  const cells = [
    format.padEnd(12),
    seconds(outMs),
    megabytes(outBytes),
    megabytes(fileBytes),
    inMs === null ? "-".padEnd(8) : seconds(inMs),
    read === null ? `${kept} written` : `${read} of ${kept}`,
  ];
  return cells.join("  ");
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`.padEnd(8);
const megabytes = (bytes: number) => `${(bytes / MEBIBYTE).toFixed(1)} MB`.padEnd(8);
