import type { IncomingMessage } from "node:http";
import { AppError } from "./errors.ts";

/** From here on the parts of a body are put together as they come: at its end that would hold other callers up. */
export const LARGE_BYTES = 1024 * 1024;

export interface BodyLength {
  /** As the caller announces it; NaN where the call does not say. */
  readonly announced: number;
  readonly max: number;
}

/** Takes a body's parts as they come, and gives them as one. */
interface Whole {
  add(part: Buffer): void;
  all(): Buffer<ArrayBuffer>;
}

function partsOf(): Whole {
  const parts: Buffer[] = [];
  return { add: (part) => void parts.push(part), all: () => Buffer.concat(parts) };
}

/** Memory that is announced and never sent is never touched, and so takes none. */
function bufferOf(bytes: number): Whole {
  const whole = Buffer.allocUnsafeSlow(bytes);
  let length = 0;
  return {
    add: (part) => {
      length += part.copy(whole, length);
    },
    all: () => whole.subarray(0, length),
  };
}

/**
 * All bytes of a body, counted as they come. A large one lies in a buffer of its own, which may be handed to a thread.
 * Throws BODY_TOO_LARGE, before the first byte where the call announces too many; VALIDATION_FAILED where it breaks off.
 */
export async function readBody(
  body: IncomingMessage,
  { announced, max }: BodyLength,
): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => new AppError("BODY_TOO_LARGE", "The body is too large.");
  if (announced > max) throw tooLarge();
  const most = Number.isNaN(announced) ? max : announced;
  const whole = most < LARGE_BYTES ? partsOf() : bufferOf(most);
  let length = 0;
  return new Promise((resolve, reject) => {
    const leave = () => body.off("data", take).off("end", end).off("error", fail);
    const take = (part: Buffer) => {
      length += part.byteLength;
      if (length <= most) return whole.add(part);
      leave();
      reject(tooLarge());
    };
    const end = () => {
      leave();
      resolve(whole.all());
    };
    const fail = (cause: Error) => {
      leave();
      reject(new AppError("VALIDATION_FAILED", "The body did not arrive whole.", { cause }));
    };
    body.on("data", take).on("end", end).on("error", fail);
  });
}
