import { beforeEach, describe, expect, it, vi } from "vitest";
import { inTurn } from "./turns.ts";

describe("inTurn without Web Locks", () => {
  beforeEach(() => vi.stubGlobal("navigator", {}));

  it("runs one task at a time, in order, also after a failure", async () => {
    const log: string[] = [];
    const work =
      (name: string, fails = false) =>
      async () => {
        log.push(`${name} begins`);
        await Promise.resolve();
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };
    const first = inTurn("x", work("first", true));
    const second = inTurn("x", work("second"));
    await expect(first).rejects.toThrow("first");
    await expect(second).resolves.toBe("second");
    expect(log).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  });
});
