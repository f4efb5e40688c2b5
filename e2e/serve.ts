/**
 * `node e2e/serve.ts`: the product with an empty data folder, which is deleted when it is stopped; with `SERVER_LOG`, its
 * output goes to that file.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const dataDir = mkdtempSync(path.join(tmpdir(), "quizmill-e2e-"));
const log = process.env.SERVER_LOG;
process.once("exit", () => {
  for (const left of [dataDir, ...(log ? [log] : [])]) rmSync(left, { recursive: true, force: true });
});

const main = path.resolve(import.meta.dirname, "../apps/server/src/main.ts");
const server = spawn(process.execPath, [main], {
  env: { ...process.env, DATA_DIR: dataDir },
  stdio: ["ignore", log ? openSync(log, "w") : "inherit", "inherit"],
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => server.kill());
// The process that started it may be killed before it can stop the server.
const parent = process.ppid;
setInterval(() => process.ppid === parent || server.kill(), 1_000).unref();
server.once("exit", (code) => process.exit(code ?? 0));
