import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { notesOf } from "./features/generation/testing/sets.ts";
import { removeDeletedWords } from "./platform/database/deleted-words.ts";
import { DATABASE_FILE } from "./platform/database/open.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";
import { finishedDeletions } from "./test-rows.ts";

const server = sharedServer();

const learner = learnerOf(server);

const newSet = async (subject: string): Promise<string> =>
  (await learner.newSet({ text: notesOf(3, subject), name: subject })).id;

/** The file and its log. The index stores what words share only once, so only their ends are looked for. */
function isStored(end: string): boolean {
  const file = path.join(server.dataDir, DATABASE_FILE);
  return [file, `${file}-wal`].some((one) => readFileSync(one, "latin1").toLowerCase().includes(end));
}

it("no word of a deleted set stays in the database's files", async () => {
  const deleted = await newSet("Zyxquartzite");
  await newSet("Vulpinerock");
  expect([isStored("yxquartzite"), isStored("ulpinerock")]).toEqual([true, true]);
  expect(isStored("zyxquartzite 1")).toBe(true);
  await learner.call("DELETE", `/api/datasets/${deleted}?forGood=true`);
  await finishedDeletions(server.db);
  // Of its texts nothing is left, not even in the log; its words are in the index for a day at most.
  expect([isStored("zyxquartzite 1"), isStored("yxquartzite")]).toEqual([false, true]);
  await removeDeletedWords(server.db);
  expect([isStored("yxquartzite"), isStored("ulpinerock")]).toEqual([false, true]);
  const found = await learner.call("GET", "/api/datasets?cursor=&q=vulpinerock");
  expect(((await found.json()) as { sets: object[] }).sets).toHaveLength(1);
});

it("words of a deleted set leave the index, however the questions are spread over it", async () => {
  const ids = [];
  for (let index = 0; index < 12; index++) ids.push(await newSet(`Common Wordof${index}`));
  for (const id of ids.slice(0, 6)) await learner.call("DELETE", `/api/datasets/${id}?forGood=true`);
  await finishedDeletions(server.db);
  await removeDeletedWords(server.db);
  for (const [index, count] of [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1].entries()) {
    const found = await learner.call("GET", `/api/datasets?cursor=&q=wordof${index}`);
    expect(((await found.json()) as { sets: object[] }).sets.length).toBeGreaterThanOrEqual(count);
  }
  expect(isStored("ordof3")).toBe(false);
});
