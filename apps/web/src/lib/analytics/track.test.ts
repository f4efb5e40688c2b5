import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Happened } from "./client.ts";
import { connectTracking, track } from "./track.ts";

beforeEach(() => {
  vi.stubGlobal("location", { pathname: "/en/register" });
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("counted events", () => {
  it("wait for the counter, then are sent in their order", () => {
    const told: string[] = [];
    track("signup", { method: "email" }, { evenIfDenied: true });
    track("page_view", {});
    connectTracking(({ event, path }: Happened) => told.push(`${event} ${path}`));
    vi.runAllTimers();
    expect(told).toEqual(["signup /en/register", "page_view /en/register"]);
  });

  it("are sent after the effects of the press that caused them", () => {
    const told: string[] = [];
    connectTracking(({ event }: Happened) => told.push(event));
    track("login", { method: "email" });
    told.push("the press is over");
    vi.runAllTimers();
    expect(told).toEqual(["the press is over", "login"]);
  });
});
