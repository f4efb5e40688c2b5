import { LANGUAGES, type Language } from "@quizmill/contract";
import { afterEach, describe, expect, it } from "vitest";
import { runWith, startModelServer, stopModelServers } from "./testing/model-sets.ts";
import { recordedPlan, recordingOf, replayed } from "./testing/recorded-texts.ts";

afterEach(stopModelServers);

/** The set that the recorded answers give now. */
async function replay(language: Language) {
  const recording = recordingOf(language);
  const server = await startModelServer({ reply: replayed(recording) });
  const settings = { concurrency: 1, timing: { retryMs: 1 } };
  const set = await runWith(server, { plan: recordedPlan(language), settings, isAlone: true, seed: 1 });
  return { ...set, recording, asked: server.calls.length };
}

describe("answers of a capable model that were recorded", () => {
  it.each(LANGUAGES)("are asked for, read and judged as they were then (%s)", async (language) => {
    const { items, refused, recording, asked } = await replay(language);
    expect(asked).toBe(recording.exchanges.length);
    const kept = items.map(({ text, options, groundTruthOptionId }) => ({
      stem: text,
      key: options.find(({ id }) => id === groundTruthOptionId)?.text,
      others: options.filter(({ id }) => id !== groundTruthOptionId).map((option) => option.text),
    }));
    expect(kept).toEqual(recording.kept);
    expect(refused).toEqual(recording.refused);
  });

  it.each(LANGUAGES)("keep no question to which their reader gives another answer (%s)", async (language) => {
    const { items } = await replay(language);
    const [doubted] = items;
    const stem = doubted?.text ?? "";
    const recorded = replayed(recordingOf(language));
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
    const settings = { concurrency: 1, timing: { retryMs: 1 } };
    const plan = recordedPlan(language);
    const set = await runWith(server, { plan, settings, isAlone: true, seed: 1 });
    expect(set.items.map(({ text }) => text)).toEqual(
      items.map(({ text }) => text).filter((text) => text !== stem),
    );
    expect(set.refused.solver_disagrees).toBeGreaterThanOrEqual(1);
  });

  it("give all questions that were planned, for at most 0.8 calls and 1,100 tokens each", async () => {
    let [kept, calls, tokens] = [0, 0, 0];
    for (const language of LANGUAGES) {
      const set = await replay(language);
      expect(set.items).toHaveLength(recordedPlan(language).totalEstimated);
      kept += set.items.length;
      calls += set.calls;
      tokens += set.tokens;
    }
    expect(calls / kept).toBeLessThanOrEqual(0.8);
    expect(tokens / kept).toBeLessThanOrEqual(1_100);
  });
});
