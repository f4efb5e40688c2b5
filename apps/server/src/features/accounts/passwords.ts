import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import * as argon2 from "@node-rs/argon2";
import { LIMITS } from "@quizmill/contract";
import { createFewAtATime } from "../../platform/few-at-a-time.ts";

/** argon2id (the library's default) at OWASP's first recommended cost: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PARAMETERS = `$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Half of the processors, so that a flood of guesses leaves the other half for other calls. */
const WIDTH = Math.max(1, Math.floor(availableParallelism() / 2));

/** Everything that is done with passwords. The first two are one costly computation each; they throw SERVER_BUSY. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a hash the result is always false, after the same amount of work. */
  isRight(passwordHash: string | undefined, password: string): Promise<boolean>;
  /** Whether a hash was made at a cost other than today's. */
  isOutdated(passwordHash: string): boolean;
}

/** `work` does the costly computation; tests pass one that only counts calls. */
export function createPasswords(work: Pick<typeof argon2, "hash" | "verify"> = argon2): Passwords {
  const limited = createFewAtATime({ width: WIDTH, maxWaiting: LIMITS.account.passwordsWaiting });
  // Composed and decomposed letters look the same to the person who types them.
  const typed = (password: string) => password.normalize("NFKC");
  const nobodys = work.hash(randomBytes(16).toString("hex"), COST);
  return {
    hash: (password) => limited(() => work.hash(typed(password), COST)),
    isRight: async (passwordHash, password) => {
      const known = passwordHash ?? (await nobodys);
      const isMatch = await limited(() => work.verify(known, typed(password)));
      return isMatch && passwordHash !== undefined;
    },
    isOutdated: (passwordHash) =>
      !passwordHash.startsWith("$argon2id$") || !passwordHash.includes(PARAMETERS),
  };
}
