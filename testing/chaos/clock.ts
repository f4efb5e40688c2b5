import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Where Debian's `faketime` and Fedora's `libfaketime` have it. */
const LIBRARIES = [
  ...["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`),
  "/usr/lib64/faketime/libfaketimeMT.so.1",
];
const STEPS = ["+3600", "-3600", "+0"] as const;

/** The wall clock of processes that are started with `environment`; their other clocks run on as they are. */
export interface SteppedClock {
  readonly environment: Readonly<Record<string, string>>;
  /** Puts it an hour forward, then two back, then right, and so on. Says what it did. */
  step(): string;
  close(): void;
}

/** Null where libfaketime is not installed (`apt-get install faketime`). */
export function openSteppedClock(): SteppedClock | null {
  const library = LIBRARIES.find(existsSync);
  if (library === undefined) return null;
  const folder = mkdtempSync(path.join(tmpdir(), "quizmill-clock-"));
  const file = path.join(folder, "offset");
  writeFileSync(file, "+0");
  let steps = 0;
  return {
    environment: {
      ...{ LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: "1" },
      // A step of the clock, not of time: how long something takes is measured right all the while.
      ...{ FAKETIME_DONT_FAKE_MONOTONIC: "1", DONT_FAKE_MONOTONIC: "1" },
    },
    step: () => {
      const offset = STEPS[steps++ % STEPS.length] as (typeof STEPS)[number];
      writeFileSync(file, offset);
      return `clock put to ${offset} s`;
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
