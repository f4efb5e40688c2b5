import { describe, expect, it } from "vitest";
import { ExtractorBusyError } from "./errors.ts";
import { type Turn, Turns } from "./turns.ts";

/** Documents that are read until the test says otherwise, and the order in which they began. */
function start(limits: Partial<ConstructorParameters<typeof Turns>[0]> = {}) {
  const turns = new Turns({
    ...{ places: 2, perOwner: 1, waitingMax: 20, waitingInAll: 50, waitingInAllMaxBytes: 1_000 },
    ...limits,
  });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, turn: Partial<Turn> = {}) =>
    turns.run({ owner: name.charAt(0), ...turn }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  /** Ends a document and waits until the next ones have begun. */
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const ready = () => new Promise((resolve) => setImmediate(resolve));
  return { turns, begun, ask, end, ready };
}

describe("documents that wait for a reader", () => {
  it("of one owner never have the last one", async () => {
    const { begun, ask, ready, turns } = start();
    for (const name of ["a1", "a2", "a3"]) void ask(name);
    await ready();
    expect([begun, turns.load()]).toEqual([["a1"], { reading: 1, waiting: 2 }]);
    void ask("b1");
    await ready();
    expect(begun).toEqual(["a1", "b1"]);
  });

  it("take turns by owner, and are read in the order of their owner", async () => {
    const { begun, ask, end, ready } = start({ places: 1 });
    for (const name of ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]) void ask(name);
    await ready();
    for (const name of ["a1", "b1", "c1", "a2", "b2", "a3"]) await end(name);
    expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
  });

  it("go before those of an owner who comes back again and again", async () => {
    const { begun, ask, end, ready } = start({ places: 1 });
    for (const name of ["a1", "b1", "b2"]) void ask(name);
    await ready();
    await end("a1");
    void ask("a2");
    await end("b1");
    await end("b2");
    expect(begun).toEqual(["a1", "b1", "b2", "a2"]);
  });

  it("are refused beyond the owner's bound, those of others are not, nor those that wait in any case", async () => {
    const { ask, ready, turns } = start({ waitingMax: 1 });
    void ask("a1");
    void ask("a2");
    await expect(ask("a3")).rejects.toBeInstanceOf(ExtractorBusyError);
    for (const name of ["b1", "b2", "c1"]) void ask(name);
    void ask("a4", { isPatient: true });
    await ready();
    expect(turns.load()).toEqual({ reading: 2, waiting: 4 });
  });

  it("are refused beyond a bound of all owners, by their number and by their bytes", async () => {
    const { ask, ready } = start({ places: 1, waitingInAll: 3 });
    void ask("a1");
    void ask("b1", { bytes: 600 });
    await expect(ask("c1", { bytes: 401 })).rejects.toBeInstanceOf(ExtractorBusyError);
    for (const name of ["d1", "e1"]) void ask(name, { bytes: 100 });
    await expect(ask("f1")).rejects.toBeInstanceOf(ExtractorBusyError);
    void ask("f2", { isPatient: true });
    await ready();
  });

  it("leave when nobody waits for them any more, and lose their owner no turn", async () => {
    const { begun, ask, end, ready } = start({ places: 1 });
    const left = new AbortController();
    void ask("a1");
    const refused = expect(ask("b1", { signal: left.signal })).rejects.toThrow("left");
    for (const name of ["c1", "b2"]) void ask(name);
    await ready();
    left.abort(new Error("left"));
    await refused;
    await expect(ask("b3", { signal: left.signal })).rejects.toThrow("left");
    for (const name of ["a1", "c1", "b2"]) await end(name);
    expect(begun).toEqual(["a1", "c1", "b2"]);
  });

  it("go on after one that failed", async () => {
    const { turns } = start({ places: 1 });
    const failing = turns.run({ owner: "a" }, async () => Promise.reject(new Error("damaged")));
    const good = turns.run({ owner: "a" }, async () => "text");
    await expect(failing).rejects.toThrow("damaged");
    expect(await good).toBe("text");
    expect(turns.load()).toEqual({ reading: 0, waiting: 0 });
  });

  it("are refused at the end", async () => {
    const { ask, turns } = start({ places: 1 });
    void ask("a1");
    const waiting = ask("b1");
    turns.close(new Error("The extractor is closed"));
    await expect(waiting).rejects.toThrow("closed");
  });
});
