import type { FastifyInstance, FastifyRequest } from "fastify";

/** Each takes about half a millisecond until it waits for something. */
const PER_TURN = 4;

export const hasBody = ({ raw }: FastifyRequest) =>
  raw.headers["transfer-encoding"] !== undefined || Number(raw.headers["content-length"]) > 0;

/**
 * Calls that bring something are begun a few in each turn of the event loop, in the order they came. Dozens that
 * arrive together, as they do of a class or a flood, would else be worked on in one go, and whoever only wants to
 * read something would wait for all of them.
 */
export function beginByTurns(app: FastifyInstance): void {
  const waiting: (() => void)[] = [];
  let begun = 0;
  const begin = (call: () => void) => {
    if (begun === 0) setImmediate(nextTurn);
    begun += 1;
    call();
  };
  const nextTurn = () => {
    begun = 0;
    for (const call of waiting.splice(0, PER_TURN)) begin(call);
  };
  app.addHook("onRequest", (request, _reply, done) => {
    if (!hasBody(request)) done();
    else if (begun < PER_TURN) begin(done);
    else waiting.push(done);
  });
}
