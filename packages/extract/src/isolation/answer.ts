import {
  BlockSchema,
  CarriedQuestionSchema,
  EXTRACTION_ERROR_CODES,
  FidelitySchema,
  type QuestionPicture,
  QuestionPictureSchema,
  SectionSchema,
  type SourceText,
  SourceTextSchema,
} from "@quizmill/contract";
import * as z from "zod";
import { ExtractionError } from "../errors.ts";
import { Assembly, type Message } from "./protocol.ts";

/** The messages of a child. It has read a stranger's file, so the server checks every field. */
const MessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ready") }),
  /** The file is of a kind that may take all the time there is. */
  z.object({ type: z.literal("long") }),
  z.object({ type: z.literal("pictures") }),
  z.object({ type: z.literal("picture"), picture: QuestionPictureSchema }),
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

/** Puts the lines of a child together. Throws if they are not valid messages. */
export class Answer {
  readonly #assembly = new Assembly();
  readonly #onPicture: (picture: QuestionPicture) => void;
  mayTakeLong = false;
  hasPictures = false;

  constructor(onPicture: (picture: QuestionPicture) => void = () => {}) {
    this.#onPicture = onPicture;
  }

  /** The whole text once it is complete, null before. Throws the ExtractionError that the child reports. */
  add(line: string): SourceText | null {
    const message: Message = MessageSchema.parse(JSON.parse(line));
    if (message.type === "failed") throw new ExtractionError(message.code, message.details);
    if (message.type === "long" || message.type === "pictures") this.mayTakeLong = true;
    if (message.type === "pictures") this.hasPictures = true;
    if (message.type === "picture") this.#onPicture(message.picture);
    return this.#assembly.add(message);
  }
}
