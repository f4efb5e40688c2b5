/** A call in the words all formats share. */
export interface Call {
  readonly kind: "write" | "solve" | "check";
  readonly model: string;
  readonly system: string;
  /** All that was said, the fixed part included. */
  readonly prompt: string;
  readonly isStreamed: boolean;
  readonly hasSchema: boolean;
  readonly wantsShares: boolean;
  /** The answer is to be what a tool is called with: so are models asked that know no JSON schemas. */
  readonly usesTool?: boolean;
}

interface Answer {
  readonly usage: { readonly input: number; readonly output: number };
  readonly shares: readonly { readonly token: string; readonly logprob: number }[] | null;
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
    answer: Answer & { readonly isBroken: boolean; readonly usesTool: boolean },
  ): Iterable<string>;
  error(message: string): unknown;
  /** How it is told in the middle of a stream that no more will come. */
  streamedError(message: string): string;
}
export type Format = WireFormat["name"];

function kindOf(system: string, prompt: string): Call["kind"] {
  if (!prompt.includes("Marker:")) return "check";
  return /letter of that option/u.test(system) ? "solve" : "write";
}

function called(parts: { system: string; user: string } & Omit<Call, "kind" | "prompt">): Call {
  const { user, ...call } = parts;
  return { ...call, kind: kindOf(call.system, user), prompt: `${call.system}\n${user}` };
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
    const format = body.response_format as { type?: string } | undefined;
    return called({
      ...{ model: String(body.model), system: of("system"), user: of("user") },
      isStreamed: body.stream === true,
      hasSchema: format?.type === "json_schema",
      wantsShares: body.logprobs === true,
    });
  },
  whole(text, { usage, shares, isRefused }) {
    const message = isRefused ? { content: null, refusal: text } : { content: text };
    return {
      ...{ id: "stand-in", object: "chat.completion", created: 0, model: "stand-in" },
      choices: [
        {
          ...{ index: 0, finish_reason: "stop", message: { role: "assistant", ...message } },
          ...(shares && { logprobs: { content: [{ ...shares[0], top_logprobs: shares }] } }),
        },
      ],
      usage: chatUsage(usage),
    };
  },
  *streamed(pieces, { usage, isRefused, isBroken }) {
    const chunk = (more: object) =>
      event({ id: "stand-in", object: "chat.completion.chunk", created: 0, model: "stand-in", ...more });
    const field = isRefused ? "refusal" : "content";
    for (const piece of pieces)
      yield chunk({
        choices: [{ index: 0, delta: { role: "assistant", [field]: piece }, finish_reason: null }],
      });
    if (isBroken) return;
    yield chunk({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
    yield chunk({ choices: [], usage: chatUsage(usage) });
    yield "data: [DONE]\n\n";
  },
  error: (message) => ({ error: { message, type: "error", code: null } }),
  streamedError: (message) => event({ error: { message, type: "server_error", code: null } }),
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
    return called({
      ...{ model: String(body.model), system: textIn(body.system) },
      user: messages.map(({ content }) => textIn(content)).join("\n"),
      isStreamed: body.stream === true,
      hasSchema: body.tools !== undefined || body.output_config !== undefined,
      usesTool: body.tools !== undefined,
      wantsShares: false,
    });
  },
  whole: (text, { usage, isRefused }) => ({
    ...{ id: "stand-in", type: "message", role: "assistant", model: "stand-in", stop_sequence: null },
    content: [{ type: "text", text }],
    stop_reason: isRefused ? "refusal" : "end_turn",
    usage: { input_tokens: usage.input, output_tokens: usage.output },
  }),
  *streamed(pieces, { usage, isRefused, isBroken, usesTool }) {
    const message = {
      ...{ id: "stand-in", type: "message", role: "assistant", model: "stand-in", content: [] },
      ...{ stop_reason: null, stop_sequence: null, usage: { input_tokens: usage.input, output_tokens: 0 } },
    };
    yield event({ type: "message_start", message }, "message_start");
    const tool = { type: "tool_use", id: "toolu_stand-in", name: "json", input: {} };
    const calls = usesTool && !isRefused;
    const block = calls ? tool : { type: "text", text: "" };
    yield event({ type: "content_block_start", index: 0, content_block: block }, "content_block_start");
    for (const text of pieces) {
      const delta = calls ? { type: "input_json_delta", partial_json: text } : { type: "text_delta", text };
      yield event({ type: "content_block_delta", index: 0, delta }, "content_block_delta");
    }
    if (isBroken) return;
    yield event({ type: "content_block_stop", index: 0 }, "content_block_stop");
    const ended = calls ? "tool_use" : "end_turn";
    const delta = { stop_reason: isRefused ? "refusal" : ended, stop_sequence: null };
    yield event({ type: "message_delta", delta, usage: { output_tokens: usage.output } }, "message_delta");
    yield event({ type: "message_stop" }, "message_stop");
  },
  error: (message) => ({ type: "error", error: { type: "error", message } }),
  streamedError: (message) => event({ type: "error", error: { type: "overloaded_error", message } }, "error"),
};

const google: WireFormat = {
  name: "google",
  base: "google",
  path: /\/google\/models\/[^/]+:(?:streamG|g)enerateContent/u,
  read(body, url) {
    const contents = body.contents as { parts: unknown }[];
    const system = body.systemInstruction as { parts?: unknown } | undefined;
    const config = body.generationConfig as { responseSchema?: unknown } | undefined;
    return called({
      model: /models\/([^:]+):/u.exec(url)?.[1] ?? "",
      system: textIn(system?.parts),
      user: contents.map(({ parts }) => textIn(parts)).join("\n"),
      isStreamed: url.includes(":streamGenerateContent"),
      hasSchema: config?.responseSchema !== undefined,
      wantsShares: false,
    });
  },
  whole: (text, answer) => generated(text, answer, true),
  *streamed(pieces, answer) {
    for (const piece of pieces) yield event(generated(piece, answer, false));
    if (!answer.isBroken) yield event(generated("", answer, true));
  },
  error: (message) => ({ error: { code: 400, message, status: "ERROR" } }),
  streamedError: (message) => event({ error: { code: 503, message, status: "UNAVAILABLE" } }),
};

function generated(text: string, { usage, isRefused }: Answer, isEnd: boolean) {
  const finishReason = isRefused ? "SAFETY" : "STOP";
  return {
    candidates: [{ index: 0, content: { role: "model", parts: [{ text }] }, ...(isEnd && { finishReason }) }],
    usageMetadata: {
      ...{ promptTokenCount: usage.input, candidatesTokenCount: usage.output },
      totalTokenCount: usage.input + usage.output,
    },
  };
}

export const FORMATS: readonly WireFormat[] = [chat, anthropic, google];
