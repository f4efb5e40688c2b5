import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gatherNews } from "./gather-news.ts";

let fetches = 0;
let news = gatherNews(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  fetches = 0;
  news = gatherNews(() => {
    fetches += 1;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("notifications of new questions", () => {
  it("cause a fetch 700 ms after the last one", () => {
    news.add();
    vi.advanceTimersByTime(500);
    news.add();
    vi.advanceTimersByTime(699);
    expect(fetches).toBe(0);
    vi.advanceTimersByTime(1);
    expect(fetches).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(fetches).toBe(1);
  });

  it("still cause a fetch if they never stop", () => {
    for (let elapsedMs = 0; elapsedMs < 6_000; elapsedMs += 200) {
      news.add();
      vi.advanceTimersByTime(200);
    }
    expect(fetches).toBe(2);
  });

  it("can be fetched at once, and are not fetched again later", () => {
    news.add();
    news.flush();
    vi.advanceTimersByTime(5_000);
    expect(fetches).toBe(1);
  });

  it("are not fetched after they were dropped", () => {
    news.add();
    news.drop();
    vi.advanceTimersByTime(5_000);
    expect(fetches).toBe(0);
    news.add();
    vi.advanceTimersByTime(5_000);
    expect(fetches).toBe(1);
  });
});
