import { existsSync, realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { LIMITS } from "@quizmill/contract/tables";
import { OWN_PACKAGES, readerFile, recogniserFile } from "./reader-file.ts";

export interface ChildLimits {
  readonly timeoutMs: number;
  /** Resident memory. */
  readonly memoryMaxBytes: number;
  /** The processor's time that a file of a quick format may use without a line of the answer; without it, all. */
  readonly quickProcessorMs?: number;
}

/** What a child runs. */
export interface ChildTask {
  /** The program. */
  readonly file: string;
  /** The processor's time for all that it does. */
  readonly cpuMs: number;
}

export type Command = readonly [program: string, args: readonly string[]];

const SHELL = "/bin/sh";
const MEBIBYTE = 1024 * 1024;
const HEAP_MEGABYTES = 384;
/**
 * Address space that Node reserves and never uses, but `ulimit -d` counts: a ready reader on Node 24 has 536 MiB of
 * it beyond its resident memory. The value is a little lower, so that resident memory stays below its limit.
 */
const RESERVED_BYTES = 512 * MEBIBYTE;
/** With less Node does not start. */
const MIN_DATA_BYTES = 768 * MEBIBYTE;
/** Loading the parsers takes CPU time too, and several threads may use it at once. */
const CPU_RESERVE_SECONDS = 5;

/**
 * `ulimit -d` counts what V8's own limit does not: buffers and WebAssembly. `-t` ends a busy process in which no
 * timer runs. Its soft limit comes first, so that its signal differs from the SIGKILL of the kernel's memory killer.
 * A shell without these limits continues: the server checks time and memory from outside as well.
 */
const LIMITING_SCRIPT = `
ulimit -d "$1" 2>/dev/null
ulimit -S -t "$2" 2>/dev/null
ulimit -H -t "$(($2 + 2))" 2>/dev/null
ulimit -c 0 2>/dev/null
shift 2
exec "$@"`;

/**
 * The program and arguments that start a child with limits and without rights to write, to start processes, or to use
 * eval. Without a `shell` (null: Windows) the system's limits are not set; V8's heap limit, the wall clock and the
 * check of resident memory remain.
 */
export function childCommand(
  { timeoutMs, memoryMaxBytes }: ChildLimits,
  shell: string | null = existsSync(SHELL) ? SHELL : null,
  { file, cpuMs }: ChildTask = { file: readerFile(), cpuMs: timeoutMs + LIMITS.pictures.readingMs },
): Command {
  const node = [
    process.execPath,
    "--permission",
    ...readableFolders().map((folder) => `--allow-fs-read=${folder}`),
    "--disallow-code-generation-from-strings",
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    file,
  ];
  const [program = process.execPath, ...args] = node;
  if (shell === null) return [program, args];
  const dataKilobytes = Math.ceil(Math.max(memoryMaxBytes + RESERVED_BYTES, MIN_DATA_BYTES) / 1024);
  const cpuSeconds = Math.ceil(cpuMs / 1000) + CPU_RESERVE_SECONDS;
  return [shell, ["-c", LIMITING_SCRIPT, "sh", String(dataKilobytes), String(cpuSeconds), ...node]];
}

/** The same for a child that recognises pages: its time limit is for each, and the processor's time for all of them. */
export function recogniserCommand(limits: ChildLimits, pages: number): Command {
  const cpuMs = limits.timeoutMs * (pages + 1);
  return childCommand(limits, undefined, { file: recogniserFile(), cpuMs });
}

/** Our code and the installed packages. Never documents: they come through standard input. */
function readableFolders(): string[] {
  const own = resolve(import.meta.dirname, "../..");
  const folders = [own, ...OWN_PACKAGES.map((sources) => dirname(sources))];
  for (let folder = own; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, "node_modules"))) folders.push(join(folder, "node_modules"));
  }
  return [...new Set(folders.flatMap((folder) => [folder, realpathSync(folder)]))];
}
