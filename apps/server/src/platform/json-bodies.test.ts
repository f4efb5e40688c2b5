import { request } from "node:http";
import fastify from "fastify";
import { expect, it } from "vitest";
import { acceptJsonOnly } from "./json-bodies.ts";

it("long bodies that come together are parsed one in a turn of the event loop, and short ones when they come", async () => {
  const app = fastify();
  acceptJsonOnly(app);
  let parsed = 0;
  app.post("/", async ({ body }) => {
    parsed += 1;
    return body;
  });
  await app.ready();
  const mostInOneTurn = async (payload: object) => {
    parsed = 0;
    const answers = Array.from({ length: 5 }, () => app.inject({ method: "POST", url: "/", payload }));
    let most = 0;
    while (parsed < answers.length) {
      const before = parsed;
      await new Promise((resolve) => setImmediate(resolve));
      most = Math.max(most, parsed - before);
    }
    for (const answer of await Promise.all(answers)) expect(answer.json()).toEqual(payload);
    return most;
  };
  expect(await mostInOneTurn({ text: "word ".repeat(2_000) })).toBe(1);
  expect(await mostInOneTurn({ text: "word" })).toBe(5);
  await app.close();
});

it("a body of megabytes is taken as it is, beside others that break off", async () => {
  const app = fastify({ bodyLimit: 8_000_000 });
  acceptJsonOnly(app);
  app.post("/", async ({ body }) => ({ length: (body as { text: string }).text.length }));
  await app.listen({ port: 0 });
  const headers = { "content-type": "application/json" };
  const text = "Wörter ".repeat(500_000);
  const send = () => fetch(app.listeningOrigin, { method: "POST", headers, body: JSON.stringify({ text }) });
  const brokenOff = request(app.listeningOrigin, {
    method: "POST",
    headers: { ...headers, "content-length": "7000000" },
  }).on("error", () => undefined);
  brokenOff.write(text, () => brokenOff.destroy());
  for (const answer of await Promise.all([send(), send()]))
    expect(await answer.json()).toEqual({ length: text.length });
  await app.close();
});
