import type { ModelUsage } from "@quizmill/contract";
import type { FinishReason, LanguageModelUsage } from "ai";
import { ModelFault } from "./faults.ts";
import { itemsOutput } from "./items-output.ts";
import { type Connection, SHARES_KEY, sentBy } from "./model.ts";
import type { Prompt } from "./prompts.ts";
import { type AnswerForm, formatFor, type ModelItem } from "./schema.ts";
import type { PromptForm } from "./settings.ts";
import type { WaitingCall } from "./slots.ts";
import { estimatedTokens, type TokenMeter } from "./token-meter.ts";

/** One call: its prompt, the meter that its tokens count on, and how it waits for its turn. */
export interface ModelCall extends WaitingCall {
  readonly prompt: Prompt;
  readonly meter: TokenMeter;
}

/** One attempt of a call. `signal` aborts with the call's time-outs as well. */
export interface Attempt {
  readonly signal: AbortSignal;
  readonly fetch: typeof fetch;
  pay(usage: ModelUsage): void;
}

/** A likely token of an answer and the natural logarithm of its probability. */
interface TokenProbability {
  readonly token: string;
  readonly logprob: number;
}

/** A token of an answer, with the likeliest tokens in its place. */
export interface TokenAlternatives {
  readonly token?: string;
  readonly top_logprobs?: readonly TokenProbability[];
}

export interface Reply {
  readonly text: string;
  /** Null where the server gives no probabilities. */
  readonly tokens: readonly TokenAlternatives[] | null;
}

/**
 * How items are requested. Without a bound the server uses its own: some servers refuse a bound above their model's.
 */
export interface WritingMode {
  readonly form: AnswerForm;
  readonly isBounded: boolean;
}

/** How an answer is requested. `withProbabilities` asks for token probabilities. */
export interface AnsweringMode {
  readonly withProbabilities: boolean;
  readonly isBounded: boolean;
}

/** Each mode requires less of a server than the one before. */
export const WRITING_MODES: readonly WritingMode[] = [
  { form: "schema", isBounded: true },
  { form: "json", isBounded: true },
  { form: "text", isBounded: false },
];
export const ANSWERING_MODES: readonly AnsweringMode[] = [
  { withProbabilities: true, isBounded: true },
  { withProbabilities: false, isBounded: true },
  { withProbabilities: false, isBounded: false },
];

/** Upper bounds for the length of an answer, its reasoning included. */
const TOKENS_PER_ITEM = 900;
const TOKENS_TO_THINK = 6_000;

/** What is written in one attempt, and who takes it. */
export interface WriteAttempt extends Attempt {
  readonly prompt: Prompt;
  readonly count: number;
  readonly form: PromptForm;
  readonly way: WritingMode;
  /** Gets each item as soon as it has arrived. */
  take(item: ModelItem): void | Promise<void>;
}

/**
 * Streams the items of one answer. Elements that do not match the schema are skipped. Throws ModelFault if none is
 * left, or the signal's reason.
 */
export async function streamItems({ sdk, writer }: Connection, ask: WriteAttempt): Promise<void> {
  const { prompt, count, form, way: mode, signal } = ask;
  const output = itemsOutput(formatFor(mode.form, form));
  let failure: { error: unknown } | null = null;
  let usage: LanguageModelUsage | null = null;
  let given = 0;
  const result = sentBy(ask.fetch, () =>
    sdk.streamText({
      model: writer,
      instructions: prompt.system,
      prompt: prompt.user,
      output,
      ...(mode.isBounded && { maxOutputTokens: TOKENS_TO_THINK + count * TOKENS_PER_ITEM }),
      maxRetries: 0,
      abortSignal: signal,
      onError: ({ error }) => {
        failure ??= { error };
      },
    }),
  );
  try {
    for await (const item of result.elementStream) {
      given += 1;
      // Read to the end, where the server reports its token usage, unless it writes more items than requested.
      if (given > count) return;
      await ask.take(item);
    }
    signal.throwIfAborted();
    if (failure !== null) throw (failure as { error: unknown }).error;
    const finish = await result.finishReason;
    usage = await result.totalUsage;
    if (given < count) refuseEnd(finish, given);
  } finally {
    if (usage !== null || output.written !== "") ask.pay(counted(usage, { prompt, written: output.written }));
  }
}

/** A complete answer may hold fewer items than requested, but at least one. */
function refuseEnd(finish: FinishReason, given: number): void {
  if (finish === "content-filter") throw new ModelFault("refused");
  if (finish === "error" || finish === "other") throw new ModelFault("cut");
  if (given === 0) throw new ModelFault("unusable");
}

/** Requests one short answer. Throws what the SDK throws. */
export async function oneReply(
  { sdk, solver }: Connection,
  { prompt, way: mode, signal, fetch, pay }: Attempt & { prompt: Prompt; way: AnsweringMode },
): Promise<Reply> {
  const { text, totalUsage, providerMetadata } = await sentBy(fetch, () =>
    sdk.generateText({
      model: solver(mode.withProbabilities),
      instructions: prompt.system,
      prompt: prompt.user,
      ...(mode.isBounded && { maxOutputTokens: TOKENS_TO_THINK }),
      maxRetries: 0,
      abortSignal: signal,
    }),
  );
  pay(counted(totalUsage, { prompt, written: text }));
  const words = providerMetadata?.[SHARES_KEY]?.content ?? null;
  return { text, tokens: words as Reply["tokens"] };
}

/** One tiny call that only shows whether the server answers. */
export async function tryCall(
  { sdk, writer }: Connection,
  { signal, fetch }: Omit<Attempt, "pay">,
): Promise<void> {
  await sentBy(fetch, () =>
    sdk.generateText({
      model: writer,
      prompt: "Reply with the word yes.",
      maxOutputTokens: TOKENS_PER_ITEM,
      maxRetries: 0,
      abortSignal: signal,
    }),
  );
}

/** The server's token count, or an estimate where it sends none. */
function counted(usage: LanguageModelUsage | null, { prompt, written }: { prompt: Prompt; written: string }) {
  return {
    calls: 1,
    inputTokens: usage?.inputTokens ?? estimatedTokens(prompt.system + prompt.user),
    outputTokens: usage?.outputTokens ?? estimatedTokens(written),
  };
}
