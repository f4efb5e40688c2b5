/** Tokens that may be spent. What a call is going to cost is set aside before it is made. */
export interface TokenBudget {
  /** False where so many are not left; nothing is set aside then. */
  reserve(tokens: number): boolean;
  /** What was set aside comes back, and what was used is gone. */
  settle(reservedTokens: number, used: number): void;
  /** No more than this is left, if it was more. */
  limit(tokens: number): void;
}

/** A budget in this process's memory; without an argument it has no limit. */
export function createTokenBudget(tokens = Number.POSITIVE_INFINITY): TokenBudget {
  let left = tokens;
  let reserved = 0;
  return {
    reserve(wanted) {
      if (left - reserved < wanted) return false;
      reserved += wanted;
      return true;
    },
    settle(reservedTokens, used) {
      reserved -= reservedTokens;
      left -= used;
    },
    limit(most) {
      left = Math.min(left, most);
    },
  };
}

/** Pays out of all of them alike: an account's share of what everybody together may use. */
export function jointTokenBudget(budgets: readonly TokenBudget[]): TokenBudget {
  return {
    reserve(tokens) {
      const done: TokenBudget[] = [];
      for (const budget of budgets) {
        if (budget.reserve(tokens)) done.push(budget);
        else {
          for (const one of done) one.settle(tokens, 0);
          return false;
        }
      }
      return true;
    },
    settle(reservedTokens, used) {
      for (const budget of budgets) budget.settle(reservedTokens, used);
    },
    limit(tokens) {
      for (const budget of budgets) budget.limit(tokens);
    },
  };
}
