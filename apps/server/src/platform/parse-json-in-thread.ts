import { parentPort } from "node:worker_threads";
import { giveWay } from "./give-way.ts";
import { createModestyCheck } from "./modest-json.ts";
import { giveBack } from "./own-memory.ts";
import { type LongText, type ParsedJson, parseModestJson, TOO_MANY_PARTS } from "./parse-json.ts";

/** Runs inside the thread that parses long bodies, which come to it piece by piece. */

export type ToParse = { readonly body: number } & (
  | { readonly kind: "pieces"; readonly pieces: readonly Uint8Array<ArrayBuffer>[] }
  | { readonly kind: "end"; readonly longText: LongText | undefined }
  /** The rest does not come. */
  | { readonly kind: "drop" }
);

/** Of a body that is refused, as soon as that is sure and once more at its end. */
export interface Parsed {
  readonly body: number;
  readonly parsed: ParsedJson;
}

interface Body {
  readonly isModestSoFar: (piece: Uint8Array) => boolean;
  readonly pieces: Uint8Array<ArrayBuffer>[];
  isRefused: boolean;
}

const bodies = new Map<number, Body>();

function bodyOf(id: number): Body {
  const body = bodies.get(id) ?? { isModestSoFar: createModestyCheck(), pieces: [], isRefused: false };
  bodies.set(id, body);
  return body;
}

function empty({ pieces }: Body): void {
  for (const piece of pieces.splice(0)) giveBack(piece);
}

function take(id: number, body: Body, pieces: readonly Uint8Array<ArrayBuffer>[]): void {
  body.pieces.push(...pieces);
  if (!body.isRefused && !pieces.every(body.isModestSoFar)) {
    body.isRefused = true;
    answer(id, TOO_MANY_PARTS);
  }
  if (body.isRefused) empty(body);
}

/** Kept for the next body: the system takes a millisecond or two to find the megabytes of one. */
let memory = new Uint8Array(0);

/** Until the next body is put together. */
function wholeOf(body: Body): Uint8Array {
  const length = body.pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (memory.byteLength < length) memory = new Uint8Array(length);
  let at = 0;
  for (const piece of body.pieces) {
    memory.set(piece, at);
    at += piece.byteLength;
  }
  empty(body);
  return memory.subarray(0, length);
}

function answer(body: number, parsed: ParsedJson): void {
  parentPort?.postMessage({ body, parsed } satisfies Parsed);
}

function hear(message: ToParse): void {
  const body = bodyOf(message.body);
  if (message.kind === "pieces") take(message.body, body, message.pieces);
  else bodies.delete(message.body);
  if (message.kind === "drop") empty(body);
  if (message.kind !== "end") return;
  answer(message.body, body.isRefused ? TOO_MANY_PARTS : parseModestJson(wholeOf(body), message.longText));
}

giveWay();
parentPort?.on("message", hear);
