import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createModestyCheck } from "./modest-json.ts";

const encoder = new TextEncoder();
const isModestJson = (json: string) => createModestyCheck()(encoder.encode(json));

/** The same of the text in pieces of so many bytes. */
function isModestInPieces(json: string, bytes: number): boolean {
  const whole = encoder.encode(json);
  const isModestSoFar = createModestyCheck();
  for (let start = 0; start < whole.length; start += bytes)
    if (!isModestSoFar(whole.subarray(start, start + bytes))) return false;
  return true;
}

describe("a JSON text", () => {
  it("is modest where it is long but simple: notes may hold any signs", () => {
    const text = `"quoted\\" [ { , ] } \\ `.repeat(100_000);
    expect(isModestJson(JSON.stringify({ text, name: "\\" }))).toBe(true);
    const lists = JSON.stringify(Array.from({ length: 300 }, () => [{}]));
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

  it("is the same in pieces, wherever they end", () => {
    const json = fc.oneof(fc.json({ maxDepth: 4 }), fc.string({ unit: fc.constantFrom(...'"\\[]{},a') }));
    fc.assert(
      fc.property(
        json,
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom("[", '"', ""),
        (start, bytes, sign) => {
          // Whether what follows counts depends on whether a string is open there.
          const text = start + sign + "[".repeat(101);
          expect(isModestInPieces(text, bytes)).toBe(isModestJson(text));
        },
      ),
    );
  });
});
