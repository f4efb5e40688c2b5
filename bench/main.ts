/**
 * `npm run bench -- NAME [DIR] [--smoke] [--answers FILE]`: runs one benchmark. A smoke run is small and only shows
 * that it works.
 */
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { useOwnTemporaryFolder } from "../testing/own-folder.ts";
import type { BenchOptions } from "./options.ts";

const BENCHMARKS: Record<string, () => Promise<{ run: (options: BenchOptions) => Promise<void> }>> = {
  abuse: () => import("./abuse/run.ts"),
  upload: () => import("./upload.ts"),
  extract: () => import("./extract/run.ts"),
  hostile: () => import("./hostile/run.ts"),
  questions: () => import("./questions/quality.ts"),
  golden: () => import("./questions/golden.ts"),
  "draw-items": () => import("./questions/draw-items.ts"),
  "learn-items": () => import("./questions/learn-items.ts"),
  yield: () => import("./questions/yield.ts"),
  import: () => import("./questions/import.ts"),
  interchange: () => import("./interchange/run.ts"),
  cases: () => import("./cases/run.ts"),
  web: () => import("./web/run.ts"),
  llm: () => import("./llm.ts"),
  chaos: () => import("./chaos/run.ts"),
  ocr: () => import("./ocr/run.ts"),
  poison: () => import("./poison/run.ts"),
  "calibrate-model": () => import("./questions/calibrate-model.ts"),
  calibrate: () => import("./questions/calibrate.ts"),
  api: () => import("./api/run.ts"),
  library: () => import("./library/run.ts"),
  study: () => import("./study/run.ts"),
  pictures: () => import("./pictures/run.ts"),
  "picture-files": () => import("./interchange/picture-files.ts"),
  workers: () => import("./workers/run.ts"),
  together: () => import("./together.ts"),
};

const [name = "", ...rest] = process.argv.slice(2);
const load = BENCHMARKS[name];
if (!load) {
  console.error(`Name one of: ${Object.keys(BENCHMARKS).join(", ")}`);
  process.exit(2);
}
useOwnTemporaryFolder("quizmill-bench-");
// Exits normally on a signal, so that child processes and folders are removed.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
const processors = cpus();
console.log(
  `bench ${name} · node ${process.version} · ${processors.length} × ${processors[0]?.model.trim()}`,
);
const benchmark = await load();
const { values, positionals: args } = parseArgs({
  args: rest,
  allowPositionals: true,
  options: { smoke: { type: "boolean", default: false }, answers: { type: "string" } },
});
await benchmark.run({ isSmoke: values.smoke, args, answers: values.answers });
