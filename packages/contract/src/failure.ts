import * as z from "zod";
import { ERROR_CODES, type ErrorCode } from "./errors.ts";

/** The body of every response with an error status. */
export const FailureSchema = z.object({
  status: z.number().int(),
  code: z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string(),
  url: z.string(),
});

/** See `FailureSchema`. `message` is for developers; users read the text of `code`. */
export type Failure = z.infer<typeof FailureSchema>;
