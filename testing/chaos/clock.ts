import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The paths of Debian's `faketime` and Fedora's `libfaketime`. */
const LIBRARIES = [
  ...["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`),
  "/usr/lib64/faketime/libfaketimeMT.so.1",
];
const STEPS = ["+3600", "-3600", "+0"] as const;

/** The wall clock of processes started with `environment`; their monotonic clocks are not changed. */
export interface SteppedClock {
  readonly environment: Readonly<Record<string, string>>;
  /** Sets it an hour forward, then two back, then right, and so on. Returns what it did. */
  step(): string;
  close(): void;
}

/** Null if libfaketime is not installed (`apt-get install faketime`). */
export function openSteppedClock(): SteppedClock | null {
  const library = LIBRARIES.find(existsSync);
  if (library === undefined) return null;
  const folder = mkdtempSync(path.join(tmpdir(), "quizmill-clock-"));
  const file = path.join(folder, "offset");
  writeFileSync(file, "+0");
  let steps = 0;
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: "1",
      // Only the wall clock steps: durations are still measured correctly.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      DONT_FAKE_MONOTONIC: "1",
    },
    step: () => {
      const offset = STEPS[steps++ % STEPS.length] as (typeof STEPS)[number];
      writeFileSync(file, offset);
      return `clock put to ${offset} s`;
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
