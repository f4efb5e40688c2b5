import { chmodSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isClosedToOthers } from "../testing/postgres-library.ts";

describe.skipIf(process.platform === "win32")("a folder from which another user runs programs", () => {
  const outer = mkdtempSync(join(tmpdir(), "quizmill-closed-"));
  const inner = join(outer, "checkout");
  mkdirSync(inner, { mode: 0o755 });

  it("is closed if one of its parents is closed, such as /root", () => {
    chmodSync(outer, 0o700);
    expect(isClosedToOthers(inner)).toBe(true);
  });

  it("is closed by its own rights", () => {
    chmodSync(outer, 0o700);
    expect(isClosedToOthers(outer)).toBe(true);
  });

  it("is open if everybody may enter every parent", () => {
    chmodSync(outer, 0o755);
    expect(isClosedToOthers(inner)).toBe(isClosedToOthers(tmpdir()));
  });
});
