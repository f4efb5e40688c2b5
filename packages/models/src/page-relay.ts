import type { BrowserModelAnswer, BrowserModelRequest } from "@quizmill/contract";
import { ModelFault } from "./faults.ts";
import type { LlmSettings } from "./settings.ts";

/** What a page is asked of one call. */
export type PageRequest = Pick<BrowserModelRequest, "system" | "user" | "schema" | "maxTokens">;
/** What it answers. */
export type PageReply = Exclude<BrowserModelAnswer, { isWorking: true }>;
/** Hands a request to a page, however long that takes. Throws the signal's reason when it aborts. */
export type PageRelay = (request: PageRequest, signal: AbortSignal) => Promise<PageReply>;

const HOUR_MS = 60 * 60_000;

/** The model of the browser of whoever uploaded. Whether a page is there is for the relay to know: nothing times out. */
export const BROWSER_SETTINGS = {
  provider: "browser",
  model: "browser",
  concurrency: 1,
  form: "short",
  timing: { answerMs: HOUR_MS, callMs: HOUR_MS, passageMs: 6 * HOUR_MS },
} as const satisfies LlmSettings;

interface ChatBody {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly stream?: boolean;
  readonly response_format?: { readonly json_schema?: { readonly schema?: PageRequest["schema"] } };
  readonly max_tokens?: number;
}

/** A `fetch` that speaks the chat protocol and sends to a page. */
export function sendToPage(relay: PageRelay): typeof fetch {
  return async (_address, init) => {
    const body = JSON.parse(String(init?.body)) as ChatBody;
    const signal = init?.signal ?? new AbortController().signal;
    const reply = await relay(toRequest(body), signal);
    if ("fault" in reply) throw faultOf(reply.fault);
    return chatAnswer(reply.text, body.stream === true);
  };
}

function toRequest({ messages, response_format: format, max_tokens: maxTokens }: ChatBody): PageRequest {
  const [system, user] = ["system", "user"].map((role) =>
    messages.flatMap((message) => (message.role === role ? [textOf(message.content)] : [])).join("\n\n"),
  ) as [string, string];
  return { system, user, schema: format?.json_schema?.schema ?? null, maxTokens: maxTokens ?? null };
}

function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  return (content as { text?: string }[]).map(({ text = "" }) => text).join("");
}

function faultOf(fault: (PageReply & { fault: string })["fault"]): ModelFault {
  if (fault === "no_schema") return new ModelFault("rejected");
  if (fault === "unsupported") return new ModelFault("access");
  if (fault === "too_long" || fault === "refused") return new ModelFault("refused");
  return new ModelFault("server");
}

function chatAnswer(content: string, isStream: boolean): Response {
  const said = { role: "assistant", content };
  const choice = { index: 0, finish_reason: "stop", [isStream ? "delta" : "message"]: said };
  const json = JSON.stringify({ choices: [choice] });
  if (!isStream) return new Response(json, { headers: { "content-type": "application/json" } });
  return new Response(`data: ${json}\n\ndata: [DONE]\n\n`, {
    headers: { "content-type": "text/event-stream" },
  });
}
