import { describe, expect, it } from "vitest";
import { allWritten } from "./candidates.ts";
import type { Draft, Sentence } from "./engine.ts";
import { candidatesFromSome } from "./some-sentences.ts";
import type { Checkpoint } from "./steps.ts";

const WAYS = 5;

const nextTurn: Checkpoint = () => new Promise((resolve) => setImmediate(resolve));

/** Each has a draft to give in all ways but the first; what was tried is noted as [sentence, way]. */
function sentencesOf(count: number, checkpoint: Checkpoint = nextTurn) {
  const tried: [number, number][] = [];
  const sentences = Array.from({ length: count }, (_, index): Sentence => {
    const quote = `Sentence ${index}.`;
    return {
      quote,
      *write() {
        for (let way = 0; way < WAYS; way += 1) {
          tried.push([index, way]);
          yield way === 0 ? [] : [{ quote, stem: `${way}` } as Draft];
        }
      },
    };
  });
  return { tried, parts: (missing: number) => candidatesFromSome(sentences, { missing, checkpoint }) };
}

describe("the sentences that missing items are written of", () => {
  it("are few where few are missing, from all over the passage, each asked about in its worthiest ways", async () => {
    const { tried, parts } = sentencesOf(40);
    for await (const drafts of parts(1)) {
      expect(drafts.length).toBeGreaterThan(4);
      break;
    }
    const touched = new Set(tried.map(([sentence]) => sentence));
    expect(touched.size).toBeLessThanOrEqual(5);
    expect(Math.max(...touched)).toBeGreaterThan(20);
    expect(Math.max(...tried.map(([, way]) => way))).toBe(2);
  });

  it("are all of them, in all ways, each once, where those do not do", async () => {
    const { tried, parts } = sentencesOf(23);
    const given = allWritten((await Array.fromAsync(parts(2))).flat());
    expect(given).toHaveLength(23 * (WAYS - 1));
    expect(new Set(given.map(({ quote, stem }) => quote + stem)).size).toBe(given.length);
    expect(tried).toHaveLength(23 * WAYS);
  });

  it("are written as far as they may be needed, the worthiest first, each in a turn of its own", async () => {
    const written: number[] = [];
    const sentences = Array.from({ length: 6 }, (_, index): Sentence => {
      const quote = `Sentence ${index}.`;
      const write = () => {
        written.push(index);
        return { quote, stem: `${index}`, score: index / 10 } as Draft;
      };
      return {
        quote,
        *write() {
          yield [{ kind: "cloze", quote, score: index / 10, write }];
        },
      };
    });
    let [turns, isOver] = [0, false];
    const other = () => {
      turns += 1;
      if (!isOver) setImmediate(other);
    };
    other();
    for await (const offers of candidatesFromSome(sentences, { missing: 2, checkpoint: nextTurn })) {
      isOver = true;
      expect(written).toEqual([5, 4, 3]);
      expect(offers).toHaveLength(6);
      break;
    }
    expect(turns).toBeGreaterThanOrEqual(sentences.length + written.length);
  });

  it("leave a turn after each way to whatever else is to be done", async () => {
    const { tried, parts } = sentencesOf(12);
    let [most, seen] = [0, 0];
    let isOver = false;
    const other = () => {
      most = Math.max(most, tried.length - seen);
      seen = tried.length;
      if (!isOver) setImmediate(other);
    };
    other();
    await Array.fromAsync(parts(12));
    isOver = true;
    expect(seen).toBeGreaterThan(6 * WAYS);
    expect(most).toBeLessThanOrEqual(3);
  });

  it("are not gone on with once nobody wants them", async () => {
    const controller = new AbortController();
    const { tried, parts } = sentencesOf(12, () => {
      controller.signal.throwIfAborted();
      return nextTurn();
    });
    const work = Array.fromAsync(parts(12));
    await new Promise((resolve) => setImmediate(resolve));
    controller.abort();
    await expect(work).rejects.toThrow();
    expect(tried.length).toBeLessThan(12);
  });
});
