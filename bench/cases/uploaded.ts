import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Bootstrap, DatasetDetail } from "@quizmill/contract";
import { openAccount } from "../callers.ts";
import { type RunningServer, startServer } from "../running-server.ts";

const PAUSE_MS = 100;
const UPLOAD = "/api/upload/bootstrap?mode=study&minFirst=1";

/** A person with an account on a server of their own. */
export class Uploader {
  readonly #server: RunningServer;
  readonly #headers: { authorization: string };

  private constructor(server: RunningServer, token: string) {
    this.#server = server;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  /** Runs `work` with a new server, which is stopped afterwards. */
  static async use<Result>(work: (uploader: Uploader) => Promise<Result>): Promise<Result> {
    const server = await startServer();
    try {
      return await work(new Uploader(server, await openAccount(server.url)));
    } finally {
      await server.stop();
    }
  }

  get url(): string {
    return this.#server.url;
  }

  get dataDir(): string {
    return this.#server.dataDir;
  }

  /** `key`: the Idempotency-Key, by which the server recognises an upload that is sent again. */
  async upload(name: string, text: string, key?: string): Promise<Bootstrap> {
    const body = new FormData();
    body.append("file", new Blob([text]), name);
    const headers = { ...this.#headers, ...(key !== undefined && { "idempotency-key": key }) };
    const answer = await fetch(this.#server.url + UPLOAD, { method: "POST", headers, body });
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Bootstrap;
  }

  /** Sends only the first bytes of an upload; returns its connection. */
  async beginUpload(name: string, text: string, key: string, bytes: number): Promise<Socket> {
    const { hostname, port, host } = new URL(this.#server.url);
    const boundary = "cut-in-the-middle";
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n`;
    const length = head.length + text.length + `\r\n--${boundary}--\r\n`.length;
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    socket.write(
      `POST ${UPLOAD} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: ${this.#headers.authorization}\r\nIdempotency-Key: ${key}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${length}\r\n\r\n${head}`,
    );
    await new Promise((resolve) => socket.write(text.slice(0, bytes), resolve));
    return socket;
  }

  async countOfSets(): Promise<number> {
    const answer = await fetch(`${this.#server.url}/api/datasets`, { headers: this.#headers });
    return ((await answer.json()) as unknown[]).length;
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
