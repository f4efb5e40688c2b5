import { describe, expect, it } from "vitest";
import { pathsFor } from "../../lib/paths.ts";
import { ALL_NAV, MAIN_NAV, navItems } from "./nav-items.ts";

const keys = (list: typeof ALL_NAV, status: "loading" | "anonymous" | "authenticated") =>
  navItems(list, status, pathsFor("en")).map(({ key }) => key);

describe("navItems", () => {
  it("offers visitors the demo, a login and an account", () => {
    expect(keys(ALL_NAV, "anonymous")).toEqual(["home", "demo", "upload", "login", "register"]);
  });

  it("offers members study, their sets, exams, progress and account", () => {
    expect(keys(ALL_NAV, "authenticated")).toEqual([
      ...["home", "study", "mySets", "upload", "exams", "progress", "account"],
    ]);
  });

  it("keeps the account out of the header's row", () => {
    expect(keys(MAIN_NAV, "authenticated")).toEqual(["home", "study", "mySets", "upload"]);
  });

  it("shows nothing that depends on the session while that is loading", () => {
    expect(keys(ALL_NAV, "loading")).toEqual(["home", "upload"]);
  });

  it("marks home as current only on its own page", () => {
    const [home, ...others] = navItems(ALL_NAV, "authenticated", pathsFor("pl"));
    expect(home).toMatchObject({ to: "/pl", isExact: true });
    expect(others.every(({ isExact }) => !isExact)).toBe(true);
  });
});
