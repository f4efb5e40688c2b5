import { DEFAULT_STUDY_SETTINGS, LIMITS } from "@quizmill/contract";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { insertPicture, keepDocument, PIECE_BYTES, storePieces } from "./features/datasets/pictures-store.ts";
import { countTokens } from "./features/generation/model/index.ts";
import { allEvents, makeSet, notesOf, readSet } from "./features/generation/testing/sets.ts";
import { insertMemoryWeights } from "./features/study/memory-weights.ts";
import { beginUpload } from "./features/upload-keys/store.ts";
import { startTestApp, type TestApp } from "./test-app.ts";
import { sharedServer } from "./test-learner.ts";

const server = sharedServer({ hasRateLimits: true });

const fetchExport = (token: string) => server.call("GET", "/api/me/export", { token });

it("contains everything that is stored of an account, and nothing of another", async () => {
  const [mine, other] = [await server.account(), await server.account()];
  const text = `Photosynthese überall. ${notesOf(2)}`;
  for (const [token, notes] of [
    [mine.token, text],
    [mine.token, notesOf(2, "Anything")],
    [other.token, notesOf(2, "Secret")],
  ] as const)
    await allEvents(server, await makeSet(server, token, { text: notes }));
  const [newest] = (await (await server.call("GET", "/api/datasets", { token: mine.token })).json()) as {
    id: string;
  }[];
  expect((await server.call("DELETE", `/api/datasets/${newest?.id}`, { token: mine.token })).status).toBe(
    204,
  );
  const answer = await fetchExport(mine.token);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename=/);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual([
    "account.json",
    "answers.json",
    "reviews.json",
    "sets/001/questions.json",
    "sets/001/text.txt",
    "sets/002/questions.json",
    "sets/002/text.txt",
    "study.json",
  ]);
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(JSON.parse(read("account.json"))).toMatchObject({ email: mine.email });
  expect(read("sets/002/text.txt")).toContain("Photosynthese überall.");
  expect(JSON.parse(read("sets/002/questions.json"))).toMatchObject({
    questions: expect.any(Array),
    status: expect.any(String),
    trashedAt: null,
  });
  expect(JSON.parse(read("sets/001/questions.json"))).toMatchObject({
    trashedAt: expect.stringMatching(/^\d{4}-/),
  });
  const everything = Object.keys(files).map(read).join("\n");
  expect(everything).not.toContain("Secret");
  expect(everything).not.toMatch(/passwordHash|argon2/);
});

const LEAVES =
  "Chlorophyll is the green pigment that absorbs light in the leaves of plants. The stomata are small openings through which carbon dioxide enters the leaf. Glucose is the sugar that plants make from water and carbon dioxide. Starch is the form in which plants store sugar. The xylem carries water from the roots to the leaves, and the phloem carries sugar from the leaves to the roots.";

/** Secrets, columns that link rows, and columns that count steps of work; every other text must be in the archive. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  accounts: ["id", "passwordHash"],
  refreshTokens: ["tokenHash", "accountId", "familyId"],
  // Command lines stand in the text already.
  datasets: ["accountId", "engine", "nameKey"],
  datasetTags: ["accountId"],
  passages: ["datasetId"],
  // Their bytes are files in the archive.
  documentReads: ["datasetId", "documentId"],
  documentPieces: ["documentId", "base64"],
  pagePictures: ["datasetId", "pngBase64"],
  questions: ["datasetId", "kind", "sameKey"],
  questionVersions: [],
  questionReports: ["accountId"],
  uploads: ["accountId"],
  uploadsUnderWay: ["accountId", "attemptId"],
  modelTokens: ["accountId"],
  answers: ["accountId", "id"],
  reviewStates: ["accountId"],
  studyDays: ["accountId"],
  studySets: ["accountId"],
  memoryWeights: ["accountId"],
  studySettings: ["accountId"],
  quizSessions: ["accountId"],
  exams: ["accountId", "id"],
  attempts: ["accountId", "examId", "id"],
};
/** Tables that only hold work, secrets, figures of the server, or the words that questions are found by. */
const LEFT_OUT_WHOLE =
  /^(passwordResets|jobs|jobTokens|jobEvents|modelPaces|rateLimits|questionSearch.*|serverKeys|kysely_|sqlite_)/;
