import type { ErrorCode } from "@quizmill/contract";
import { AppError } from "../../../platform/errors.ts";

/**
 * The engine failed, or its thread ended. `fault` is for the log. Neither it nor the message ever quotes a document.
 */
export class EngineFailure extends AppError {
  override readonly name: string = "EngineFailure";
  readonly fault: string;

  constructor(fault: string, code: ErrorCode = "GENERATION_FAILED", message = "The question engine failed.") {
    super(code, message);
    this.fault = fault;
  }
}

/** A thread had to be stopped because a step of this text took too long, or the text took too much memory. */
export class TextTooComplex extends EngineFailure {
  override readonly name = "TextTooComplex";

  constructor(fault: string) {
    super(fault, "TEXT_TOO_COMPLEX", "The text takes too much time or memory.");
  }
}

/**
 * The thread ended because of another text: nothing is wrong with this one, and another thread can take the same
 * request.
 */
export class EngineInterrupted extends Error {
  override readonly name = "EngineInterrupted";

  constructor() {
    super("The engine thread ended because of another text.");
  }
}
