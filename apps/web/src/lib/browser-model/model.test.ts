import { describe, expect, it } from "vitest";
import {
  type LanguageModelPlan,
  READY_MODEL,
  standInLanguageModel,
} from "../../../../../testing/language-model.ts";
import { availabilityOf, createModel, downloadModel, type ModelRequest, type PromptApi } from "./model.ts";

const REQUEST: ModelRequest = {
  language: "en",
  system: "Write a question.",
  user: "Stars are hot.",
  schema: { type: "object" },
  maxTokens: 400,
};
const open = new AbortController().signal;

function standIn(plan: Partial<LanguageModelPlan> = {}, reply = async () => '{"stem":"…"}') {
  const seen: unknown[] = [];
  const api = standInLanguageModel({ ...READY_MODEL, ...plan }, (prompt) => {
    seen.push(prompt);
    return reply();
  });
  const typed: PromptApi = api as unknown as PromptApi;
  return { api: typed, log: api.log, seen, model: createModel(typed) };
}

describe("the browser's model", () => {
  it("is asked for the document's language, and refuses those that it does not know", async () => {
    const { api } = standIn();
    for (const language of ["de", "en", "es", "fr", "ja"])
      expect(await availabilityOf(api, language)).toBe("available");
    for (const language of ["pl", "uk", "not a tag"])
      expect(await availabilityOf(api, language)).toBe("unavailable");
  });

  it("answers with the instructions as its system prompt and the schema as the form of the answer", async () => {
    const { model, seen } = standIn();
    expect(await model.answer(REQUEST, open)).toBe('{"stem":"…"}');
    expect(seen).toEqual([{ system: REQUEST.system, user: REQUEST.user, schema: REQUEST.schema }]);
  });

  it("keeps one session for requests with the same instructions, and none of what was asked before", async () => {
    const { model, log } = standIn();
    await model.answer(REQUEST, open);
    await model.answer({ ...REQUEST, user: "Ice is cold." }, open);
    expect(log).toEqual(["create", "clone", "prompt", "clone", "prompt"]);
    await model.answer({ ...REQUEST, system: "Answer a question." }, open);
    expect(log.filter((call) => call === "create")).toHaveLength(2);
  });

  it("is made anew once when the browser has taken its session away", async () => {
    const { model, log } = standIn({ errors: ["InvalidStateError", null] });
    expect(await model.answer(REQUEST, open)).toBe('{"stem":"…"}');
    expect(log).toEqual(["create", "clone", "prompt", "create", "clone", "prompt"]);
    const again = standIn({ errors: ["InvalidStateError", "InvalidStateError"] });
    await expect(again.model.answer(REQUEST, open)).rejects.toMatchObject({ kind: "failed" });
  });

  it("is not asked what would not fit beside its answer", async () => {
    const { model, log } = standIn({ contextWindow: 410 });
    await expect(model.answer(REQUEST, open)).resolves.toBeTypeOf("string");
    await expect(model.answer({ ...REQUEST, user: "x".repeat(60) }, open)).rejects.toMatchObject({
      kind: "too_long",
    });
    expect(log.filter((call) => call === "prompt")).toHaveLength(1);
  });

  it.each([
    ["NotSupportedError", "no_schema"],
    ["SyntaxError", "no_schema"],
    ["QuotaExceededError", "too_long"],
    ["NotReadableError", "refused"],
    ["NotAllowedError", "unsupported"],
    ["NetworkError", "failed"],
    ["AbortError", "failed"],
    ["OperationError", "failed"],
    ["ErrorOfTomorrow", "failed"],
  ])("tells a %s as %s", async (name, kind) => {
    const { model } = standIn({ errors: [name] });
    await expect(model.answer(REQUEST, open)).rejects.toMatchObject({ name: "ModelFault", kind });
    expect(await model.answer(REQUEST, open)).toBeTypeOf("string");
  });

  it("stops at once when it is told to", async () => {
    const stop = new AbortController();
    const { model } = standIn({}, () => new Promise(() => undefined));
    const answer = model.answer(REQUEST, stop.signal);
    stop.abort(new Error("The page closes."));
    await expect(answer).rejects.toThrow("The page closes.");
  });

  it("is downloaded with its progress, and the download can be cancelled", async () => {
    const told: number[] = [];
    const { api } = standIn({ isDownloaded: false });
    expect(await availabilityOf(api, "en")).toBe("downloadable");
    await downloadModel(api, "en", { signal: open, onShare: (share) => told.push(share) });
    expect(told).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(await availabilityOf(api, "en")).toBe("available");
    const cancel = new AbortController();
    const half = standIn({ isDownloaded: false, shares: [0, 0.5] });
    const onShare = (share: number) => share === 0.5 && cancel.abort(new Error("No, thanks."));
    await expect(downloadModel(half.api, "en", { signal: cancel.signal, onShare })).rejects.toThrow(
      "No, thanks.",
    );
    expect(await availabilityOf(half.api, "en")).toBe("downloadable");
  });
});
