import { readdirSync } from "node:fs";
import path from "node:path";
import { BootstrapSchema } from "@quizmill/contract";
import { type Extractor, textToSource } from "@quizmill/extract";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { HOSTILE_NAMES } from "../../../fixtures/hostile-names.ts";
import { formOf } from "./features/generation/testing/files.ts";
import { allEvents, makeSet, notesOf } from "./features/generation/testing/sets.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";

/** The paths of the files that were read. */
const read: string[] = [];
const extractor: Extractor = {
  extract: async (file) => {
    read.push(file);
    return textToSource(notesOf(1));
  },
  warmUp: () => undefined,
  load: () => ({ children: 0, reading: 0, waiting: 0 }),
  close: async () => undefined,
};
const server = sharedServer({ extractor });
const learner = learnerOf(server);

describe.each(HOSTILE_NAMES)("a set whose name has $what", ({ given, kept }) => {
  it("keeps it, given with notes or later, in the list, the set and the archive", async () => {
    const set = await makeSet(server, learner.token, { text: notesOf(1), name: given });
    const { datasetId: id } = set;
    expect(set.datasetName).toBe(kept);
    const list = await learner.json("GET", "/api/datasets");
    expect(list).toContainEqual(expect.objectContaining({ id, name: kept }));
    expect(await learner.set(id)).toMatchObject({ name: kept });
    const renamed = await learner.call("PATCH", `/api/datasets/${id}`, { name: `2 ${given}` });
    expect(await renamed.json()).toMatchObject({ name: `2 ${kept}` });
    await allEvents(server, set);
    const answer = await learner.call("GET", "/api/me/export");
    const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())));
    for (const [name] of files)
      expect(name).toMatch(
        /^((?:account|answers|reviews|study|exams\/\d{3})\.json|sets\/\d{3}\/(questions\.json|text\.txt))$/,
      );
    const sets = files.filter(([name]) => name.endsWith("/questions.json"));
    expect(sets.map(([, bytes]) => JSON.parse(strFromU8(bytes)))).toContainEqual(
      expect.objectContaining({ id, name: `2 ${kept}` }),
    );
  });

  it("gets it from the first line of its notes in the same way", async () => {
    const set = await makeSet(server, learner.token, { text: `${given}\n\n${notesOf(1)}` });
    await allEvents(server, set);
    const [firstLine = ""] = given.split(/[\r\n]/);
    const beginning = set.datasetName.replace(/…$/, "");
    expect(beginning).not.toBe("");
    expect(firstLine.toWellFormed().replaceAll("\0", " ")).toContain(beginning);
  });

  it("is also kept in the name of a person", async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const body = { email, password: "Correct-horse-7", name: given.slice(0, 100) };
    const answer = await server.call("POST", "/api/auth/register", { body });
    expect(answer.status).toBe(201);
    expect(((await answer.json()) as { user: object }).user).toMatchObject({
      name: kept.slice(0, 100).trim(),
    });
  });
});

describe("a file's name", () => {
  let usual: [string, string][] | undefined;

  async function upload(name: string) {
    const query = "mode=study&minFirst=1";
    const answer = await learner.call("POST", `/api/upload/bootstrap?${query}`, formOf("bytes", name));
    const set = BootstrapSchema.parse(await answer.json());
    await allEvents(server, set);
    const ofEach = ["date", "x-request-id", "content-length"];
    return { set, headers: [...answer.headers].filter(([header]) => !ofEach.includes(header)) };
  }

  it.each([...HOSTILE_NAMES, { what: "folders", given: "../../..\\..\\up/my\\notes", kept: "notes" }])(
    "with $what names the set, but no file, and is in no header",
    async ({ given, kept }) => {
      usual ??= (await upload("usual.pdf")).headers;
      const before = readdirSync(server.dataDir, { recursive: true });
      const { set, headers } = await upload(`${given}.pdf`);
      // Bidirectional control characters would turn the text around a file's name.
      expect(set.datasetName).toBe(kept.replaceAll(/\p{Bidi_Control}/gu, ""));
      const staged = read.at(-1) ?? "";
      expect(path.dirname(staged)).toBe(path.join(server.dataDir, "staged"));
      // The id of the process, then an id of the file.
      expect(path.basename(staged)).toMatch(/^[\da-f-]{36}\.[\da-f-]{36}$/);
      expect(readdirSync(server.dataDir, { recursive: true })).toEqual(before);
      expect(headers).toEqual(usual);
    },
  );
});
