import { fork } from "node:child_process";
import type { Said } from "./protocol.ts";

/** What the process of a trial gets: a text that is to be planned, or the next passage that is to be written. */
export type Trial = Said<"plan" | "planNotes" | "open">;

/** Whether the next step of a text kills the process that does it. */
export type KillsItsProcess = (trial: Trial, signal: AbortSignal) => Promise<boolean>;

/** A text that takes longer is left to the limits of an engine thread. */
const MOST_MS = 60_000;
/** What ends the server too: these say nothing of the text. */
const FROM_OUTSIDE: readonly (NodeJS.Signals | null)[] = ["SIGTERM", "SIGINT", "SIGHUP"];
const PROGRAM = new URL("./trial-process.ts", import.meta.url);

/**
 * Tries the next step of a text in a process of its own. Nobody can say of a server that is gone whether its text or its
 * machine ended it; of a child the server sees it.
 */
export async function killsItsProcess(
  trial: Trial,
  signal: AbortSignal,
  program: URL = PROGRAM,
): Promise<boolean> {
  const child = fork(program, {
    serialization: "advanced",
    env: {},
    execArgv: ["--max-old-space-size=1024"],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  let isOver = false;
  const end = () => {
    isOver = true;
    child.kill("SIGKILL");
  };
  const timer = setTimeout(end, MOST_MS);
  signal.addEventListener("abort", end, { once: true });
  try {
    return await new Promise((resolve, reject) => {
      child.once("message", () => resolve(false));
      child.once("error", reject);
      child.once("exit", (_code, by) => resolve(!isOver && !FROM_OUTSIDE.includes(by)));
      child.send(trial, () => undefined);
    });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
    end();
  }
}
