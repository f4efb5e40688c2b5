import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

/** The web app with hot reload, and the server, which restarts when its code changes. */
const ROOT = path.resolve(import.meta.dirname, "..");
const WATCHED = ["apps/server/src", "packages"].flatMap((folder) => [
  "--watch-path",
  path.join(ROOT, folder),
]);

/** The pages call the server at its real port. */
const QUIZMILL_API = process.env.QUIZMILL_API ?? `http://127.0.0.1:${process.env.PORT || 3000}`;

function run(command: string, args: string[], cwd = ROOT): ChildProcess {
  const child = spawn(command, args, { cwd, stdio: "inherit", env: { ...process.env, QUIZMILL_API } });
  child.on("exit", (code) => stop(code ?? 0));
  return child;
}

const children = [
  run(process.execPath, [...WATCHED, "--watch-preserve-output", "apps/server/src/main.ts"]),
  run("vite", [], path.join(ROOT, "apps", "web")),
];

function stop(code: number): void {
  for (const child of children) child.kill("SIGTERM");
  process.exitCode = code;
}
process.on("SIGINT", () => stop(0));
process.on("SIGTERM", () => stop(0));
