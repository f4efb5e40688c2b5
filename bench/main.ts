/** `npm run bench -- NAME [--smoke]`: runs one benchmark. A smoke run is small and only shows that it works. */
import { cpus } from "node:os";

const BENCHMARKS: Record<string, () => Promise<{ run: (options: { isSmoke: boolean }) => Promise<void> }>> = {
  upload: () => import("./upload.ts"),
};

const [name = "", ...flags] = process.argv.slice(2);
const load = BENCHMARKS[name];
if (!load) {
  console.error(`Name one of: ${Object.keys(BENCHMARKS).join(", ")}`);
  process.exit(2);
}
const processors = cpus();
console.log(
  `bench ${name} · node ${process.version} · ${processors.length} × ${processors[0]?.model.trim()}`,
);
const benchmark = await load();
await benchmark.run({ isSmoke: flags.includes("--smoke") });
