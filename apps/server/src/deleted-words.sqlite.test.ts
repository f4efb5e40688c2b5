import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestEngine } from "./features/generation/testing/engine.ts";
import { readEvents } from "./features/generation/testing/events.ts";
import { eventsOf, makeSet, notesOf } from "./features/generation/testing/sets.ts";
import { removeDeletedWords } from "./platform/database/deleted-words.ts";
import { DATABASE_FILE } from "./platform/database/open.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ engine: createTestEngine() });
});
afterAll(() => server.stop());

async function newSet(token: string, subject: string): Promise<string> {
  const set = await makeSet(server, token, { text: notesOf(3, subject), name: subject });
  await Array.fromAsync(readEvents(await eventsOf(server, set)));
  return set.datasetId;
}

/** The file and its log. The index stores what words share only once, so only their ends are looked for. */
function isStored(end: string): boolean {
  const file = path.join(server.dataDir, DATABASE_FILE);
  return [file, `${file}-wal`].some((one) => readFileSync(one, "latin1").toLowerCase().includes(end));
}

it("no word of a deleted set stays in the database's files", async () => {
  const { token } = await server.account();
  const deleted = await newSet(token, "Zyxquartzite");
  await newSet(token, "Vulpinerock");
  expect([isStored("yxquartzite"), isStored("ulpinerock")]).toEqual([true, true]);
  await server.call("DELETE", `/api/datasets/${deleted}?forGood=true`, { token });
  expect(isStored("yxquartzite")).toBe(true);
  await removeDeletedWords(server.db);
  expect([isStored("yxquartzite"), isStored("ulpinerock")]).toEqual([false, true]);
  const found = await server.call("GET", "/api/datasets?cursor=&q=vulpinerock", { token });
  expect(((await found.json()) as { sets: object[] }).sets).toHaveLength(1);
});

it("words of a deleted set leave the index, however the questions are spread over it", async () => {
  const { token } = await server.account();
  const ids = [];
  for (let index = 0; index < 12; index++) ids.push(await newSet(token, `Common Wordof${index}`));
  for (const id of ids.slice(0, 6))
    await server.call("DELETE", `/api/datasets/${id}?forGood=true`, { token });
  await removeDeletedWords(server.db);
  for (const [index, count] of [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1].entries()) {
    const found = await server.call("GET", `/api/datasets?cursor=&q=wordof${index}`, { token });
    expect(((await found.json()) as { sets: object[] }).sets.length).toBeGreaterThanOrEqual(count);
  }
  expect(isStored("ordof3")).toBe(false);
});
