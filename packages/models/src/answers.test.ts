import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answersIn } from "./answers.ts";

const FOUR = 4;
/** What is read of a reply, as it would be written plainly. */
const read = (text: string, ...counts: number[]) =>
  answersIn({ text, tokens: null }, counts).map((answer) =>
    answer === null
      ? null
      : [answer.choice, ...answer.others].map((at) => String.fromCharCode(65 + at)).join(""),
  );
const readTwo = (text: string) => read(text, FOUR, FOUR);

describe("the answers in a reply", () => {
  it.each([
    "1=B, 2=D",
    "1=B\n2=D",
    "1: B; 2: D",
    "1. B\n2. D",
    "1) b 2) d",
    "**1**=**B**, **2**=**D**",
    "Question 1: B\nQuestion 2: D",
    '{"1": "B", "2": "D"}',
    "問1：B、問2：D",
    "１＝Ｂ、２＝Ｄ",
    "1 → B\n2 → D",
    "1=B (the passage says so), 2=D",
    "<think>1=A or 1=C? 2=A.</think>1=B, 2=D",
    "2=D, 1=B",
    "1=B, 2=D, 3=A, 7=C",
    "1=B, 1=B, 2=D",
    "1=B, a passage says so, 2=D",
    "1=B, 2=D and a passage says why",
  ])("are read however they are written: %s", (text) => {
    expect(readTwo(text)).toEqual(["B", "D"]);
  });

  it.each([
    ["1=B", ["B", null]],
    ["2=D", [null, "D"]],
    ["1=B, 2=E", ["B", null]],
    ["It depends.", [null, null]],
    ["", [null, null]],
    ["<think>1=B, 2=D", [null, null]],
    ["B, D", [null, null]],
  ])("are none where a letter is missing or not an option: %s", (text, answers) => {
    expect(readTwo(text)).toEqual(answers);
  });

  it.each([
    ["1=B(A), 2=D(A, C)", ["BA", "DAC"]],
    ["1=B (A), 2=D [A/C]", ["BA", "DAC"]],
    ["1=B(B), 2=D(E)", ["B", "D"]],
    ["1=B(A", ["B", null]],
    ["1=B/A, 2=D", ["BA", "D"]],
    ["1=B or A, 2=D and C", ["BA", "DC"]],
    ["1=B, A, 2=D", ["BA", "D"]],
    ["1: B (or A)\n2: D (also C and A)", ["BA", "DCA"]],
    ["1=B, 1=C, 2=D", ["BC", "D"]],
    ["1=B(A), 2=D, 1=B", ["BA", "D"]],
  ])("name what else could be defended: %s", (text, answers) => {
    expect(readTwo(text)).toEqual(answers);
  });

  it.each([
    ["1=B-AC, 2=D", ["B-AC", "D"]],
    ["1=B - A, C, 2=D−B", ["B-AC", "D-B"]],
    ["1=B(A)-C, 2=D(A, C) – B", ["BA-C", "DAC-B"]],
    ['{"1": "B-A", "2": "D"}', ["B-A", "D"]],
    ["1=B-BE, 2=D", ["B", "D"]],
    ["1=B - because of C, 2=D - A plant says so", ["B", "D"]],
    ["1=B-A\n2=D-C", ["B-A", "D-C"]],
  ])("name what nobody would choose: %s", (text, answers) => {
    const all = answersIn({ text, tokens: null }, [FOUR, FOUR]).map((answer) => {
      const lettersOf = (at: readonly number[]) => at.map((one) => String.fromCharCode(65 + one)).join("");
      const { choice = 9, others = [], fillers = [] } = answer ?? {};
      return `${lettersOf([choice, ...others])}${fillers.length > 0 ? "-" : ""}${lettersOf(fillers)}`;
    });
    expect(all).toEqual(answers);
  });

  it("keep to the number of options of each question", () => {
    expect(read("1=C, 2=C, 3=F", 3, 2, 6)).toEqual(["C", null, "F"]);
  });

  it("are as many as questions, whatever is said", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer({ min: 2, max: 8 }), { maxLength: 6 }), (text, counts) => {
        const answers = answersIn({ text, tokens: null }, counts);
        expect(answers).toHaveLength(counts.length);
        for (const [i, answer] of answers.entries()) {
          if (answer === null) continue;
          for (const at of [answer.choice, ...answer.others, ...answer.fillers])
            expect(at).toBeLessThan(counts[i] ?? 0);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe("a single answer in a sentence", () => {
  it.each([
    "B",
    "b)",
    "**B**) as the passage says",
    "The answer is B, because C is heat.",
    "Odpowiedź: B. Nie C.",
    "A plant makes it from light, so B",
    "B is right because C is heat.",
    "<think>Is it C? C.</think>\nB",
    "It is C.</think>B",
  ])("is read: %s", (text) => {
    expect(read(text, FOUR)).toEqual(["B"]);
  });

  it("is none where its thoughts had no end", () => {
    expect(read("<think>It may be A", FOUR)).toEqual([null]);
  });
});

describe("the server's own probabilities", () => {
  const letter = (likely: Record<string, number>) => ({
    token: Object.keys(likely)[0] ?? "",
    top_logprobs: Object.entries(likely).map(([token, p]) => ({ token, logprob: Math.log(p) })),
  });
  const sure = letter({ B: 0.97, A: 0.01, C: 0.01, D: 0.01 });
  const unsure = letter({ " D": 0.5, " C": 0.4, " A": 0.05, " B": 0.05 });
  const tokens = [
    { token: "1" },
    { token: "=" },
    sure,
    { token: ",\n" },
    { token: "2" },
    { token: "=" },
    unsure,
  ];
  const text = tokens.map(({ token }) => token).join("");

  it("are those of each question's own letter", () => {
    const [first, second] = answersIn({ text, tokens }, [FOUR, FOUR]);
    expect(first?.shares?.[1]).toBeGreaterThan(0.7);
    expect(first?.shares?.[1]).toBeLessThan(0.97);
    expect(second?.shares?.[3]).toBeLessThan(0.5);
    for (const answer of [first, second])
      expect(answer?.shares?.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  it("are none of letters among thoughts, nor of other text than that of the tokens", () => {
    for (const other of [`<think>A</think>${text}`, text.replace("B", " B")]) {
      const [first] = answersIn({ text: other, tokens }, [FOUR, FOUR]);
      expect(first).toMatchObject({ choice: 1, shares: null });
    }
  });
});
