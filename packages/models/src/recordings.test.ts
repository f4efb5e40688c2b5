import { afterEach, describe, expect, it } from "vitest";
import { type Run, runWith, startModelServer, stopModelServers } from "./testing/model-sets.ts";
import { RECORDED, recordedPlan, recordingOf, replayed } from "./testing/recorded-texts.ts";

afterEach(stopModelServers);

const runOf = (name: string): Run => {
  const form = recordingOf(name).text?.form ?? "full";
  const settings = { concurrency: 1, timing: { retryMs: 1 }, form };
  return { plan: recordedPlan(name), settings, isAlone: true, seed: 1 };
};

/** The set that the recorded answers give now. */
async function replay(name: string) {
  const recording = recordingOf(name);
  const server = await startModelServer({ reply: replayed(recording) });
  const set = await runWith(server, runOf(name));
  return { ...set, recording, asked: server.calls.length };
}

describe("answers of a capable model that were recorded", () => {
  it.each(RECORDED)("are asked for, read and judged as they were then (%s)", async (name) => {
    const { items, refused, recording, asked } = await replay(name);
    expect(asked).toBe(recording.exchanges.length);
    const kept = items.map(({ text, options, groundTruthOptionId }) => ({
      stem: text,
      key: options.find(({ id }) => id === groundTruthOptionId)?.text,
      others: options.filter(({ id }) => id !== groundTruthOptionId).map((option) => option.text),
    }));
    expect(kept).toEqual(recording.kept.map(({ isFaulty: _, ...item }) => item));
    expect(refused).toEqual(recording.refused);
  });

  it.each(RECORDED)("keep no question to which their reader gives another answer (%s)", async (name) => {
    const { items } = await replay(name);
    const [doubted] = items;
    const stem = doubted?.text ?? "";
    const recorded = replayed(recordingOf(name));
    const server = await startModelServer({
      reply: (call) => {
        if (call.kind === "solve") return undefined;
        try {
          return recorded(call);
        } catch {
          return "";
        }
      },
      letter: (question) => {
        const { options = [], groundTruthOptionId } = items.find(({ text }) => text === question.stem) ?? {};
        const isRight = (text: string) => options.find(({ id }) => id === groundTruthOptionId)?.text === text;
        const at = question.options.findIndex((text) => isRight(text) === (question.stem !== stem));
        return String.fromCharCode(65 + Math.max(0, at));
      },
    });
    const set = await runWith(server, runOf(name));
    const texts = set.items.map(({ text }) => text);
    expect(texts).not.toContain(stem);
    expect(texts).toEqual(
      expect.arrayContaining(items.map(({ text }) => text).filter((text) => text !== stem)),
    );
    expect(set.refused.solver_disagrees).toBeGreaterThanOrEqual(1);
  });

  it("give nearly all questions that were planned, for at most 0.8 calls and 1,100 tokens each", async () => {
    let [planned, kept, calls, tokens] = [0, 0, 0, 0];
    for (const name of RECORDED.filter((one) => runOf(one).settings?.form === "full")) {
      const set = await replay(name);
      planned += recordedPlan(name).totalEstimated;
      kept += set.items.length;
      calls += set.calls;
      tokens += set.tokens;
    }
    expect(kept / planned).toBeGreaterThanOrEqual(0.95);
    expect(calls / kept).toBeLessThanOrEqual(0.8);
    expect(tokens / kept).toBeLessThanOrEqual(1_100);
  });
});
