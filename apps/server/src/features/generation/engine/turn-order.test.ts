import { describe, expect, it } from "vitest";
import { createTurnOrder, type Waiting } from "./turn-order.ts";

const newcomer = (account: string): Waiting => ({ account, isNewcomer: () => true });
const older = (account: string): Waiting => ({ account, isNewcomer: () => false });

/** An order for so many threads whose clock the test moves; every account named has work. */
function orderFor(threads: number, ...accounts: string[]) {
  let time = 0;
  const order = createTurnOrder(threads, () => time);
  for (const account of accounts) order.open(account);
  const turn = (account: string, ms: number) => {
    const end = order.begin(account);
    time += ms;
    return end();
  };
  return { order, turn };
}

describe("the order of time slices", () => {
  it("has no next if nobody waits, and else the first that came", () => {
    const { order } = orderFor(1, "anna", "bert");
    expect(order.next([])).toBeUndefined();
    const [first, second] = [newcomer("anna"), newcomer("bert")];
    expect(order.next([first, second])).toBe(first);
  });

  it("puts sets without questions before all others, whatever their accounts have used", () => {
    const { order, turn } = orderFor(1, "anna", "bert");
    turn("bert", 4_000);
    const [has, hasNone] = [older("anna"), newcomer("bert")];
    expect(order.next([has, hasNone])).toBe(hasNone);
  });

  it("puts the newcomer first whose account has used least, so that a costly text delays no cheap one", () => {
    const { order, turn } = orderFor(1, "costly", "cheap");
    expect(turn("costly", 200)).toBe(200);
    const [costly, cheap] = [newcomer("costly"), newcomer("cheap")];
    expect(order.next([costly, cheap])).toBe(cheap);
    turn("cheap", 300);
    expect(order.next([costly, cheap])).toBe(costly);
  });

  it("goes round among accounts that have their first questions, however many texts one of them has", () => {
    const { order, turn } = orderFor(1, "anna", "bert");
    const waiting = [older("anna"), older("anna"), older("bert")];
    const turns = Array.from({ length: 4 }, () => {
      const { account } = order.next(waiting) as Waiting;
      turn(account, 200);
      return account;
    });
    expect(turns).toEqual(["anna", "bert", "anna", "bert"]);
  });

  it("gives an account no more than half of the threads while another waits, newcomer or not", () => {
    const { order } = orderFor(4, "anna", "bert");
    const [anna, bert] = [newcomer("anna"), older("bert")];
    order.begin("anna");
    expect(order.next([anna, bert])).toBe(anna);
    const end = order.begin("anna");
    expect(order.next([anna, bert])).toBe(bert);
    expect(order.next([anna])).toBe(anna);
    end();
    expect(order.next([anna, bert])).toBe(anna);
  });

  it("lets a newcomer end the time slice of a set that has its questions, and of one that has used more", () => {
    const { order, turn } = orderFor(1, "costly", "cheap");
    turn("costly", 200);
    expect(order.goesBefore(newcomer("costly"), older("cheap"))).toBe(true);
    expect(order.goesBefore(newcomer("cheap"), newcomer("costly"))).toBe(true);
    expect(order.goesBefore(newcomer("costly"), newcomer("cheap"))).toBe(false);
    expect(order.goesBefore(older("cheap"), older("costly"))).toBe(false);
  });

  it("forgets what an account used once it has no more work", () => {
    const { order, turn } = orderFor(1, "bert");
    const close = order.open("anna");
    turn("anna", 5_000);
    turn("bert", 10);
    const waiting = [newcomer("bert"), newcomer("anna")];
    expect(order.next(waiting)?.account).toBe("bert");
    close();
    expect(order.next(waiting)?.account).toBe("anna");
  });
});
