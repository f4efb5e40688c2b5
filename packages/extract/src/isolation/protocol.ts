import {
  BlockSchema,
  EXTRACTION_ERROR_CODES,
  SectionSchema,
  type SourceText,
  SourceTextSchema,
} from "@quizmill/contract";
import * as z from "zod";
import { ExtractionError } from "../errors.ts";

/**
 * What passes between the server and the process that reads one document.
 * To the child: one line of JSON, then the file's bytes. From the child: lines of JSON, each of bounded
 * size, so that the server never parses megabytes at once while others wait.
 */
export interface Request {
  readonly fileName: string;
  readonly byteCount: number;
}

const MessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ready") }),
  z.object({ type: z.literal("document"), document: SourceTextSchema.omit({ sections: true }) }),
  z.object({ type: z.literal("section"), section: SectionSchema }),
  /** More of the section before. */
  z.object({ type: z.literal("blocks"), blocks: z.array(BlockSchema) }),
  z.object({ type: z.literal("done") }),
  z.object({
    type: z.literal("failed"),
    code: z.enum(EXTRACTION_ERROR_CODES),
    details: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
]);
export type Message = z.infer<typeof MessageSchema>;

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

/** Puts a child's lines together again. Throws where they are not what a child of ours would say. */
export class Answer {
  #source: SourceText | null = null;

  /** The whole text once it is there. Throws the ExtractionError that the child reports. */
  add(line: string): SourceText | null {
    const message = MessageSchema.parse(JSON.parse(line));
    if (message.type === "failed") throw new ExtractionError(message.code, message.details);
    if (message.type === "document") this.#source = { ...message.document, sections: [] };
    if (message.type === "section") this.#source?.sections.push(message.section);
    if (message.type === "blocks") this.#source?.sections.at(-1)?.blocks.push(...message.blocks);
    return message.type === "done" ? this.#source : null;
  }
}
