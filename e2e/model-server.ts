import { type Failure, startStandIn } from "@quizmill/models/testing";
import { startOwnServer } from "./own-server.ts";

export interface ModelServer {
  readonly url: string;
  /** From the n-th call (from 0) on, the model's server fails in this way. */
  failFrom(call: number, failure: Failure): void;
  /** It takes calls and answers none until the returned function is called. */
  hold(): () => void;
  /** It answers again, and its calls are counted anew. */
  recover(): void;
}

/** The product in a process of its own, with a test server for the language model. */
export async function startModelServer(): Promise<ModelServer & { close: () => Promise<void> }> {
  let written = 0;
  let failing: { call: number; failure: Failure } | null = null;
  let held = Promise.resolve();
  const standIn = await startStandIn({
    until: () => held,
    fail: ({ kind }) => {
      if (failing !== null && written >= failing.call) return failing.failure;
      written += kind === "write" ? 1 : 0;
      return undefined;
    },
  });
  const server = await startOwnServer({
    LLM_PROVIDER: "openai-compatible",
    LLM_BASE_URL: standIn.baseUrl("chat"),
    LLM_MODEL: "stand-in",
    LLM_TOKENS_PER_ACCOUNT_PER_DAY: "200000",
    LLM_INPUT_PRICE: "0.5",
    LLM_OUTPUT_PRICE: "2",
  });
  return {
    url: server.url,
    failFrom: (call, failure) => {
      [failing, written] = [{ call, failure }, 0];
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    recover: () => {
      failing = null;
    },
    close: async () => {
      await server.close();
      await standIn.close();
    },
  };
}
