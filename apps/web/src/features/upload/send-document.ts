import { type Language, LIMITS, ROUTES } from "@quizmill/contract";
import { call, upload } from "../../lib/api.ts";
import type { UploadProgressHandler } from "../../lib/api-upload.ts";
import { writeHere } from "../../lib/browser-model/here.ts";
import type { Answer, Order } from "./flow.ts";

interface Sending {
  /** Of the interface. */
  readonly language: Language;
  readonly signal: AbortSignal;
  readonly onProgress: UploadProgressHandler;
}

/**
 * Sends a document, to make a set of it or to add it to one. If this browser's model was chosen, it writes from then
 * on. Throws what the call throws.
 */
export async function sendDocument(order: Order, sending: Sending): Promise<Answer> {
  const answer = await send(order, sending);
  if (order.engine === "browser") writeHere();
  return answer;
}

function send(order: Order, { language, signal, onProgress }: Sending): Promise<Answer> {
  const { source, mode, engine, imported, count, part, into: id } = order;
  const adding = { keepsDoubles: String(order.keepsDoubles === true) };
  const headers = { "Idempotency-Key": order.key };
  const minFirst = LIMITS.upload.minFirstQuestions;
  const query = { mode, minFirst, ...(engine && { engine }), ...(count && { count }) };
  if (source.kind === "notes") {
    const sent = { headers, signal, body: { text: source.text } };
    return id === undefined
      ? call(ROUTES.notesBootstrap, { ...sent, query })
      : call(ROUTES.addNotes, { ...sent, params: { id }, query: adding });
  }
  const sent = { headers, signal, file: source.file, onProgress };
  const taken = { ...imported, ...part, language };
  return id === undefined
    ? upload(ROUTES.uploadBootstrap, { ...sent, query: { ...query, ...taken } })
    : upload(ROUTES.addDocument, { ...sent, params: { id }, query: { ...taken, ...adding } });
}
