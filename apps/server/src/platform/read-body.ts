import type { IncomingMessage } from "node:http";
import { AppError } from "./errors.ts";
import { createTurns } from "./turns.ts";

/** Whether a call brings a body, by what its head says. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
}

export interface BodyLength {
  /** As the caller announces it; NaN where the call does not say. */
  readonly announced: number;
  readonly max: number;
}

/** Takes the pieces of a body as they come. */
export interface BodyTaker<Whole> {
  add(piece: Buffer): void;
  /** Hears before the first piece what to call once the rest is not worth waiting for. */
  whenEnough?(stop: () => void): void;
  /** Once all have come that are wanted. */
  whole(): Whole;
  /** Where the rest does not come, or nobody wants it. */
  drop(): void;
}

/** What comes of one body before others get their turn: two or three pieces, of some 60 microseconds each. */
const TURN_BYTES = 128 * 1024;

/** Bodies that are read on in one turn of the event loop, a piece each. */
const readOn = createTurns(2);

/**
 * Gives all bytes of a body to `taker`, counted as they come, and what that makes of them. A long one is read piece by
 * piece, so that those who only ask are answered in between: Node takes megabytes at once where they are there.
 * Throws BODY_TOO_LARGE, before the first byte where the call announces too many; VALIDATION_FAILED where it breaks off.
 */
export async function readBody<Whole>(
  body: IncomingMessage,
  { announced, max }: BodyLength,
  taker: BodyTaker<Whole>,
): Promise<Awaited<Whole>> {
  const tooLarge = () => new AppError("BODY_TOO_LARGE", "The body is too large.");
  if (announced > max) throw tooLarge();
  const most = Number.isNaN(announced) ? max : announced;
  let length = 0;
  await new Promise<void>((resolve, reject) => {
    const leave = () => body.off("data", take).off("end", end).off("error", fail);
    const refuse = (error: AppError) => {
      leave();
      taker.drop();
      reject(error);
    };
    const take = (piece: Buffer) => {
      length += piece.byteLength;
      if (length > most) return refuse(tooLarge());
      taker.add(piece);
      if (length < TURN_BYTES) return;
      body.pause();
      readOn(() => body.resume());
    };
    const end = () => {
      leave();
      resolve();
    };
    const fail = (cause: Error) =>
      refuse(new AppError("VALIDATION_FAILED", "The body did not arrive whole.", { cause }));
    taker.whenEnough?.(() => {
      body.pause();
      end();
    });
    body.on("data", take).on("end", end).on("error", fail);
  });
  return await taker.whole();
}
