import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Bootstrap, DatasetDetail } from "@quizmill/contract";
import { patience } from "../share.ts";

const RETRY_MS = 200;
/** A set that has not ended after this long, without further disturbances, is stuck. */
const STUCK_MS = 180_000 * patience();

/** What a learner got of one set, from the upload to the last event. */
export interface SeenSet {
  readonly datasetId: string;
  readonly text: string;
  readonly events: readonly SeenEvent[];
  readonly reconnects: number;
  readonly questions: readonly string[];
  readonly status: string;
  readonly failureCode: string | null;
}

export interface SeenEvent {
  readonly seq: number;
  readonly name: string;
}

export interface Surroundings {
  /** The URL of a process that answers; undefined while there is none. */
  readonly url: () => string | undefined;
  /** Called for each event, so that disturbances come at points in the work and not by the clock. */
  readonly onEvent: () => void;
}

/**
 * The most logins for one call: a step of the clock ends a token at once, and reaches the processes within a second.
 */
const MOST_LOGINS = 20;

/** A learner who uses the product as a page does: every call is tried again until it is answered. */
export async function createLearner({ url, onEvent }: Surroundings) {
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    for (;;) {
      const base = url();
      const answer =
        base === undefined ? undefined : await fetch(`${base}${path}`, init).catch(() => undefined);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      await answer?.body?.cancel();
      await pause(RETRY_MS);
    }
  };
  const json = { "content-type": "application/json" };
  const body = { email: `${randomUUID()}@example.org`, password: "Correct-horse-7" };
  let token = await openAccount(call, body);
  /**
   * After an expired token, as after a step of the clock, logs in again; the next process may have yet another time.
   */
  const callAsMyself: Call = async (path, init = {}) => {
    const callOnce = () =>
      call(path, {
        ...init,
        headers: {
          ...(init.body instanceof FormData ? {} : json),
          ...init.headers,
          authorization: `Bearer ${token}`,
        },
      });
    let answer = await callOnce();
    for (let logins = 0; answer.status === 401 && logins < MOST_LOGINS; logins++) {
      await pause(RETRY_MS);
      token = await logIn(call, body);
      answer = await callOnce();
    }
    return answer;
  };

  /** Events as they come, through as many connections as necessary. */
  const follow = async (set: Bootstrap): Promise<{ events: SeenEvent[]; reconnects: number }> => {
    const events: SeenEvent[] = [];
    const deadline = performance.now() + STUCK_MS;
    for (let connections = 0; ; connections++) {
      if (performance.now() > deadline) throw new Error(`The set ${set.datasetId} is stuck.`);
      const after = events.at(-1)?.seq ?? 0;
      const answer = await call(`/api/jobs/${set.jobId}/events?token=${set.token}&afterSeq=${after}`);
      for await (const event of eventsIn(answer, deadline)) {
        events.push(event);
        onEvent();
        if (event.name === "done" || event.name === "failed") return { events, reconnects: connections };
      }
    }
  };

  return {
    call: callAsMyself,
    /** Uploads notes, or a file under its name, and waits for their end. Throws if the end does not come. */
    makeSet: async (text: string, file?: Uint8Array<ArrayBuffer>): Promise<SeenSet> => {
      const answer = await callAsMyself(
        `/api/${file === undefined ? "notes" : "upload"}/bootstrap?mode=study&minFirst=1`,
        {
          method: "POST",
          body: file === undefined ? JSON.stringify({ text }) : formWith(file, text),
          headers: { "idempotency-key": randomUUID() },
        },
      );
      if (answer.status !== 200) throw new Error(`Refused: ${await answer.text()}`);
      const set = (await answer.json()) as Bootstrap;
      const seen = await follow(set);
      const detail = (await (await callAsMyself(`/api/datasets/${set.datasetId}`)).json()) as DatasetDetail;
      const questions = detail.questions.map((question) => question.text);
      const { status, failureCode } = detail;
      return { datasetId: set.datasetId, text, ...seen, questions, status, failureCode };
    },
  };
}

export function formWith(file: Uint8Array<ArrayBuffer>, name: string): FormData {
  const form = new FormData();
  form.append("file", new Blob([file]), name);
  return form;
}

type Call = (path: string, init?: RequestInit) => Promise<Response>;

const postJson = (call: Call, path: string, body: object) =>
  call(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });

const tokenIn = async (answer: Response) => ((await answer.json()) as { accessToken: string }).accessToken;

async function logIn(call: Call, credentials: object): Promise<string> {
  return tokenIn(await postJson(call, "/api/auth/login", credentials));
}

/** The account may exist already, from a call whose answer was lost: then this logs in. */
async function openAccount(call: Call, credentials: object): Promise<string> {
  const registered = await postJson(call, "/api/auth/register", credentials);
  return registered.status === 409 ? logIn(call, credentials) : tokenIn(registered);
}

/** Ends when the connection ends, for any reason. */
async function* eventsIn(answer: Response, deadline: number): AsyncGenerator<SeenEvent> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const late = pause(Math.max(0, deadline - performance.now()), undefined, { ref: false });
      const chunk = await Promise.race([reader?.read(), late]);
      if (!chunk || chunk.done) return;
      const blocks = (rest + chunk.value).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const seq = /^id: (\d+)$/m.exec(block)?.[1];
        if (seq) yield { seq: Number(seq), name: /^event: (.*)$/m.exec(block)?.[1] ?? "" };
      }
    }
  } catch {
    // Cut off; the caller connects again.
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}
