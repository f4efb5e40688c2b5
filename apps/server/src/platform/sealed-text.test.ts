import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createSealing } from "./sealed-text.ts";

const now = { current: randomBytes(32), previous: null };
const sealing = createSealing(now, "tests");
const KEY = "sk-own-0123456789";
const sealed = sealing.seal(KEY, "anna");

describe("a sealed secret", () => {
  it("is opened for its owner, and never looks the same twice", () => {
    expect(sealing.open(sealed, "anna")).toBe(KEY);
    expect(sealing.seal(KEY, "anna")).not.toBe(sealed);
    expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain(KEY);
  });

  it.each([
    ["for another owner", () => sealing.open(sealed, "ben")],
    [
      "with another secret",
      () => createSealing({ ...now, current: randomBytes(32) }, "tests").open(sealed, "anna"),
    ],
    ["for another purpose", () => createSealing(now, "others").open(sealed, "anna")],
    ["cut short", () => sealing.open(sealed.slice(0, 20), "anna")],
    ["empty", () => sealing.open("", "anna")],
  ])("is not opened %s", (_how, open) => {
    expect(open()).toBeNull();
  });

  it("is not opened once any of its bytes is another: version, nonce, tag or text", () => {
    const bytes = Buffer.from(sealed, "base64url");
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(sealing.open(changed.toString("base64url"), "anna")).toBeNull();
    }
  });

  it("is opened with the secret before this one, and sealed anew with this one", () => {
    const previous = { key: now.current, until: 0 };
    const rotated = createSealing({ current: randomBytes(32), previous }, "tests");
    expect(rotated.open(sealed, "anna")).toBe(KEY);
    const anew = rotated.renewed(sealed, "anna") ?? "";
    expect(sealing.open(anew, "anna")).toBeNull();
    expect(rotated.open(anew, "anna")).toBe(KEY);
    expect([rotated.renewed(anew, "anna"), rotated.renewed(sealed, "ben")]).toEqual([null, null]);
  });
});
