import { parentPort } from "node:worker_threads";

/** In place of the thread that has documents read: fails at the first one. */
parentPort?.once("message", () => {
  throw new Error("As a fault of ours would.");
});
