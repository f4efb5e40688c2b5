import { textOfSlices } from "@quizmill/extract";
import { embeddedEngine, generateQuestions } from "@quizmill/questions";
import { fromStored, planNotes, planned } from "./planning.ts";
import type { Trial } from "./trial.ts";

/** As far as a thread goes with it in one step. */
async function go(trial: Trial): Promise<void> {
  if (trial.kind === "plan") planned(textOfSlices(trial.lines), trial);
  else if (trial.kind === "planNotes") planNotes(trial.text, trial);
  else {
    const { model: _, ...options } = trial.options;
    const batches = generateQuestions(fromStored(trial.plan), { ...options, engine: embeddedEngine });
    await batches[Symbol.asyncIterator]().next();
  }
}

process.once("message", async (trial: Trial) => {
  // An error is no death: the thread that gets the text next tells it.
  await go(trial).catch(() => undefined);
  process.send?.("alive");
});
