import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { InstallFailed, packagesFor } from "./install.ts";

describe("what runs a model inside", () => {
  it("is the program and its one part for this machine, both by exact version", () => {
    expect(packagesFor("linux", "x64")).toEqual([
      "node-llama-cpp@3.21.1",
      "@node-llama-cpp/linux-x64@3.21.1",
    ]);
    expect(packagesFor("darwin", "arm64")[1]).toBe("@node-llama-cpp/mac-arm64-metal@3.21.1");
    expect(() => packagesFor("aix", "ppc64")).toThrow(InstallFailed);
  });

  it("is never installed with the product", () => {
    const lock = readFileSync(path.join(import.meta.dirname, "../../../../package-lock.json"), "utf8");
    expect(lock).not.toContain("node-llama-cpp");
  });
});
