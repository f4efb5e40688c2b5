import type { UploadProgress } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../lib/api-error.ts";
import { type Sending, type SentFile, sendSeveral } from "./several.ts";

const fileOf = (name: string): SentFile => ({
  file: new File(["text"], name),
  key: name,
  fate: { phase: "waiting" },
});
const files = (...names: string[]) => names.map(fileOf);
const refused = (code: "FILE_DAMAGED" | "TIMEOUT") =>
  new ApiError({ status: 0, code, message: code, url: "" });
const answerOf = (datasetId: string) => ({ datasetId, jobId: "j", token: "t", datasetName: datasetId });
const ended = (stage: UploadProgress["stage"]): UploadProgress => ({
  stage,
  done: 1,
  total: 1,
  questions: 1,
  etaSeconds: null,
  datasetId: "s",
  document: null,
  failureCode: stage === "failed" ? "NO_QUESTIONS" : null,
});

/** A server that refuses some files, and writes no question of others. */
function serverThat(fails: Record<string, unknown> = {}, empty: readonly string[] = []) {
  const sent: [name: string, into: string | undefined, key: string][] = [];
  let now: readonly SentFile[] = [];
  const sending: Sending = {
    send: async ({ name }, { into, key }, onProgress) => {
      sent.push([name, into, key]);
      onProgress({ sent: 2, total: 4 });
      onProgress({ sent: 4, total: 4 });
      if (name in fails) throw fails[name];
      return answerOf(into ?? `set of ${name}`);
    },
    follow: async (key, onProgress) => {
      onProgress(ended("generating"));
      return ended(empty.includes(key) ? "failed" : "done");
    },
    newKey: () => "another key",
    onChange: (changed) => {
      now = changed;
    },
  };
  const targets = () => sent.map(([name, into]) => [name, into]);
  return { sending, sent, targets, phases: () => now.map(({ fate }) => fate.phase), now: () => now };
}

describe("several files that become one set", () => {
  it("are added to the set of the first, in their order", async () => {
    const { sending, targets, phases } = serverThat();
    const set = await sendSeveral(files("a", "b", "c"), { isOneSet: true, into: undefined }, sending);
    expect(set).toBe("set of a");
    expect(targets()).toEqual([
      ["a", undefined],
      ["b", "set of a"],
      ["c", "set of a"],
    ]);
    expect(phases()).toEqual(["done", "done", "done"]);
  });

  it("are added to a set that is there", async () => {
    const { sending, targets } = serverThat();
    await sendSeveral(files("a", "b"), { isOneSet: true, into: "mine" }, sending);
    expect(targets().map(([, into]) => into)).toEqual(["mine", "mine"]);
  });

  it("go on without one that fails; the next one makes the set if the first cannot", async () => {
    const { sending, targets, phases } = serverThat({ a: refused("FILE_DAMAGED") }, ["b"]);
    const set = await sendSeveral(files("a", "b", "c", "d"), { isOneSet: true, into: undefined }, sending);
    expect(set).toBe("set of c");
    expect(targets().map(([, into]) => into)).toEqual([undefined, undefined, undefined, "set of c"]);
    expect(phases()).toEqual(["failed", "failed", "done", "done"]);
  });

  it("are sent again only where they are not done, with the same key if nothing was refused", async () => {
    const first = serverThat({ a: refused("TIMEOUT"), b: refused("FILE_DAMAGED") });
    const set = await sendSeveral(files("a", "b", "c"), { isOneSet: true, into: undefined }, first.sending);
    const again = serverThat();
    await sendSeveral(first.now(), { isOneSet: true, into: set }, again.sending);
    expect(again.sent).toEqual([
      ["a", "set of c", "a"],
      ["b", "set of c", "another key"],
    ]);
  });

  it("stop where their owner stops them, and can go on", async () => {
    const { sending, phases } = serverThat({ b: new DOMException("stopped", "AbortError") });
    await sendSeveral(files("a", "b", "c"), { isOneSet: true, into: undefined }, sending);
    expect(phases()).toEqual(["done", "waiting", "waiting"]);
  });
});

describe("several files that become a set each", () => {
  it("are sent one after another, whatever becomes of one of them", async () => {
    const { sending, targets, phases } = serverThat({ b: refused("FILE_DAMAGED") });
    await sendSeveral(files("a", "b", "c"), { isOneSet: false, into: undefined }, sending);
    expect(targets().map(([, into]) => into)).toEqual([undefined, undefined, undefined]);
    expect(phases()).toEqual(["done", "failed", "done"]);
  });
});
