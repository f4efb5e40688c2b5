import pg from "pg";
import type { Pool } from "./database/postgres.ts";
import { createDoorbell, type Doorbell } from "./doorbell.ts";

const CHANNEL = "quizmill";
const RECONNECT_FIRST_MS = 100;
const RECONNECT_MAX_MS = 5_000;

/** Notifies every process on one database, by LISTEN and NOTIFY. */
export interface SharedDoorbell extends Doorbell {
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own, and notifies through the pool; resolves when it listens. A lost connection is
 * opened again; notifications may have been missed meanwhile, so all listeners are then notified.
 */
export async function openPostgresDoorbell(url: string, pool: Pool): Promise<SharedDoorbell> {
  const here = createDoorbell();
  const topics = new Map<string, number>();
  let client: pg.Client | null = null;
  let isClosed = false;
  let delayMs = RECONNECT_FIRST_MS;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url });
    fresh.on("notification", ({ payload }) => here.ring(payload ?? ""));
    // Without a listener an error would end the process; the event `end` follows it.
    fresh.on("error", () => {});
    fresh.once("end", () => lost(fresh));
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
    client = fresh;
    delayMs = RECONNECT_FIRST_MS;
  };
  const lost = (gone: pg.Client) => {
    if (client === gone) client = null;
    if (!isClosed) reconnectLater();
  };
  const reconnectLater = () => {
    clearTimeout(timer);
    timer = setTimeout(reconnect, delayMs);
    delayMs = Math.min(2 * delayMs, RECONNECT_MAX_MS);
  };
  const reconnect = () => {
    if (isClosed || client !== null) return;
    connect()
      .then(() => {
        for (const topic of topics.keys()) here.ring(topic);
      })
      .catch(reconnectLater);
  };

  await connect();
  return {
    ring: (topic) => {
      // Listeners in this process are notified at once, and not a second time by the database.
      here.ring(topic);
      // A lost notification does no harm: the listeners elsewhere lost their connection too, and read again when it is
      // back.
      pool.query("SELECT pg_notify($1, $2)", [CHANNEL, topic]).catch(() => {});
    },
    listen: (topic, listener) => {
      topics.set(topic, (topics.get(topic) ?? 0) + 1);
      const stop = here.listen(topic, listener);
      return () => {
        stop();
        const left = (topics.get(topic) ?? 1) - 1;
        if (left > 0) topics.set(topic, left);
        else topics.delete(topic);
      };
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
