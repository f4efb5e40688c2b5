import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ROUTES } from "@quizmill/contract";
import fastify from "fastify";
import { expect, it, vi } from "vitest";
import * as z from "zod";
import { compressAnswers, sendReady } from "./compress-answers.ts";
import { ReadyAnswer } from "./ready-answer.ts";

const LARGE = {
  questions: Array.from({ length: 400 }, (_, at) => ({ text: `What is question ${at} about?` })),
};

async function ask(path: string, encodings?: string) {
  const app = fastify();
  compressAnswers(app);
  app.get("/large", async () => LARGE);
  app.get("/small", async () => ({ status: "ok" }));
  const headers = encodings === undefined ? {} : { "accept-encoding": encodings };
  const answer = await app.inject({ url: path, headers });
  await app.close();
  return answer;
}

it("a large answer is compressed as the browser accepts it, and tells caches so", async () => {
  const [brotli, gzip] = [await ask("/large", "gzip, deflate, br"), await ask("/large", "gzip")];
  expect([brotli.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
  expect(brotli.headers.vary).toBe("accept-encoding");
  expect(Number(brotli.headers["content-length"])).toBe(brotli.rawPayload.length);
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(LARGE);
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(LARGE);
  expect(brotli.rawPayload.length).toBeLessThan(JSON.stringify(LARGE).length / 5);
});

it("an answer is uncompressed for clients that accept no encoding, and a small one for everybody", async () => {
  for (const answer of [await ask("/large"), await ask("/large", "br;q=0"), await ask("/small", "br")])
    expect(answer.headers["content-encoding"]).toBeUndefined();
  expect((await ask("/large")).json()).toEqual(LARGE);
});

it("an answer that could not be compressed gives an error, and is not sent as compressed", async () => {
  const app = fastify();
  const answer = ReadyAnswer.made({ ...ROUTES.health, response: z.unknown() }, LARGE);
  vi.spyOn(answer, "in").mockRejectedValue(new Error("no memory left"));
  app.get("/large", (request, reply) => sendReady(request, reply, answer));
  const told = await app.inject({ url: "/large", headers: { "accept-encoding": "br" } });
  await app.close();
  expect([told.statusCode, told.headers["content-encoding"]]).toEqual([500, undefined]);
  expect(told.json()).toMatchObject({ statusCode: 500 });
});
