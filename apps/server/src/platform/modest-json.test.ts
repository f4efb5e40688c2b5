import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isModestJson } from "./modest-json.ts";

describe("a JSON text", () => {
  it("is modest where it is long but simple: notes may hold any signs", () => {
    const text = `"quoted\\" [ { , ] } \\ `.repeat(100_000);
    expect(isModestJson(JSON.stringify({ text, name: "\\" }))).toBe(true);
    const lists = JSON.stringify(Array.from({ length: 3_000 }, () => [{}]));
    expect(isModestJson(lists)).toBe(true);
    expect(isModestJson(`${"[".repeat(100)}${"]".repeat(100)}`)).toBe(true);
    fc.assert(fc.property(fc.json({ maxDepth: 4 }), (json) => isModestJson(json)));
  });

  it.each([
    ["nested lists", "[".repeat(1_000_000)],
    ["objects a hundred deep", `${'{"a":'.repeat(101)}0${"}".repeat(101)}`],
    ["a wide list", `[${"0,".repeat(1_000_000)}0]`],
    ["empty objects", `[${"{},".repeat(100_000)}{}]`],
    ["members", `{${'"a":0,'.repeat(100_000)}"a":0}`],
    ["brackets behind a string that ends in a backslash", `{"a":"\\\\",${"[".repeat(100_000)}`],
  ])("is not where it is made of %s", (_what, json) => {
    expect(isModestJson(json)).toBe(false);
  });

  it("that never ends its string is looked at no further", () => {
    expect(isModestJson(`{"a":"${"[".repeat(100_000)}`)).toBe(true);
  });
});
