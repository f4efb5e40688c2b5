import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { PageRelay, PageReply, PageRequest } from "@quizmill/models";

/** How the calls of a browser's model leave an engine thread: by a port of each session. */

/** From the thread: a call, or that nobody waits for it any more. */
type Asked = { readonly call: number; readonly request: PageRequest | null };
type Told = { readonly call: number; readonly reply: PageReply };

/** The port to give to a thread. After `close` no call is handed to the relay, and those under way are aborted. */
export function serveRelay(relay: PageRelay): { readonly port: MessagePort; close(): void } {
  const { port1, port2 } = new MessageChannel();
  const closed = new AbortController();
  const calls = new Map<number, AbortController>();
  const serve = async (call: number, request: PageRequest) => {
    const left = new AbortController();
    calls.set(call, left);
    const signal = AbortSignal.any([left.signal, closed.signal]);
    // A fault of the database is one of the way, not of the text.
    const reply = await relay(request, signal).catch((): PageReply => ({ fault: "failed" }));
    calls.delete(call);
    if (!signal.aborted) port1.postMessage({ call, reply } satisfies Told);
  };
  port1.on("message", ({ call, request }: Asked) => {
    if (request === null) calls.get(call)?.abort();
    else void serve(call, request);
  });
  const close = () => {
    closed.abort();
    port1.close();
  };
  return { port: port2, close };
}

/** Inside the thread: hands calls to whoever serves the port. */
export function relayThrough(port: MessagePort): PageRelay {
  const waiting = new Map<number, (reply: PageReply) => void>();
  let calls = 0;
  port.on("message", ({ call, reply }: Told) => waiting.get(call)?.(reply));
  return async (request, signal) => {
    const call = ++calls;
    const { promise, resolve, reject } = Promise.withResolvers<PageReply>();
    const leave = () => {
      port.postMessage({ call, request: null } satisfies Asked);
      reject(signal.reason);
    };
    signal.throwIfAborted();
    signal.addEventListener("abort", leave, { once: true });
    waiting.set(call, resolve);
    port.postMessage({ call, request } satisfies Asked);
    return promise.finally(() => {
      waiting.delete(call);
      signal.removeEventListener("abort", leave);
    });
  };
}
