import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { sentInSlices, textToSource } from "@quizmill/extract";
import { planPassages } from "@quizmill/questions";
import { afterAll, expect, it } from "vitest";
import { madeUpNotes } from "../../../../../../fixtures/made-up-lecture.ts";
import { killsItsProcess, type Trial } from "./trial.ts";

const folder = mkdtempSync(path.join(tmpdir(), "quizmill-trial-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { passages, ...rest } = planPassages(textToSource(madeUpNotes(1, 2_000)));
const trial: Trial = {
  kind: "open",
  plan: { ...rest, passagesJson: passages.map((passage) => JSON.stringify(passage)) },
  options: { mode: "study", seed: 1 },
};

/** A program in the place of the one that writes the passage. */
function program(name: string, code: string): URL {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, `process.once("message", () => { ${code} });`);
  return pathToFileURL(file);
}

const NEVER = new AbortController().signal;

it("a text that is planned or written kills no process", async () => {
  const text = madeUpNotes(1, 2_000);
  const lines = await sentInSlices(textToSource(text));
  const trials: Trial[] = [trial, { kind: "plan", lines }, { kind: "planNotes", text }];
  for (const one of trials) expect(await killsItsProcess(one, NEVER)).toBe(false);
});

it.each([
  ["aborts", "process.abort();", true],
  ["is killed for its memory", "process.kill(process.pid, 'SIGKILL');", true],
  ["ends by itself", "process.exit(3);", true],
  ["is told to stop, as all of a machine's", "process.kill(process.pid, 'SIGTERM');", false],
])("of a process that %s its text is blamed, or not", async (name, code, isBlamed) => {
  expect(await killsItsProcess(trial, NEVER, program(name.slice(0, 9), code))).toBe(isBlamed);
});

it("a trial that is over before the text is written blames nothing", async () => {
  const over = new AbortController();
  const trying = killsItsProcess(
    trial,
    over.signal,
    program("waits", "setInterval(() => undefined, 1_000);"),
  );
  over.abort();
  expect(await trying).toBe(false);
});
