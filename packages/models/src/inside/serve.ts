import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { constants, setPriority } from "node:os";
import { text } from "node:stream/consumers";
import { type LoadedModel, loadInside } from "./llama.ts";

/**
 * The process that runs a model: it answers requests of the chat completions API on a loopback port, one at a time,
 * to whoever knows its token. It ends with the process that started it.
 */

interface StartOrder {
  readonly file: string;
  readonly runtime: string;
  readonly contextTokens: number;
  readonly token: string;
  /** After so long without a request the process ends. */
  readonly idleMs: number;
}

interface ChatRequest {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly stream?: boolean;
  readonly max_tokens?: number;
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly schema: object } };
}

const BODY_MAX_CHARS = 1_000_000;
/** Of the context, for an answer whose length is not bounded. */
const ANSWER_SHARE = 0.5;

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on("disconnect", () => process.exit(0));

process.once("message", async (order: StartOrder) => {
  try {
    const loaded = await loadInside(order.runtime, order.file, order.contextTokens);
    const port = await listen(loaded, order);
    process.send?.({ port });
  } catch (error) {
    process.send?.({ fault: error instanceof Error ? error.name : "unknown" });
    process.exit(1);
  }
});

async function listen(loaded: LoadedModel, order: StartOrder): Promise<number> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const idle = setTimeout(() => {
    if (waiting === 0) process.exit(0);
    idle.refresh();
  }, order.idleMs);
  const server = createServer((request, response) => {
    const isKnown = request.headers.authorization === `Bearer ${order.token}`;
    if (!isKnown || request.method !== "POST") return void response.writeHead(isKnown ? 404 : 401).end();
    waiting += 1;
    // One sequence: the next request waits, and finds what both begin with in the context.
    last = last
      .then(() => answer(request, response, { loaded, order }))
      .catch(() => response.destroy())
      .finally(() => {
        waiting -= 1;
        idle.refresh();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

interface Serving {
  readonly loaded: LoadedModel;
  readonly order: StartOrder;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { loaded, order }: Serving,
): Promise<void> {
  const body = await text(request);
  if (response.destroyed) return;
  const asked = body.length > BODY_MAX_CHARS ? null : (JSON.parse(body) as ChatRequest);
  const said = (role: string) =>
    asked?.messages
      .filter((message) => message.role === role)
      .map(({ content }) => content)
      .join("\n") ?? "";
  const promptTokens = loaded.model.tokenize(said("system") + said("user")).length;
  if (asked === null || promptTokens > order.contextTokens * (1 - ANSWER_SHARE / 2)) {
    response.writeHead(400, { "content-type": "application/json" });
    response.end(
      JSON.stringify({ error: { message: "The request is longer than the context.", code: null } }),
    );
    return;
  }
  const gone = new AbortController();
  response.on("close", () => gone.abort(new DOMException("Nobody waits.", "AbortError")));
  const before = loaded.sequence.tokenMeter.getState();
  const session = new loaded.ChatSession({
    contextSequence: loaded.sequence,
    systemPrompt: said("system"),
    autoDisposeSequence: false,
  });
  if (asked.stream === true) response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (more: object) =>
    response.write(`data: ${JSON.stringify({ object: "chat.completion.chunk", ...more })}\n\n`);
  const most = Math.floor(order.contextTokens * ANSWER_SHARE);
  try {
    const { responseText, stopReason } = await session.promptWithMeta(said("user"), {
      maxTokens: Math.min(asked.max_tokens ?? most, most),
      signal: gone.signal,
      temperature: 0.6,
      budgets: { thoughtTokens: 0 },
      grammar: await grammarFor(asked, loaded),
      onTextChunk: (content: string) => {
        if (asked.stream === true) send({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
      },
    });
    const after = loaded.sequence.tokenMeter.getState();
    const [prompt, completion] = [
      after.usedInputTokens - before.usedInputTokens,
      after.usedOutputTokens - before.usedOutputTokens,
    ];
    const usage = { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion };
    const finish = stopReason === "maxTokens" ? "length" : "stop";
    if (asked.stream === true) {
      send({ choices: [{ index: 0, delta: {}, finish_reason: finish }] });
      send({ choices: [], usage });
      response.end("data: [DONE]\n\n");
      return;
    }
    response.writeHead(200, { "content-type": "application/json" });
    const message = { role: "assistant", content: responseText };
    response.end(
      JSON.stringify({
        object: "chat.completion",
        choices: [{ index: 0, message, finish_reason: finish }],
        usage,
      }),
    );
  } finally {
    session.dispose({ disposeSequence: false });
  }
}

async function grammarFor(
  { response_format: format }: ChatRequest,
  { llama }: LoadedModel,
): Promise<object | undefined> {
  if (format?.json_schema !== undefined) return llama.createGrammarForJsonSchema(format.json_schema.schema);
  return format?.type === "json_object" ? llama.getGrammarFor("json") : undefined;
}
