import { describe, expect, it } from "vitest";
import { AppError } from "../../platform/errors.ts";
import { createUploadsInHand } from "./in-hand.ts";

const key = { accountId: "a", key: "k" };
const created = { datasetId: "d", jobId: "j", token: "t" };

/** Work that ends when the test says so. */
function createWork() {
  const begun: (PromiseWithResolvers<typeof created> & { signal: AbortSignal })[] = [];
  const make = (signal: AbortSignal) => {
    const work = { ...Promise.withResolvers<typeof created>(), signal };
    signal.addEventListener("abort", () => work.reject(signal.reason));
    begun.push(work);
    return work.promise;
  };
  return { begun, make };
}

const listening = () => new AbortController();

describe("uploads in hand", () => {
  it("are processed once, however many callers come with the same key", async () => {
    const inHand = createUploadsInHand();
    const { begun, make } = createWork();
    const first = inHand.share(key, listening().signal, make);
    const second = inHand.share(key, listening().signal, make);
    await expect.poll(() => begun.length).toBe(1);
    begun[0]?.resolve(created);
    expect(await first).toEqual({ created, isBringer: true });
    expect(await second).toEqual({ created, isBringer: false });
  });

  it("continue while one of the callers is still there, and stop with the last", async () => {
    const inHand = createUploadsInHand();
    const { begun, make } = createWork();
    const [one, other] = [listening(), listening()];
    const calls = [one, other].map(({ signal }) => inHand.share(key, signal, make));
    await expect.poll(() => begun.length).toBe(1);
    one.abort();
    expect(begun[0]?.signal.aborted).toBe(false);
    other.abort();
    expect(begun[0]?.signal.aborted).toBe(true);
    expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });

  it("are taken over by the next caller if the first one's bytes broke off", async () => {
    const inHand = createUploadsInHand();
    const { begun, make } = createWork();
    const one = listening();
    const first = inHand.share(key, one.signal, make);
    const second = inHand.share(key, listening().signal, make);
    await expect.poll(() => begun.length).toBe(1);
    one.abort();
    begun[0]?.reject(new AppError("VALIDATION_FAILED", "The file did not arrive whole."));
    await expect(first).rejects.toThrow();
    await expect.poll(() => begun.length).toBe(2);
    begun[1]?.resolve(created);
    expect(await second).toEqual({ created, isBringer: true });
  });

  it("refuse all who wait, if the document is refused", async () => {
    const inHand = createUploadsInHand();
    const { begun, make } = createWork();
    const calls = [inHand.share(key, listening().signal, make), inHand.share(key, listening().signal, make)];
    await expect.poll(() => begun.length).toBe(1);
    begun[0]?.reject(new AppError("FILE_DAMAGED", "It cannot be read."));
    const reasons = (await Promise.allSettled(calls)).map(
      (call) => call.status === "rejected" && call.reason.code,
    );
    expect(reasons).toEqual(["FILE_DAMAGED", "FILE_DAMAGED"]);
    expect(begun).toHaveLength(1);
  });

  it("count for their account in the order they came", async () => {
    const inHand = createUploadsInHand();
    const { begun, make } = createWork();
    const keys = [key, { accountId: "b", key: "k" }, { accountId: "a", key: "l" }];
    const calls = keys.map((one) => inHand.share(one, listening().signal, make));
    await expect.poll(() => begun.length).toBe(3);
    expect(keys.map((one) => inHand.countBefore(one))).toEqual([0, 0, 1]);
    for (const { resolve } of begun) resolve(created);
    await Promise.all(calls);
  });
});
