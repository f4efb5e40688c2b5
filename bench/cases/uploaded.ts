import { setTimeout as pause } from "node:timers/promises";
import type { Bootstrap, DatasetDetail } from "@quizmill/contract";
import { openAccount } from "../callers.ts";
import { type RunningServer, startServer } from "../running-server.ts";

const PAUSE_MS = 100;

/** Somebody with an account of a server of their own. */
export class Uploader {
  readonly #server: RunningServer;
  readonly #headers: { authorization: string };

  private constructor(server: RunningServer, token: string) {
    this.#server = server;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  /** Does something against a new server, which ends with it. */
  static async use<Result>(work: (uploader: Uploader) => Promise<Result>): Promise<Result> {
    const server = await startServer();
    try {
      return await work(new Uploader(server, await openAccount(server.url)));
    } finally {
      await server.stop();
    }
  }

  async upload(name: string, text: string): Promise<Bootstrap> {
    const body = new FormData();
    body.append("file", new Blob([text]), name);
    const url = `${this.#server.url}/api/upload/bootstrap?mode=study&minFirst=1`;
    const answer = await fetch(url, { method: "POST", headers: this.#headers, body });
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Bootstrap;
  }

  async set(id: string): Promise<DatasetDetail> {
    const answer = await fetch(`${this.#server.url}/api/datasets/${id}`, { headers: this.#headers });
    return (await answer.json()) as DatasetDetail;
  }

  /** Waits until all questions are written. */
  async finishedSet(id: string): Promise<DatasetDetail> {
    for (;;) {
      const set = await this.set(id);
      if (set.status !== "PROCESSING") return set;
      await pause(PAUSE_MS);
    }
  }
}
