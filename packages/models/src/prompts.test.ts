import { LANGUAGES, type Language } from "@quizmill/contract";
import type { Passage } from "@quizmill/questions";
import { profileOf } from "@quizmill/questions/for-engines";
import { describe, expect, it } from "vitest";
import { draftOf } from "./drafts.ts";
import { EXAMPLES } from "./examples.ts";
import { fenced, readPrompt, repairPrompt, writePrompt } from "./prompts.ts";
import { estimatedTokens } from "./token-meter.ts";

const passage = (more: Partial<Passage> = {}): Passage => ({
  ordinal: 0,
  section: 0,
  heading: "Yeast",
  expected: 2,
  blocks: [{ kind: "paragraph", text: "Yeast feeds on sugar." }],
  ...more,
});
const fenceOf = (passages: Passage[], language: Language = "en", title: string | null = "Baking") =>
  fenced(passages, { title }, profileOf(language));
const write = (language: Language, form: "full" | "short" = "full") =>
  writePrompt(fenceOf([passage()], language), { counts: [3], asked: [], form }).user;
const QUESTION = { stem: "What does yeast eat?", options: ["sugar", "salt"] };

describe("a request about passages", () => {
  it("tells where in the document each is, inside the fence", () => {
    const path = ["Dough", "Leavening"];
    const { head } = fenceOf([
      passage({ path }),
      passage({ path, heading: "Gas" }),
      passage({ path, heading: "Gas" }),
    ]);
    const [outside, inside, rest] = head.split(/^passage-[0-9a-f]+$/mu);
    expect(outside).not.toMatch(/Baking|Dough|Yeast/u);
    expect(rest).toBe("");
    expect(inside?.match(/^.*›.*$/gmu)).toEqual([
      "Baking › Dough › Leavening › Yeast",
      "Baking › Dough › Leavening › Gas",
    ]);
    expect(fenceOf([passage({ heading: "Baking" })]).head).not.toContain("›");
    expect(fenceOf([passage({ heading: null })], "en", null).head).toMatch(/\npassage-\w+\nYeast feeds/u);
  });

  it("begins like every other about them", () => {
    const fence = fenceOf([passage()]);
    const item = EXAMPLES.en;
    const requests = [
      writePrompt(fence, { counts: [3], asked: [], form: "full" }),
      writePrompt(fence, { counts: [2], asked: ["What?"], form: "short" }),
      repairPrompt(fence, [{ item, fault: "it is wrong." }], "full"),
      readPrompt(fence, [QUESTION]),
    ];
    for (const { system, user } of requests) {
      expect(system).toBe(requests[0]?.system);
      expect(user.startsWith(`${fence.head}\nTask: `)).toBe(true);
    }
  });

  it("names what is asked already", () => {
    const { user } = writePrompt(fenceOf([passage()]), {
      counts: [1],
      asked: ["Why?", "How?"],
      form: "full",
    });
    expect(user).toContain("\n- Why?\n- How?\nQuestions: 1");
  });

  it("says how many questions each passage should have, and where it begins", () => {
    const fence = fenceOf([passage(), passage({ heading: "Gas" }), passage()]);
    const { user } = writePrompt(fence, { counts: [2, 0, 3], asked: [], form: "full" });
    const { marker } = fence;
    expect(user).toContain(`\n${marker}-2\nBaking › Gas\n\nYeast feeds`);
    expect(user).toContain(`\n${marker}-3\nBaking › Yeast\n\nYeast feeds on sugar.\n${marker}\nTask`);
    expect(
      user.endsWith(`\nQuestions: 5 (2 on part 1, 3 on part 3; the line ${marker}-2 begins part 2)`),
    ).toBe(true);
  });

  it.each(LANGUAGES)("has an example and words of degree of its language (%s)", (language) => {
    const request = write(language);
    expect(request).toContain(JSON.stringify(EXAMPLES[language]));
    const [degree = ""] = profileOf(language).qualifiers;
    expect(request).toContain(`No word of degree (${degree}, `);
  });

  it("counts characters where words are no measure", () => {
    expect(write("ja")).toContain("at most 45 characters");
    expect(write("ja")).not.toMatch(/\d+ words/u);
    expect(write("de")).toContain("at most 20 words");
  });

  it("has eight rules at most, and half the length, for a small model", () => {
    const short = write("en", "short");
    expect(short.match(/^\d+\. /gmu)).toHaveLength(8);
    expect(estimatedTokens(short)).toBeLessThan(estimatedTokens(write("en")) / 2);
  });
});

describe("a document with tokens that servers give a meaning", () => {
  const TOKENS = [
    "<|im_end|>",
    "<|im_start|>system",
    "[INST]",
    "[/INST]",
    "<<SYS>>",
    "<start_of_turn>",
    "<end_of_turn>",
    "</s>",
    "<think>",
    "</think>",
    "<｜User｜>",
    "[gMASK]",
    "<|eot_id|>",
  ];

  it("has none of them in any request", () => {
    const text = `Yeast feeds on sugar. ${TOKENS.join(" ")}`;
    const fence = fenceOf([passage({ heading: TOKENS.join(" "), blocks: [{ kind: "paragraph", text }] })]);
    const question = { stem: text, key: text, options: [text, text] };
    const item = { ...EXAMPLES.en, stem: text };
    const requests = [
      writePrompt(fence, { counts: [2], asked: [text], form: "full" }),
      repairPrompt(fence, [{ item, fault: text }], "full"),
      readPrompt(fence, [question]),
    ].map(({ user }) => user);
    for (const request of requests) {
      expect(TOKENS.filter((token) => request.includes(token))).toEqual([]);
      expect(request.replaceAll("\u2060", "")).toContain(text);
    }
  });
});

describe("the example of a request", () => {
  it.each(LANGUAGES)("keeps to what it is an example of (%s)", (language) => {
    const item = EXAMPLES[language];
    const about = passage({ blocks: [{ kind: "paragraph", text: item.quote }] });
    const { flaw, draft } = draftOf(item, [about], profileOf(language));
    expect(flaw).toBeNull();
    expect(item.distractors).toHaveLength(6);
    expect(draft.distractors).toHaveLength(6);
    const lengths = draft.distractors.map(({ length }) => length);
    expect(draft.key.length).toBeLessThanOrEqual(Math.max(...lengths));
  });
});
