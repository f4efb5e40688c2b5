import { LIMITS } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { parseJson } from "./parse-json.ts";

const NOTES = { member: "text", maxChars: 1_000 };
const parsed = (body: unknown) => parseJson(new TextEncoder().encode(JSON.stringify(body)), NOTES);
const LONG = "x".repeat(LIMITS.request.bodyMaxBytes + 1);

describe("a body with one long text", () => {
  it("is handed on with the text trimmed, and all else as it is", () => {
    const text = "x".repeat(NOTES.maxChars);
    expect(parsed({ name: " n ", text: ` ${text}\n` })).toEqual({ value: { name: " n ", text } });
    expect(parsed({ name: "n" })).toEqual({ value: { name: "n" } });
    expect(parsed({ text: 1 })).toEqual({ value: { text: 1 } });
  });

  it("is not handed on where the text is too long, only how long it is once trimmed", () => {
    const text = ` ${"x".repeat(NOTES.maxChars + 1)}  `;
    expect(parsed({ name: "n", text })).toEqual({ tooLong: { max: 1_000, actual: 1_001 } });
  });

  it.each([
    ["beside its text", { text: "t", name: LONG }],
    ["in pieces", { text: "t", name: Array.from({ length: 1_000 }, () => LONG.slice(0, 100)) }],
    ["by a member's name", { text: "t", [LONG]: 1 }],
    ["where its text should be", { text: { deep: [LONG] } }],
    ["without any members", LONG],
    ["as a list", [LONG]],
  ])("is not handed on where it is long %s", (_where, body) => {
    expect(parsed(body)).toEqual({ refusal: expect.any(String) });
  });
});

it("a body whose call says nothing of long texts is handed on as it is", () => {
  expect(parseJson(new TextEncoder().encode(JSON.stringify({ text: LONG })))).toEqual({
    value: { text: LONG },
  });
});
