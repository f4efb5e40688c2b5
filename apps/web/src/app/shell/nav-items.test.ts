import { expect, it } from "vitest";
import { pathsFor } from "../../lib/paths.ts";
import { mainNav, navItems, PLACES } from "./nav-items.ts";

it("offers visitors the demo, and members five places", () => {
  expect(mainNav("anonymous")).toEqual(["home", "demo", "upload"]);
  expect(PLACES).toEqual(["today", "mySets", "exams", "progress", "upload"]);
  expect(mainNav("authenticated")).toEqual(PLACES);
});

it("shows a member's places while the session is being renewed", () => {
  expect(mainNav("loading")).toEqual(PLACES);
});

it("marks the start page as current only on its own address", () => {
  for (const status of ["anonymous", "authenticated"] as const) {
    const [first, ...others] = navItems(mainNav(status), pathsFor("pl"));
    expect(first).toMatchObject({ to: "/pl", isExact: true });
    expect(others.every(({ isExact }) => !isExact)).toBe(true);
  }
});
