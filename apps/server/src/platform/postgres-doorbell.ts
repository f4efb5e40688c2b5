import pg from "pg";
import type { Pool } from "./database/postgres.ts";
import { createDoorbell, type Doorbell } from "./doorbell.ts";

const CHANNEL = "quizmill";
const RECONNECT_FIRST_MS = 100;
const RECONNECT_MAX_MS = 5_000;

/** A bell that rings in every process on one database, by LISTEN and NOTIFY. */
export interface SharedDoorbell extends Doorbell {
  close(): Promise<void>;
}

/**
 * Listens on a connection of its own, and rings through the pool; resolves when it listens. A connection that is lost comes back by itself; since rings may have been missed
 * meanwhile, everybody who waits is then told to look.
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
    // Without a listener an error would end the process; what follows it is the end.
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
      // Those in this process hear it at once, and need not hear it a second time to look again.
      here.ring(topic);
      // One that is lost is no harm: whoever listens elsewhere lost its connection too, and looks when it is back.
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
