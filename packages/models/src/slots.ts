import { setTimeout } from "node:timers/promises";
import PQueue, { type QueueAddOptions } from "p-queue";

/** A call that waits for a slot of its server. */
export interface WaitingCall {
  /** The lowest rank goes first. It is read again for each free slot. */
  readonly rank: () => number;
  readonly signal: AbortSignal;
  /** Never uses the last slot. */
  readonly leavesOne?: boolean;
}

/** The concurrent calls that one server gets. */
export interface Slots {
  /** Runs a call in a free slot. Throws what it throws, or the signal's reason once that aborts. */
  run<T>(call: () => Promise<T>, waiting: WaitingCall): Promise<T>;
  /** Begins no call for so many milliseconds. */
  pauseFor(ms: number): void;
  /** Milliseconds until calls begin again; 0 where nothing holds them up. */
  readonly pauseMs: number;
}

export function createSlots(concurrency: number): Slots {
  const all = new PQueue<RankedQueue, Ranked>({ concurrency, queueClass: RankedQueue });
  const allButOne = new PQueue<RankedQueue, Ranked>({
    concurrency: Math.max(1, concurrency - 1),
    queueClass: RankedQueue,
  });
  /** In milliseconds of `performance.now()`. */
  let pausedUntil = 0;
  const slots: Slots = {
    get pauseMs() {
      return Math.max(0, pausedUntil - performance.now());
    },
    async run(call, { rank, signal, leavesOne = false }) {
      const running: Promise<unknown>[] = [];
      const begin = async () => {
        for (let pauseMs = slots.pauseMs; pauseMs > 0; pauseMs = slots.pauseMs)
          await setTimeout(pauseMs, undefined, { signal });
        const called = call();
        running.push(called);
        return called;
      };
      const inSlot = () => all.add(begin, { rank, signal });
      try {
        return await (leavesOne ? allButOne.add(inSlot, { rank, signal }) : inSlot());
      } finally {
        // The queue lets go of an aborted call at once; its tokens are counted only when it has ended.
        await Promise.allSettled(running);
      }
    },
    pauseFor(ms) {
      pausedUntil = Math.max(pausedUntil, performance.now() + ms);
    },
  };
  return slots;
}

type Run = () => Promise<unknown>;
type Ranked = QueueAddOptions & Pick<WaitingCall, "rank">;

/** Of equal ranks the first to come is the first to go. p-queue's own queue keeps the priorities of the arrival. */
class RankedQueue {
  #waiting: (Ranked & { readonly run: Run })[] = [];

  get size(): number {
    return this.#waiting.length;
  }

  enqueue(run: Run, options: Partial<Ranked> = {}): void {
    this.#waiting.push({ rank: () => 0, ...options, run });
  }

  dequeue(): Run | undefined {
    const [first, ...others] = this.#waiting;
    if (first === undefined) return undefined;
    const best = others.reduce((a, b) => (b.rank() < a.rank() ? b : a), first);
    this.#waiting = this.#waiting.filter((one) => one !== best);
    return best.run;
  }

  remove(id: string): void {
    this.#waiting = this.#waiting.filter((one) => one.id !== id);
  }

  filter(): Run[] {
    return this.#waiting.map(({ run }) => run);
  }

  setPriority(): void {}
}
