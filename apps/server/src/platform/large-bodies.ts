import { LIMITS } from "@quizmill/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type BodyPlace, createBodyRoom } from "./body-room.ts";
import { onClose } from "./on-close.ts";

const { request: limits } = LIMITS;

/**
 * Hooks for the calls whose bodies may be large: such a body is read when there is room for it, and keeps its room
 * until it has been parsed. Small ones, and those that are refused for their length, pass by.
 */
export function createLargeBodies(callerOf: (request: FastifyRequest) => string) {
  const enter = createBodyRoom({
    maxBytes: limits.largeBodiesMaxBytes,
    maxOfCaller: limits.largeBodiesPerAccount,
    maxWaiting: limits.largeBodiesWaiting,
  });
  const places = new WeakMap<FastifyRequest, BodyPlace>();
  const announcedBytes = ({ headers }: FastifyRequest, maxBytes: number) =>
    headers["content-length"] === undefined ? maxBytes : Number(headers["content-length"]);

  return (maxBytes: number) => ({
    preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
      const bytes = announcedBytes(request, maxBytes);
      if (bytes <= limits.bodyMaxBytes || bytes > maxBytes) return;
      const place = enter(callerOf(request), bytes);
      places.set(request, place);
      // However the call ends, before or after its body has come.
      onClose(reply.raw, place.leave);
      await place.isFree;
    },
    preValidation: async (request: FastifyRequest) => places.get(request)?.leave(),
  });
}
