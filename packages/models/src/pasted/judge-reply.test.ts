import { LIMITS } from "@quizmill/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeReply } from "../engine.ts";
import { CHAT_REPLIES } from "../testing/pasted-replies.ts";
import { recordedPlan, recordingOf } from "../testing/recorded-texts.ts";
import { looseJsonIn } from "./loose-json.ts";
import { questionsInReply } from "./read-reply.ts";

const planOf = recordedPlan;
type Judging = Partial<Parameters<typeof judgeReply>[1]> & { readonly reply: string };

function judged(language: Parameters<typeof planOf>[0], judging: Judging) {
  const plan = planOf(language);
  const passages = plan.passages.map(({ ordinal }) => ordinal);
  return judgeReply(plan, { passages, items: [], seed: 1, ...judging });
}

const keysIn = ({ items }: Awaited<ReturnType<typeof judgeReply>>) =>
  items.map(({ item }) => item.options.find(({ id }) => id === item.groundTruthOptionId)?.text);

describe("a reply that was pasted", () => {
  it.each(CHAT_REPLIES)("is read and judged: $style ($language)", async ({ language, ...chat }) => {
    const made = await judged(language, { reply: chat.reply });
    expect([made.refused.map(({ why }) => why), keysIn(made)]).toEqual([chat.refused, chat.keys]);
  });

  it("gives items of a model that claim no answer of anybody", async () => {
    const [{ language, reply }] = CHAT_REPLIES as [(typeof CHAT_REPLIES)[number]];
    const { items } = await judged(language, { reply });
    for (const { item } of items) {
      expect(item).toMatchObject({ writtenBy: "model", aiChosenOptionId: null, aiConfidence: null });
      expect(item.aiOptionProbs).toBeNull();
      expect(item.aiExplanation).not.toMatch(/: $/mu);
    }
  });

  it("is a copy of nothing that the set has or had, nor of itself", async () => {
    const reply = recordingOf("en").exchanges[0]?.answer ?? "";
    const { items } = await judged("en", { reply: reply + reply });
    expect(items.length).toBeGreaterThan(3);
    const known = items.map(({ item }) => item);
    const again = await judged("en", { reply, items: known });
    expect(again.items).toEqual([]);
    expect(again.refused.map(({ why }) => why)).toEqual(known.map(() => "sentence_used"));
  });

  it("proves its answers by the passages that it was asked about alone", async () => {
    const reply = recordingOf("en").exchanges[0]?.answer ?? "";
    const plan = planOf("en");
    const [first] = plan.passages;
    const text = "Quite another section of the same document, which says nothing of plants.";
    const other = { ...first, ordinal: 1, section: 1, blocks: [{ kind: "paragraph" as const, text }] };
    const both = { ...plan, passages: [...plan.passages, other as typeof first & object] };
    const made = await judgeReply(both, { reply, passages: [1], items: [], seed: 1 });
    expect(made.items).toEqual([]);
    expect(new Set(made.refused.map(({ why }) => why))).toEqual(new Set(["quote_missing"]));
  });

  it("is refused where it obeys the document or leads away", async () => {
    const reply = JSON.stringify({
      quote: "He did not notice, however, that light was needed.",
      stem: "Why did Priestley's experiment not yet explain when a plant restores the air in a jar?",
      key: "He did not vary the light that fell on the plant.",
      distractors: [
        "He did not wait until the candle had gone out.",
        "He did not close the jar tightly after adding mint.",
        "He did not use a plant with green leaves for the test.",
      ],
      explanation: "More on this is at https://example.org/light.",
    });
    const made = await judged("en", { reply });
    expect([made.items, made.refused.map(({ why }) => why)]).toEqual([[], ["obeys_document"]]);
  });

  it("has no more questions than a reply may have, and none where nothing is one", () => {
    const many = Array.from({ length: 500 }, (_, i) => ({ stem: `Why ${i}?`, key: "a", distractors: ["b"] }));
    expect(questionsInReply(JSON.stringify(many))).toHaveLength(LIMITS.pasted.repliedMax);
    for (const reply of ["", "I cannot help with that.", "{}", "[1, 2]", '{"stem": 3}'])
      expect(questionsInReply(reply)).toEqual([]);
  });

  it("never takes a number for a key, since nobody knows where its counting begins", () => {
    const reply = '{"question": "Which?", "options": ["one", "two", "three"], "answer": 1}';
    expect(questionsInReply(reply)[0]?.key).toBeNull();
  });
});

describe("JSON as people paste it", () => {
  it("is read as it is meant where it is sound", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (json) => {
        fc.pre(/^[[{]/u.test(json.trim()) && !json.includes("__proto__"));
        expect(looseJsonIn(`Sure.\n${json}\nDone.`)[0]).toEqual(JSON.parse(json));
      }),
    );
  });

  it.each([
    ["[".repeat(100_000)],
    ['{"a":'.repeat(20_000)],
    ['{"'.repeat(50_000)],
    [`{"a":"${'",'.repeat(50_000)}`],
    [`{"a":"${'" '.repeat(50_000)}`],
    ["1. Why?\nA) a\nB) b\n".repeat(5_000)],
    [`1. Why?\n${"*a".repeat(50_000)}`],
    [`Quote: ${"“".repeat(100_000)}`],
  ])("costs little where it is meant to cost much: %.12s", (hostile) => {
    const begunAt = performance.now();
    questionsInReply(hostile);
    expect(performance.now() - begunAt).toBeLessThan(5_000);
  });
});
