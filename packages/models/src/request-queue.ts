import { createPrioritySemaphore } from "./priority-semaphore.ts";
import { dispatch, openLane } from "./transport.ts";
import type { OutgoingRequest } from "./transport-protocol.ts";

/**
 * Prepared requests in the sending thread, beside those under way. They let a slot be used again before the last
 * answer has been read. More of them would be sent in an outdated order.
 */
const PREPARED = 2;

/** A call that waits for a slot. */
export interface QueuedCall {
  /** The lowest rank is sent first. A rank of 0 or less means that somebody waits for the answer. */
  readonly rank: () => number;
  readonly signal: AbortSignal;
  /** Never uses the last slot. */
  readonly leavesOne?: boolean;
  /** Called right before the request is handed over, possibly more than once. May throw to cancel it. */
  beforeSend(): void;
  /** Called when the request is sent. */
  sent(): void;
  /** Called when the head of the answer has arrived. */
  answered(): void;
}

/**
 * The queue of requests to one server, with bounded concurrency. The sending thread holds the slots, so that a slot
 * is free before anybody has read the answer.
 */
export interface RequestQueue {
  enqueue(call: QueuedCall): QueuedRequest;
  /** Whether the head of any answer has arrived since `at`, in milliseconds of `performance.now()`. */
  hasAnsweredSince(at: number): boolean;
  /** Sends nothing for so many milliseconds. */
  pauseFor(ms: number): void;
}

export interface QueuedRequest {
  /** Sends the request when a slot is free. A successful answer frees the slot with its last byte. */
  readonly fetch: typeof fetch;
  /** Frees the slot after a failed answer, once its consequences are known. */
  leave(): void;
}

export function createRequestQueue(concurrency: number): RequestQueue {
  const lane = openLane(concurrency);
  const sendable = createPrioritySemaphore(concurrency + PREPARED);
  const allButOne = createPrioritySemaphore(Math.max(1, concurrency - 1));
  /** In milliseconds of `performance.now()`. */
  let pausedUntil = 0;
  let answeredAt = Number.NEGATIVE_INFINITY;

  return {
    enqueue(call) {
      const { rank, signal, sent, leavesOne = false } = call;
      const releases: (() => void)[] = [];
      const leave = () => {
        for (const release of releases.splice(0)) release();
      };
      const send: typeof fetch = async (input, init) => {
        const request = outgoing(input, init);
        if (leavesOne) releases.push(await allButOne.acquire(rank, signal));
        if (rank() > 0) releases.push(await sendable.acquire(rank, signal));
        for (;;) {
          await pause(pausedUntil - performance.now(), signal);
          call.beforeSend();
          const trip = dispatch({ request, lane, rank: rank() }, { signal, sent, ended: leave });
          releases.unshift(trip.leave);
          const answer = await trip.answer;
          if (answer === null) continue;
          answeredAt = performance.now();
          call.answered();
          return answer;
        }
      };
      return { fetch: send, leave };
    },
    hasAnsweredSince: (at) => answeredAt >= at,
    pauseFor(ms) {
      pausedUntil = Math.max(pausedUntil, performance.now() + ms);
    },
  };
}

/** The request that the SDK passes to `fetch`: JSON to an address. */
function outgoing(
  input: Parameters<typeof fetch>[0],
  { method = "POST", headers, body }: RequestInit = {},
): OutgoingRequest {
  if (typeof body !== "string") throw new TypeError("Only text is sent to a model's server.");
  return { url: String(input), method, headers: Object.fromEntries(new Headers(headers)), body };
}

/** Waits so many milliseconds. Throws the signal's reason when it aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}
