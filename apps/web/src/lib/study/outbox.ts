import { LIMITS, type NewAnswer } from "@quizmill/contract";
import { ApiError } from "../api-error.ts";

/** An answer that waits to be sent. */
export interface WaitingAnswer {
  /** Whose answer it is: nobody else sends it. */
  readonly account: string;
  readonly answer: NewAnswer;
  /** Until then it can be taken back, unless another answer follows. Milliseconds since 1970. */
  readonly heldUntil: number;
}

/** Keeps the waiting answers, also while no page is open. */
export interface OutboxStore {
  /** Replaces a waiting answer of the same id. */
  put(waiting: WaitingAnswer): Promise<void>;
  /** Those of one account, in the order in which they were given. */
  list(account: string): Promise<readonly WaitingAnswer[]>;
  remove(ids: readonly string[]): Promise<void>;
}

interface OutboxParts {
  readonly store: OutboxStore;
  /** Rejects if the answers may not have arrived. Answers that the server knows or refuses one by one are settled. */
  readonly send: (answers: NewAnswer[]) => Promise<unknown>;
  /** The account that is logged in now; null for nobody. */
  readonly account: () => string | null;
  readonly now: () => number;
}

/** Sends answers in order and in batches; what could not be sent stays for the next time. */
export function createOutbox({ store, send, account, now }: OutboxParts) {
  const onTheWay = new Set<string>();
  let storing: Promise<unknown> = Promise.resolve();

  /** Sends everything that is not held. Gives the time at which the next answer is due, null if none is left. */
  async function sendAll(): Promise<number | null> {
    let most: number = LIMITS.study.answersPerCall;
    for (;;) {
      const owner = account();
      if (owner === null) return null;
      const waiting = await store.list(owner);
      const batch = waiting.filter((_, at) => !isHeld(waiting, at, now())).slice(0, most);
      // Another person may have logged in while the store was read.
      if (account() !== owner) return null;
      if (batch.length === 0) return waiting.at(-1)?.heldUntil ?? null;
      const ids = batch.map(({ answer }) => answer.id);
      const isSettled = await sendBatch(batch, ids);
      if (account() !== owner) return null;
      if (isSettled) await store.remove(ids);
      else most = Math.ceil(batch.length / 2);
    }
  }

  /** False if the server refuses the batch as a whole: half of it may be fine. A refused single answer is settled. */
  async function sendBatch(batch: readonly WaitingAnswer[], ids: readonly string[]): Promise<boolean> {
    for (const id of ids) onTheWay.add(id);
    try {
      await send(batch.map(({ answer }) => answer));
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return batch.length === 1;
    } finally {
      for (const id of ids) onTheWay.delete(id);
    }
  }

  return {
    put(waiting: WaitingAnswer): Promise<void> {
      const stored = store.put(waiting);
      storing = Promise.allSettled([storing, stored]);
      return stored;
    },
    sendAll,
    /** The questions whose answers have not been sent. */
    async waitingQuestions(): Promise<ReadonlySet<number>> {
      const owner = account();
      const waiting = owner === null ? [] : await store.list(owner);
      return new Set(waiting.map(({ answer }) => answer.questionId));
    },
    /** Ends the time in which the last answer can be taken back. */
    async release(): Promise<void> {
      const owner = account();
      const last = owner === null ? undefined : (await store.list(owner)).at(-1);
      if (last && last.heldUntil > now()) await store.put({ ...last, heldUntil: 0 });
    },
    /** True if the answer had not been sent, and never will be. */
    async takeBack(id: string): Promise<boolean> {
      // Somebody may be quicker than the store.
      await storing;
      const owner = account();
      if (owner === null || onTheWay.has(id)) return false;
      const isHere = (await store.list(owner)).some(({ answer }) => answer.id === id);
      if (!isHere || onTheWay.has(id)) return false;
      await store.remove([id]);
      return true;
    },
  };
}

/** Only the last answer can be held: with the next one a person has moved on. */
function isHeld(waiting: readonly WaitingAnswer[], at: number, now: number): boolean {
  return at === waiting.length - 1 && (waiting[at]?.heldUntil ?? 0) > now;
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 413);
}

/** For browsers that store nothing: the answers wait as long as the page is open. */
export function memoryStore(): OutboxStore {
  let all: readonly WaitingAnswer[] = [];
  return {
    async put(waiting) {
      all = [...all.filter(({ answer }) => answer.id !== waiting.answer.id), waiting];
    },
    list: async (account) => inOrder(all, account),
    async remove(ids) {
      all = all.filter(({ answer }) => !ids.includes(answer.id));
    },
  };
}

export function inOrder(all: readonly WaitingAnswer[], account: string): WaitingAnswer[] {
  return all
    .filter((waiting) => waiting.account === account)
    .sort((one, other) => Date.parse(one.answer.answeredAt) - Date.parse(other.answer.answeredAt));
}
