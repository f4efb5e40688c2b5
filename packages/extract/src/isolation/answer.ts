import {
  BlockSchema,
  CarriedQuestionSchema,
  EXTRACTION_ERROR_CODES,
  FidelitySchema,
  SectionSchema,
  type SourceText,
  SourceTextSchema,
} from "@quizmill/contract";
import * as z from "zod";
import { ExtractionError } from "../errors.ts";

/** The messages of a child. It has read a stranger's file, so the server checks every field. */
const MessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ready") }),
  /** The file is of a kind that may take all the time there is. */
  z.object({ type: z.literal("long") }),
  z.object({
    type: z.literal("document"),
    document: SourceTextSchema.omit({ sections: true, carried: true }),
  }),
  z.object({ type: z.literal("carried"), fidelity: FidelitySchema }),
  z.object({ type: z.literal("questions"), questions: z.array(CarriedQuestionSchema) }),
  z.object({ type: z.literal("section"), section: SectionSchema }),
  /** More blocks of the previous section. */
  z.object({ type: z.literal("blocks"), blocks: z.array(BlockSchema) }),
  z.object({ type: z.literal("done") }),
  z.object({
    type: z.literal("failed"),
    code: z.enum(EXTRACTION_ERROR_CODES),
    details: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
]);
export type Message = z.infer<typeof MessageSchema>;

/** Puts the lines of a child together. Throws if they are not valid messages. */
export class Answer {
  #source: SourceText | null = null;
  mayTakeLong = false;

  /** The whole text once it is complete, null before. Throws the ExtractionError that the child reports. */
  add(line: string): SourceText | null {
    const message = MessageSchema.parse(JSON.parse(line));
    if (message.type === "failed") throw new ExtractionError(message.code, message.details);
    if (message.type === "long") this.mayTakeLong = true;
    if (message.type === "document") this.#source = { ...message.document, sections: [] };
    if (message.type === "carried" && this.#source)
      this.#source.carried = { questions: [], fidelity: message.fidelity };
    if (message.type === "questions") this.#source?.carried?.questions.push(...message.questions);
    if (message.type === "section") this.#source?.sections.push(message.section);
    if (message.type === "blocks") this.#source?.sections.at(-1)?.blocks.push(...message.blocks);
    return message.type === "done" ? this.#source : null;
  }
}
