import { createPrioritySemaphore } from "./priority-semaphore.ts";
import { dispatch, openLane } from "./transport.ts";
import type { OutgoingRequest } from "./transport-protocol.ts";

/**
 * Calls that lie ready where they leave, beside those under way: there a turn is used again while those who would
 * send the next one are still reading. More would go in an order that is no longer the best.
 */
const PREPARED = 2;

/** A call that waits for its turn. */
export interface QueuedCall {
  /** Of those that wait the least goes next; somebody waits for those that are not above 0. */
  readonly rank: () => number;
  readonly signal: AbortSignal;
  /** Never takes the last turn. */
  readonly leavesOne?: boolean;
  /** It is about to be made ready to go: the last moment to refuse it, by throwing. May be called again. */
  beforeSend(): void;
  /** Its turn has come. */
  sent(): void;
  /** The head of its answer has come. */
  answered(): void;
}

/**
 * The way to a server, for so many calls at a time. It lies where requests leave, so that those that wait are
 * ready to go, and nobody's reading of an answer keeps the next one waiting.
 */
export interface RequestQueue {
  enqueue(call: QueuedCall): QueuedRequest;
  /** Whether the head of any answer has come since then, by the clock of the process. */
  hasAnsweredSince(at: number): boolean;
  /** Nothing is sent in the next so many milliseconds. */
  pauseFor(ms: number): void;
}

export interface QueuedRequest {
  /** Goes when its turn comes, and gives it on with the last byte of a good answer. */
  readonly fetch: typeof fetch;
  /** Gives the turn on, where that has not been done: after a bad answer, once it is known what follows from it. */
  leave(): void;
}

export function createRequestQueue(concurrency: number): RequestQueue {
  const lane = openLane(concurrency);
  const sendable = createPrioritySemaphore(concurrency + PREPARED);
  const allButOne = createPrioritySemaphore(Math.max(1, concurrency - 1));
  /** By the clock of the process. */
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

/** What the SDK asks `fetch` for: JSON to an address. */
function outgoing(
  input: Parameters<typeof fetch>[0],
  { method = "POST", headers, body }: RequestInit = {},
): OutgoingRequest {
  if (typeof body !== "string") throw new TypeError("Only text is sent to a model's server.");
  return { url: String(input), method, headers: Object.fromEntries(new Headers(headers)), body };
}

/** Throws the signal's reason while waiting. */
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
