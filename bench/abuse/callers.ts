import { request } from "node:http";

/** A caller with an address of its own: the server trusts the benchmark as it would a proxy. */
export interface Visitor {
  readonly url: string;
  readonly address: string;
  readonly token?: string;
}

export interface Answer {
  readonly status: number;
  /** Error code of a refusal; "" for a success, and if no answer came. */
  readonly code: string;
  readonly body: Record<string, unknown>;
}

export function headersOf({ address, token }: Visitor): Record<string, string> {
  return { "x-forwarded-for": address, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
}

/** One call; a broken connection counts as status 0. */
export async function call(
  visitor: Visitor,
  method: string,
  path: string,
  body?: string | FormData,
): Promise<Answer> {
  const isJson = typeof body === "string";
  try {
    const answer = await fetch(visitor.url + path, {
      method,
      headers: { ...headersOf(visitor), ...(isJson && { "content-type": "application/json" }) },
      ...(body !== undefined && { body }),
    });
    const told = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
    return { status: answer.status, code: answer.ok ? "" : String(told.code ?? ""), body: told };
  } catch {
    return { status: 0, code: "", body: {} };
  }
}

/** A new account, opened from this address. */
export async function openAccountAt(url: string, address: string, email: string): Promise<Visitor> {
  const body = JSON.stringify({ email, password: "Bench-mark-1" });
  const { body: session } = await call({ url, address }, "POST", "/api/auth/register", body);
  return { url, address, token: String(session.accessToken) };
}

/** Number of answers by result: "401 INVALID_CREDENTIALS" → 60. */
export type Tally = Map<string, number>;

export function count(tally: Tally, what: string, times = 1): void {
  tally.set(what, (tally.get(what) ?? 0) + times);
}

export function countAnswer(tally: Tally, { status, code }: Pick<Answer, "status" | "code">): void {
  count(tally, status === 0 ? "dropped" : `${status} ${code}`.trim());
}

/** Runs tasks, no more than `width` at a time. */
export async function inTurns(tasks: readonly (() => Promise<void>)[], width: number): Promise<void> {
  const waiting = [...tasks];
  const worker = async () => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) await task();
  };
  await Promise.all(Array.from({ length: width }, worker));
}

/** A call whose body comes one byte at a time; returns after how many ms the server closed it, null if it never did. */
export function sendSlowly(
  visitor: Visitor,
  target: { path: string; type: string; forMs: number },
): Promise<number | null> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const slow = request(visitor.url + target.path, {
      method: "POST",
      agent: false,
      headers: { ...headersOf(visitor), "content-type": target.type, "content-length": "60000" },
    });
    const drip = setInterval(() => slow.write(" "), 500);
    const end = (ms: number | null) => {
      clearInterval(drip);
      clearTimeout(patience);
      slow.destroy();
      resolve(ms);
    };
    const patience = setTimeout(() => end(null), target.forMs);
    slow.on("error", () => end(performance.now() - startedAt));
    slow.on("response", () => end(performance.now() - startedAt));
    slow.flushHeaders();
  });
}
