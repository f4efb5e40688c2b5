import { LIMITS } from "@quizmill/contract";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readEvents } from "./features/generation/test-events.ts";
import { eventsOf, makeSet, notesOf } from "./features/generation/test-sets.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const fetchExport = (token: string) => server.call("GET", "/api/me/export", { token });

it("gives all that is kept of an account, and nothing of another", async () => {
  const [mine, other] = [await server.account(), await server.account()];
  const text = `Photosynthese überall. ${notesOf(2)}`;
  for (const [token, notes] of [
    [mine.token, text],
    [mine.token, notesOf(2, "Anything")],
    [other.token, notesOf(2, "Secret")],
  ] as const)
    await Array.fromAsync(readEvents(await eventsOf(server, await makeSet(server, token, { text: notes }))));
  const answer = await fetchExport(mine.token);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename=/);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual([
    "account.json",
    "sets/001/questions.json",
    "sets/001/text.txt",
    "sets/002/questions.json",
    "sets/002/text.txt",
  ]);
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(JSON.parse(read("account.json"))).toMatchObject({ email: mine.email });
  expect(read("sets/002/text.txt")).toContain("Photosynthese überall.");
  expect(JSON.parse(read("sets/002/questions.json"))).toMatchObject({
    questions: expect.any(Array),
    status: expect.any(String),
  });
  const everything = Object.keys(files).map(read).join("\n");
  expect(everything).not.toContain("Secret");
  expect(everything).not.toMatch(/passwordHash|argon2/);
});

it("says when it was asked for too often", async () => {
  const { token } = await server.account();
  for (let time = 0; time < LIMITS.account.exportsPerHour; time += 1)
    expect((await fetchExport(token)).status).toBe(200);
  expect((await fetchExport(token)).status).toBe(429);
});
