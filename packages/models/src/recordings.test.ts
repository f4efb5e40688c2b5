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

  it("give all questions that were planned, for at most 1,200 tokens each", async () => {
    let [kept, tokens] = [0, 0];
    for (const language of LANGUAGES) {
      const set = await replay(language);
      expect(set.items).toHaveLength(recordedPlan(language).totalEstimated);
      kept += set.items.length;
      tokens += set.tokens;
    }
    expect(tokens / kept).toBeLessThanOrEqual(1_200);
  });
});
