/** A call in the words all formats share. */
export interface Call {
  readonly kind: "write" | "solve" | "check";
  readonly model: string;
  readonly system: string;
  /** All that was said, the fixed part included. */
  readonly prompt: string;
  readonly isStreamed: boolean;
  /** How the answer is to look, where that is told: by a schema, of the answer or of a tool that is to be called with it. */
  readonly schema: object | null;
  /** It is to be JSON, whatever it holds. */
  readonly wantsJson: boolean;
  readonly wantsShares: boolean;
  /** What it may be long, in tokens. */
  readonly maxTokens: number | null;
  /** The tool that the answer is to be what it is called with: so are models asked that know no JSON schemas. */
  readonly tool?: string | undefined;
}

export interface Answer {
  /** What the model thought before it. */
  readonly thoughts?: string | undefined;
  readonly usage: { readonly input: number; readonly output: number };
  /** For each of its tokens, the likeliest ones in its place. */
  readonly shares: readonly (readonly { readonly token: string; readonly logprob: number }[])[] | null;
  readonly isRefused: boolean;
}

/** One protocol, both ways. */
interface WireFormat {
  readonly name: "chat" | "anthropic" | "google";
  readonly base: string;
  readonly path: RegExp;
  read(body: Record<string, unknown>, url: string): Call;
  whole(text: string, answer: Answer): unknown;
  /** Server-sent events; without their ending where the stream is broken. */
  streamed(
    pieces: readonly string[],
    answer: Answer & { readonly isBroken: boolean; readonly tool?: string | undefined },
  ): Iterable<string>;
  /** The body of a refusal, as this format tells that kind of it, and where it has a status of its own for that. */
  refused(why: Refusal, message: string): { readonly status?: number; readonly body: unknown };
  /** How it is told in the middle of a stream that no more will come. */
  streamedError(message: string): string;
}
export type Format = WireFormat["name"];

/** Why a call is refused, as far as formats tell that in ways of their own. */
export type Refusal = "rate_limited" | "wrong_key" | "unknown_model" | "no_credit" | "other";

function kindOf(prompt: string): Call["kind"] {
  const task = /^Task: (write|answer)/mu.exec(prompt)?.[1];
  return task === undefined ? "check" : KINDS[task as keyof typeof KINDS];
}

const KINDS = { write: "write", answer: "solve" } as const;

function called(parts: { system: string; user: string } & Omit<Call, "kind" | "prompt">): Call {
  const { user, ...call } = parts;
  return { ...call, kind: kindOf(user), prompt: `${call.system}\n${user}` };
}

/** Texts of a message, whether they come as one string or in parts. */
function textIn(content: unknown): string {
  if (typeof content === "string") return content;
  if (Array.isArray(content)) return content.map((part: { text?: string }) => part.text ?? "").join("");
  return "";
}

