import * as z from "zod";
import { LIMITS } from "./limits.ts";

const PixelsSchema = z.number().int();

/** The picture of a page that text was recognised from, upright, and where its lines are. */
export const PagePictureSchema = z.object({
  page: z.number().int(),
  width: PixelsSchema,
  height: PixelsSchema,
  /** Base64. */
  png: z.string(),
  /** In reading order; in pixels from the top left corner. */
  lines: z.array(
    z.object({
      text: z.string(),
      x: PixelsSchema,
      y: PixelsSchema,
      width: PixelsSchema,
      height: PixelsSchema,
    }),
  ),
});
/** See `PagePictureSchema`. */
export type PagePicture = z.infer<typeof PagePictureSchema>;

/** A picture of a question, as it is stored: re-encoded, without anything but its pixels. */
export const QuestionPictureSchema = z.object({
  /** SHA-256 of its bytes, in hex; questions name it by this. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  type: z.enum(["image/png", "image/jpeg"]),
  width: PixelsSchema.positive().max(LIMITS.pictures.maxSidePixels),
  height: PixelsSchema.positive().max(LIMITS.pictures.maxSidePixels),
  base64: z.base64().max(Math.ceil(LIMITS.pictures.maxBytes / 3) * 4),
});
/** See `QuestionPictureSchema`. */
export type QuestionPicture = z.infer<typeof QuestionPictureSchema>;

/** What is said with a figure: as much as may stand with a picture of a question. */
const CAPTION_MAX_CHARS = 500;

/** A picture of a document with its caption; the picture itself is stored like those of questions. */
export const FigureSchema = QuestionPictureSchema.pick({ hash: true, width: true, height: true }).extend({
  /** As the document counts its figures: "3", "2.1"; absent where it does not. */
  number: z.string().max(20).optional(),
  /** With the number, as it stands in the document: "Fig. 3: The heart". */
  caption: z.string().max(CAPTION_MAX_CHARS),
});
/** See `FigureSchema`. */
export type Figure = z.infer<typeof FigureSchema>;
