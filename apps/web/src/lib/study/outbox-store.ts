import { inOrder, memoryStore, type OutboxStore, type WaitingAnswer } from "./outbox.ts";

const DATABASE = "answers";
const STORE = "waiting";

/** Keeps waiting answers in IndexedDB; in memory if the browser has none or refuses. */
export function browserStore(): OutboxStore {
  const fallback = memoryStore();
  let opened: Promise<IDBDatabase> | undefined;
  const run = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) => {
    opened ??= open();
    const store = (await opened).transaction(STORE, mode).objectStore(STORE);
    return resultOf(work(store));
  };
  return {
    async put(waiting) {
      await run("readwrite", (store) => store.put(waiting)).catch(() => fallback.put(waiting));
    },
    async list(account) {
      const stored = await run<WaitingAnswer[]>("readonly", (store) => store.getAll()).catch(() => []);
      return inOrder([...stored, ...(await fallback.list(account))], account);
    },
    async remove(ids) {
      await fallback.remove(ids);
      for (const id of ids) await run("readwrite", (store) => store.delete(id)).catch(() => undefined);
    },
  };
}

/** Deletes the answers that wait in this browser, of all accounts. */
export function forgetWaitingAnswers(): void {
  if (typeof indexedDB !== "undefined") indexedDB.deleteDatabase(DATABASE);
}

async function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open(DATABASE, 1);
  asked.addEventListener("upgradeneeded", () => {
    asked.result.createObjectStore(STORE, { keyPath: "answer.id" });
  });
  const database = await resultOf(asked);
  // Another tab deletes the database: an open connection would keep it waiting.
  database.addEventListener("versionchange", () => database.close());
  return database;
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
