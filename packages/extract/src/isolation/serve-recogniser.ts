import { ExtractionError } from "../errors.ts";
import { type OpenDocument, openDocument } from "../recognition/open-document.ts";
import {
  messageOf,
  type PageRequest,
  type RecogniserMessage,
  type RecogniserRequest,
} from "./recogniser-protocol.ts";

/**
 * Recognises pages of the one document that comes through standard input, as they are asked for. When standard input
 * closes, the server is gone or has enough, and the process exits.
 */
export async function serveRecogniser(): Promise<void> {
  process.stdout.on("error", () => process.exit(0));
  process.stdin.on("error", () => process.exit(0));
  await send({ type: "ready" });
  const input = new Input(process.stdin);
  try {
    const request = JSON.parse(await input.line()) as RecogniserRequest;
    const bytes = await input.bytes(request.byteCount);
    const document = await openDocument(bytes, request);
    await send({ type: "opened" });
    for (;;) await answer(document, JSON.parse(await input.line()) as PageRequest);
  } catch (error) {
    if (error instanceof InputEnded) process.exit(0);
    if (!(error instanceof ExtractionError)) throw error;
    await send({ type: "failed", code: error.code, details: error.details });
    process.exit(0);
  }
}

async function answer(document: OpenDocument, { page }: PageRequest): Promise<void> {
  await send(messageOf(await document.read(page)));
}

class InputEnded extends Error {}

/** Lines and bytes, in the order in which they come. */
class Input {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(stream: NodeJS.ReadableStream) {
    this.#chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  async line(): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf("\n");
      if (end >= 0) return this.#cut(end + 1).toString("utf8", 0, end);
      this.#rest = Buffer.concat([this.#rest, await this.#next()]);
    }
  }

  async bytes(count: number): Promise<Buffer> {
    const parts = [this.#cut(Math.min(count, this.#rest.length))];
    for (let missing = count - (parts[0]?.length ?? 0); missing > 0; ) {
      this.#rest = await this.#next();
      const part = this.#cut(Math.min(missing, this.#rest.length));
      parts.push(part);
      missing -= part.length;
    }
    return Buffer.concat(parts);
  }

  #cut(length: number): Buffer {
    const part = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return part;
  }

  async #next(): Promise<Buffer> {
    const { done, value } = await this.#chunks.next();
    if (done === true) throw new InputEnded();
    return value;
  }
}

/** Waits until the line is in the pipe: an earlier exit would cut it off. */
function send(message: RecogniserMessage): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(`${JSON.stringify(message)}\n`, () => resolve());
  });
}
