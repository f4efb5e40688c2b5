import { createPurse, jointPurse, type Purse } from "@quizmill/models";
import type { Allowance } from "./engine-protocol.ts";

/**
 * The tokens that all sets of a thread may use together, so that sets written at the same time do not each spend what
 * is left.
 */
export interface ModelLedger {
  /** The budget for one more set; shared with all others of the account on that day. */
  purseFor(allowance: Allowance): Purse;
}

/**
 * Lives in the thread that makes the calls: reserved tokens are known there before they are recorded. The use by other
 * processes is known as far as recorded when a set begins.
 */
export function createModelLedger(): ModelLedger {
  let today = -1;
  let all = createPurse();
  let accounts = new Map<string, Purse>();
  return {
    purseFor({ accountId, day, left }) {
      if (day > today) {
        [today, all, accounts] = [day, createPurse(), new Map()];
      }
      const own = accounts.get(accountId) ?? createPurse();
      accounts.set(accountId, own);
      all.limit(left.all);
      own.limit(left.own);
      return jointPurse([own, all]);
    },
  };
}
