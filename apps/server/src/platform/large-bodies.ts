import { LIMITS } from "@quizmill/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { comeBack } from "./errors.ts";
import { onClose } from "./on-close.ts";

const { bodyMaxBytes, largeBodiesMaxBytes, largeBodiesPerAccount } = LIMITS.request;

/** A body of a megabyte arrives within seconds, and is parsed faster. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Hooks for the calls whose bodies may be large. They limit the memory of such bodies while they arrive: for one caller
 * by their number, for all callers by their announced lengths. Small bodies are not counted. Throws RATE_LIMITED if one
 * caller sends too many at once, SERVER_BUSY if all callers together do.
 */
export function createLargeBodies(callerOf: (request: FastifyRequest) => string) {
  const perCaller = new Map<string, number>();
  const leaveOf = new WeakMap<FastifyRequest, () => void>();
  let bytesInHand = 0;

  const enter = (caller: string, bytes: number): (() => void) => {
    const ofCaller = perCaller.get(caller) ?? 0;
    if (ofCaller >= largeBodiesPerAccount)
      throw comeBack("RATE_LIMITED", "Too many large bodies of one caller at once.", RETRY_AFTER_SECONDS);
    if (bytesInHand + bytes > largeBodiesMaxBytes)
      throw comeBack("SERVER_BUSY", "Too many large bodies at once.", RETRY_AFTER_SECONDS);
    perCaller.set(caller, ofCaller + 1);
    bytesInHand += bytes;
    let isGone = false;
    return () => {
      if (isGone) return;
      isGone = true;
      bytesInHand -= bytes;
      const left = (perCaller.get(caller) ?? 0) - 1;
      if (left > 0) perCaller.set(caller, left);
      else perCaller.delete(caller);
    };
  };

  return (maxBytes: number) => ({
    preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
      const bytes = Number(request.headers["content-length"] ?? maxBytes);
      // A body whose announced length is too long is refused before it is read.
      if (bytes <= bodyMaxBytes || bytes > maxBytes) return;
      const leave = enter(callerOf(request), bytes);
      leaveOf.set(request, leave);
      // In every case, whether the call ends before or after its body has come.
      onClose(reply.raw, leave);
    },
    preValidation: async (request: FastifyRequest) => leaveOf.get(request)?.(),
  });
}
