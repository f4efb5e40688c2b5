import { parentPort } from "node:worker_threads";
import { type LongText, parseJson } from "./parse-json.ts";

export interface ToParse {
  readonly bytes: Uint8Array;
  readonly longText: LongText | undefined;
}

parentPort?.on("message", ({ bytes, longText }: ToParse) =>
  parentPort?.postMessage(parseJson(bytes, longText)),
);
