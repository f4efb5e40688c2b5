import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { CommandFailed } from "./options.ts";
import { runProgram } from "./program.ts";
import { TEXTS } from "./texts.ts";

// A reader such as `head` may close the pipe early; that is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

/** One line. What else was typed stays for the next question. */
async function lineFrom(question: string, output: NodeJS.WritableStream): Promise<string> {
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = () => reject(new CommandFailed(TEXTS.inputEnded));
  lines.once("close", end);
  try {
    return await Promise.race([lines.question(question).catch(() => ended), ended]);
  } finally {
    lines.close();
  }
}

const ask = (question: string) => lineFrom(question, process.stderr);

/** Not shown while it is typed, which it is not before the terminal was told so. */
async function askSecret(question: string): Promise<string> {
  const typed = lineFrom("", new Writable({ write: (_chunk, _encoding, done) => done() }));
  process.stderr.write(question);
  try {
    return await typed;
  } finally {
    process.stderr.write("\n");
  }
}

const hasPerson = process.stdin.isTTY && process.stderr.isTTY;
process.exitCode = await runProgram(process.argv.slice(2), {
  env: process.env,
  out: (line) => process.stdout.write(line),
  err: (line) => process.stderr.write(line),
  readInput: () => text(process.stdin),
  ...(hasPerson && { ask, askSecret }),
});
