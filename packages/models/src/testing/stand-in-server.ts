import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createHold } from "./hold.ts";
import { type Answer, type Call, FORMATS, type Format, type Refusal } from "./wire-formats.ts";
import { type AskedQuestion, answersFor, itemsFor } from "./written-answers.ts";

export { writeRandomGguf } from "./random-gguf.ts";
export { RECORDED, recordedPlan, recordingOf, replayed } from "./recorded-texts.ts";

/** Ways a server fails; each as real servers do it. */
export type Failure =
  /** Takes the call and never answers. */
  | "silent"
  /** Begins to answer and then says nothing more. */
  | "stalled"
  | "rate_limited"
  | "server_error"
  /** Ends the connection inside the second item. */
  | "cut"
  /** Says there that something went wrong, in the middle of an answer that began well. */
  | "stream_error"
  | "half_json"
  | "wrong_schema"
  /** Writes what it was asked for inside a fence of backticks, or after a sentence and before another. */
  | "fenced"
  | "talkative"
  | "refusal"
  | "empty"
  | "wrong_language"
  | "repeated"
  | "wrong_key"
  | "unknown_model"
  /** The account has nothing left to pay with. */
  | "no_credit"
  /** Understands no request, whatever is left out of it. */
  | "never_understands"
  /** Quotes that stand nowhere. */
  | "made_up_quotes"
  /** Refuses what it does not know: JSON schemas, probabilities. */
  | "plain_only"
  /** Refuses these, and JSON altogether, and a bound beyond what its model may write. */
  | "text_only"
  /** Of several questions, leaves out the answer to the last. */
  | "missing_letter"
  /** Answers further questions that nobody asked. */
  | "unasked_letters"
  /** Calls a second option right too, in each question. */
  | "two_right";

export interface StandInOptions {
  /** Before each answer. */
  readonly delayMs?: number;
  /** Waited for before each answer. */
  readonly until?: () => Promise<void>;
  /** Answers the oldest call only once so many are in hand, or when no other comes for so long. */
  readonly holds?: { readonly calls: number; readonly ms: number };
  /** How the n-th call (from 0) fails; undefined where it does not. */
  readonly fail?: (call: Call & { readonly index: number }) => Failure | undefined;
  /** Sends how likely the letters are, where the format has it. */
  readonly tellsShares?: boolean;
  /** The headers that say with `rate_limited` when to come again; none by default. */
  readonly retryHeaders?: () => Readonly<Record<string, string>>;
  /** Headers of an answer, such as those that tell limits. */
  readonly headers?: (call: Call) => Readonly<Record<string, string>>;
  /** What the model thinks before it answers, told in the format's own way. */
  readonly thoughts?: string;
  /** Changes what would be answered to a question: the letter of an option. */
  readonly letter?: (question: AskedQuestion, letter: string, call: Call) => string;
  /** What is answered, whatever would be; undefined where that is left to the stand-in. */
  readonly reply?: (call: Call) => string | undefined;
  /** Changes what would be written. */
  readonly items?: (call: Call, items: unknown[]) => unknown[];
}

/** A call as it came in, with what was answered in the end. */
export interface SeenCall extends Call {
  readonly at: number;
  readonly headers: IncomingMessage["headers"];
  /** As it was sent. */
  readonly body: string;
  status: number | null;
  /** Tokens, as it was told them. */
  usage: { readonly input: number; readonly output: number } | null;
  /** When it had been answered or given up; null while it is in hand. */
  until: number | null;
  /** How many were in hand when it was answered; only with `holds`. */
  besides: number | null;
}

export interface StandIn {
  /** The base URL for settings of this format. */
  baseUrl(format: Format): string;
  readonly calls: readonly SeenCall[];
  /** Most calls that were in hand at one time. */
  readonly mostAtOnce: number;
  /** Time spent on calls, of all of them together. */
  readonly busyMs: number;
  close(): Promise<void>;
}

const TOKEN_CHARS = 4;

/**
 * A language model's server over real HTTP, in the wire formats of chat completions, Anthropic messages and
 * Google's generateContent, streamed and whole. It writes by the rules of the embedded engine and answers by its
 * solver, so that what it gives is about the passage it was sent.
 */
