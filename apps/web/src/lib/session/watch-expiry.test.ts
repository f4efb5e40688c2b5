import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchExpiry } from "./watch-expiry.ts";

const MINUTE = 60_000;
const page = { visibilityState: "visible", wake: () => {}, use: () => {} };

function watch() {
  const rules = { aheadMs: MINUTE, renew: vi.fn(async () => {}), end: vi.fn(async () => {}) };
  return { ...rules, ...watchExpiry(rules) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  page.visibilityState = "visible";
  vi.stubGlobal("document", {
    get visibilityState() {
      return page.visibilityState;
    },
    addEventListener: (_: string, listener: () => void) => {
      page.wake = listener;
    },
  });
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => {
    page.use = listener;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("watchExpiry", () => {
  it("renews a minute ahead while the tab is visible", () => {
    const { follow, renew, end } = watch();
    follow(30 * MINUTE);
    vi.advanceTimersByTime(29 * MINUTE - 1);
    expect(renew).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(renew).toHaveBeenCalledOnce();
    expect(end).not.toHaveBeenCalled();
  });

  it("ends the token at its expiry if it was not replaced", () => {
    const { follow, end } = watch();
    follow(30 * MINUTE);
    vi.advanceTimersByTime(30 * MINUTE);
    expect(end).toHaveBeenCalledOnce();
  });

  it("stops watching the earlier token when a new one is followed", () => {
    const { follow, end } = watch();
    follow(2 * MINUTE);
    follow(30 * MINUTE);
    vi.advanceTimersByTime(30 * MINUTE - 1);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledOnce();
    follow(60 * MINUTE);
    follow(null);
    vi.advanceTimersByTime(90 * MINUTE);
    expect(end).toHaveBeenCalledOnce();
  });

  it("leaves a hidden, unused tab alone and renews when it becomes visible again", () => {
    const { follow, renew, end } = watch();
    page.visibilityState = "hidden";
    follow(30 * MINUTE);
    vi.advanceTimersByTime(45 * MINUTE);
    expect(renew).not.toHaveBeenCalled();
    expect(end).not.toHaveBeenCalled();
    page.visibilityState = "visible";
    page.wake();
    expect(end).toHaveBeenCalledOnce();
  });

  it("renews a hidden tab that was used since its token came", () => {
    const { follow, renew } = watch();
    follow(30 * MINUTE);
    page.use();
    page.visibilityState = "hidden";
    vi.advanceTimersByTime(29 * MINUTE);
    expect(renew).toHaveBeenCalledOnce();
  });
});
