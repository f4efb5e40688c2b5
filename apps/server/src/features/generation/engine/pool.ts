import { EngineInterrupted } from "./failure.ts";
import type { EngineRequest, Kind, ReplyTo, RequestOf } from "./protocol.ts";
import type { EngineThread } from "./thread.ts";

/** What the rank of a request depends on. */
export interface Asking {
  /** The account of the text. */
  readonly account: string;
  /** Length of the text that stays prepared; 0 if none does. */
  readonly chars: number;
  /** Whether it plans a text, or its set does not have its first questions yet. */
  readonly isNewcomer: () => boolean;
}

/** What a pool asks of its threads. */
export type PoolThread = Pick<EngineThread, "ask" | "forget" | "isDead" | "close">;

export interface PoolOptions {
  /** The most threads. */
  readonly size: number;
  /** Called on demand, for one thread after the other. */
  readonly start: () => PoolThread;
  /** Whether texts wait for a network and not for each other: then a thread works on all that it has room for. */
  readonly isShared?: boolean;
  readonly now?: () => number;
}

interface Waiting extends Asking {
  readonly request: EngineRequest;
  readonly resolve: (reply: Promise<unknown>) => void;
}

interface Place {
  readonly thread: PoolThread;
  /** The texts that it holds prepared, by session; the one used last is the last. */
  readonly held: Map<number, Asking>;
  /** What it works on now. */
  working: Waiting | null;
}

/** How much text a thread holds at the same time, in characters. A book of 4,000,000 takes half of its memory. */
const MAX_CHARS = 5_500_000;
/** To prepare a longer text takes more than a second; so that others need not wait, one thread at most does that. */
const LONG_CHARS = 1_000_000;
/** How long texts are held alone after it was not certain which of several has ended a thread. */
const ALONE_MS = 60_000;

/**
 * Threads that take requests. Each works on one request at a time, to its end. Newcomers go before sets that have their
 * first questions, and accounts take turns. While others wait, an account with half of the threads gets no more. Between
 * its batches a text stays prepared, as long as no newcomer needs the room.
 */
export class Pool {
  readonly #size: number;
  readonly #start: () => PoolThread;
  readonly #isShared: boolean;
  readonly #now: () => number;
  #places: Place[] = [];
  readonly #waiting = new Map<number, Waiting>();
  /** When each account last had a turn, as a number in the order of turns, since all threads were idle. */
  readonly #lastTurns = new Map<string, number>();
  #turns = 0;
  #aloneUntil = 0;

  constructor({ size, start, isShared = false, now = () => performance.now() }: PoolOptions) {
    this.#size = size;
    this.#start = start;
    this.#isShared = isShared;
    this.#now = now;
  }

  /**
   * The reply to a request when its turn has come. Throws what `EngineThread.ask` throws, and EngineInterrupted for the
   * next batch of a text that is not held any more.
   */
  ask<K extends Kind>(request: RequestOf<K> & EngineRequest, asking: Asking): Promise<ReplyTo<K>> {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.#waiting.set(request.session, { ...asking, request, resolve });
    this.#goOn();
    return promise as Promise<ReplyTo<K>>;
  }

