import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerFailure } from "./errors.ts";
import { serveWebPages } from "./web-pages.ts";

const STAND_IN = "https://origin.invalid";
const SITE = {
  originStandIn: STAND_IN,
  publicPages: ["", "login"],
  otherPages: { my: "_my", "dataset/:id": "_dataset" },
  scriptHashes: ["sha256-abc"],
};
const SCRIPT = "export const answer = 42;\n".repeat(50);
const page = (name: string) => `<!doctype html><title>${name}</title><link href="${STAND_IN}/${name}">`;

let app: FastifyInstance;
let webDir: string;
let url: string;

beforeAll(async () => {
  webDir = mkdtempSync(path.join(tmpdir(), "quizmill-web-"));
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.join(webDir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(webDir, file), content);
  };
  write("pages/site.json", JSON.stringify(SITE));
  for (const language of ["en", "ja"])
    for (const name of ["index", "login", "_shell", "_my", "_dataset"])
      write(`pages/${language}/${name}.html`, page(`${language} ${name}`));
  write("public/assets/main-abc.js", SCRIPT);
  write("public/assets/main-abc.js.br", brotliCompressSync(SCRIPT));
  write("public/service-worker.js", SCRIPT);
  write("public/icon.png", "drawing");
  app = fastify();
  app.setErrorHandler(answerFailure);
  await serveWebPages(app, { webDir, origin: () => "https://quiz.example" });
  url = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await app.close();
  rmSync(webDir, { recursive: true, force: true });
});

const get = (route: string, accept = "text/html") => fetch(`${url}${route}`, { headers: { accept } });
const titleOf = async (answer: Response) => /<title>(.*)<\/title>/.exec(await answer.text())?.[1];

describe("the pages", () => {
  it.each([
    ["/en", "en index"],
    ["/ja/", "ja index"],
    ["/ja/login?next=%2Fja%2Fmy", "ja login"],
    ["/en/my", "en _my"],
    ["/ja/dataset/some-id?job=a", "ja _dataset"],
    ["/", "en _shell"],
    ["/login", "en _shell"],
    ["/dataset/some-id?job=a", "en _shell"],
  ])("%s is %s, and revalidated each time", async (route, title) => {
    const answer = await get(route);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(await titleOf(answer)).toBe(title);
  });

  it.each(["/", "/en", "/my", "/ja/login"])(
    "%s is sent uncompressed to a client that accepts anything",
    async (route) => {
      for (const headers of [{ accept: "*/*" }, {}]) {
        const answer = await app.inject({ url: route, headers });
        expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
          200,
          "text/html; charset=utf-8",
        ]);
      }
    },
  );

  it("answer 404 for a URL that does not exist, with the shell page that says so", async () => {
    const without = ["/.git/config", "/.env", "/wp-admin", "/assets", "/dataset", "/en.html"];
    for (const route of [...without, "/ja/no-such-page", "/ja/dataset", "/ja/dataset/a/b", "/en/_shell"]) {
      const answer = await get(route);
      expect([route, answer.status]).toEqual([route, 404]);
      expect(await titleOf(answer)).toMatch(/_shell$/);
    }
  });

  it("contain the URL under which people reach this server", async () => {
    const text = await (await get("/en")).text();
    expect(text).toContain('href="https://quiz.example/en index"');
    expect(text).not.toContain(STAND_IN);
  });

  it("are listed for search engines if they are public", async () => {
    expect(await (await get("/robots.txt")).text()).toContain("Sitemap: https://quiz.example/sitemap.xml");
    const map = await (await get("/sitemap.xml")).text();
    expect(map.match(/<url>/g)).toHaveLength(12);
    expect(map).toContain("<loc>https://quiz.example/ja/login</loc>");
    expect(map).toContain('hreflang="x-default" href="https://quiz.example/en"/>');
    expect(map).not.toContain("/my");
  });

  it("allow their own inline scripts, and no other inline code", async () => {
    const policy = "script-src 'self' 'sha256-abc'";
    for (const route of ["/en", "/en/my", "/en/no-such-page"])
      expect((await get(route)).headers.get("content-security-policy")).toBe(policy);
  });

  it("are sent in the encoding that the browser accepts, and not again if nothing changed", async () => {
    // Injected, because fetch decompresses the answer and hides its encoding.
    const ask = (encodings: string, tag?: string) =>
      app.inject({
        url: "/en",
        headers: {
          accept: "text/html",
          "accept-encoding": encodings,
          ...(tag && { "if-none-match": tag }),
        },
      });
    const [brotli, gzip, plain] = [await ask("gzip, deflate, br"), await ask("gzip, br;q=0"), await ask("")];
    expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const again = await ask("br", String(brotli.headers.etag));
    expect([again.statusCode, again.payload]).toEqual([304, ""]);
  });

  it("answer HEAD requests as well", async () => {
    const answer = await fetch(`${url}/en`, { method: "HEAD", headers: { accept: "text/html" } });
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
  });

  it("send hashed files compressed and without expiry, others for as long as they may be kept", async () => {
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
    expect((await get("/service-worker.js", "*/*")).headers.get("cache-control")).toBe("no-cache");
    expect((await get("/icon.png", "*/*")).headers.get("cache-control")).toBe("public, max-age=86400");
  });

  it("are not sent in place of a missing script or an unknown call", async () => {
    expect((await get("/assets/main-old.js", "*/*")).status).toBe(404);
    const call = await get("/api/nothing");
    expect(call.status).toBe(404);
    expect(await call.json()).toMatchObject({ code: "NOT_FOUND" });
  });

  it("never leave their folder", async () => {
    for (const route of ["/..%2f..%2fetc/passwd", "/pages/site.json", "/en/..%2f..%2fsite"]) {
      const answer = await get(route, "*/*");
      const isShell = (await titleOf(answer)) === "en _shell";
      expect([route, isShell || answer.status === 404]).toEqual([route, true]);
    }
  });
});
