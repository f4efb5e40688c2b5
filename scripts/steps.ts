import { spawnSync } from "node:child_process";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "..");

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export interface Step {
  readonly name: string;
  readonly run: () => Tally;
}

/** A step that is one command: it passed if the command's exit code is 0. */
export function command(name: string, program: string, args: readonly string[]): Step {
  return {
    name,
    run: () => {
      const { status } = spawnSync(program, args, { cwd: ROOT, stdio: "inherit" });
      return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

/** Runs all steps, also after a failure, and adds up their results. */
export function runSteps(steps: readonly Step[]): Tally {
  let total: Tally = { passed: 0, failed: 0 };
  for (const step of steps) {
    process.stdout.write(`\n— ${step.name}\n`);
    const startedAt = performance.now();
    const { passed, failed } = step.run();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(
      `  ${failed === 0 ? "ok" : "FAILED"} (${passed} passed, ${failed} failed, ${seconds} s)\n`,
    );
    total = { passed: total.passed + passed, failed: total.failed + failed };
  }
  return total;
}

/** Prints the closing line and sets the exit code. If nothing ran, that is a failure. */
export function conclude({ passed, failed }: Tally): void {
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
