import type {
  LanguageModelV4FinishReason,
  LanguageModelV4GenerateResult,
  LanguageModelV4Prompt,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import { ModelFault } from "./faults.ts";
import { createItemReader } from "./item-reader.ts";
import { type Bill, estimatedTokens, type Meter } from "./meter.ts";
import { type Connection, SHARES_KEY } from "./model.ts";
import type { Prompt } from "./prompts.ts";
import type { ModelItem } from "./schema.ts";

/** One call: what is said, whose tokens they are, who may end it, and when it has its turn: the least first. */
export interface Ask {
  readonly prompt: Prompt;
  readonly meter: Meter;
  readonly signal: AbortSignal;
  readonly rank: () => number;
}

/** One attempt at it: bound by the call's time as well, and by what was set aside for it. */
export interface Attempt {
  readonly bound: AbortSignal;
  readonly bill: Bill;
}

/** A likely word of an answer, and the logarithm of its probability. */
export interface WordShare {
  readonly token: string;
  readonly logprob: number;
}

export interface Reply {
  readonly text: string;
  /** For each word of the answer the likeliest ones; null where the server does not tell. */
  readonly words: readonly { top_logprobs?: readonly WordShare[] }[] | null;
}

/** What an answer may be long, thinking aside included. */
const TOKENS_PER_ITEM = 900;
const TOKENS_TO_THINK = 6_000;

/** Streams one answer's items. What does not keep to the schema is left out; nothing at all is a fault. */
export async function* streamItems(
  { writer, itemsFormat }: Connection,
  { prompt, count, bound, bill }: Attempt & { prompt: Prompt; count: number },
): AsyncIterable<ModelItem> {
  const read = createItemReader();
  let failure: { error: unknown } | null = null;
  let end: Pick<LanguageModelV4GenerateResult, "finishReason" | "usage"> | null = null;
  let written = "";
  let given = 0;
  try {
    const { stream } = await writer.doStream({
      ...{ prompt: spoken(prompt), responseFormat: itemsFormat, abortSignal: bound },
      maxOutputTokens: TOKENS_TO_THINK + count * TOKENS_PER_ITEM,
    });
    for await (const part of stream) {
      if (part.type === "error") failure ??= { error: part.error };
      if (part.type === "finish") end = part;
      if (part.type !== "text-delta") continue;
      written += part.delta;
      for (const item of read(part.delta)) {
        given += 1;
        yield item;
      }
    }
    bound.throwIfAborted();
    if (failure !== null) throw failure.error;
    if (given < count) refuseEnd(end?.finishReason.unified ?? "interrupted", given);
  } finally {
    if (end !== null || written !== "") bill.pay(counted(end?.usage ?? null, { prompt, written }));
  }
}

/** An answer that ended as it should may hold fewer items than were asked for, but not none. */
function refuseEnd(finish: LanguageModelV4FinishReason["unified"], given: number): void {
  if (finish === "content-filter") throw new ModelFault("refused");
  if (finish === "error" || finish === "other" || finish === "interrupted") throw new ModelFault("cut");
  if (given === 0) throw new ModelFault("unusable");
}

/** One short answer; `withShares` asks how likely its words are. */
export async function oneReply(
  { solver }: Connection,
  { prompt, withShares, bound, bill }: Attempt & { prompt: Prompt; withShares: boolean },
): Promise<Reply> {
  const { content, usage, providerMetadata } = await solver(withShares).doGenerate({
    ...{ prompt: spoken(prompt), maxOutputTokens: TOKENS_TO_THINK, abortSignal: bound },
  });
  const text = content.map((part) => (part.type === "text" ? part.text : "")).join("");
  bill.pay(counted(usage, { prompt, written: text }));
  const words = providerMetadata?.[SHARES_KEY]?.content ?? null;
  return { text, words: words as Reply["words"] };
}

/** One tiny call that only shows whether there is an answer. */
export async function tryCall({ writer }: Connection, abortSignal: AbortSignal): Promise<void> {
  const content = [{ type: "text" as const, text: "Reply with the word yes." }];
  await writer.doGenerate({
    prompt: [{ role: "user", content }],
    ...{ maxOutputTokens: TOKENS_PER_ITEM, abortSignal },
  });
}

function spoken({ system, user }: Prompt): LanguageModelV4Prompt {
  return [
    { role: "system", content: system },
    { role: "user", content: [{ type: "text", text: user }] },
  ];
}

/** The server's own count, or an estimate where it gives none. */
function counted(
  usage: LanguageModelV4Usage | null,
  { prompt, written }: { prompt: Prompt; written: string },
) {
  return {
    calls: 1,
    inputTokens: usage?.inputTokens.total ?? estimatedTokens(prompt.system + prompt.user),
    outputTokens: usage?.outputTokens.total ?? estimatedTokens(written),
  };
}
