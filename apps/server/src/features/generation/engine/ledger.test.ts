import { describe, expect, it } from "vitest";
import { createModelLedger } from "./ledger.ts";

const NO_LIMIT = Number.POSITIVE_INFINITY;
const anna = { accountId: "anna", day: 10, left: { all: NO_LIMIT, own: 1_000 } };

describe("the tokens of a day", () => {
  it("are reserved before they are used, by all sets of an account together", () => {
    const ledger = createModelLedger();
    const [one, other] = [ledger.tokenBudgetFor(anna), ledger.tokenBudgetFor(anna)];
    expect(one.reserve(700)).toBe(true);
    expect(other.reserve(400)).toBe(false);
    one.settle(700, 500);
    expect(other.reserve(400)).toBe(true);
    expect(one.reserve(200)).toBe(false);
  });

  it("are not given out again because they were recorded late", () => {
    const ledger = createModelLedger();
    const first = ledger.tokenBudgetFor(anna);
    first.reserve(900);
    first.settle(900, 900);
    // The database does not know of the use yet.
    expect(ledger.tokenBudgetFor(anna).reserve(200)).toBe(false);
    expect(ledger.tokenBudgetFor(anna).reserve(100)).toBe(true);
  });

  it("include what other processes have recorded", () => {
    const ledger = createModelLedger();
    ledger.tokenBudgetFor(anna);
    const budget = ledger.tokenBudgetFor({ ...anna, left: { all: NO_LIMIT, own: 50 } });
    expect(budget.reserve(60)).toBe(false);
    expect(budget.reserve(50)).toBe(true);
  });

  it("are shared by all accounts if there is a common limit", () => {
    const ledger = createModelLedger();
    const left = { all: 1_000, own: 800 };
    const [first, second] = [
      ledger.tokenBudgetFor({ ...anna, left }),
      ledger.tokenBudgetFor({ ...anna, accountId: "ben", left }),
    ];
    expect(first.reserve(801)).toBe(false);
    expect(first.reserve(800)).toBe(true);
    expect(second.reserve(300)).toBe(false);
    // A reservation that failed is not subtracted from the account's own tokens either.
    first.settle(800, 0);
    expect(second.reserve(800)).toBe(true);
  });

  it("start anew on the next day", () => {
    const ledger = createModelLedger();
    const spent = ledger.tokenBudgetFor(anna);
    spent.reserve(1_000);
    spent.settle(1_000, 1_000);
    expect(ledger.tokenBudgetFor({ ...anna, day: 11 }).reserve(1_000)).toBe(true);
  });
});
