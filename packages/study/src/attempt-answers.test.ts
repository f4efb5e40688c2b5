import type { AttemptAnswers } from "@quizmill/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeAttemptAnswers, NO_ANSWERS, stampedAnswers } from "./attempt-answers.ts";

const answers = (of: Partial<AttemptAnswers>): AttemptAnswers => ({ ...NO_ANSWERS, ...of });

/** A device changes one answer or mark. */
const change = fc.record({
  device: fc.constantFrom(0, 1, 2),
  kind: fc.constantFrom("choose", "mark", "unmark"),
  id: fc.integer({ min: 1, max: 4 }),
  option: fc.integer({ min: 1, max: 4 }),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function changed(before: AttemptAnswers, { kind, id, option }: Change, at: number): AttemptAnswers {
  if (kind === "choose")
    return {
      ...before,
      chosen: { ...before.chosen, [id]: option },
      chosenAt: { ...before.chosenAt, [id]: at },
    };
  const others = before.marked.filter((other) => other !== id);
  return {
    ...before,
    marked: kind === "mark" ? [...others, id] : others,
    markedAt: { ...before.markedAt, [id]: at },
  };
}

describe("merging the answers of an attempt", () => {
  it("keeps of each question the later answer, whichever device sends last", () => {
    const phone = answers({ chosen: { 1: 1, 2: 2 }, chosenAt: { 1: 100, 2: 400 } });
    const laptop = answers({ chosen: { 1: 3, 2: 4, 3: 1 }, chosenAt: { 1: 200, 2: 300, 3: 50 } });
    const both = answers({ chosen: { 1: 3, 2: 2, 3: 1 }, chosenAt: { 1: 200, 2: 400, 3: 50 } });
    expect(mergeAttemptAnswers(phone, laptop)).toEqual(both);
    expect(mergeAttemptAnswers(laptop, phone)).toEqual(both);
  });

  it("takes a mark and its removal by their times, apart from answers", () => {
    const marked = answers({
      marked: [1, 2],
      markedAt: { 1: 10, 2: 50 },
      chosen: { 1: 1 },
      chosenAt: { 1: 90 },
    });
    const unmarked = answers({ markedAt: { 1: 20, 2: 40 }, chosen: { 1: 2 }, chosenAt: { 1: 80 } });
    const both = mergeAttemptAnswers(marked, unmarked);
    expect(both).toMatchObject({ marked: [2], markedAt: { 1: 20, 2: 50 }, chosen: { 1: 1 } });
    expect(mergeAttemptAnswers(unmarked, marked)).toEqual(both);
  });

  it("lets the newer win where nobody told a time", () => {
    const older = answers({ chosen: { 1: 1, 2: 2 }, marked: [1], times: { 1: 900, 2: 300 } });
    const newer = answers({ chosen: { 2: 3, 4: 1 }, marked: [4], times: { 2: 200, 4: 50 } });
    expect(mergeAttemptAnswers(older, newer)).toEqual(
      answers({ chosen: { 1: 1, 2: 3, 4: 1 }, marked: [4], times: { 1: 900, 2: 300, 4: 50 } }),
    );
  });

  it("gives what the person did last, in whatever order three devices meet, and however often", () => {
    const meeting = fc.tuple(fc.nat(2), fc.nat(2));
    const steps = fc.array(fc.oneof(change, meeting), { maxLength: 30 });
    fc.assert(
      fc.property(steps, fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (done, order) => {
        const devices = [NO_ANSWERS, NO_ANSWERS, NO_ANSWERS];
        const ofDevice = (at: number) => devices[at] ?? NO_ANSWERS;
        let person = NO_ANSWERS;
        for (const [at, step] of done.entries()) {
          if (Array.isArray(step)) {
            devices[step[0]] = mergeAttemptAnswers(ofDevice(step[0]), ofDevice(step[1]));
          } else {
            devices[step.device] = changed(ofDevice(step.device), step, at + 1);
            person = changed(person, step, at + 1);
          }
        }
        const once = order.map(ofDevice).reduce(mergeAttemptAnswers, NO_ANSWERS);
        expect(once).toEqual({ ...person, marked: person.marked.toSorted((a, b) => a - b) });
        expect(JSON.stringify(mergeAttemptAnswers(once, ofDevice(0)))).toBe(JSON.stringify(once));
      }),
    );
  });

  it("counts what has no time, or one ahead of the clock, as given now", () => {
    const told = answers({ chosen: { 1: 1, 2: 2, 3: 3 }, chosenAt: { 1: 40, 2: 900 }, marked: [7] });
    expect(stampedAnswers(told, 500)).toMatchObject({
      chosenAt: { 1: 40, 2: 500, 3: 500 },
      markedAt: { 7: 500 },
    });
  });
});
