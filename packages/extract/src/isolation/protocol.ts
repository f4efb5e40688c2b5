import type { SourceText } from "@quizmill/contract";
import type { Message } from "./answer.ts";

/**
 * The protocol between the server and the process that reads one document. To the child: one line of JSON, then the
 * bytes of the file. From the child: lines of JSON of bounded size, so that the server never parses megabytes at
 * once.
 */
export interface Request {
  readonly fileName: string;
  readonly byteCount: number;
}

const BLOCKS_PER_MESSAGE = 200;

export function* messagesOf(source: SourceText): Generator<Message> {
  const { sections, ...document } = source;
  yield { type: "document", document };
  for (const section of sections) {
    yield { type: "section", section: { ...section, blocks: section.blocks.slice(0, BLOCKS_PER_MESSAGE) } };
    for (let start = BLOCKS_PER_MESSAGE; start < section.blocks.length; start += BLOCKS_PER_MESSAGE) {
      yield { type: "blocks", blocks: section.blocks.slice(start, start + BLOCKS_PER_MESSAGE) };
    }
  }
  yield { type: "done" };
}
