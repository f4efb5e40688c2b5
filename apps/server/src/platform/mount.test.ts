import { once } from "node:events";
import { get } from "node:http";
import { ROUTES } from "@quizmill/contract";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AppError, answerFailure } from "./errors.ts";
import { type Caller, createMount, type Mount } from "./mount.ts";
import { ReadyAnswer } from "./ready-answer.ts";

const CALLER: Caller = {
  accountId: "0199a0a0-0000-7000-8000-000000000001",
  sessionId: "0199a0a0-0000-7000-8000-000000000002",
  user: {
    email: "ada@example.org",
    createdAt: "2026-01-01T00:00:00.000Z",
  },
};

/** A server with one contract row, which authenticates when `admitted` resolves. */
function serve(app: FastifyInstance, admitted: Promise<void>) {
  const signal = Promise.withResolvers<AbortSignal>();
  const mount = createMount(app, {
    authenticate: async () => {
      await admitted;
      return CALLER;
    },
    publicUrl: () => "http://localhost",
  });
  mount(ROUTES.me, async (call) => {
    expect(call.signal).toBe(call.signal);
    signal.resolve(call.signal);
    throw new AppError("UNAUTHORIZED", "No answer is needed.");
  });
  return signal.promise;
}

it("an answer contains what its row declares, and nothing else that a handler returns", async () => {
  const app = fastify();
  const mount = createMount(app, { authenticate: async () => CALLER, publicUrl: () => "http://localhost" });
  mount(ROUTES.me, async ({ user }) => ({ ...user, passwordHash: "$argon2id$" }));
  const headers = { authorization: "Bearer token" };
  expect((await app.inject({ url: "/api/me", headers })).json()).toEqual(CALLER.user);
  await app.close();
});

describe("an answer made ahead", () => {
  const leaky = { ...CALLER.user, passwordHash: "$argon2id$" };

  it("contains what its row declares, like one made for its call", async () => {
    const app = fastify();
    const mount = createMount(app, { authenticate: async () => CALLER, publicUrl: () => "http://localhost" });
    mount(ROUTES.me, () => ReadyAnswer.made(ROUTES.me, leaky));
    const answer = await app.inject({ url: "/api/me", headers: { authorization: "Bearer token" } });
    expect(answer.json()).toEqual(CALLER.user);
    await app.close();
  });

  it("is made by its row only, and returned by no other row's handler", () => {
    const mount: Mount = () => {};
    // @ts-expect-error: an answer that no row has checked is none.
    expect(new ReadyAnswer(JSON.stringify(leaky))).toBeInstanceOf(ReadyAnswer);
    // @ts-expect-error: a row's answer is no answer of another.
    mount(ROUTES.getDataset, () => ReadyAnswer.made(ROUTES.me, leaky));
  });
});

describe("the signal of a call", () => {
  let app: FastifyInstance;
  beforeEach(() => {
    app = fastify();
  });
  afterEach(() => app.close());

  it("is aborted if the caller left before the handler was reached", async () => {
    const admitted = Promise.withResolvers<void>();
    const signal = serve(app, admitted.promise);
    const arrived = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    app.addHook("onRequest", async (_request, reply) => {
      reply.raw.once("close", () => gone.resolve());
      arrived.resolve();
    });
    await app.listen({ port: 0 });
    const request = get(`${app.listeningOrigin}/api/me`, { headers: { authorization: "Bearer token" } });
    request.on("error", () => undefined);
    await arrived.promise;
    request.destroy();
    await gone.promise;
    admitted.resolve();
    expect((await signal).aborted).toBe(true);
  });

  it("has a reason that is no fault of the server when a handler throws it", async () => {
    const statuses: number[] = [];
    const unexpected: unknown[] = [];
    app.setErrorHandler((error, request, reply) => {
      request.log.error = (fault: unknown) => void unexpected.push(fault);
      const answered = answerFailure(error, request, reply);
      statuses.push(answered.statusCode);
      return answered;
    });
    const mount = createMount(app, { authenticate: async () => CALLER, publicUrl: () => "http://localhost" });
    const reached = Promise.withResolvers<void>();
    mount(ROUTES.me, async ({ signal }) => {
      reached.resolve();
      await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      throw new Error("never reached");
    });
    const call = get(`${await app.listen({ port: 0 })}/api/me`, {
      headers: { authorization: "Bearer token" },
    });
    call.once("error", () => {});
    await reached.promise;
    call.destroy();
    await expect.poll(() => statuses).toEqual([409]);
    expect(unexpected).toEqual([]);
  });

  it("is not aborted for a caller who has been answered", async () => {
    const signal = serve(app, Promise.resolve());
    await app.listen({ port: 0 });
    const request = get(`${app.listeningOrigin}/api/me`, {
      agent: false,
      headers: { authorization: "Bearer token" },
    });
    const [answer] = await once(request, "response");
    answer.resume();
    await once(answer, "close");
    expect((await signal).aborted).toBe(false);
  });
});
