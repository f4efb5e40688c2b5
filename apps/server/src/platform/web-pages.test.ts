import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handleErrors } from "./errors.ts";
import { serveWebPages } from "./web-pages.ts";

const PAGE = "<!doctype html><title>Quizmill</title>";
const SCRIPT = "export const answer = 42;\n".repeat(50);

let app: FastifyInstance;
let webDir: string;
let url: string;

beforeAll(async () => {
  webDir = mkdtempSync(path.join(tmpdir(), "quizmill-web-"));
  mkdirSync(path.join(webDir, "assets"));
  writeFileSync(path.join(webDir, "index.html"), PAGE);
  writeFileSync(path.join(webDir, "assets", "main-abc.js"), SCRIPT);
  writeFileSync(path.join(webDir, "assets", "main-abc.js.br"), brotliCompressSync(SCRIPT));
  app = fastify();
  handleErrors(app);
  await serveWebPages(app, webDir);
  url = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await app.close();
  rmSync(webDir, { recursive: true, force: true });
});

const get = (route: string, accept = "text/html") => fetch(`${url}${route}`, { headers: { accept } });

describe("the pages", () => {
  it.each(["/", "/en", "/ja/dataset/some-id?job=a"])("%s is the application, always fresh", async (route) => {
    const answer = await get(route);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(await answer.text()).toBe(PAGE);
  });

  it("are there for who only asks whether they are", async () => {
    const answer = await fetch(`${url}/en`, { method: "HEAD", headers: { accept: "text/html" } });
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
  });

  it("send hashed files compressed and for ever", async () => {
    // Injected, because fetch unpacks the answer and hides how it came.
    const answer = await app.inject({
      url: "/assets/main-abc.js",
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(answer.headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": expect.stringMatching(/javascript/),
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT);
  });

  it("do not stand in for a script that is gone, nor for a call", async () => {
    expect((await get("/assets/main-old.js", "*/*")).status).toBe(404);
    const call = await get("/api/nothing");
    expect(call.status).toBe(404);
    expect(await call.json()).toMatchObject({ code: "NOT_FOUND" });
  });

  it("never leave their folder", async () => {
    const answer = await get("/..%2f..%2fetc/passwd", "*/*");
    expect(answer.ok).toBe(false);
  });
});
