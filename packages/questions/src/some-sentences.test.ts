import { describe, expect, it } from "vitest";
import type { Draft, Sentence } from "./engine.ts";
import { draftsOnSome } from "./some-sentences.ts";

const SIGNAL = undefined;

function sentencesOf(count: number) {
  const written: number[] = [];
  const sentences = Array.from({ length: count }, (_, index): Sentence => {
    const draft = { quote: `Sentence ${index}.` } as Draft;
    return {
      quote: draft.quote,
      write: () => {
        written.push(index);
        return [draft];
      },
    };
  });
  return { sentences, written };
}

describe("the sentences that missing items are written of", () => {
  it("are few where few are missing, from all over the passage", async () => {
    const { sentences, written } = sentencesOf(40);
    for await (const drafts of draftsOnSome(sentences, { missing: 1, signal: SIGNAL })) {
      expect(drafts.length).toBe(written.length);
      break;
    }
    expect(written.length).toBeLessThanOrEqual(5);
    expect(Math.max(...written)).toBeGreaterThan(20);
  });

  it("are all of them, each once, where those do not do", async () => {
    const { sentences, written } = sentencesOf(23);
    const parts = await Array.fromAsync(draftsOnSome(sentences, { missing: 2, signal: SIGNAL }));
    expect(parts.flat()).toHaveLength(23);
    expect(written.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 23 }, (_, index) => index));
  });

  it("leave a turn after each one to whatever else is to be done", async () => {
    const { sentences, written } = sentencesOf(12);
    let most = 0;
    let since = 0;
    let isOver = false;
    const other = () => {
      most = Math.max(most, written.length - since);
      since = written.length;
      if (!isOver) setImmediate(other);
    };
    other();
    await Array.fromAsync(draftsOnSome(sentences, { missing: 12, signal: SIGNAL }));
    isOver = true;
    expect(since).toBeGreaterThan(6);
    expect(most).toBeLessThanOrEqual(2);
  });

  it("are not gone on with once nobody wants them", async () => {
    const { sentences, written } = sentencesOf(12);
    const controller = new AbortController();
    const first = sentences[0] as Sentence;
    const stopping: Sentence = {
      quote: first.quote,
      write: () => {
        controller.abort();
        return first.write();
      },
    };
    const work = Array.fromAsync(
      draftsOnSome([stopping, ...sentences.slice(1)], { missing: 12, signal: controller.signal }),
    );
    await expect(work).rejects.toThrow();
    expect(written).toEqual([0]);
  });
});
