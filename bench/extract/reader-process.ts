/** Reads documents in sequence with one reader, in a process of its own: its memory is the reader's. */
import { readFileSync } from "node:fs";
import { READERS, type Reader, type ReadResult } from "./readers.ts";

export interface Task {
  readonly reader: string;
  readonly files: readonly string[];
}

/** The time of reading alone: the file's bytes are loaded before. The first includes the start of the process. */
export type Outcome = { readonly file: string; readonly ms: number } & (
  | { readonly result: ReadResult }
  | { readonly fault: string }
);

export type Report = { readonly outcome: Outcome } | { readonly peakBytes: number };

async function read(reader: Reader, file: string, startMs: number): Promise<Outcome> {
  const bytes = readFileSync(file);
  const startedAt = performance.now() - startMs;
  try {
    const result = await reader.read(bytes, file);
    return { file, ms: performance.now() - startedAt, result };
  } catch (error) {
    const fault = error instanceof Error ? error.message.slice(0, 120) : String(error);
    return { file, ms: performance.now() - startedAt, fault };
  }
}

/** The highest memory of this process. Linux counts from the start of the program, other systems from the fork. */
function peakBytes(): number {
  if (process.platform !== "linux") return process.resourceUsage().maxRSS * 1024;
  const status = readFileSync("/proc/self/status", "utf8");
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

/** Waits until it is sent: an earlier exit would cut it off. */
function report(message: Report): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, () => resolve());
  });
}

// pdf.js leaves some rejections unhandled while it recovers a damaged file, and then reads it correctly.
process.on("unhandledRejection", () => {});
process.on("message", async ({ reader: name, files }: Task) => {
  const reader = READERS.find((one) => one.name === name);
  if (!reader) throw new Error(`No reader ${name}`);
  // Node's own start, with its snapshot if it uses one. 16 ms without.
  let startMs = performance.nodeTiming.bootstrapComplete;
  for (const file of files) {
    await report({ outcome: await read(reader, file, startMs) });
    startMs = 0;
  }
  await report({ peakBytes: peakBytes() });
  process.disconnect();
});
