import {
  DEFAULT_STUDY_SETTINGS,
  LIMITS,
  type OpenSession,
  ROUTES,
  type Route,
  type RouteName,
} from "@quizmill/contract";
import { CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { insertPicture } from "./features/datasets/pictures-store.ts";
import { keepQuestionPicture } from "./features/datasets/question-pictures-store.ts";
import { readDataset } from "./features/datasets/store.ts";
import { nextRequest } from "./features/generation/testing/browser-page.ts";
import { makeSet, notesOf, readSet } from "./features/generation/testing/sets.ts";
import type { AskedQuery, Database } from "./platform/database/open.ts";
import { findHits } from "./platform/database/search.ts";
import { termsOf } from "./platform/search-words.ts";
import { openServices } from "./platform/services.ts";
import { realEngine, startTestApp, TEST_PASSWORD, type TestApp } from "./test-app.ts";
import { createTestHome, type TestHome } from "./test-home.ts";
import { describeStore } from "./test-store.ts";

/** Always has only a handful of rows. */
const STAYS_SMALL = ["serverKeys"];
/** These end what the other calls need, so they come last, in this order. */
const LAST: readonly RouteName[] = [
  "newVersion",
  "deleteQuestion",
  "deleteExam",
  "cancelJob",
  "deleteDataset",
  "restoreDataset",
  "emptyTrash",
  "endMySession",
  "changePassword",
  "logout",
];
/** These read nothing from the database, or only what the notes' call reads. */
const LEFT_OUT: readonly RouteName[] = [
  ...([
    "demoUpload",
    "demoReply",
    "uploadBootstrap",
    "uploadInspect",
    "uploadOutline",
    "addDocument",
  ] as const),
];

let home: TestHome;
let server: TestApp;
const asked = new Map<string, AskedQuery>();

const PAGE = {
  page: 1,
  confidence: 90,
  source: null,
  doubtful: [],
  picture: { png: Buffer.from("png"), width: 1, height: 1, lines: [] },
};

const ONE_PIXEL = Buffer.from("R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=", "base64");

/** The id of a second session of the same account. */
async function otherSession(email: string, token: string): Promise<string> {
  await server.call("POST", "/api/auth/login", { body: { email, password: TEST_PASSWORD } });
  const sessions = (await (await server.call("GET", "/api/me/sessions", { token })).json()) as OpenSession[];
  return sessions.find(({ isThis }) => !isThis)?.id ?? "";
}

/** The set's revision, once its job has ended. */
async function untilReady(id: string): Promise<number> {
  await expect.poll(async () => (await readDataset(server.db, id))?.status).toBe("READY");
  return (await readDataset(server.db, id))?.revision ?? 0;
}

/** Makes every call once, with an account that has a set and a job. */
async function askForAll(): Promise<Record<string, number>> {
  const { email, token, cookie } = await server.account();
  const leaving = await server.account();
  const set = await makeSet(server, token, { text: notesOf(3), key: "plans" });
  const studied = await makeSet(server, token, { text: madeUpNotes(1, 2_000) });
  const grown = await makeSet(server, token, { text: madeUpNotes(1, 2_000) });
  await untilReady(grown.datasetId);
  await makeSet(server, token, { text: madeUpNotes(3, 2_000), engine: "browser" });
  const call = (method: string, path: string, body?: unknown) => server.call(method, path, { token, body });
  const request = await nextRequest({ call });
  const { questions } = await readSet(server, token, studied.datasetId);
  const answer = (questionId: number, id: number) => ({
    id: `00000000-0000-4000-8000-00000000000${id}`,
    questionId,
    chosenOptionId: 1,
    confidence: null,
    source: "quiz",
    durationMs: 1,
    usualMs: null,
    deviceId: "a",
    // The second is older than the first.
    answeredAt: new Date(Date.now() - id * 1_000).toISOString(),
  });
  const [first = 0, second = 0] = questions.map(({ id }) => id);
  const session = { idx: 0, selectedByQ: {}, revealedByQ: {}, finished: false };
  const sets = [{ datasetId: studied.datasetId, sections: null }];
  const rules = { name: "Midterm", sets, count: 2, minutes: 1, passPercent: 50 };
  const nothing = { chosen: {}, marked: [], times: {} };
  const post = async (path: string, body: object): Promise<{ id: string }> =>
    (await server.call("POST", path, { token, body })).json() as Promise<{ id: string }>;
  const exam = await post("/api/exams", rules);
  const attempt = await post(`/api/exams/${exam.id}/attempts`, { isSame: false });
  const options = [{ text: "One" }, { text: "Two" }];
  const words = { text: "Mine?", options, key: 0, explanation: null };
  const newer = new FormData();
  newer.append("file", new Blob([madeUpNotes(2, 2_000)]), "notes.md");
  const picture = new FormData();
  picture.append("file", new Blob([ONE_PIXEL]), "dot.gif");
  const bodies: Partial<Record<RouteName, object>> = {
    answerBrowserModel: { isWorking: true },
    listModels: { provider: "mistral", key: "made-up-key" },
    tryModel: { provider: "mistral", key: "made-up-key", model: "some", language: "en" },
    tryLocalModel: { program: "Ollama", model: "none", language: "en" },
    copyDatasets: { name: "Copy", sources: [{ id: studied.datasetId, sections: null }] },
    changeDatasets: { ids: [set.datasetId], archive: false, addTags: ["a"], removeTags: ["b"] },
    editQuestion: { version: 1, words },
    restoreQuestion: { version: 2, to: 1 },
    reportQuestion: { reason: "other", note: "" },
    addQuestion: { after: null, words },
    adviseOnQuestion: { questionId: first, words },
    moreOfSection: { section: 0 },
    pasteReply: { section: 0, reply: "" },
    fewerOfSection: { section: 0 },
    settleGone: { questions: [first], isKept: true },
    newVersion: newer,
    addPicture: picture,
    sendAnswers: { answers: [answer(first, 1)] },
    changeStudySettings: DEFAULT_STUDY_SETTINGS,
    storeQuizSession: { version: 0, session },
    setExamDate: { examAt: null },
    makeExam: { ...rules, name: "Another" },
    beginAttempt: { isSame: false },
    storeAttempt: nothing,
    submitAttempt: nothing,
    register: { email: "another@example.org", password: TEST_PASSWORD },
    login: { email, password: TEST_PASSWORD },
    forgotPassword: { email },
    resetPassword: { token: "made-up", password: TEST_PASSWORD },
    changePassword: { current: TEST_PASSWORD, password: `${TEST_PASSWORD}-2` },
    endMySession: { password: TEST_PASSWORD },
    rememberMySession: { remember: true },
    renameDataset: { name: "Another" },
    exportDataset: { format: "json" },
    notesBootstrap: { text: notesOf(2) },
    addNotes: { text: notesOf(2) },
    analyticsEvent: {
      event: "page_view",
      consentedAnalytics: false,
      sidPersisted: false,
      properties: { session_id: "some", ts: 1, path: "/" },
    },
  };
  const elsewhere = await otherSession(email, token);
  const ids = { id: set.datasetId, jobId: set.jobId, key: "plans", picture: "0", hash: "0".repeat(64) };
  await insertPicture(server.db, { datasetId: set.datasetId, picture: 0 }, PAGE);
  await keepQuestionPicture(server.db, set.datasetId, {
    hash: ids.hash,
    type: "image/png",
    width: 1,
    height: 1,
    base64: "",
  });
  let revision = 0;
  const pathOf = ({ path, auth }: Route, name: RouteName) =>
    path
      .replace("datasets/{id}/notes", `datasets/${grown.datasetId}/notes`)
      .replace("datasets/{id}/more", `datasets/${studied.datasetId}/more`)
      .replace("{id}/prompt", "{id}/prompt?section=0")
      .replace("datasets/{id}/reply", `datasets/${studied.datasetId}/reply`)
      .replace("datasets/{id}/document", `datasets/${studied.datasetId}/document?revision=${revision}`)
      .replace("requests/{id}", `requests/${request.id}`)
      .replace("questions/{id}", `questions/${first}`)
      .replace("sessions/{id}", `sessions/${elsewhere}`)
      .replace("exams/{id}", `exams/${exam.id}`)
      .replace("attempts/{id}", `attempts/${attempt.id}`)
      .replaceAll(/\{(\w+)\}/g, (_, name) => ids[name as keyof typeof ids]) +
    (name === "deleteQuestion" ? "?version=3" : "") +
    (auth === "job" ? `?token=${set.token}` : path.startsWith("/api/notes") ? "?mode=test&minFirst=1" : "");
  const statuses: Record<string, number> = {};
  const ask = async (name: RouteName) => {
    const route: Route = ROUTES[name];
    const body = bodies[name];
    const answer = await server.call(route.method, pathOf(route, name), {
      ...(route.auth === "user"
        ? { token: name === "deleteMe" ? leaving.token : token }
        : { headers: { cookie } }),
      ...(body && { body }),
    });
    await answer.arrayBuffer();
    statuses[name] = answer.status;
  };
  const names = (Object.keys(ROUTES) as RouteName[]).filter((name) => !LEFT_OUT.includes(name));
  for (const name of names.filter((name) => !LAST.includes(name))) await ask(name);
  const finding = [
    "q=the",
    "q=Nothing&archived=true",
    "q=Nothing&trashed=true",
    "order=name",
    "order=studied&tag=a",
    "tag=a",
    "trashed=true",
  ];
  for (const query of ["cursor=", `ids=${set.datasetId},other`, ...finding.map((one) => `cursor=&${one}`)])
    await server.call("GET", `/api/datasets?${query}`, { token });
  // As in a library with more questions than are looked through one by one.
  const { accountId } = (await readDataset(server.db, set.datasetId)) ?? { accountId: "" };
  await findHits(server.db, { accountId, terms: termsOf("nothing the"), before: 1e9 }, 0);
  await server.call("POST", "/api/answers", { token, body: { answers: [answer(first, 2)] } });
  await server.call("PUT", `/api/datasets/${set.datasetId}/session`, {
    token,
    body: { version: 1, session },
  });
  for (const examAt of [new Date(Date.now() + 86_400_000).toISOString(), null]) {
    await server.call("PUT", `/api/datasets/${studied.datasetId}/exam-date`, { token, body: { examAt } });
    await server.call("GET", "/api/study/progress", { token });
  }
  await server.call("GET", `/api/questions/${first}/history`, { token });
  for (const part of [`text?question=${first}`, "text/search?q=the"])
    await server.call("GET", `/api/datasets/${studied.datasetId}/${part}`, { token });
  await server.call("GET", `/api/study/progress?set=${studied.datasetId}`, { token });
  const often = Array.from({ length: LIMITS.study.weakFromAnswers }, (_, i) => ({
    ...answer(second, 1),
    id: `00000000-0000-4000-8000-0000000001${i + 10}`,
  }));
  await server.call("POST", "/api/answers", { token, body: { answers: often } });
  await server.call("GET", `/api/datasets/${studied.datasetId}/weak-options`, { token });
  await server.call("GET", "/metrics");
  revision = await untilReady(studied.datasetId);
  for (const name of LAST) await ask(name);
  return statuses;
}

/** The tables that this query reads completely; a table read by a part of an index does not count. */
async function readWhole(db: Database, query: Pick<AskedQuery, "sql" | "parameters">): Promise<string[]> {
  const tables =
    home.databaseUrl === null ? await scannedBySqlite(db, query) : await scannedByPostgres(db, query);
  return tables.filter((table) => !STAYS_SMALL.includes(table));
}

type Explained = Pick<AskedQuery, "sql" | "parameters">;

/** https://sqlite.org/eqp.html: SCAN reads all rows, SEARCH some of them. */
async function stepsOfSqlite(db: Database, { sql: text, parameters }: Explained): Promise<string[]> {
  const explain = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
  const { rows } = await db.executeQuery<{ detail: string }>(explain as CompiledQuery<{ detail: string }>);
  return rows.map(({ detail }) => detail);
}

async function scannedBySqlite(db: Database, query: Explained): Promise<string[]> {
  return (await stepsOfSqlite(db, query))
    .filter((detail) => !detail.includes("VIRTUAL TABLE INDEX"))
    .flatMap((detail) => /^SCAN (\w+)/.exec(detail)?.[1] ?? [])
    .filter((name) => name !== "CONSTANT" && name !== "found");
}

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Cond"?: string;
  readonly Plans?: readonly PlanNode[];
}

