import { writeSync } from "node:fs";

/** Unread lines beyond this are lost: memory is for the calls. */
const MAX_UNREAD_CHARS = 8 * 1024 * 1024;
/** The pause before the next try to write to a full pipe. */
const RETRY_MS = 20;
/** How many tries the end of the process makes for a slow reader. */
const LAST_TRIES = 100;

export interface LinesOut {
  write(line: string): void;
}

/** Writes as much as there is room for and returns the rest; returns nothing if the reader is gone. */
function writeNow(fd: number, bytes: Buffer): Buffer {
  try {
    return bytes.subarray(writeSync(fd, bytes));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "EAGAIN") return bytes;
    if (code === "EPIPE") return Buffer.alloc(0);
    throw error;
  }
}

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/**
 * Writes lines to a file or pipe, all lines of one turn of the event loop together: a busy server answers many calls in
 * one turn, and a system call for each line costs as much as some of them. If a pipe is full because its reader is
 * slow, the rest waits and blocks nobody. When the process ends, normally or by a fault, all lines that wait are
 * written.
 */
export function bufferedLines(fd: number): LinesOut {
  let held = "";
  let rest: Buffer = Buffer.alloc(0);
  let isPlanned = false;
  const writeHeld = () => {
    const bytes = Buffer.from(held);
    held = "";
    rest = writeNow(fd, rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes);
  };
  const flush = () => {
    writeHeld();
    isPlanned = rest.length > 0;
    if (isPlanned) setTimeout(flush, RETRY_MS).unref();
  };
  process.on("exit", () => {
    writeHeld();
    for (let tries = 0; rest.length > 0 && tries < LAST_TRIES; tries += 1) {
      sleep(RETRY_MS);
      writeHeld();
    }
  });
  return {
    write: (line) => {
      if (held.length + rest.length > MAX_UNREAD_CHARS) return;
      held += line;
      if (isPlanned) return;
      isPlanned = true;
      setImmediate(flush);
    },
  };
}