/** Columns that are only for the engine, or that the archive shows in another form. */
const OWN_FORM = new Set(["role", "kind", "language", "id"]);

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (OWN_FORM.has(name) ? [] : textsIn(part)));
}

/** Texts of a row that must be in the owner's archive, by column. */
function textsOf(table: string, row: object): [string, string][] {
  const columns = Object.entries(row).filter(([column]) => LEFT_OUT[table]?.includes(column) !== true);
  return columns.flatMap(([column, value]) => {
    const texts = column.endsWith("Json") ? textsIn(JSON.parse(value ?? "null")) : textsIn(value);
    return texts.map((text): [string, string] => [`${table}.${column}`, text]);
  });
}

async function rowsByTable({ db }: TestApp): Promise<[string, object[]][]> {
  const tables = await db.introspection.getTables();
  const names = tables.filter(({ schema = "public" }) => schema === "public").map(({ name }) => name);
  const read = names
    .filter((name) => !LEFT_OUT_WHOLE.test(name))
    .map(async (name): Promise<[string, object[]]> => {
      const rows = await db
        .selectFrom(name as "accounts")
        .selectAll()
        .execute();
      return [name, rows];
    });
  return (await Promise.all(read)).filter(([, rows]) => rows.length > 0);
}

/** Fills every table of study. */
async function study(own: TestApp, token: string, datasetId: string): Promise<void> {
  const { questions } = await readSet(own, token, datasetId);
  const put = (path: string, body: object) => own.call("PUT", path, { token, body });
  const settings = { ...DEFAULT_STUDY_SETTINGS, timeZone: "Atlantic/Azores" };
  const answer = {
    id: "6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b",
    questionId: questions[0]?.id,
    chosenOptionId: 1,
    confidence: "guess",
    source: "practice",
    durationMs: 4_711,
    usualMs: null,
    deviceId: "my-phone",
    answeredAt: new Date().toISOString(),
  };
  const session = { idx: 1, selectedByQ: { 815: 3 }, revealedByQ: {}, finished: false };
  const told = await Promise.all([
    own.call("POST", "/api/answers", { token, body: { answers: [answer] } }),
    put("/api/study/settings", settings),
    put(`/api/datasets/${datasetId}/session`, { version: 0, session }),
  ]);
  expect(told.map(({ status }) => status)).toEqual([200, 200, 200]);
  const sets = [{ datasetId, sections: null }];
  const rules = { name: "A midterm of its own", sets, count: 2, minutes: 1, passPercent: 50 };
  const exam = (await (await own.call("POST", "/api/exams", { token, body: rules })).json()) as {
    id: string;
  };
  const begun = await own.call("POST", `/api/exams/${exam.id}/attempts`, { token, body: { isSame: false } });
  expect(begun.status).toBe(201);
}

/** Fills every table of changed questions. */
async function changeQuestions(own: TestApp, token: string, datasetId: string): Promise<void> {
  const { questions } = await readSet(own, token, datasetId);
  // Not the one that was answered: its review would go with it.
  const id = questions.at(-1)?.id;
  const options = [{ text: "Worded by me" }, { text: "And this" }];
  const words = { text: "My own stem", options, key: 0, explanation: "My reason" };
  const change = { ids: [datasetId], addTags: ["My tag"] };
  const told = [
    await own.call("POST", "/api/datasets/changes", { token, body: change }),
    await own.call("PUT", `/api/questions/${id}`, { token, body: { version: 1, words } }),
    await own.call("PUT", `/api/questions/${id}/report`, {
      token,
      body: { reason: "other", note: "My note" },
    }),
    await own.call("DELETE", `/api/questions/${id}?version=2`, { token }),
    await own.call("POST", `/api/datasets/${datasetId}/questions`, { token, body: { after: null, words } }),
  ];
  expect(told.map(({ status }) => status)).toEqual([204, 200, 204, 200, 201]);
}

