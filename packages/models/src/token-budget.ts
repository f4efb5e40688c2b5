/** A budget of tokens. The expected cost of a call is reserved before the call is made. */
export interface TokenBudget {
  /** Reserves tokens. False, and nothing reserved, where too few are left. */
  reserve(tokens: number): boolean;
  /** Releases a reservation and charges what was used. */
  settle(reservedTokens: number, used: number): void;
  /** Lowers what is left to this number. */
  limit(tokens: number): void;
}

/** A budget in memory; without an argument it has no limit. */
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

/** A budget that charges all given budgets: for instance an account's and the common one. */
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
