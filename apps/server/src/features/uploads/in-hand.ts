import { callerGone } from "../../platform/errors.ts";
import type { CreatedDataset } from "../generation/create-dataset.ts";
import type { UploadKey } from "../upload-keys/store.ts";

interface SharedUpload {
  readonly created: CreatedDataset;
  /** False for a caller whose upload an earlier call had begun. */
  readonly isBringer: boolean;
}

export interface UploadsInHand {
  /**
   * Runs `make` once per key, however many callers send it: the others wait for the same result. If the caller who
   * sends the bytes leaves halfway, the next caller's bytes are used. The signal given to `make` aborts when the last
   * caller has left.
   */
  share(
    key: UploadKey,
    signal: AbortSignal,
    make: (signal: AbortSignal) => Promise<CreatedDataset>,
  ): Promise<SharedUpload>;
  /** Number of documents of the account that came before this one and have no rows yet. */
  countBefore(key: UploadKey): number;
}

interface Entry {
  readonly key: UploadKey;
  readonly bringer: AbortSignal;
  readonly created: Promise<CreatedDataset>;
  readonly controller: AbortController;
  callers: number;
}

const idOf = ({ accountId, key }: UploadKey) => `${accountId} ${key}`;

/** Waits for the shared result; the work is stopped when all waiting callers have left. */
async function join(entry: Entry, signal: AbortSignal): Promise<CreatedDataset> {
  entry.callers += 1;
  const leave = () => {
    entry.callers -= 1;
    if (entry.callers === 0) entry.controller.abort(callerGone());
  };
  if (signal.aborted) leave();
  else signal.addEventListener("abort", leave, { once: true });
  try {
    return await entry.created;
  } finally {
    signal.removeEventListener("abort", leave);
  }
}

/** Documents in this process between their arrival and their rows. */
export function createUploadsInHand(): UploadsInHand {
  const entries = new Map<string, Entry>();

  const begin = (
    key: UploadKey,
    bringer: AbortSignal,
    make: Parameters<UploadsInHand["share"]>[2],
  ): Entry => {
    const controller = new AbortController();
    // Deferred by one microtask: `make` may count the uploads in hand, this one included.
    const created = Promise.resolve().then(() => make(controller.signal));
    const entry: Entry = { key, bringer, created, controller, callers: 0 };
    entries.set(idOf(key), entry);
    const leave = () => entries.delete(idOf(key));
    created.then(leave, leave);
    return entry;
  };

  return {
    share: async (key, signal, make) => {
      for (;;) {
        const known = entries.get(idOf(key));
        if (!known) {
          const entry = begin(key, signal, make);
          return { created: await join(entry, signal), isBringer: true };
        }
        try {
          return { created: await join(known, signal), isBringer: false };
        } catch (error) {
          if (signal.aborted || !known.bringer.aborted) throw error;
        }
      }
    },
    countBefore: (key) => {
      let count = 0;
      for (const [id, entry] of entries) {
        if (id === idOf(key)) break;
        if (entry.key.accountId === key.accountId) count += 1;
      }
      return count;
    },
  };
}
