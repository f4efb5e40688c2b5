import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, expect, it } from "vitest";

/** Prints every module of this project that the server loads before its first call. */
const SCRIPT = `
import { registerHooks } from "node:module";
const loaded = [];
registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
await import(${JSON.stringify(new URL("app.ts", import.meta.url).href)});
await import(${JSON.stringify(new URL("platform/services.ts", import.meta.url).href)});
console.log(JSON.stringify(loaded));`;

let loaded: string[];
beforeAll(async () => {
  const args = ["--no-warnings", "--input-type=module", "-e", SCRIPT];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname });
  loaded = JSON.parse(stdout);
});

it("the server starts without the question engine, its languages and its models: they run in threads", () => {
  expect(loaded.some((url) => url.endsWith("packages/questions/src/main-thread.ts"))).toBe(true);
  expect(loaded.some((url) => url.endsWith("packages/models/src/index.ts"))).toBe(true);
  expect(
    loaded.filter((url) =>
      /questions\/src\/(?:embedded|languages|judge)\/|exam-import\/|models\/src\/engine\.ts/.test(url),
    ),
  ).toEqual([]);
  expect(loaded.filter((url) => /node_modules\/(?:ai|@ai-sdk)\//.test(url))).toEqual([]);
});

it("the server starts without PostgreSQL's driver and queue and without mail, which few settings need", () => {
  expect(loaded.some((url) => url.includes("node_modules/kysely/"))).toBe(true);
  expect(loaded.filter((url) => /node_modules\/(?:pg|pg-boss|nodemailer)\//.test(url))).toEqual([]);
});
