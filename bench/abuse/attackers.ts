import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { own } from "../own-children.ts";
import { type Amounts, ATTACKS } from "./attacks.ts";
import type { Tally } from "./callers.ts";

const NICENESS = 19;
/** About a tenth of the share that the server's session has; last of all would be never, on a busy machine. */
const NICENESS_OF_SESSION = 10;

/** Those who attack, one after another, from a process of their own. */
export interface Attackers {
  attack(name: string): Promise<Tally>;
  leave(): void;
}

interface Target {
  readonly url: string;
  readonly amounts: Amounts;
}

/**
 * Attackers have machines of their own, and do not take the server's or the learner's processor: they come last
 * within a session of their own, which has a small share among sessions (`sched(7)`, "The autogroup feature"). In the
 * server's session they would use up its share, however nice they are.
 */
export async function openAttackers(url: string, amounts: Amounts): Promise<Attackers> {
  const child = own(fork(import.meta.filename, { serialization: "advanced", detached: true }));
  child.send({ url, amounts } satisfies Target);
  await once(child, "message");
  return {
    attack: async (name) => {
      child.send(name);
      const [tally] = (await once(child, "message")) as [Tally];
      return tally;
    },
    leave: () => child.kill(),
  };
}

function stepBack(): void {
  setPriority(NICENESS);
  try {
    const niceness = Number(
      /nice (-?\d+)/.exec(readFileSync(`/proc/${process.ppid}/autogroup`, "utf8"))?.[1],
    );
    writeFileSync("/proc/self/autogroup", String(Math.min(NICENESS, niceness + NICENESS_OF_SESSION)));
  } catch {
    // Sessions do not matter where there is no such file.
  }
}

/** The attackers' own process. */
async function gather(): Promise<void> {
  stepBack();
  process.once("disconnect", () => process.exit());
  const [{ url, amounts }] = (await once(process, "message")) as [Target];
  process.on("message", async (name) => {
    process.send?.(await ATTACKS.find((attack) => attack.name === name)?.run(url, amounts));
  });
  process.send?.("ready");
}

if (process.argv[1] === import.meta.filename && process.send) await gather();
