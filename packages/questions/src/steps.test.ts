import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { allWritten } from "./engine.ts";
import { embeddedEngine, planPassages } from "./index.ts";
import { pausingForEvents, runInSteps, runToEnd, type Steps, timeLimit } from "./steps.ts";
import { LESSONS, sourceOf } from "./testing/sample-texts.ts";

const COUNT = 40;

/** Steps of a millisecond each. */
function* work(done: number[]): Steps<number> {
  for (let step = 0; step < COUNT; step++) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    done.push(step);
    yield;
  }
  return done.length;
}

describe("work in steps", () => {
  it("comes to the same in one go", () => {
    expect(runToEnd(work([]))).toBe(COUNT);
  });

  it("leaves others their turns every few steps", async () => {
    const done: number[] = [];
    const seen = new Set<number>();
    const steps = runInSteps(work(done), pausingForEvents());
    while (done.length < COUNT) {
      seen.add(done.length);
      await setImmediate();
    }
    await steps;
    expect(seen.size).toBeGreaterThanOrEqual(COUNT / 8);
  });

  it("ends where nobody needs it any more", async () => {
    const done: number[] = [];
    const controller = new AbortController();
    const steps = runInSteps(work(done), pausingForEvents(controller.signal));
    controller.abort(new Error("nobody waits"));
    await expect(steps).rejects.toThrow("nobody waits");
    expect(done.length).toBeLessThan(COUNT);
  });

  it("has a limit to its own time, in which its pauses do not count", async () => {
    let time = 0;
    const pause = async () => {
      time += 1_000;
    };
    const limit = timeLimit(pause, 10, () => time);
    function* counted(): Steps<number> {
      for (let step = 0; ; step++) {
        if (limit.isOver()) return step;
        time += 1;
        yield;
      }
    }
    expect(await runInSteps(counted(), limit.checkpoint)).toBe(10);
  });

  it("is how the embedded engine learns of a document, stopping at each sentence and knowing as much", () => {
    const plan = planPassages(sourceOf(LESSONS.en, "en"));
    const options = { seed: 1, mode: "study" } as const;
    const steps = embeddedEngine.prepareInSteps?.(plan, options) as Steps<
      ReturnType<typeof embeddedEngine.prepare>
    >;
    let stops = 0;
    let result = steps.next();
    for (; result.done !== true; result = steps.next()) stops += 1;
    const sentences = LESSONS.en.join(" ").split(/\. /u).length;
    expect(stops).toBeGreaterThan(sentences);
    const [passage] = plan.passages;
    if (passage === undefined) throw new Error("There is no passage.");
    const draftsBy = (context: typeof result.value) => allWritten(embeddedEngine.write(passage, context));
    expect(draftsBy(result.value)).toEqual(draftsBy(embeddedEngine.prepare(plan, options)));
  });
});