/** As a document has them while it is read. */
async function storePictures({ db }: TestApp, datasetId: string): Promise<void> {
  const bytes = Buffer.from("%PDF of mine".repeat(100_000));
  const about = { fileName: "my scan.pdf", pages: [1, 2], hintLanguage: null, wish: null };
  await storePieces(db, "scan", [bytes.subarray(0, PIECE_BYTES), bytes.subarray(PIECE_BYTES)]);
  await keepDocument(db, { datasetId, documentId: "scan" }, { ...about, bytes: bytes.length });
  const lines = [{ text: "A line on a picture", x: 1, y: 2, width: 3, height: 4 }];
  const picture = { png: Buffer.from("png of mine"), width: 5, height: 6, lines };
  const page = { page: 1, confidence: 91, source: null, doubtful: [], picture };
  await insertPicture(db, { datasetId, picture: 0 }, page);
}

it("leaves out no text of any table, except for secrets", async () => {
  const own = await startTestApp();
  const { token } = await own.account();
  const [account] = await own.db.selectFrom("accounts").select("id").execute();
  const owner = { accountId: account?.id ?? "", now: Date.now() };
  const set = await makeSet(own, token, { text: `# Leaves\n\n${LEAVES}`, key: "first-try" });
  await allEvents(own, set);
  await beginUpload(own.db, { ...owner, key: "second-try", attemptId: "a" }, owner.now);
  await countTokens(own.db, { ...owner, usage: { calls: 1, inputTokens: 4_321, outputTokens: 0 } });
  await study(own, token, set.datasetId);
  await changeQuestions(own, token, set.datasetId);
  await storePictures(own, set.datasetId);
  const fitted = { version: 1, weightsJson: "[0.4711]", answers: 1_234, fittedAt: owner.now };
  await insertMemoryWeights(own.db, { accountId: owner.accountId, ...fitted });
  await own.db.updateTable("refreshTokens").set({ device: "Firefox, Linux" }).execute();
  // The text contains the title too: only one that is nowhere else shows that the title itself is included.
  await own.db
    .updateTable("datasets")
    .set({ title: "Called so nowhere else", requestedCount: 271 })
    .execute();

  const answer = await own.call("GET", "/api/me/export", { token });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const told = Object.entries(files).flatMap(([name, bytes]) =>
    name.endsWith(".json") ? textsIn(JSON.parse(strFromU8(bytes))) : [strFromU8(bytes)],
  );
  const everything = told.join("\n");
  const kept = await rowsByTable(own);
  await own.stop();

  const missing = kept
    .flatMap(([table, rows]) => rows.flatMap((row) => textsOf(table, row)))
    .filter(([, text]) => !everything.includes(text));
  expect(missing).toEqual([]);
  expect(strFromU8(files["study.json"] ?? new Uint8Array())).toMatch(/\[\s*0\.4711\s*\]/);
  expect(JSON.parse(strFromU8(files["sets/001/questions.json"] ?? new Uint8Array()))).toMatchObject({
    requestedCount: 271,
    deletedQuestions: [{ changedAt: expect.stringMatching(/^20/), isAdded: false }],
    questions: expect.arrayContaining([
      expect.objectContaining({ changedAt: expect.any(String), isAdded: true }),
    ]),
  });
  expect(strFromU8(files["sets/001/document"] ?? new Uint8Array())).toBe("%PDF of mine".repeat(100_000));
  expect(strFromU8(files["sets/001/pictures/001.png"] ?? new Uint8Array())).toBe("png of mine");
  expect(kept.map(([table]) => table).sort()).toEqual(Object.keys(LEFT_OUT).sort());
  expect(JSON.parse(strFromU8(files["account.json"] ?? new Uint8Array()))).toMatchObject({
    sessions: [{ device: "Firefox, Linux", openedAt: expect.any(String) }],
    modelTokens: [{ tokens: 4_321 }],
  });
});

it("refuses too many requests for it, and says so", async () => {
  const { token } = await server.account();
  for (let time = 0; time < LIMITS.account.exportsPerHour; time += 1)
    expect((await fetchExport(token)).status).toBe(200);
  expect((await fetchExport(token)).status).toBe(429);
});
