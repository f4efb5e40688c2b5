import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askOnceBack } from "./ask-again.ts";

let page: EventTarget;
const stubNetwork = (onLine: boolean) => vi.stubGlobal("navigator", { onLine });

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a call without an answer", () => {
  it("is repeated once after a while if there is a network", () => {
    stubNetwork(true);
    const ask = vi.fn();
    askOnceBack(ask);
    vi.advanceTimersByTime(3_999);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    page.dispatchEvent(new Event("online"));
    expect(ask).toHaveBeenCalledOnce();
  });

  it("is repeated when the network is back, and not before", () => {
    stubNetwork(false);
    const ask = vi.fn();
    askOnceBack(ask);
    vi.advanceTimersByTime(60_000);
    expect(ask).not.toHaveBeenCalled();
    page.dispatchEvent(new Event("online"));
    expect(ask).toHaveBeenCalledOnce();
  });

  it("is not repeated once it is cancelled", () => {
    stubNetwork(true);
    const [ask, other] = [vi.fn(), vi.fn()];
    const cancel = askOnceBack(ask);
    askOnceBack(other);
    cancel();
    vi.advanceTimersByTime(60_000);
    page.dispatchEvent(new Event("online"));
    expect(ask).not.toHaveBeenCalled();
    expect(other).toHaveBeenCalledOnce();
  });
});
