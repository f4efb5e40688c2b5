import type { QuestionPicture } from "@quizmill/contract";
import { ExtractionError } from "../errors.ts";
import { extractText } from "../extract-text.ts";
import type { Format } from "../format.ts";
import { FORMATS } from "../formats.ts";

import { type Message, messagesOf, type Request } from "./protocol.ts";

/** The formats of most documents. The parsers of all others would double the start for every document. */
const COMMON = ["pdf", "docx", "pptx"];

const chunks: Buffer[] = [];
let received = 0;
let request: Request | null = null;

/**
 * Reads the one document that comes through standard input and exits. Sends "ready" first, with the parsers of common
 * formats loaded. When standard input closes, the server is gone, and the process exits.
 */
export async function serve(): Promise<void> {
  process.stdin.on("end", () => process.exit(0));
  process.stdin.on("error", () => process.exit(0));
  process.stdout.on("error", () => process.exit(0));
  await Promise.all(FORMATS.filter(({ name }) => COMMON.includes(name)).map((format) => format.load()));
  await send({ type: "ready" });
  process.stdin.on("data", (chunk: Buffer) => receive(chunk));
}

function receive(chunk: Buffer): void {
  chunks.push(chunk);
  received += chunk.byteLength;
  request ??= readRequest();
  if (request !== null && received >= request.byteCount) void answer(request);
}

/** The first line; the rest is the file. */
function readRequest(): Request | null {
  const bytes = Buffer.concat(chunks);
  const end = bytes.indexOf("\n");
  if (end < 0) return null;
  const rest = bytes.subarray(end + 1);
  chunks.splice(0, chunks.length, rest);
  received = rest.byteLength;
  return JSON.parse(bytes.toString("utf8", 0, end)) as Request;
}

async function answer({ fileName, choices, pictures, pictureRoom, isPicture }: Request): Promise<void> {
  const bytes = Buffer.concat(chunks.splice(0));
  try {
    const onFormat = async ({ isQuick }: Format) => {
      if (!isQuick) await send({ type: "long" });
    };
    const questionPictures = pictureRoom && {
      room: pictureRoom,
      isFile: isPicture,
      begin: () => send({ type: "pictures" }),
      take: (picture: QuestionPicture) => send({ type: "picture", picture }),
    };
    const options = { choices, pictures, onFormat, questionPictures };
    for (const message of messagesOf(await extractText(bytes, fileName, options))) await send(message);
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    await send({ type: "failed", code: error.code, details: error.details });
  }
  process.exit(0);
}

/** Waits until the line is in the pipe: an earlier exit would cut it off. */
function send(message: Message): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(`${JSON.stringify(message)}\n`, () => resolve());
  });
}
