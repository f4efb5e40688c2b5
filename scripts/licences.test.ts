import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { faultsOf, isAllowed } from "./licences.ts";

const one = (licence: string | undefined, more: object = {}) =>
  faultsOf({
    "": {},
    "node_modules/@a/b": { version: "1.0.0", ...(licence && { license: licence }), ...more },
  });

describe("the licences of packages", () => {
  it("need one allowed licence of those offered as alternatives, and must all be allowed if they apply together", () => {
    const allowed = ["MIT", "Zlib"];
    expect(isAllowed("(MIT OR GPL-3.0-or-later)", allowed)).toBe(true);
    expect(isAllowed("(MIT AND Zlib)", allowed)).toBe(true);
    expect(isAllowed("MIT AND GPL-3.0-only", allowed)).toBe(false);
    expect(isAllowed("GPL-3.0-only", allowed)).toBe(false);
  });

  it("are refused if they restrict what we distribute, and if there is none", () => {
    expect(one("MIT")).toEqual([]);
    expect(one("GPL-3.0-only")).toEqual(["@a/b 1.0.0: licence GPL-3.0-only"]);
    expect(one(undefined)).toEqual(["@a/b 1.0.0: licence none"]);
    expect(one("AGPL-3.0-only", { dev: true })).toHaveLength(1);
    expect(one("(GPL-3.0 OR MPL-2.0)")).toEqual([]);
    expect(one("GPL-3.0-only", { link: true })).toEqual([]);
  });

  it("come from one registry only", () => {
    expect(one("MIT", {})).toEqual([]);
    expect(one("MIT", { resolved: "git+ssh://git@elsewhere.example/a" })).toHaveLength(1);
  });

  it("are all allowed in the lock file", () => {
    const file = path.resolve(import.meta.dirname, "../package-lock.json");
    const { packages } = JSON.parse(readFileSync(file, "utf8"));
    expect(Object.keys(packages).length).toBeGreaterThan(300);
    expect(faultsOf(packages)).toEqual([]);
  });
});
