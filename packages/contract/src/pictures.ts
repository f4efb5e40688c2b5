import * as z from "zod";

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
