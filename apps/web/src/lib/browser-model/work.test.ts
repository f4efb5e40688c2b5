import {
  type BrowserModelAnswer,
  type BrowserModelRequest,
  type BrowserModelWork,
  LIMITS,
} from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { ApiError, networkError } from "../api-error.ts";
import { ModelFault } from "./faults.ts";
import { type WorkNews, type WorkParts, work } from "./work.ts";

const request = (id: string, language: string | null): BrowserModelRequest => ({
  id,
  datasetId: "set",
  jobId: "job",
  done: 3,
  total: 20,
  language,
  system: "Write a question.",
  user: `About ${id}.`,
  schema: {},
  maxTokens: 400,
});
const asked = (id: string, language: string | null = "en"): BrowserModelWork => ({
  request: request(id, language),
  open: 1,
});
const NOTHING_NOW: BrowserModelWork = { request: null, open: 1 };
const NOTHING_ANY_MORE: BrowserModelWork = { request: null, open: 0 };
const refusal = (code: "NOT_FOUND" | "UNAUTHORIZED") =>
  new ApiError({ status: 404, code, message: "", url: "" });

/** A server that asks these one after the other, and a model that answers all. */
function parts(questions: readonly (BrowserModelWork | Error)[], changes: Partial<WorkParts> = {}) {
  const left = [...questions];
  const sent: { id: string; answer: BrowserModelAnswer }[] = [];
  const waits: number[] = [];
  const news: WorkNews[] = [];
  let renew: () => void = () => undefined;
  const all: WorkParts = {
    ask: async () => {
      const next = left.shift() ?? NOTHING_ANY_MORE;
      if (next instanceof Error) throw next;
      return next;
    },
    send: async (id, answer) => void sent.push({ id, answer }),
    availability: async () => "available",
    answer: async ({ user }) => `To: ${user}`,
    online: async () => undefined,
    pause: (ms) => {
      if (ms === LIMITS.browserModel.renewMs)
        return new Promise((resolve) => {
          renew = resolve;
        });
      waits.push(ms);
      return Promise.resolve();
    },
    onNews: (one) => news.push(one),
    ...changes,
  };
  return { all, sent, waits, news, renew: () => renew() };
}

const open = new AbortController().signal;

describe("writing in this browser", () => {
  it("answers one request after the other, with a pause for the person, until nothing waits any more", async () => {
    const { all, sent, waits, news } = parts([asked("one"), NOTHING_NOW, asked("two", null)]);
    await work(all, open);
    expect(sent).toEqual([
      { id: "one", answer: { text: "To: About one." } },
      { id: "two", answer: { text: "To: About two." } },
    ]);
    expect(waits).toHaveLength(2);
    expect(news[0]).toEqual({ datasetId: "set", done: 3, total: 20, needsDownload: false });
  });

  it("tells what kept the model from answering, and goes on", async () => {
    const answers = [() => Promise.reject(new ModelFault("too_long")), async () => "x".repeat(40_001)];
    const { all, sent } = parts([asked("one"), asked("two"), asked("three")], {
      answer: () => answers.shift()?.() ?? Promise.resolve("{}"),
    });
    await work(all, open);
    expect(sent.map(({ answer }) => answer)).toEqual([
      { fault: "too_long" },
      { fault: "failed" },
      { text: "{}" },
    ]);
  });

  it("tells where the model does not know the document's language, without asking it", async () => {
    const { all, sent } = parts([asked("one", "pl")], {
      availability: async (language) => (language === "pl" ? "unavailable" : "available"),
      answer: () => Promise.reject(new Error("It was asked.")),
    });
    await work(all, open);
    expect(sent.map(({ answer }) => answer)).toEqual([{ fault: "unsupported" }]);
  });

  it("never has the browser download anything by itself, and asks anew once it was downloaded", async () => {
    const found: Availability[] = ["downloadable", "downloading", "available"];
    const { all, sent, news } = parts([asked("one"), asked("two")], {
      availability: async () => found.shift() ?? "available",
    });
    await work(all, open);
    expect(news.map(({ needsDownload }) => needsDownload)).toEqual([true, true, false, false]);
    // The first was asked for so long ago that the server may want something else by now.
    expect(sent.map(({ id }) => id)).toEqual(["two"]);
  });

  it("waits for the network, and repeats what did not arrive", async () => {
    let waits = 0;
    const { all, sent } = parts([networkError("/api"), asked("one")], {
      online: async () => {
        waits += 1;
      },
    });
    let tries = 0;
    const send: WorkParts["send"] = async (id, answer) => {
      tries += 1;
      if (tries === 1) throw networkError("/api");
      await all.send(id, answer);
    };
    await work({ ...all, send }, open);
    expect(tries).toBe(2);
    expect(sent.map(({ id }) => id)).toEqual(["one"]);
    expect(waits).toBeGreaterThan(2);
  });

  it("does not mind a request that was withdrawn, and ends when it may not ask", async () => {
    const { all } = parts([asked("one")], { send: () => Promise.reject(refusal("NOT_FOUND")) });
    await work(all, open);
    const loggedOut = refusal("UNAUTHORIZED");
    await expect(work(parts([loggedOut]).all, open)).rejects.toBe(loggedOut);
  });

  it("says that it is at work as long as it is, and stops when the request is withdrawn meanwhile", async () => {
    const seen: BrowserModelAnswer[] = [];
    const { all, renew } = parts([asked("one")], {
      send: async (_, answer) => {
        seen.push(answer);
        if (seen.length === 2) throw refusal("NOT_FOUND");
        setTimeout(renew);
      },
      answer: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
          setTimeout(renew);
        }),
    });
    await work(all, open);
    expect(seen).toEqual([{ isWorking: true }, { isWorking: true }]);
  });

  it("stops in the middle of an answer, and lets another page take over", async () => {
    const stop = new AbortController();
    const { all, sent } = parts([asked("one")], {
      answer: async (_, signal) => {
        stop.abort(new Error("Closed."));
        signal.throwIfAborted();
        return "{}";
      },
    });
    await expect(work(all, stop.signal)).rejects.toThrow("Closed.");
    expect(sent).toEqual([{ id: "one", answer: { fault: "closed" } }]);
  });
});
