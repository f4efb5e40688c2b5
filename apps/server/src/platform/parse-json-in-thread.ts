import { parentPort } from "node:worker_threads";
import { parseJson } from "./parse-json.ts";

parentPort?.on("message", (bytes: Uint8Array) => parentPort?.postMessage(parseJson(bytes)));
