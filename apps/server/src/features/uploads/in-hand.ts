import type { CreatedDataset } from "../generation/create-dataset.ts";
import type { UploadKey } from "../upload-keys/store.ts";

interface SharedUpload {
  readonly created: CreatedDataset;
  /** False for a caller whose upload had been begun by an earlier call. */
  readonly isBringer: boolean;
}

export interface UploadsInHand {
  /**
   * Runs `make` once per key, however many callers come with it: the others wait for the same outcome.
   * If the one who brought the bytes goes away with them half sent, the next one's bytes are taken.
   * The signal given to it aborts when the last of them is gone.
   */
  share(
    key: UploadKey,
    signal: AbortSignal,
    make: (signal: AbortSignal) => Promise<CreatedDataset>,
  ): Promise<SharedUpload>;
  /** Documents of the account that came before this one and have no rows yet. */
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

/** Waits with the others; the work is stopped when all who waited have gone. */
async function join(entry: Entry, signal: AbortSignal): Promise<CreatedDataset> {
  entry.callers += 1;
  const leave = () => {
    entry.callers -= 1;
    if (entry.callers === 0) entry.controller.abort(new Error("Nobody waits for this upload."));
  };
  if (signal.aborted) leave();
  else signal.addEventListener("abort", leave, { once: true });
  try {
    return await entry.created;
  } finally {
    signal.removeEventListener("abort", leave);
  }
}

/** Documents between their arrival and their rows, as far as they came to this process. */
export function createUploadsInHand(): UploadsInHand {
  const entries = new Map<string, Entry>();

  const begin = (
    key: UploadKey,
    bringer: AbortSignal,
    make: Parameters<UploadsInHand["share"]>[2],
  ): Entry => {
    const controller = new AbortController();
    // One turn later: `make` may ask for what is in hand, this one included.
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
