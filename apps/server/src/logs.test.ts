import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import type { Bootstrap } from "@quizmill/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEvents } from "./features/generation/testing/events.ts";
import { formOf } from "./features/generation/testing/files.ts";
import { eventsOf, postNotes, readSet } from "./features/generation/testing/sets.ts";
import { refreshCookie } from "./test-app.ts";
import { createTestHome, type TestHome } from "./test-home.ts";
import { endServerProcess, type ServerProcess, startServerProcess } from "./test-process.ts";

/** Personal data; each piece is easy to find in a log. */
const EMAIL = "zebra-person@example.org";
const NAME = "Zebra Person";
const PASSWORD = "Zebra-password-1";
const WRONG_PASSWORD = "Zebra-mistake-1";
const FILE_NAME = "zebra-diary";
const RAW_TOKEN = "zebra-raw-token";
const NOTES = "The zebra heart weighs about 2 kilograms and beats 40 times a minute at rest. ".repeat(20);

const FIXTURES = path.resolve(import.meta.dirname, "../../../fixtures");
const fixture = (name: string) => new Uint8Array(readFileSync(path.join(FIXTURES, name)));

let home: TestHome;
let server: ServerProcess;
const secrets: string[] = [EMAIL, "zebra", "Zebra", "chlorophyll", "thylakoid"];

const post = (route: string, body: unknown, headers: Record<string, string> = {}) =>
  server.call("POST", route, { body, headers });
const upload = (token: string, file: string, name: string) =>
  server.call("POST", "/api/upload/bootstrap?mode=study&minFirst=5", {
    token,
    body: formOf(fixture(file), name),
    headers: { "idempotency-key": `zebra-key${name}` },
  });

/** Malformed HTTP is refused before any code of this project sees it. */
async function sendMalformed(): Promise<void> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  const closed = once(socket, "close");
  socket.write(`GET /api/me?token=${RAW_TOKEN} HTTP/1.1\r\nHost: x\r\nBad Header ${RAW_TOKEN}\r\n\r\n`);
  socket.resume();
  await closed;
}

/** What owners do with their questions, sets and texts, right and wrong. */
async function change(token: string, id: string, questionId: number): Promise<void> {
  const words = { text: "Which zebra?", options: [{ text: "This" }, { text: "That zebra" }], key: 0 };
  const question = { version: 1, words: { ...words, explanation: "Zebra" } };
  const copy = { name: NAME, sources: [{ id, sections: null }] };
  const calls: [string, string, number, object?][] = [
    ["PUT", `/api/questions/${questionId}`, 200, question],
    ["PUT", `/api/questions/${questionId}`, 400, { version: 1, words: { zebra: "zebra" } }],
    ["PUT", `/api/questions/${questionId}/report`, 204, { reason: "other", note: "A zebra?" }],
    ["GET", `/api/questions/${questionId}/history`, 200],
    ["POST", `/api/datasets/${id}/questions`, 201, { after: null, words: question.words }],
    ["POST", `/api/datasets/${id}/advice`, 200, { questionId: null, words: question.words }],
    ["POST", "/api/datasets/changes", 204, { ids: [id], addTags: ["zebra tag"] }],
    ["GET", "/api/datasets?cursor=&q=zebra&tag=zebra%20tag", 200],
    ["GET", "/api/datasets?cursor=zebra", 400],
    ["POST", "/api/datasets/copies", 201, copy],
    ["POST", "/api/datasets/copies", 404, { ...copy, sources: [{ id: "zebra-set", sections: null }] }],
    ["GET", `/api/datasets/${id}/sections`, 200],
    ["GET", `/api/datasets/${id}/text`, 200],
    ["GET", `/api/datasets/${id}/text/search?q=zebra`, 200],
  ];
  for (const [method, path, status, body] of calls)
    expect([path, (await server.call(method, path, { token, ...(body && { body }) })).status]).toEqual([
      path,
      status,
    ]);
}

