/** Tokens that may be spent. What a call is going to cost is set aside before it is made. */
export interface Purse {
  /** False where so many are not left; nothing is set aside then. */
  setAside(tokens: number): boolean;
  /** What was set aside comes back, and what was used is gone. */
  settle(setAside: number, used: number): void;
  /** No more than this is left, if it was more. */
  limit(tokens: number): void;
}

/** A budget in this process's memory; without an argument it has no limit. */
export function createPurse(tokens = Number.POSITIVE_INFINITY): Purse {
  let left = tokens;
  let aside = 0;
  return {
    setAside(wanted) {
      if (left - aside < wanted) return false;
      aside += wanted;
      return true;
    },
    settle(setAside, used) {
      aside -= setAside;
      left -= used;
    },
    limit(most) {
      left = Math.min(left, most);
    },
  };
}

/** Pays out of all of them alike: an account's share of what everybody together may use. */
export function jointPurse(purses: readonly Purse[]): Purse {
  return {
    setAside(tokens) {
      const done: Purse[] = [];
      for (const purse of purses) {
        if (purse.setAside(tokens)) done.push(purse);
        else {
          for (const one of done) one.settle(tokens, 0);
          return false;
        }
      }
      return true;
    },
    settle(setAside, used) {
      for (const purse of purses) purse.settle(setAside, used);
    },
    limit(tokens) {
      for (const purse of purses) purse.limit(tokens);
    },
  };
}
