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
