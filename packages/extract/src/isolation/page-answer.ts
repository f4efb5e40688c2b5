import { EXTRACTION_ERROR_CODES, SourceTextSchema } from "@quizmill/contract";
import * as z from "zod";
import { ExtractionError } from "../errors.ts";
import type { RecognisedPage } from "../recognition/recognised-page.ts";
import { MAX_PICTURE_BYTES } from "../recognition/shown-picture.ts";
import { MAX_DOUBTFUL, MAX_LINES } from "./recogniser-protocol.ts";

const PixelsSchema = z.number().int().min(-100_000).max(100_000);

const PageSchema = z.object({
  page: z.number().int().positive(),
  confidence: z.number().min(0).max(100),
  source: SourceTextSchema.nullable(),
  unreadLanguage: z.string().max(16).optional(),
  doubtful: z.array(z.string()).max(MAX_DOUBTFUL),
  picture: z
    .object({
      /** Base64. */
      png: z.string().max(Math.ceil((MAX_PICTURE_BYTES * 4) / 3) + 4),
      width: PixelsSchema,
      height: PixelsSchema,
      lines: z
        .array(
          z.object({
            text: z.string(),
            x: PixelsSchema,
            y: PixelsSchema,
            width: PixelsSchema,
            height: PixelsSchema,
          }),
        )
        .max(MAX_LINES),
    })
    .nullable(),
});

/** The messages of a recogniser. It has read a stranger's file, so the server checks every field. */
const MessageSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ready") }),
  z.object({ type: z.literal("opened") }),
  z.object({ type: z.literal("page"), page: PageSchema }),
  z.object({
    type: z.literal("failed"),
    code: z.enum(EXTRACTION_ERROR_CODES),
    details: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
]);

/** Whether the line says that the file is open. Throws the ExtractionError that the child reports. */
export function isOpened(line: string): true | null {
  return parsed(line).type === "opened" ? true : null;
}

/** The page in a line; null if it holds none. Throws the ExtractionError that the child reports. */
export function pageIn(line: string): RecognisedPage | null {
  const message = parsed(line);
  if (message.type !== "page") return null;
  const { picture, ...page } = message.page;
  return {
    ...page,
    picture: picture && { ...picture, png: new Uint8Array(Buffer.from(picture.png, "base64")) },
  };
}

function parsed(line: string): z.infer<typeof MessageSchema> {
  const message = MessageSchema.parse(JSON.parse(line));
  if (message.type === "failed") throw new ExtractionError(message.code, message.details);
  return message;
}
