import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "..");
const WEB = path.join(ROOT, "apps", "web");
const STAMP = path.join(WEB, "dist", ".built-from");
/** Everything that the built pages depend on. */
const INPUTS = ["apps/web", "packages/contract", "package-lock.json", "tsconfig.base.json"];
const NOT_INPUT = new Set(["dist", "node_modules"]);

function filesBelow(entry: string): string[] {
  if (!existsSync(entry)) return [];
  const children = readdirSync(entry, { withFileTypes: true })
    .filter((child) => !NOT_INPUT.has(child.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return children.flatMap((child) => {
    const full = path.join(entry, child.name);
    return child.isDirectory() ? filesBelow(full) : [full];
  });
}

function inputsHash(): string {
  const hash = createHash("sha256");
  const files = INPUTS.map((entry) => path.join(ROOT, entry)).flatMap((entry) =>
    entry.endsWith(".json") ? [entry] : filesBelow(entry),
  );
  for (const file of files) hash.update(path.relative(ROOT, file)).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

/** Builds the web app unless `dist` was built from the same files. */
export function buildWebWhenStale(): void {
  const wanted = inputsHash();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  process.stdout.write("Building the web application …\n");
  const { status } = spawnSync(process.execPath, ["build/main.ts"], { cwd: WEB, stdio: "inherit" });
  if (status !== 0) throw new Error("The web application could not be built.");
  writeFileSync(STAMP, wanted);
}
