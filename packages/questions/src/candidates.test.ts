/** @module-tag thorough */
import { describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { allWritten, isLazyDraft, takeWorthiest, worthiestOf } from "./candidates.ts";
import type { Candidate, Draft, LazyDraft } from "./engine.ts";
import { embeddedEngine, generateQuestions, type Plan, planPassages } from "./index.ts";
import { runToEnd } from "./steps.ts";
import { LESSONS, sourceOf } from "./testing/sample-texts.ts";

const draftOf = (stem: string, score: number) => ({ kind: "cloze", quote: "", stem, score }) as Draft;

/** What comes of it is worth `score`, or nothing does. */
function lazyDraft(stem: string, atMost: number, score: number | null, written: string[]): LazyDraft {
  return {
    kind: "cloze",
    quote: "",
    score: atMost,
    write() {
      written.push(stem);
      return score === null ? null : draftOf(stem, score);
    },
  };
}

describe("the worthiest of what is on offer", () => {
  it("is found by what comes of it, and what could not be worthier is not written", () => {
    const written: string[] = [];
    const offers: Candidate[] = [
      lazyDraft("less than it seems", 0.9, 0.3, written),
      draftOf("sure", 0.5),
      lazyDraft("nothing", 0.8, null, written),
      lazyDraft("as good as it seems", 0.6, 0.6, written),
      lazyDraft("never", 0.2, 0.2, written),
    ];
    const stemsOf = (most: number) => worthiestOf(offers, most).map(({ stem }) => stem);
    expect(stemsOf(2)).toEqual(["as good as it seems", "sure"]);
    expect(written).toEqual(["less than it seems", "nothing", "as good as it seems"]);
    expect(stemsOf(9)).toEqual(["as good as it seems", "sure", "less than it seems", "never"]);
  });
});

describe("the next draft", () => {
  const queueOf = (waiting: Candidate[], mayWrite: () => boolean) => {
    const entries = waiting.map((candidate) => ({ candidate }));
    const rules = {
      worthOf: ({ candidate }: { candidate: Candidate }) => candidate.score,
      mayWrite,
      written: (lazy: LazyDraft) => {
        const candidate = lazy.write();
        return candidate && { candidate };
      },
    };
    return () => takeWorthiest(entries, rules);
  };

  it("is found in steps of one draft each, however many turn out to be worth less", () => {
    const written: string[] = [];
    const lazy = Array.from({ length: 50 }, (_, at) =>
      lazyDraft(`d${at}`, 0.9 - at / 1_000, at / 1_000, written),
    );
    const steps = queueOf(lazy, () => true)();
    for (let before = 0; ; before = written.length) {
      const { done, value } = steps.next();
      expect(written.length - before).toBeLessThanOrEqual(1);
      if (done !== true) continue;
      expect(value?.candidate.stem).toBe("d49");
      break;
    }
    expect(written).toHaveLength(50);
  });

  it("is one that is written when there is no time to write more", () => {
    const written: string[] = [];
    const lazy = [
      lazyDraft("a", 0.9, 0.2, written),
      lazyDraft("b", 0.8, 0.3, written),
      lazyDraft("c", 0.7, 0.1, written),
      lazyDraft("d", 0.6, 0.5, written),
    ];
    let left = 3;
    const next = queueOf(lazy, () => left-- > 0);
    const taken = [1, 2, 3, 4].map(() => runToEnd(next())?.candidate.stem ?? null);
    expect(taken).toEqual(["b", "a", "c", null]);
    expect(written).toEqual(["a", "b", "c"]);
  });
});

describe("what the embedded engine writes only when it is its turn", () => {
  const plans: [string, Plan][] = [
    ["an invented lecture", planPassages(sourceOf([madeUpNotes(3, 30_000)], "en"))],
    ["one asked for a number", planPassages(sourceOf([madeUpNotes(4, 30_000)], "en"), { count: 12 })],
    ["a short text asked for many", planPassages(sourceOf(LESSONS.de, "de"), { count: 20 })],
    ["a lesson", planPassages(sourceOf(LESSONS.pl, "pl"))],
  ];

  it.each(plans)("leaves the set of %s as it is where all is written at once", async (_, plan) => {
    const made = { offered: 0, written: 0 };
    const counted = (candidate: Candidate): Candidate => {
      made.offered += 1;
      if (!isLazyDraft(candidate)) return candidate;
      return {
        ...candidate,
        write() {
          made.written += 1;
          return candidate.write();
        },
      };
    };
    const setBy = async (write: typeof embeddedEngine.write) => {
      const engine = { ...embeddedEngine, write };
      const batches = await Array.fromAsync(generateQuestions(plan, { engine, mode: "study", seed: 2 }));
      return batches.map(({ items, refused }) => ({ items, refused }));
    };
    const atOnce = await setBy((...args) => allWritten(embeddedEngine.write(...args)));
    expect(atOnce.flatMap(({ items }) => items).length).toBeGreaterThan(5);
    expect(await setBy((...args) => [...embeddedEngine.write(...args)].map(counted))).toEqual(atOnce);
    expect(made.written).toBeGreaterThan(0);
    if (plan.passages.length > 3) expect(made.written).toBeLessThan(0.6 * made.offered);
  });

  it.each(Object.entries(LESSONS))("is the same in whichever order it is written (%s)", (language, text) => {
    const plan = planPassages(sourceOf(text, language as keyof typeof LESSONS), { count: 20 });
    const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
    const [passage] = plan.passages;
    if (passage === undefined) throw new Error("There is no passage.");
    const inOrder = [...embeddedEngine.write(passage, context)].map((candidate) => allWritten([candidate]));
    const reversed = [...embeddedEngine.write(passage, context)]
      .reverse()
      .map((candidate) => allWritten([candidate]));
    expect(inOrder.flat().length).toBeGreaterThan(10);
    expect(reversed.reverse()).toEqual(inOrder);
  });
});
