import * as z from "zod";
import { ERROR_CODES, type ErrorCode } from "./errors.ts";

/** The body of every refused or failed call. */
export const FailureSchema = z.object({
  status: z.number().int(),
  code: z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string(),
  url: z.string(),
});

export type Failure = z.infer<typeof FailureSchema>;
