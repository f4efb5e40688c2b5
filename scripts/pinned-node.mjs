// Plain JavaScript, because this file must run on whatever Node a fresh machine has (20 or newer).
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const pinnedNode = join(root, "node_modules", "node", "bin", "node");
const stamp = join(root, "node_modules", ".installed-from");
/**
 * The compile cache of Node and V8, for the next start: types are stripped and source is compiled once, not at each
 * start.
 */
const compiled = join(root, "node_modules", ".cache", "compiled");

/** node_modules is up to date if it was installed from this lock file. */
function install() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const isCurrent = existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isCurrent) return;
  // Standard output belongs to the program that runs: a script may read JSON from it.
  console.error("Installing dependencies …");
  const { status } = spawnSync(
    "npm",
    ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      cwd: root,
      stdio: ["inherit", process.stderr, "inherit"],
      shell: process.platform === "win32",
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}

const PARENT_CHECK_MS = 300;

/**
 * npm sends a SIGTERM to the shell between it and this process. The shell dies without passing it on, so stopping `npm
 * start` would leave a server running without a parent.
 * @param {import("node:child_process").ChildProcess} child
 */
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const check = () => {
    if (process.ppid !== parent) child.kill("SIGTERM");
  };
  setInterval(check, PARENT_CHECK_MS).unref();
}

/**
 * V8's options for a program. By default, under load, V8 lets a server's heap grow by some 170 MB of garbage before it
 * collects. A small young generation keeps that below 50 MB, for about a tenth of the engine's speed. By default four
 * threads compile and collect garbage, each for some milliseconds, before the thread that answers calls gets the
 * processor; with one of them nothing takes longer.
 */
const NODE_OPTIONS = new Map([["scripts/start", ["--max-semi-space-size=8", "--v8-pool-size=1"]]]);

/**
 * The C library's settings for a program (glibc; others ignore them). By default it allocates more and more large
 * blocks in places that it cannot return to the system: an idle server then keeps 15 MB more, one that received large
 * bodies 30 MB.
 */
const ENVIRONMENT = new Map([["scripts/start", { MALLOC_MMAP_THRESHOLD_: "262144" }]]);

/**
 * Runs a program of this project on the pinned Node, in the caller's folder, after installing the packages of the lock
 * file; ends this process as the program ends.
 * @param {string} name path from the root, without `.ts`
 * @param {readonly string[]} args
 */
export function runOnPinnedNode(name, args) {
  install();
  const options = NODE_OPTIONS.get(name) ?? [];
  const child = spawn(pinnedNode, [...options, join(root, `${name}.ts`), ...args], {
    stdio: "inherit",
    env: {
      NODE_COMPILE_CACHE: compiled,
      ...ENVIRONMENT.get(name),
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH}`,
    },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  endWithNpm(child);
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
