import { parentPort, workerData } from "node:worker_threads";
import { parseJson } from "./parse-json.ts";

/** A thread for one body: what it took to parse it is given back with the thread. */
parentPort?.postMessage(parseJson(workerData as Uint8Array));
