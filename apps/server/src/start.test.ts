import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { endServerProcess, startServerProcess } from "./test-process.ts";

const MAIN = path.join(import.meta.dirname, "main.ts");
const dataDir = mkdtempSync(path.join(tmpdir(), "quizmill-start-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** How a start that cannot succeed ends. */
async function failedStart(settings: Record<string, string>): Promise<{ code: number; stderr: string }> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, LOG_LEVEL: "fatal", ...settings };
  const starting = promisify(execFile)(process.execPath, [MAIN], { env });
  return starting.then(
    () => Promise.reject(new Error("It started.")),
    (error: { code: number; stderr: string }) => error,
  );
}

describe("a server that cannot start", () => {
  it("reports every wrong setting, and stops", async () => {
    const { code, stderr } = await failedStart({ PORT: "many", PUBLIC_URL: "ftp://x" });
    expect(code).toBe(1);
    expect(stderr).toMatch(/PORT/);
    expect(stderr).toMatch(/PUBLIC_URL/);
  });

  it("says in one line that another program uses its port", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await failedStart({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(`already in use 127.0.0.1:${port}`)]);
  });

  it("says that another server uses its folder", async () => {
    const folder = path.join(dataDir, "taken");
    const other = await startServerProcess({ home: { dataDir: folder, databaseUrl: null } });
    const { code, stderr } = await failedStart({ DATA_DIR: folder, PORT: "0" });
    await endServerProcess(other, "SIGTERM");
    expect(code).toBe(1);
    expect(stderr.trim().split("\n")).toEqual([expect.stringContaining("Another Quizmill server")]);
    expect(stderr).toContain(folder);
  });
});
