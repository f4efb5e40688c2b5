import { embeddedEngine, generateQuestions, type Passage } from "@quizmill/questions";
import type { Trial } from "./trial.ts";

process.once("message", async ({ plan: { passagesJson, ...rest }, options }: Trial) => {
  const passages = passagesJson.map((json) => JSON.parse(json) as Passage);
  const { model: _, ...how } = options;
  const batches = generateQuestions({ ...rest, passages }, { ...how, engine: embeddedEngine });
  // An error is no death: the thread that gets the text next tells it.
  await batches[Symbol.asyncIterator]()
    .next()
    .catch(() => undefined);
  process.send?.("alive");
});
