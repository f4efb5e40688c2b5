import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { own } from "../../testing/own-children.ts";
import { call, openAccountAt, type Visitor } from "./callers.ts";

const PAUSE_MS = 20;
const UPLOAD_PAUSE_MS = 500;
const DOCUMENT = path.resolve(import.meta.dirname, "../../fixtures/pdf/en-photosynthesis.pdf");
/** An account may upload sixty documents an hour. */
const UPLOADS_OF_AN_ACCOUNT = 50;

/** The result of the calls between `watch` and its stop. */
export interface Watched {
  /** In ms, of all calls. */
  readonly latencies: readonly number[];
  /** Calls that were not answered with 200. */
  readonly failed: number;
  /** In ms, of the uploads of a document, until its first question. */
  readonly uploads: readonly number[];
  /** In ms, of calls for the server's health. */
  readonly health: readonly number[];
}

/** A learner with a set, who keeps using the product while others attack. */
export interface Learner {
  watch(): { stop: () => Promise<Watched> };
  /** Everything the learner has, as the server reports it. */
  possessions(): Promise<unknown>;
  leave(): void;
}

interface Usual {
  readonly visitor: Visitor;
  readonly paths: readonly string[];
}

/**
 * Makes a set, and starts the learner in a process of its own: this process is busy attacking, which must not count
 * against the server.
 */
export async function openLearner(url: string, notes: string): Promise<Learner> {
  const visitor: Visitor = await openAccountAt(url, "192.0.2.10", "learner@example.org");
  const body = JSON.stringify({ text: notes, name: "Mine" });
  const made = await call(visitor, "POST", "/api/notes/bootstrap?mode=study&minFirst=5", body);
  const set = `/api/datasets/${made.body.datasetId}`;
  while ((await call(visitor, "GET", set)).body.status !== "READY")
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  const paths = ["/api/me", "/api/datasets", set, "/api/me/stats", "/api/settings"];

  const child = own(fork(import.meta.filename, { serialization: "advanced" }));
  child.send({ visitor, paths } satisfies Usual);
  await once(child, "message");
  return {
    watch: () => {
      child.send("go");
      const stop = async () => {
        child.send("stop");
        const [watched] = (await once(child, "message")) as [Watched];
        return watched;
      };
      return { stop };
    },
    possessions: async () => {
      const answers = await Promise.all(
        ["/api/me", "/api/datasets", set].map((path) => call(visitor, "GET", path)),
      );
      return answers.map((answer) => answer.body);
    },
    leave: () => child.kill(),
  };
}

let uploadsSoFar = 0;
let uploader: Visitor | undefined;

/** Uploads a document as one of several learners, and deletes its set when the time has been taken. */
async function uploadOnce({ url }: Visitor): Promise<{ status: number; ms: number }> {
  if (uploader === undefined || uploadsSoFar % UPLOADS_OF_AN_ACCOUNT === 0) {
    const index = 1 + Math.floor(uploadsSoFar / UPLOADS_OF_AN_ACCOUNT);
    uploader = await openAccountAt(url, `192.0.2.${20 + index}`, `uploader-${index}@example.org`);
  }
  uploadsSoFar += 1;
  const form = new FormData();
  form.append("file", new Blob([readFileSync(DOCUMENT)]), "photosynthesis.pdf");
  const startedAt = performance.now();
  const answer = await call(uploader, "POST", "/api/upload/bootstrap?mode=study&minFirst=1", form);
  const ms = performance.now() - startedAt;
  await call(uploader, "DELETE", `/api/datasets/${answer.body.datasetId}?forGood=true`);
  return { status: answer.status, ms };
}

async function callOnce(visitor: Visitor, path: string): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const { status } = await call(visitor, "GET", path);
  return { status, ms: performance.now() - startedAt };
}

/** One call after another of each kind, until stopped. */
function watchFrom({ visitor, paths }: Usual): { stop: () => Promise<Watched> } {
  let failed = 0;
  let isStopped = false;
  const repeat = async (once: (turn: number) => ReturnType<typeof callOnce>, pauseMs: number) => {
    const taken: number[] = [];
    for (let turn = 0; !isStopped; turn += 1) {
      const { status, ms } = await once(turn);
      taken.push(ms);
      if (status !== 200) failed += 1;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return taken;
  };
  const going = Promise.all([
    repeat((turn) => callOnce(visitor, paths[turn % paths.length] ?? "/api/me"), PAUSE_MS),
    repeat(() => uploadOnce(visitor), UPLOAD_PAUSE_MS),
    repeat(() => callOnce(visitor, "/api/health"), PAUSE_MS),
  ]);
  return {
    stop: async () => {
      isStopped = true;
      const [latencies, uploads, health] = await going;
      return { latencies, failed, uploads, health };
    },
  };
}

/** The learner's own process. */
async function sitDown(): Promise<void> {
  const [usual] = (await once(process, "message")) as [Usual];
  // The first calls are slower because of the compiler, which is not the server's fault either.
  await watchFrom(usual).stop();
  let watching: ReturnType<typeof watchFrom> | undefined;
  process.on("message", async (word) => {
    if (word === "go") watching = watchFrom(usual);
    else process.send?.(await watching?.stop());
  });
  process.send?.("ready");
}

if (process.argv[1] === import.meta.filename && process.send) await sitDown();