const IN_PART = ["Index Scan", "Index Only Scan"];

function scannedIn(node: PlanNode): string[] {
  const isWhole =
    node["Node Type"] === "Seq Scan" || (IN_PART.includes(node["Node Type"]) && !node["Index Cond"]);
  const own = isWhole && node["Relation Name"] ? [node["Relation Name"]] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scannedIn)];
}

/** So few rows are read faster completely: sequential scans are switched off to show the plan for many rows. */
async function scannedByPostgres(db: Database, { sql: text, parameters }: Explained): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const explain = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]);
    const { rows } = await tx.executeQuery(explain);
    const [{ "QUERY PLAN": plans }] = rows as [{ "QUERY PLAN": { Plan: PlanNode }[] }];
    return plans.flatMap(({ Plan }) => scannedIn(Plan));
  });
}

describeStore("The queries of the calls", (_, { kind }) => {
  beforeAll(async () => {
    home = await createTestHome({ kind });
    const watch = (query: AskedQuery) => {
      if (query.kind !== "insert" && query.kind !== "other") asked.set(query.sql, query);
    };
    server = await startTestApp({
      engine: realEngine,
      pageTimes: { holdMs: 100 },
      providerAddresses: { mistral: "http://127.0.0.1:9" },
      home: { ...home, open: () => openServices(home, watch) },
    });
    // Opening the database runs queries that no call makes.
    asked.clear();
  });
  afterAll(async () => {
    await server.stop();
    await home.remove();
  });

  it("use an index, however many rows other accounts have", async () => {
    const statuses = await askForAll();
    const refused = Object.entries(statuses).filter(([, status]) => status >= 300);
    // Its token is invalid: a valid one would end the session. No model is at hand, and the set is whole.
    expect(refused.map(([name]) => name)).toEqual([
      ...["resetPassword", "listModels", "tryLocalModel", "keepModel", "tryAgain"],
    ]);
    const queries = [...asked.values()];
    expect(queries.length).toBeGreaterThan(30);
    const whole: Record<string, string[]> = {};
    for (const query of queries) {
      const tables = await readWhole(server.db, query);
      if (tables.length > 0) whole[query.sql] = tables;
    }
    expect(whole).toEqual({});
    if (home.databaseUrl !== null) return;
    const same = queries.filter(({ sql: text }) => text.includes('"questions" as "other"'));
    expect(same.length).toBeGreaterThan(0);
    // By their key, not through all states of the account for each question.
    for (const query of same) {
      const steps = (await stepsOfSqlite(server.db, query)).filter((step) =>
        /^SEARCH (?:of|other) /.test(step),
      );
      expect(steps[0]).toMatch(/^SEARCH other USING .*questionsSame/);
    }
  });

  it("would be noticed if they read a whole table", async () => {
    const { sql: text, parameters } = server.db
      .selectFrom("questions")
      .selectAll()
      .where("kind", "=", "term")
      .compile();
    expect(await readWhole(server.db, { sql: text, parameters })).toEqual(["questions"]);
  });
});
