import type { BrowserModelFault } from "@quizmill/contract";

/** The names of the interface's errors; what is not here has failed for this once. */
const FAULTS: Readonly<Record<string, BrowserModelFault>> = {
  // Whether the language is known was asked before: this is about the form of the answer.
  NotSupportedError: "no_schema",
  SyntaxError: "no_schema",
  TypeError: "no_schema",
  QuotaExceededError: "too_long",
  // The browser holds back what its model wrote.
  NotReadableError: "refused",
  // Its owner, or whoever manages it, has switched the model off.
  NotAllowedError: "unsupported",
  NetworkError: "failed",
  AbortError: "failed",
  TimeoutError: "failed",
  OperationError: "failed",
};

/** An answer that cannot be given. */
export class ModelFault extends Error {
  readonly kind: BrowserModelFault;

  constructor(kind: BrowserModelFault) {
    super(kind);
    this.name = "ModelFault";
    this.kind = kind;
  }
}

export function faultOf(error: unknown): BrowserModelFault {
  return (error instanceof Error && FAULTS[error.name]) || "failed";
}
