import { once } from "node:events";
import type { Amounts, Target } from "./attack.ts";
import { ATTACKS } from "./attacks.ts";
import type { Tally } from "./callers.ts";
import { forkFarBack, stepBack } from "./far-back.ts";

/** The attackers, who attack in sequence, in a process of their own. */
export interface Attackers {
  readonly pid: number;
  attack(name: string, target: Target): Promise<Tally>;
  leave(): void;
}

interface Order {
  readonly name: string;
  readonly target: Target;
}

export async function openAttackers(amounts: Amounts): Promise<Attackers> {
  const child = forkFarBack(import.meta.filename, { serialization: "advanced" });
  child.send(amounts);
  await once(child, "message");
  return {
    pid: child.pid ?? 0,
    attack: async (name, target) => {
      child.send({ name, target } satisfies Order);
      const [tally] = (await once(child, "message")) as [Tally];
      return tally;
    },
    leave: () => child.kill(),
  };
}

/** The attackers' own process. */
async function gather(): Promise<void> {
  stepBack();
  process.once("disconnect", () => process.exit());
  const [amounts] = (await once(process, "message")) as [Amounts];
  process.on("message", async ({ name, target }: Order) => {
    process.send?.(await ATTACKS.find((attack) => attack.name === name)?.run(target, amounts));
  });
  process.send?.("ready");
}

if (process.argv[1] === import.meta.filename && process.send) await gather();
