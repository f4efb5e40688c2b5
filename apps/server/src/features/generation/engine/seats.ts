import type { EngineThread } from "./thread.ts";

/** A place on an engine thread, held as long as a session is open there. */
export interface Seat {
  readonly thread: EngineThread;
  leave(): void;
}

export interface Seats {
  /** The least used thread that has room for a text of this length; waits for one. Throws the signal's reason. */
  take(chars: number, signal?: AbortSignal): Promise<Seat>;
  /** Makes sure that at least one thread runs. */
  wake(): void;
  users(): number;
  /** Number of running threads. */
  count(): number;
  /** Ends all threads; their sessions are interrupted. */
  close(): Promise<void>;
}

/**
 * How much text a thread holds at the same time, in characters: one book (a text longer than the first figure), and all
 * other texts together up to the second figure. A book of 4,000,000 takes half of a thread's memory, the others a
 * quarter.
 */
const ROOM = { bookFromChars: 1_500_000, othersMaxChars: 1_500_000 };

interface Place {
  readonly thread: EngineThread;
  users: number;
  books: number;
  otherChars: number;
}

interface Waiting {
  readonly chars: number;
  readonly sit: (seat: Seat) => void;
}

/** Places on up to `size` threads, which `start` starts one by one on demand. */
export function createSeats(size: number, start: () => EngineThread): Seats {
  let places: Place[] = [];
  const waiting = new Set<Waiting>();

  const living = (): Place[] => {
    places = places.filter(({ thread }) => !thread.isDead);
    return places;
  };
  const add = (): Place => {
    const place = { thread: start(), users: 0, books: 0, otherChars: 0 };
    places.push(place);
    return place;
  };
  const find = (chars: number): Place | undefined => {
    const [best] = living()
      .filter((place) => hasRoom(place, chars))
      .sort((a, b) => a.users - b.users);
    if (best?.users === 0 || places.length >= size) return best;
    return add();
  };
  const sitDown = (place: Place, chars: number): Seat => {
    count(place, chars, 1);
    const leave = () => {
      count(place, chars, -1);
      for (const one of waiting) {
        const free = find(one.chars);
        if (free === undefined) continue;
        waiting.delete(one);
        one.sit(sitDown(free, one.chars));
      }
    };
    return { thread: place.thread, leave };
  };

  return {
    take: async (chars, signal) => {
      signal?.throwIfAborted();
      const place = find(chars);
      if (place !== undefined) return sitDown(place, chars);
      const { promise, resolve, reject } = Promise.withResolvers<Seat>();
      const one: Waiting = { chars, sit: resolve };
      waiting.add(one);
      const stop = () => {
        if (waiting.delete(one)) reject(signal?.reason);
      };
      signal?.addEventListener("abort", stop, { once: true });
      return promise.finally(() => signal?.removeEventListener("abort", stop));
    },
    wake: () => {
      if (living().length === 0) add();
    },
    users: () => living().reduce((sum, { users }) => sum + users, 0) + waiting.size,
    count: () => living().length,
    close: async () => {
      const threads = living().map(({ thread }) => thread);
      places = [];
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

function isBook(chars: number): boolean {
  return chars > ROOM.bookFromChars;
}

/** An unused thread takes any text. */
function hasRoom({ users, books, otherChars }: Place, chars: number): boolean {
  if (users === 0) return true;
  return isBook(chars) ? books === 0 : otherChars + chars <= ROOM.othersMaxChars;
}

function count(place: Place, chars: number, change: 1 | -1): void {
  place.users += change;
  if (isBook(chars)) place.books += change;
  else place.otherChars += change * chars;
}
