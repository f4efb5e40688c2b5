/** @module-tag thorough */
import { rmSync } from "node:fs";
import path from "node:path";
import type { Bootstrap } from "@quizmill/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fill, openSmallDisk } from "../../../testing/chaos/database.ts";
import { formOf } from "./features/generation/testing/files.ts";
import { makeSet, notesOf, postNotes, readSet, refusalOf } from "./features/generation/testing/sets.ts";
import { TEST_PASSWORD } from "./test-app.ts";
import { endServerProcess, type ServerProcess, startServerProcess } from "./test-process.ts";

let disk: ReturnType<typeof openSmallDisk>;
let server: ServerProcess;
const start = () => startServerProcess({ home: { dataDir: disk.folder, databaseUrl: null } });
// Not when the file is loaded: where its test is not asked for, nothing would remove it.
beforeAll(async () => {
  disk = openSmallDisk(32);
  server = await start();
});
afterAll(async () => {
  await endServerProcess(server, "SIGKILL");
  disk.remove();
});

describe("a server whose disk is full", () => {
  it("lets members log in, read and delete, also after a start, and takes documents again when there is room", async ({
    skip,
  }) => {
    skip(!disk.isSmall, "This system does not let us make a small disk.");
    const filler = path.join(disk.folder, "filler");
    const { email, token } = await server.account();
    const large = formOf("word ".repeat(6_000_000), "large.txt");
    const unplaced = await server.call("POST", "/api/upload/bootstrap?mode=study&minFirst=1", {
      token,
      body: large,
      headers: { "idempotency-key": "large" },
    });
    expect(unplaced.headers.get("retry-after")).not.toBeNull();
    expect(await refusalOf(unplaced)).toMatchObject({ status: 503, code: "SERVER_BUSY" });
    const told = await server.call("GET", "/api/uploads/large", { token });
    expect(await told.json()).toMatchObject({ failureCode: "SERVER_BUSY" });
    const sets: Bootstrap[] = [];
    for (const subject of ["One", "Two", "Three"])
      sets.push(await makeSet(server, token, { text: notesOf(4, subject) }));
    const logIn = async () => {
      const answer = await server.call("POST", "/api/auth/login", {
        body: { email, password: TEST_PASSWORD },
      });
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { accessToken: string }).accessToken;
    };
    const useIt = async (set: Bootstrap | undefined) => {
      const mine = { token: await logIn() };
      const id = set?.datasetId ?? "";
      expect((await readSet(server, mine.token, id)).id).toBe(id);
      expect((await server.call("DELETE", `/api/datasets/${id}`, mine)).status).toBe(204);
      expect((await server.call("DELETE", "/api/trash", mine)).status).toBeLessThan(300);
      const left = await (await server.call("GET", "/api/datasets", mine)).text();
      expect(left).not.toContain(id);
    };
    fill(filler);
    for (let time = 0; time < 20; time++) await logIn();
    await useIt(sets[0]);
    const refused = await postNotes(server, await logIn(), { text: notesOf(4) });
    expect(await refusalOf(refused)).toMatchObject({ status: 503, code: "SERVER_BUSY" });
    await endServerProcess(server, "SIGKILL");
    server = await start();
    await useIt(sets[1]);
    rmSync(filler);
    const again = async () => (await postNotes(server, await logIn(), { text: notesOf(4), key: "k" })).status;
    await expect.poll(again, { interval: 500 }).toBe(200);
    await useIt(sets[2]);
  });
});
