import { chmodSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isClosedToOthers } from "../testing/postgres-library.ts";

describe.skipIf(process.platform === "win32")("a folder that programs are run from as another user", () => {
  const outer = mkdtempSync(join(tmpdir(), "quizmill-closed-"));
  const inner = join(outer, "checkout");
  mkdirSync(inner, { mode: 0o755 });

  it("is closed where one that it lies in is, as /root", () => {
    chmodSync(outer, 0o700);
    expect(isClosedToOthers(inner)).toBe(true);
  });

  it("is closed by itself", () => {
    chmodSync(outer, 0o700);
    expect(isClosedToOthers(outer)).toBe(true);
  });

  it("and open where everybody may go all the way", () => {
    chmodSync(outer, 0o755);
    expect(isClosedToOthers(inner)).toBe(isClosedToOthers(tmpdir()));
  });
});