export async function startStandIn(options: StandInOptions = {}): Promise<StandIn> {
  const calls: SeenCall[] = [];
  const hold = options.holds === undefined ? null : createHold(options.holds);
  const busy = { now: 0, most: 0, ms: 0 };
  const server = createServer(async (request, response) => {
    const startedAt = performance.now();
    busy.now += 1;
    busy.most = Math.max(busy.most, busy.now);
    let seen: SeenCall | undefined;
    response.on("close", () => {
      busy.now -= 1;
      busy.ms += performance.now() - startedAt;
      if (seen !== undefined) seen.until = performance.now();
    });
    if (request.method === "GET") return void response.end(JSON.stringify(listFor(request.url ?? "")));
    const format = FORMATS.find(({ path }) => path.test(request.url ?? ""));
    if (format === undefined) return void response.writeHead(404).end();
    const body = await textOf(request);
    const call = format.read(JSON.parse(body) as Record<string, unknown>, request.url ?? "");
    seen = {
      ...call,
      body,
      at: startedAt,
      until: null,
      headers: request.headers,
      status: null,
      usage: null,
      besides: null,
    };
    const index = calls.push(seen) - 1;
    const failure = options.fail?.({ ...call, index });
    if (hold !== null) seen.besides = await hold.wait();
    await answer({ response, seen, format }, failure, options);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: (name) => `http://127.0.0.1:${port}/${FORMATS.find((format) => format.name === name)?.base}`,
    calls,
    get mostAtOnce() {
      return busy.most;
    },
    get busyMs() {
      return busy.ms;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Its one model, as Ollama and as other programs list theirs. */
function listFor(url: string): object {
  if (url === "/api/tags") return { models: [{ name: "stand-in", size: 1_500_000_000 }] };
  return { data: [{ id: "stand-in", object: "model" }] };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

interface Exchange {
  readonly response: ServerResponse;
  readonly seen: SeenCall;
  readonly format: (typeof FORMATS)[number];
}

const STATUSES: Partial<Record<Failure, number>> = {
  rate_limited: 429,
  server_error: 503,
  wrong_key: 401,
  unknown_model: 404,
  no_credit: 402,
  never_understands: 400,
};
const REFUSALS: ReadonlySet<string> = new Set<Refusal>([
  "rate_limited",
  "wrong_key",
  "unknown_model",
  "no_credit",
]);
const BROKEN: ReadonlySet<Failure | undefined> = new Set(["cut", "stalled", "stream_error"]);
/** More than this a small model cannot write. */
const FEW_TOKENS = 4_096;

/** Whether a server that knows little understands the call. */
function isTooMuch(call: Call, format: Format, failure: Failure | undefined): boolean {
  const isRich = call.schema !== null || call.wantsShares;
  // Anthropic's always have a bound, which the SDK knows.
  const isLong = format !== "anthropic" && (call.maxTokens ?? 0) > FEW_TOKENS;
  if (failure === "text_only") return isRich || call.wantsJson || isLong;
  return failure === "plain_only" && isRich;
}

async function answer(
  exchange: Exchange,
  failure: Failure | undefined,
  options: StandInOptions,
): Promise<void> {
  const { response, seen, format } = exchange;
  if (failure === "silent") return;
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, options.delayMs ?? 0);
  await Promise.all([promise, options.until?.()]);
  const usual = isTooMuch(seen, format.name, failure) ? 400 : failure && STATUSES[failure];
  if (usual !== undefined) {
    const why = REFUSALS.has(failure ?? "") ? (failure as Refusal) : "other";
    const { status = usual, body } = format.refused(why, "Refused. Key: sk-secret-in-error");
    seen.status = status;
    const retry = failure === "rate_limited" ? options.retryHeaders?.() : {};
    response.writeHead(status, { "content-type": "application/json", ...retry });
    response.end(JSON.stringify(body));
    return;
  }
  seen.status = 200;
  const text = textFor(seen, failure, options);
  const isRefused = failure === "refusal";
  const shares = options.tellsShares === true && seen.wantsShares ? sharesOf(text) : null;
  const usage = { input: tokens(seen.prompt), output: tokens(text) };
  seen.usage = usage;
  if (!seen.isStreamed) {
    response.writeHead(200, { "content-type": "application/json", ...options.headers?.(seen) });
    const whole = format.whole(text, { usage, shares, isRefused, thoughts: options.thoughts });
    sendWhole(response, failure === "stalled" ? null : whole);
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream", ...options.headers?.(seen) });
  const isBroken = BROKEN.has(failure);
  const pieces = isBroken ? piecesOf(text.slice(0, cutAt(text))) : piecesOf(text);
  const told: Answer = { usage, shares, isRefused, thoughts: options.thoughts };
  for (const event of format.streamed(pieces, { ...told, isBroken, tool: seen.tool })) response.write(event);
  if (failure === "stream_error") response.write(format.streamedError("Overloaded. Key: sk-secret-in-error"));
  // What was written reaches the other side before the connection goes.
  if (failure === "cut") response.socket?.destroySoon();
  else if (failure !== "stalled") response.end();
}

/** Without a body it is begun and never ended. */
function sendWhole(response: ServerResponse, body: unknown): void {
  if (body === null) response.flushHeaders();
  else response.end(JSON.stringify(body));
}

function textFor(call: Call, failure: Failure | undefined, options: StandInOptions): string {
  const reply = options.reply?.(call);
  if (reply !== undefined) return reply;
  return call.kind === "write" ? written(call, failure, options) : said(call, failure, options);
}

function written(call: Call, failure: Failure | undefined, options: StandInOptions): string {
  if (failure === "empty") return "";
  if (failure === "refusal") return "I cannot help with this document.";
  const own = itemsFor(call, failure === "wrong_language" ? "ja" : null);
  const items = options.items?.(call, own) ?? own;
  if (failure === "wrong_schema")
    return JSON.stringify({ elements: items.map((item) => ({ question: item })) });
  if (failure === "repeated") return JSON.stringify({ elements: items.map(() => items[0]) });
  if (failure === "made_up_quotes")
    return JSON.stringify({
      elements: own.map((item) => ({ ...item, quote: `As everybody surely knows, ${item.quote}` })),
    });
  const json = JSON.stringify({ elements: items });
  if (failure === "fenced") return `\`\`\`json\n${json}\n\`\`\``;
  if (failure === "talkative")
    return `Sure, here's what you asked for [${items.length}]:\n${json}\nI hope it's "useful".`;
  return failure === "half_json" ? json.slice(0, cutAt(json)) : json;
}

function said(call: Call, failure: Failure | undefined, { letter }: StandInOptions): string {
  if (failure === "empty") return "";
  if (failure === "refusal") return "I cannot help with this document.";
  if (failure === "half_json" || failure === "wrong_schema") return "It depends.";
  const answers = answersFor(call).map(({ question, letter: own }) => letter?.(question, own, call) ?? own);
  if (answers.length === 0) return "yes";
  if (failure === "missing_letter" && answers.length > 1) answers.pop();
  if (failure === "unasked_letters") answers.push("A", "B");
  const asked = answersFor(call).map(({ question }) => question);
  return answers
    .map((one, i) => `${i + 1}=${failure === "two_right" ? withSecond(one, asked[i]) : one}`)
    .join(", ");
}

/** With the letter of another option in brackets: each time of the same one, wherever it stands. */
function withSecond(letter: string, { options }: AskedQuestion = { stem: "", options: [] }): string {
  const others = options.filter((_, i) => String.fromCharCode(65 + i) !== letter).toSorted();
  return `${letter}(${String.fromCharCode(65 + options.indexOf(others[0] ?? ""))})`;
}

/** In the middle of the second item, or of all there is. */
function cutAt(json: string): number {
  const second = json.indexOf('{"idea"', json.indexOf('{"idea"') + 1);
  return second < 0 ? Math.floor(json.length / 2) : second + 40;
}

function piecesOf(text: string): string[] {
  return text.match(/[\s\S]{1,60}/gu) ?? [];
}

function tokens(text: string): number {
  return Math.ceil(text.length / TOKEN_CHARS);
}

/** The letters of as many options as a question may have while it is written. */
const LETTERS = ["A", "B", "C", "D", "E", "F", "G"];

/** One token for each letter, and one for what is between two. */
function sharesOf(text: string) {
  return (text.match(/[A-G]|[^A-G]+/gu) ?? []).map((token) => {
    if (!LETTERS.includes(token)) return [{ token, logprob: 0 }];
    const others = LETTERS.filter((other) => other !== token);
    return [
      { token, logprob: Math.log(0.988) },
      ...others.map((other) => ({ token: other, logprob: Math.log(0.002) })),
    ];
  });
}
