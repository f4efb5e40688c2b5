import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { InstallFailed, isRuntimeIn, packagesFor, removeRuntime } from "./install.ts";

describe("what runs a model inside", () => {
  it("is the program and its one part for this machine, both by exact version", () => {
    expect(packagesFor("linux", "x64")).toEqual([
      "node-llama-cpp@3.21.1",
      "@node-llama-cpp/linux-x64@3.21.1",
    ]);
    expect(packagesFor("darwin", "arm64")[1]).toBe("@node-llama-cpp/mac-arm64-metal@3.21.1");
    expect(() => packagesFor("aix", "ppc64")).toThrow(InstallFailed);
  });

  it("is there once both parts are, in the right version, and goes without what somebody else put there", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "quizmill-runtime-"));
    const put = async (spec: string, version: string) => {
      const own = path.join(folder, "node_modules", spec.slice(0, spec.lastIndexOf("@")));
      await mkdir(own, { recursive: true });
      await writeFile(path.join(own, "package.json"), JSON.stringify({ version }));
    };
    const [program = "", part = ""] = packagesFor(process.platform, process.arch);
    expect(await isRuntimeIn(folder)).toBe(false);
    await put(program, "3.21.1");
    expect(await isRuntimeIn(folder)).toBe(false);
    await put(part, "3.20.0");
    expect(await isRuntimeIn(folder)).toBe(false);
    await put(part, "3.21.1");
    expect(await isRuntimeIn(folder)).toBe(true);
    await writeFile(path.join(folder, "notes.txt"), "mine");
    await removeRuntime(folder);
    expect(await readdir(folder)).toEqual(["notes.txt"]);
    await rm(folder, { recursive: true });
  });

  it("is never installed with the product", () => {
    const lock = readFileSync(path.join(import.meta.dirname, "../../../../package-lock.json"), "utf8");
    expect(lock).not.toContain("node-llama-cpp");
  });
});