async function visit(): Promise<void> {
  const registered = await post("/api/auth/register", { email: EMAIL, password: PASSWORD, name: NAME });
  expect(registered.status).toBe(201);
  expect((await post("/api/auth/register", { email: EMAIL, password: PASSWORD })).status).toBe(409);
  expect((await post("/api/auth/register", { email: EMAIL, password: "zebra" })).status).toBe(400);
  expect((await post("/api/auth/login", { email: EMAIL, password: WRONG_PASSWORD })).status).toBe(401);
  const login = await post("/api/auth/login", { email: EMAIL, password: PASSWORD });
  expect(login.status).toBe(200);
  const renewed = await post("/api/auth/refresh", undefined, { cookie: refreshCookie(login) });
  const { accessToken } = (await renewed.json()) as { accessToken: string };
  secrets.push(accessToken, ...[registered, login, renewed].map((a) => refreshCookie(a).split("=")[1] ?? ""));

  const uploaded = await upload(accessToken, "pdf/en-photosynthesis.pdf", `${FILE_NAME}.pdf`);
  expect(uploaded.status).toBe(200);
  const set = (await uploaded.json()) as Bootstrap;
  secrets.push(set.token);
  expect((await Array.fromAsync(readEvents(await eventsOf(server, set)))).at(-1)?.name).toBe("done");
  const { questions } = await readSet(server, accessToken, set.datasetId);
  secrets.push(...questions.map(({ text }) => text));
  await change(accessToken, set.datasetId, questions[0]?.id ?? 0);
  expect((await eventsOf(server, { ...set, token: RAW_TOKEN })).status).toBe(401);

  expect((await postNotes(server, accessToken, { text: NOTES, name: NAME })).status).toBe(200);
  for (const refused of ["damaged.pdf", "encrypted.pdf", "zip-as.docx", "short.docx"]) {
    const answer = await upload(accessToken, `damaged/${refused}`, `${FILE_NAME}-${refused}`);
    expect(answer.status).toBeGreaterThanOrEqual(415);
    expect(answer.status).toBeLessThan(500);
  }
  expect((await server.call("GET", `/api/${RAW_TOKEN}?token=${RAW_TOKEN}`)).status).toBe(404);
  // A parameter longer than allowed, and an invalid URL.
  const model = { provider: "mistral", key: "sk-zebra-key-0123", model: "zebra-model", language: "en" };
  const [listed, tried] = [{ provider: model.provider, key: model.key }, model];
  for (const [path, body, status] of [
    ["list", listed, 422],
    ["list", { ...listed, key: "zebra" }, 400],
    ["trial", tried, 204],
  ] as const)
    expect((await server.call("POST", `/api/own-model/${path}`, { token: accessToken, body })).status).toBe(
      status,
    );
  const longId = `${RAW_TOKEN}-`.repeat(20);
  const refused = await server.call("GET", `/api/datasets/${longId}`, { token: accessToken });
  expect(refused.status).toBe(400);
  expect((await server.call("GET", `/${RAW_TOKEN}%ff?token=${RAW_TOKEN}`)).status).toBe(400);
  await sendMalformed();
}

beforeAll(async () => {
  home = await createTestHome();
  // Nobody listens there: no call to a provider leaves this machine.
  const more = { NODE_USE_ENV_PROXY: "1", HTTPS_PROXY: "http://127.0.0.1:9" };
  server = await startServerProcess({ home, logLevel: "trace", more });
  await visit();
  expect(await endServerProcess(server, "SIGTERM")).toBe(0);
});
afterAll(async () => {
  await endServerProcess(server, "SIGKILL");
  await home.remove();
});

const logged = () => server.output.filter((line) => line.startsWith("{"));

describe("the log of a server at its most verbose level", () => {
  it("names each request, its route and its result", () => {
    const lines = logged().map((line) => JSON.parse(line) as Record<string, unknown>);
    const upload = lines.find(({ route }) => route === "/api/upload/bootstrap");
    expect(upload).toMatchObject({ reqId: expect.any(String), method: "POST", status: 200 });
    expect(lines.filter(({ msg }) => msg === "document read").length).toBeGreaterThan(0);
    expect(lines.filter(({ msg }) => msg === "job ended").length).toBe(6);
  });

  it("contains no address, name, password, token, file name or word of a document", () => {
    expect(logged().length).toBeGreaterThan(20);
    for (const line of logged()) {
      // Bytes may be logged as numbers.
      const bytes = /"data":\[([\d,]+)\]/.exec(line)?.[1]?.split(",").map(Number) ?? [];
      const told = line + Buffer.from(bytes).toString("utf8");
      expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
    }
  });
});
