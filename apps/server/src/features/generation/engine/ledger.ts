import { createTokenBudget, jointTokenBudget, type TokenBudget } from "@quizmill/models";
import type { Allowance } from "./protocol.ts";

/**
 * The tokens that all sets of a thread may use together, so that sets written at the same time do not each spend what
 * is left.
 */
export interface ModelLedger {
  /** The budget for one more set; shared with all others of the account on that day. */
  tokenBudgetFor(allowance: Allowance): TokenBudget;
}

/**
 * Lives in the thread that makes the calls: reserved tokens are known there before they are recorded. The use by other
 * processes is known as far as recorded when a set begins.
 */
export function createModelLedger(): ModelLedger {
  let today = -1;
  let all = createTokenBudget();
  let accounts = new Map<string, TokenBudget>();
  return {
    tokenBudgetFor({ accountId, day, left }) {
      if (day > today) {
        [today, all, accounts] = [day, createTokenBudget(), new Map()];
      }
      const own = accounts.get(accountId) ?? createTokenBudget();
      accounts.set(accountId, own);
      all.limit(left.all);
      own.limit(left.own);
      return jointTokenBudget([own, all]);
    },
  };
}
