import { QuizmillFileSchema } from "@quizmill/contract";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { exportSet } from "../carry.ts";
import { arbitrarySet } from "../testing/arbitrary-sets.ts";

const schema = z.toJSONSchema(QuizmillFileSchema, { io: "input" });
const validates = new Ajv2020({ allErrors: true }).compile(schema);
const QUESTION = { text: "q", options: [{ text: "a" }, { text: "b" }], key: [0] };

describe("the JSON Schema of Quizmill's own files", () => {
  it("is the one that is published", async () => {
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot("../../quizmill.schema.json");
  });

  it("takes every set that is exported", async () => {
    await fc.assert(
      fc.asyncProperty(arbitrarySet({ minLength: 0, maxLength: 4 }), async (set) => {
        const file = JSON.parse(new TextDecoder().decode((await exportSet(set, "json")).bytes));
        expect(validates(file), JSON.stringify(validates.errors)).toBe(true);
      }),
    );
  });

  it("takes all that is known of a question, and members of others", async () => {
    const solver = { chosen: 1, confidence: 0.5, probabilities: [0.25, 0.75] };
    const about = {
      id: "1",
      needsPicture: true,
      writtenBy: "model_options",
      origin: "edited",
      solver,
    } as const;
    const question = { text: "q", options: ["a", "b"], key: [], ...about, more: { history: [] } };
    const set = { title: "t", more: { level: 1 }, moreOfFile: { course: 1 }, questions: [question] };
    const file = JSON.parse(new TextDecoder().decode((await exportSet(set, "json")).bytes));
    expect(validates(file), JSON.stringify(validates.errors)).toBe(true);
  });

  it.each([
    [{ quizmill: 3, set: { title: "t" }, questions: [QUESTION] }],
    [{ quizmill: 2, set: {}, questions: [QUESTION] }],
    [{ quizmill: 2, set: { title: "t" }, questions: [{ ...QUESTION, key: [-1] }] }],
    [{ quizmill: 2, set: { title: "t" }, questions: [{ ...QUESTION, options: ["a", "b"] }] }],
    [{ quizmill: 2, set: { title: "t" }, questions: [{ ...QUESTION, source: { page: 1 } }] }],
  ])("refuses %j, as the contract does", (file) => {
    expect(validates(file)).toBe(false);
    expect(QuizmillFileSchema.safeParse(file).success).toBe(false);
  });
});
