import { createInterface } from "node:readline/promises";
import { text } from "node:stream/consumers";
import { runProgram } from "./program.ts";

// A reader such as `head` may close the pipe early; that is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

const hasPerson = process.stdin.isTTY && process.stderr.isTTY;
process.exitCode = await runProgram(process.argv.slice(2), {
  env: process.env,
  out: (line) => process.stdout.write(line),
  err: (line) => process.stderr.write(line),
  readInput: () => text(process.stdin),
  isInputTyped: process.stdin.isTTY,
  ...(hasPerson && { ask }),
});
