import { createTurns } from "./turns.ts";

/** A call that waits for its turn. */
export interface Waiting {
  /** Of those that wait the least goes next. */
  readonly rank: () => number;
  readonly signal: AbortSignal;
  /** Never takes the last turn. */
  readonly leavesOne?: boolean;
  /** Its turn has come: the last moment to refuse it, by throwing. */
  begin(): void;
  /** The head of its answer has come. */
  answered(): void;
}

/**
 * The way to a server, for so many calls at a time. It lies where requests leave, so that those that wait are
 * ready to go, and nobody's reading of an answer keeps the next one waiting.
 */
export interface Gate {
  admit(call: Waiting): Admission;
  /** Whether the head of any answer has come since then, by the clock of the process. */
  hasAnsweredSince(at: number): boolean;
  /** Nothing is sent in the next so many milliseconds. */
  rest(ms: number): void;
}

export interface Admission {
  /** Goes when its turn comes, and gives it on with the last byte of a good answer. */
  readonly fetch: typeof fetch;
  /** Gives the turn on, where that has not been done: after a bad answer, once it is known what follows from it. */
  leave(): void;
}

export function createGate(concurrency: number): Gate {
  const turns = createTurns(concurrency);
  const allButOne = createTurns(Math.max(1, concurrency - 1));
  /** By the clock of the process. */
  let quietUntil = 0;
  let answeredAt = Number.NEGATIVE_INFINITY;

  return {
    admit(call) {
      const { rank, signal, leavesOne = false } = call;
      const releases: (() => void)[] = [];
      const leave = () => {
        for (const release of releases.splice(0)) release();
      };
      const send: typeof fetch = async (input, init) => {
        for (const line of leavesOne ? [allButOne, turns] : [turns])
          releases.push(await line.take(rank, signal));
        await pause(quietUntil - performance.now(), signal);
        call.begin();
        const answer = await ownFetch(input, init);
        answeredAt = performance.now();
        call.answered();
        return answer.ok ? readAhead(answer, leave) : answer;
      };
      return { fetch: send, leave };
    },
    hasAnsweredSince: (at) => answeredAt >= at,
    rest(ms) {
      quietUntil = Math.max(quietUntil, performance.now() + ms);
    },
  };
}

/** The global one; a key and a text are for the server that the settings name, not for one it points to. */
export const ownFetch: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "manual" });

/** The same answer, read as it comes, whoever takes it up and when. */
function readAhead(answer: Response, atEnd: () => void): Response {
  if (answer.body === null) return answer;
  const reader = answer.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      try {
        for (let read = await reader.read(); !read.done; read = await reader.read())
          controller.enqueue(read.value);
        atEnd();
        controller.close();
      } catch (error) {
        controller.error(error);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, answer);
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
