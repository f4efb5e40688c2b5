import { createPurse, jointPurse, type Purse } from "@quizmill/models";
import type { Allowance } from "./engine-protocol.ts";

/** What all sets that a thread writes may use, so that those side by side do not each spend what is left once. */
export interface ModelLedger {
  /** For one more set; shared with all others of the account on that day. */
  purseFor(allowance: Allowance): Purse;
}

/**
 * Lives where the calls are made: what is set aside there is known before it is recorded anywhere. What other
 * processes use is known as far as they had recorded it when a set begins.
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