  /** Closes a session that nobody waits for any more. */
  forget(session: number): void {
    this.#waiting.delete(session);
    for (const place of this.#places) drop(place, session);
    this.#goOn();
  }

  /** Makes sure that at least one thread runs. */
  wake(): void {
    if (this.count() === 0) this.#add();
  }

  /** Number of running threads. */
  count(): number {
    this.#places = this.#places.filter(({ thread }) => !thread.isDead);
    return this.#places.length;
  }

  /** Ends all threads; what they work on is interrupted. */
  async close(): Promise<void> {
    for (const { resolve } of this.#waiting.values()) resolve(Promise.reject(new EngineInterrupted()));
    this.#waiting.clear();
    const closing = this.#places.map(({ thread }) => thread.close());
    this.#places = [];
    await Promise.all(closing);
  }

  #add(): Place {
    const place: Place = { thread: this.#start(), held: new Map(), working: null };
    this.#places.push(place);
    return place;
  }

  /** After each request that has begun, others may be first. */
  #goOn(): void {
    while (this.#byRank().some((one) => this.#begin(one)));
    const isIdle = this.#waiting.size === 0 && this.#places.every(({ working }) => working === null);
    if (isIdle) this.#lastTurns.clear();
  }

  #byRank(): Waiting[] {
    const holdsHalf = ({ account }: Waiting) => {
      const threads = this.#places.filter(({ working }) => working?.account === account).length;
      return Number(threads > 0 && 2 * threads >= this.#size);
    };
    const isLate = (one: Waiting) => Number(!one.isNewcomer());
    const lastTurn = ({ account }: Waiting) => this.#lastTurns.get(account) ?? 0;
    return [...this.#waiting.values()].sort(
      (a, b) => holdsHalf(a) - holdsHalf(b) || isLate(a) - isLate(b) || lastTurn(a) - lastTurn(b),
    );
  }

  #begin(one: Waiting): boolean {
    const { session, kind } = one.request;
    const place = kind === "next" ? this.#placeHolding(session) : this.#freePlace(one);
    // A text is continued where it is prepared.
    if (place === undefined ? kind !== "next" : this.#isBusy(place)) return false;
    this.#waiting.delete(session);
    this.#lastTurns.set(one.account, ++this.#turns);
    one.resolve(place === undefined ? Promise.reject(new EngineInterrupted()) : this.#work(place, one));
    return true;
  }

  #isBusy({ working }: Place): boolean {
    return working !== null && !this.#isShared;
  }

  #placeHolding(session: number): Place | undefined {
    return this.#places.find(({ held, thread }) => held.has(session) && !thread.isDead);
  }

  /** Of those with room, the free place with the fewest texts. */
  #freePlace(one: Waiting): Place | undefined {
    const running = this.count();
    const isOther = this.#places.some(({ working }) => working !== null && isLong(working));
    if (isOther && isLong(one) && this.#size > 1) return undefined;
    const [best] = this.#places
      .filter((place) => !this.#isBusy(place) && this.#hasRoom(this.#staying(place, one), one))
      .sort((a, b) => a.held.size - b.held.size);
    return best?.held.size === 0 || running >= this.#size ? best : this.#add();
  }

  /** What stays held beside this text: newcomers take the room of sets that have their first questions. */
  #staying({ held }: Place, one: Asking): Asking[] {
    const others = [...held.values()];
    return this.#isShared || !one.isNewcomer() ? others : others.filter((other) => other.isNewcomer());
  }

  /** An unused thread takes any text. */
  #hasRoom(beside: Asking[], { chars }: Asking): boolean {
    if (beside.length === 0) return true;
    const all = beside.reduce((sum, other) => sum + other.chars, chars);
    return this.#now() >= this.#aloneUntil && all <= MAX_CHARS;
  }

  async #work(place: Place, one: Waiting): Promise<unknown> {
    this.#hold(place, one);
    place.working = one;
    try {
      return await place.thread.ask(one.request);
    } catch (error) {
      if (error instanceof EngineInterrupted) this.#aloneUntil = this.#now() + ALONE_MS;
      throw error;
    } finally {
      place.working = null;
      this.#goOn();
    }
  }

  /** Lets go of the texts used longest ago until there is room. */
  #hold({ thread, held }: Place, one: Waiting): void {
    held.delete(one.request.session);
    for (const [session, other] of held) {
      if (this.#hasRoom([...held.values()], one)) break;
      if (!other.isNewcomer()) drop({ thread, held }, session);
    }
    held.set(one.request.session, one);
  }
}

function isLong({ request, chars }: Waiting): boolean {
  return request.kind === "open" && chars > LONG_CHARS;
}

function drop({ thread, held }: Pick<Place, "thread" | "held">, session: number): void {
  if (held.delete(session)) thread.forget(session);
}
