import type { DemoPrompts } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { ModelFault } from "../../lib/browser-model/faults.ts";
import type { ModelRequest } from "../../lib/browser-model/model.ts";
import { type DemoQuestion, deepen, withDeeper } from "./deepen.ts";

function question(text: string, more: Partial<DemoQuestion> = {}): DemoQuestion {
  return {
    question: text,
    options: [],
    explanation: "",
    source: { quote: `${text}.` },
    writtenBy: "embedded",
    ...more,
  };
}

const deeper = (text: string) => question(text, { writtenBy: "model" });
const stems = (questions: readonly DemoQuestion[]) => questions.map((one) => one.question);
const SAMPLES = [
  question("seen", { worth: 0 }),
  question("good", { worth: 0.9 }),
  question("weak", { worth: 0.2 }),
];
const isFree = (place: number) => place > 0;

describe("the place of a deeper question", () => {
  it("is that of the weakest one that nobody has seen", () => {
    expect(stems(withDeeper(SAMPLES, [deeper("a")], isFree))).toEqual(["seen", "good", "a"]);
    expect(stems(withDeeper(SAMPLES, ["a", "b", "c"].map(deeper), isFree))).toEqual(["seen", "b", "a"]);
  });

  it("is that of the one on the same sentence, and none if that one was seen", () => {
    const on = (quote: string) => ({ ...deeper("a"), source: { quote } });
    expect(stems(withDeeper(SAMPLES, [on("good.")], isFree))).toEqual(["seen", "a", "weak"]);
    expect(withDeeper(SAMPLES, [on("seen.")], isFree)).toBe(SAMPLES);
  });

  it("is not that of a question from the document itself", () => {
    const own = SAMPLES.map((one) => ({ ...one, writtenBy: "document" as const }));
    expect(withDeeper(own, [deeper("a")], isFree)).toBe(own);
  });
});

const ASKED: DemoPrompts = {
  language: "und",
  system: "s",
  schema: { type: "object" },
  prompts: [
    { user: "ask a", text: "a" },
    { user: "ask b", text: "b" },
  ],
};

async function deepened(answer: (request: ModelRequest) => string, goesOn = () => true) {
  const judged: string[] = [];
  const requests: ModelRequest[] = [];
  const parts = {
    answer: async (request: ModelRequest) => {
      requests.push(request);
      return answer(request);
    },
    judge: async ({ text, reply }: { text: string; reply: string }) => {
      judged.push(`${text}: ${reply}`);
      return [];
    },
    goesOn,
    onQuestions: () => undefined,
  };
  await deepen(ASKED, parts, new AbortController().signal);
  return { judged, requests };
}

describe("a demo made deeper by the browser's model", () => {
  it("has each passage's answer judged by its text", async () => {
    const { judged, requests } = await deepened(({ user }) => `${user}!`);
    expect(judged).toEqual(["a: ask a!", "b: ask b!"]);
    expect(requests[0]).toMatchObject({ system: "s", language: "en", schema: ASKED.schema });
  });

  it("passes over what the model cannot answer, and what no answer is as long as", async () => {
    const fail = () => {
      throw new ModelFault("too_long");
    };
    expect((await deepened(({ user }) => (user === "ask a" ? fail() : "x"))).judged).toEqual(["b: x"]);
    expect((await deepened(() => "x".repeat(30_000))).judged).toEqual([]);
  });

  it("asks again in words where the model takes no schema", async () => {
    const { judged, requests } = await deepened(({ schema }) => {
      if (schema !== null) throw new ModelFault("no_schema");
      return "x";
    });
    expect([judged, requests.length]).toEqual([["a: x", "b: x"], 4]);
  });

  it("asks nothing where no question is left to replace", async () => {
    expect(
      (
        await deepened(
          () => "x",
          () => false,
        )
      ).requests,
    ).toEqual([]);
  });
});
