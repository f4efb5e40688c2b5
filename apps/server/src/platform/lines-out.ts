import { writeSync } from "node:fs";

/** What whoever reads the lines leaves unread beyond this is lost: memory is for those who call. */
const MAX_UNREAD_CHARS = 8 * 1024 * 1024;
/** How soon a full pipe is tried again. */
const RETRY_MS = 20;
/** How long the end of the process waits for whoever reads. */
const LAST_TRIES = 100;

export interface LinesOut {
  write(line: string): void;
}

/** Writes as much as there is room for and gives the rest; nothing once nobody reads any more. */
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
 * Lines for a file or pipe, written at once for all of one turn of the event loop: a busy server answers many calls
 * in one, and a system call for each line costs as much as some of them. Where a pipe is full, because whoever reads
 * it is slow, the rest waits and nobody else does. What is held when the process ends, by itself or by a fault, is
 * written then.
 */
export function linesByTurns(fd: number): LinesOut {
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
