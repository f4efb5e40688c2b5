import * as z from "zod";
import { tidyLine } from "./entities.ts";
import { LIMITS } from "./limits.ts";

const SetIdSchema = z.string().regex(/^[\w-]{1,100}$/);

/**
 * The body of copying: one set, several that become one, or the parts of them under some headings. A null heading is
 * what stands before the first one.
 */
export const CopyBodySchema = z.object({
  name: z.string().overwrite(tidyLine).min(1).max(LIMITS.dataset.nameMaxChars),
  sources: z
    .array(
      z.object({
        id: SetIdSchema,
        /** Null for the whole set. */
        headings: z.array(z.string().nullable()).max(2_000).nullable(),
      }),
    )
    .min(1)
    .max(LIMITS.library.mergedAtOnce),
});
/** See `CopyBodySchema`. */
export type CopyBody = z.infer<typeof CopyBodySchema>;
