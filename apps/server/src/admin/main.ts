import { readConfig } from "../config.ts";
import { runCommand } from "./commands.ts";
import { Refusal } from "./refusal.ts";

try {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  await runCommand(process.argv.slice(2), { config: readConfig(process.env), say });
} catch (error) {
  if (!(error instanceof Error)) throw error;
  process.stderr.write(`${error instanceof Refusal ? error.message : `${error.name}: ${error.message}`}\n`);
  process.exitCode = 1;
}
