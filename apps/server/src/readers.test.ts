import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createExtractor, type Extractor, textToSource } from "@quizmill/extract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { formOf } from "./features/generation/testing/files.ts";
import { notesOf, refusalOf, untilEnded } from "./features/generation/testing/sets.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

/** Stands for the process with the readers: it gives each file this text, and never ends with one that is called "held". */
const PROGRAM = `
const source = ${JSON.stringify(textToSource(notesOf(2)))};
process.on("message", ({ kind, id, fileName }) => {
  if (kind === "close") process.exit();
  if (kind === "extract" && fileName !== "held.txt") process.send({ kind: "read", id, source });
});
`;

let folder: string;
let server: TestApp;
let extractor: Extractor;
/** Ends the calls that are held. */
let leave: AbortController;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "readers-"));
  await writeFile(path.join(folder, "readers.mjs"), PROGRAM);
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  leave.abort();
  await server.stop();
});

async function start(): Promise<void> {
  leave = new AbortController();
  extractor = createExtractor({ program: path.join(folder, "readers.mjs"), warm: 0 });
  server = await startTestApp({ extractor });
}

/** A call with a file that no reader ends with. */
function hold(to: string, token?: string): void {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const body = formOf("text", "held.txt");
  const call = fetch(server.url + to, { method: "POST", headers, body, signal: leave.signal });
  call.catch(() => undefined);
}

const send = (to: string, token?: string) =>
  server.call("POST", to, { body: formOf("text", "free.txt"), ...(token !== undefined && { token }) });
const newSet = async (token: string) => {
  const made = await send("/api/upload/bootstrap?mode=study&minFirst=1", token);
  return ((await made.json()) as { datasetId: string }).datasetId;
};

describe("whatever one account has read", () => {
  it.each(["inspect", "outline", "a newer version", "a set", "a further document"])(
    "and by whichever call, another account is served: %s",
    async (what) => {
      await start();
      const { token: ada } = await server.account();
      const { token: ben } = await server.account();
      const id = await newSet(ada);
      await untilEnded(server, ada, id);
      const calls: Record<string, string> = {
        inspect: "/api/upload/inspect",
        outline: "/api/upload/outline",
        "a newer version": `/api/datasets/${id}/document`,
        "a set": "/api/upload/bootstrap?mode=study&minFirst=1",
        "a further document": `/api/datasets/${id}/documents`,
      };
      hold(calls[what] ?? "", ada);
      await expect.poll(() => extractor.load().reading).toBe(1);
      for (let time = 0; time < 5; time += 1) hold("/api/upload/inspect", ada);
      await expect.poll(() => extractor.load().waiting).toBe(5);
      expect((await send("/api/upload/inspect", ben)).status).toBe(200);
      expect(extractor.load()).toMatchObject({ reading: 1, waiting: 5 });
    },
  );

  it("its further documents wait, and are refused beyond a bound", async () => {
    await start();
    const { token } = await server.account();
    for (let time = 0; time < 21; time += 1) hold("/api/upload/outline", token);
    await expect.poll(() => extractor.load()).toMatchObject({ reading: 1, waiting: 20 });
    const refused = await send("/api/upload/inspect", token);
    expect(await refusalOf(refused)).toMatchObject({ status: 503, code: "SERVER_BUSY" });
  });
});

describe("whatever the demo has read", () => {
  it("accounts have their readers, and the demo has one while they have theirs", async () => {
    await start();
    for (let time = 0; time < 3; time += 1) hold("/api/demo/upload");
    await expect.poll(() => extractor.load()).toMatchObject({ reading: 1, waiting: 2 });
    for (const { token } of [await server.account(), await server.account()])
      hold("/api/upload/inspect", token);
    await expect.poll(() => extractor.load()).toMatchObject({ reading: 3, waiting: 2 });
  });
});