const event = (data: unknown, name?: string) =>
  `${name === undefined ? "" : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;

const chat: WireFormat = {
  name: "chat",
  base: "v1",
  path: /\/v1\/chat\/completions$/u,
  read(body) {
    const messages = body.messages as { role: string; content: unknown }[];
    const of = (role: string) =>
      messages
        .filter((message) => message.role === role)
        .map(({ content }) => textIn(content))
        .join("\n");
    const format = body.response_format as { type?: string; json_schema?: { schema?: object } } | undefined;
    return called({
      model: String(body.model),
      system: of("system"),
      user: of("user"),
      isStreamed: body.stream === true,
      schema: format?.json_schema?.schema ?? null,
      wantsJson: format !== undefined,
      wantsShares: body.logprobs === true,
      maxTokens: Number(body.max_tokens ?? body.max_completion_tokens ?? 0) || null,
    });
  },
  whole(text, { usage, shares, isRefused, thoughts }) {
    const said = isRefused ? { content: null, refusal: text } : { content: text };
    const message = { ...said, ...(thoughts && { reasoning_content: thoughts }) };
    return {
      id: "stand-in",
      object: "chat.completion",
      created: 0,
      model: "stand-in",
      choices: [
        {
          index: 0,
          finish_reason: "stop",
          message: { role: "assistant", ...message },
          ...(shares && {
            logprobs: { content: shares.map((likely) => ({ ...likely[0], top_logprobs: likely })) },
          }),
        },
      ],
      usage: chatUsage(usage),
    };
  },
  *streamed(pieces, { usage, isRefused, isBroken, thoughts }) {
    const chunk = (more: object) =>
      event({ id: "stand-in", object: "chat.completion.chunk", created: 0, model: "stand-in", ...more });
    const delta = (field: string, piece: string) =>
      chunk({ choices: [{ index: 0, delta: { role: "assistant", [field]: piece }, finish_reason: null }] });
    if (thoughts) yield delta("reasoning_content", thoughts);
    for (const piece of pieces) yield delta(isRefused ? "refusal" : "content", piece);
    if (isBroken) return;
    yield chunk({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
    yield chunk({ choices: [], usage: chatUsage(usage) });
    yield "data: [DONE]\n\n";
  },
  refused: (why, message) => ({
    ...(why === "no_credit" && { status: 429 }),
    body: { error: { message, type: "error", code: CHAT_CODES[why] ?? null } },
  }),
  streamedError: (message) => event({ error: { message, type: "server_error", code: null } }),
};

const CHAT_CODES: Partial<Record<Refusal, string>> = {
  rate_limited: "rate_limit_exceeded",
  wrong_key: "invalid_api_key",
  unknown_model: "model_not_found",
  no_credit: "insufficient_quota",
};

function chatUsage({ input, output }: Answer["usage"]) {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}

const anthropic: WireFormat = {
  name: "anthropic",
  base: "anthropic",
  path: /\/anthropic\/messages$/u,
  read(body) {
    const messages = body.messages as { content: unknown }[];
    const {
      tools,
      tool_choice: choice,
      output_config: output,
      max_tokens: maxTokens,
    } = body as AnthropicBody;
    const tool = tools?.find(({ name }) => choice?.type === "any" || choice?.name === name);
    return called({
      model: String(body.model),
      system: textIn(body.system),
      user: messages.map(({ content }) => textIn(content)).join("\n"),
      isStreamed: body.stream === true,
      schema: tool?.input_schema ?? (output?.format?.type === "json_schema" ? output.format.schema : null),
      tool: tool?.name,
      wantsJson: tool !== undefined || output !== undefined,
      wantsShares: false,
      maxTokens: maxTokens ?? null,
    });
  },
  whole: (text, { usage, isRefused, thoughts }) => ({
    id: "stand-in",
    type: "message",
    role: "assistant",
    model: "stand-in",
    stop_sequence: null,
    content: [
      ...(thoughts ? [{ type: "thinking", thinking: thoughts, signature: "stand-in" }] : []),
      { type: "text", text },
    ],
    stop_reason: isRefused ? "refusal" : "end_turn",
    usage: { input_tokens: usage.input, output_tokens: usage.output },
  }),
  *streamed(pieces, { usage, isRefused, isBroken, tool: called, thoughts }) {
    const message = {
      id: "stand-in",
      type: "message",
      role: "assistant",
      model: "stand-in",
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: usage.input, output_tokens: 0 },
    };
    yield event({ type: "message_start", message }, "message_start");
    yield event({ type: "ping" }, "ping");
    const start = (index: number, block: object) =>
      event({ type: "content_block_start", index, content_block: block }, "content_block_start");
    const part = (index: number, delta: object) =>
      event({ type: "content_block_delta", index, delta }, "content_block_delta");
    const stop = (index: number) => event({ type: "content_block_stop", index }, "content_block_stop");
    if (thoughts) {
      yield start(0, { type: "thinking", thinking: "", signature: "" });
      yield part(0, { type: "thinking_delta", thinking: thoughts });
      yield part(0, { type: "signature_delta", signature: "stand-in" });
      yield stop(0);
    }
    const at = thoughts ? 1 : 0;
    const tool = { type: "tool_use", id: "toolu_stand-in", name: called, input: {} };
    const calls = called !== undefined && !isRefused;
    yield start(at, calls ? tool : { type: "text", text: "" });
    for (const text of pieces)
      yield part(at, calls ? { type: "input_json_delta", partial_json: text } : { type: "text_delta", text });
    if (isBroken) return;
    yield stop(at);
    const ended = calls ? "tool_use" : "end_turn";
    const delta = { stop_reason: isRefused ? "refusal" : ended, stop_sequence: null };
    yield event({ type: "message_delta", delta, usage: { output_tokens: usage.output } }, "message_delta");
    yield event({ type: "message_stop" }, "message_stop");
  },
  refused: (why, message) => ({
    ...(why === "no_credit" && { status: 400 }),
    body: {
      type: "error",
      error: {
        type: ANTHROPIC_TYPES[why] ?? "invalid_request_error",
        message: why === "no_credit" ? `Your credit balance is too low. ${message}` : message,
      },
    },
  }),
  streamedError: (message) => event({ type: "error", error: { type: "overloaded_error", message } }, "error"),
};

interface AnthropicBody {
  readonly tools?: readonly { readonly name: string; readonly input_schema: object }[];
  readonly tool_choice?: { readonly type: string; readonly name?: string };
  readonly output_config?: { readonly format?: { readonly type: string; readonly schema: object } };
  readonly max_tokens?: number;
}

const ANTHROPIC_TYPES: Partial<Record<Refusal, string>> = {
  rate_limited: "rate_limit_error",
  wrong_key: "authentication_error",
  unknown_model: "not_found_error",
};

const google: WireFormat = {
  name: "google",
  base: "google",
  path: /\/google\/models\/[^/]+:(?:streamG|g)enerateContent/u,
  read(body, url) {
    const contents = body.contents as { parts: unknown }[];
    const system = body.systemInstruction as { parts?: unknown } | undefined;
    const { responseJsonSchema, responseMimeType, maxOutputTokens } = (body.generationConfig ??
      {}) as GoogleConfig;
    const wantsJson = responseMimeType === "application/json";
    return called({
      model: /models\/([^:]+):/u.exec(url)?.[1] ?? "",
      system: textIn(system?.parts),
      user: contents.map(({ parts }) => textIn(parts)).join("\n"),
      isStreamed: url.includes(":streamGenerateContent"),
      schema: (wantsJson && responseJsonSchema) || null,
      wantsJson,
      wantsShares: false,
      maxTokens: maxOutputTokens ?? null,
    });
  },
  whole: (text, answer) => generated(text, answer, true),
  *streamed(pieces, answer) {
    const { thoughts, isRefused, usage } = answer;
    // What is refused for what was asked has no candidate at all.
    if (isRefused)
      return yield event({ promptFeedback: { blockReason: "SAFETY" }, usageMetadata: googleUsage(usage) });
    if (thoughts) yield event(generated(thoughts, answer, false, { thought: true }));
    for (const piece of pieces) yield event(generated(piece, answer, false));
    if (!answer.isBroken) yield event(generated("", answer, true));
  },
  refused: (why, message) => {
    const details = GOOGLE_DETAILS[why];
    const status = why === "wrong_key" ? 400 : undefined;
    return {
      ...(status !== undefined && { status }),
      body: {
        error: { code: status ?? 0, message, status: "ERROR", ...(details && { details: [details] }) },
      },
    };
  },
  streamedError: (message) => event({ error: { code: 503, message, status: "UNAVAILABLE" } }),
};

interface GoogleConfig {
  readonly responseJsonSchema?: object;
  readonly responseMimeType?: string;
  readonly maxOutputTokens?: number;
}

/** It tells a wrong key as a bad request, and how long to wait in no header. */
const GOOGLE_DETAILS: Partial<Record<Refusal, object>> = {
  wrong_key: { "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "API_KEY_INVALID" },
  rate_limited: { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "0.2s" },
};

function generated(text: string, { usage, isRefused }: Answer, isEnd: boolean, how: object = {}) {
  const finishReason = isRefused ? "SAFETY" : "STOP";
  const content = { role: "model", parts: [{ text, ...how }] };
  return {
    candidates: [{ index: 0, content, ...(isEnd && { finishReason }) }],
    usageMetadata: googleUsage(usage),
  };
}

/** What was thought is counted apart from what was said. */
function googleUsage({ input, output }: Answer["usage"]) {
  const thoughtsTokenCount = Math.floor(output / 4);
  return {
    promptTokenCount: input,
    candidatesTokenCount: output - thoughtsTokenCount,
    thoughtsTokenCount,
    totalTokenCount: input + output,
  };
}

export const FORMATS: readonly WireFormat[] = [chat, anthropic, google];
