import { existsSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { readerFile, snapshotArguments } from "./reader-file.ts";

export interface ChildLimits {
  readonly timeoutMs: number;
  /** Resident memory. */
  readonly memoryMaxBytes: number;
}

export type Command = readonly [program: string, args: readonly string[]];

const SHELL = "/bin/sh";
const MEBIBYTE = 1024 * 1024;
const HEAP_MEGABYTES = 384;
/**
 * Address space that Node reserves and never touches, which `ulimit -d` counts all the same: 536 MiB beyond what is
 * resident of a reader that is ready, on Node 24. A little less, so that what is resident keeps below its limit.
 */
const RESERVED_BYTES = 512 * MEBIBYTE;
/** Below this Node does not start. */
const MIN_DATA_BYTES = 768 * MEBIBYTE;
/** Loading the parsers costs CPU time too, and several threads may spend it at once. */
const CPU_RESERVE_SECONDS = 5;

/**
 * `ulimit -d` counts what V8's own limit does not: buffers and WebAssembly. `-t` ends what no timer in a
 * busy process could; its soft limit comes first, so that the signal tells it from the kernel's memory killer.
 * A shell without these limits goes on: the server watches time and memory from outside as well.
 */
const LIMITING_SCRIPT = `
ulimit -d "$1" 2>/dev/null
ulimit -S -t "$2" 2>/dev/null
ulimit -H -t "$(($2 + 2))" 2>/dev/null
ulimit -c 0 2>/dev/null
shift 2
exec "$@"`;

/**
 * Program and arguments that start a child: limited, without rights to write, to start others or to eval.
 * Without a `shell` (null: Windows) nothing sets the limits of the system; V8's heap limit, the wall clock and
 * the watch over resident memory remain.
 */
export function childCommand(
  { timeoutMs, memoryMaxBytes }: ChildLimits,
  shell: string | null = existsSync(SHELL) ? SHELL : null,
): Command {
  const node = [
    process.execPath,
    "--permission",
    ...readableFolders().map((folder) => `--allow-fs-read=${folder}`),
    "--disallow-code-generation-from-strings",
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    ...snapshotArguments(),
    readerFile(),
  ];
  const [program = process.execPath, ...args] = node;
  if (shell === null) return [program, args];
  const dataKilobytes = Math.ceil(Math.max(memoryMaxBytes + RESERVED_BYTES, MIN_DATA_BYTES) / 1024);
  const cpuSeconds = Math.ceil(timeoutMs / 1000) + CPU_RESERVE_SECONDS;
  return [shell, ["-c", LIMITING_SCRIPT, "sh", String(dataKilobytes), String(cpuSeconds), ...node]];
}

/** Our code and the installed packages; never the documents, which come through standard input. */
function readableFolders(): string[] {
  const own = resolve(import.meta.dirname, "../..");
  const contract = dirname(dirname(createRequire(import.meta.url).resolve("@quizmill/contract")));
  const folders = [own, contract];
  for (let folder = own; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, "node_modules"))) folders.push(join(folder, "node_modules"));
  }
  return [...new Set(folders.flatMap((folder) => [folder, realpathSync(folder)]))];
}
