import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SessionStore } from "./persistence.ts";
import { FRESH_SESSION, type Session } from "./session.ts";
import { sessionSaver } from "./session-saver.ts";

/** A store whose saved sessions the test can read. */
function shelf(): SessionStore & { saved: { session: Session; now: number }[] } {
  const kept = { saved: [] as { session: Session; now: number }[] };
  return Object.assign(kept, {
    loadSession: () => null,
    saveSession: (session: Session, now: number) => void kept.saved.push({ session, now }),
    withOtherAnswers: (session: Session) => session,
    onOtherTab: () => () => {},
  });
}

const first: Session = { ...FRESH_SESSION, selectedByQ: { 1: 1 } };
const second: Session = { ...FRESH_SESSION, selectedByQ: { 1: 2 } };

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("saving a session", () => {
  it("waits 150 ms after the last change and saves only that one", () => {
    const kept = shelf();
    const saver = sessionSaver(kept);
    saver.change(first);
    vi.advanceTimersByTime(149);
    saver.change(second);
    vi.advanceTimersByTime(149);
    expect(kept.saved).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(kept.saved).toEqual([{ session: second, now: 1_299 }]);
  });

  it("happens at once when the page is left, and not a second time", () => {
    const kept = shelf();
    const saver = sessionSaver(kept);
    saver.change(first);
    saver.flush();
    vi.advanceTimersByTime(1_000);
    saver.flush();
    expect(kept.saved).toEqual([{ session: first, now: 1_000 }]);
  });
});
