import type { ImportChoices, SourceText } from "@quizmill/contract";
import type { Message } from "./answer.ts";

/**
 * The protocol between the server and the process that reads one document. To the child: one line of JSON, then the
 * bytes of the file. From the child: lines of JSON of bounded size, so that the server never parses megabytes at
 * once.
 */
export interface Request {
  /** The name the user gave. */
  readonly fileName: string;
  /** For a file of questions. */
  readonly choices?: ImportChoices | undefined;
  /** See `ReadOptions`. */
  readonly pictures?: boolean | undefined;
  readonly byteCount: number;
}

/** A file to read, and what was decided of it. */
export interface StoredFile extends Omit<Request, "byteCount"> {
  readonly filePath: string;
}

const BLOCKS_PER_MESSAGE = 200;
const QUESTIONS_PER_MESSAGE = 100;

export function* messagesOf(source: SourceText): Generator<Message> {
  const { sections, carried, ...document } = source;
  yield { type: "document", document };
  if (carried !== undefined) {
    const { questions, fidelity } = carried;
    yield { type: "carried", fidelity };
    for (let start = 0; start < questions.length; start += QUESTIONS_PER_MESSAGE)
      yield { type: "questions", questions: questions.slice(start, start + QUESTIONS_PER_MESSAGE) };
  }
  for (const section of sections) {
    yield { type: "section", section: { ...section, blocks: section.blocks.slice(0, BLOCKS_PER_MESSAGE) } };
    for (let start = BLOCKS_PER_MESSAGE; start < section.blocks.length; start += BLOCKS_PER_MESSAGE) {
      yield { type: "blocks", blocks: section.blocks.slice(start, start + BLOCKS_PER_MESSAGE) };
    }
  }
  yield { type: "done" };
}
