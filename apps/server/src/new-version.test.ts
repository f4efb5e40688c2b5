import { readdirSync } from "node:fs";
import path from "node:path";
import {
  type DatasetDetail,
  ExamSchema,
  GoneQuestionsSchema,
  LIMITS,
  type NewVersion,
  NewVersionSchema,
  QuestionChangeSchema,
  SectionsSchema,
  type TextPage,
  TextPageSchema,
} from "@quizmill/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import type { EngineThreads } from "./features/generation/engine/index.ts";
import { createTestEngine } from "./features/generation/testing/engine.ts";
import { formOf } from "./features/generation/testing/files.ts";
import { readSet, refusalOf, untilEnded } from "./features/generation/testing/sets.ts";
import { rateLimitsInMemory } from "./platform/rate-limits.ts";
import { answerTo } from "./test-answers.ts";
import { openAccount, realEngine, startTestApp, type TestApp } from "./test-app.ts";
import { createTestHome, expireLeases } from "./test-home.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";
import { endServerProcess, startServerProcess } from "./test-process.ts";

/** Two paragraphs, of which the prepared engine makes a passage each. */
const chapter = (seed: number) =>
  `# Chapter ${seed}\n\n${madeUpNotes(seed, 1).split("\n\n").slice(1, 3).join("\n\n")}`;
const GERMAN =
  "# Mühlen\n\nDie Wassermühle ist eine Mühle, die von einem Fluss angetrieben wird. Der Mühlstein ist ein runder Stein, der das Korn zerreibt. Im Jahr 1750 baute Hans Keller die Mühle am Neckar. Das Mühlrad ist ein großes Rad aus Holz, das sich im Wasser dreht.";
const documentOf = (...seeds: number[]) => seeds.map(chapter).join("\n\n");

type Caller = Pick<TestApp, "call">;

async function newSet(server: Caller, token: string, text: string): Promise<DatasetDetail> {
  const path = "/api/upload/bootstrap?mode=study&minFirst=1";
  const made = await server.call("POST", path, { token, body: formOf(text, "notes.md") });
  expect(made.status).toBe(200);
  const { datasetId } = (await made.json()) as { datasetId: string };
  return untilEnded(server, token, datasetId);
}

let set: DatasetDetail;
let id: string;
/** What the engine waits for after it has planned a new version. */
let planned: { readonly begun: PromiseWithResolvers<void>; readonly gate: PromiseWithResolvers<void> } | null;

const engine = createTestEngine();
const server = sharedServer({
  engine: {
    ...engine,
    planVersion: async (...asked: Parameters<EngineThreads["planVersion"]>) => {
      const plan = await engine.planVersion(...asked);
      planned?.begun.resolve();
      await planned?.gate.promise;
      return plan;
    },
  },
  rateLimits: (rule) => rateLimitsInMemory({ ...rule, max: 10_000 }),
});
const learner = learnerOf(server);
const { call, json, read } = learner;
beforeEach(async () => {
  planned = null;
  set = await newSet(server, learner.token, documentOf(1, 2, 3));
  id = set.id;
});

/** Does something once the new version that is sent is planned, and before it is stored. */
async function whilePlanned(meanwhile: () => Promise<unknown>): Promise<void> {
  planned = { begun: Promise.withResolvers(), gate: Promise.withResolvers() };
  await planned.begun.promise;
  await meanwhile();
  planned.gate.resolve();
}

const send = (text: string, revision?: number, name = "notes.md", document?: number) => {
  const query = Object.entries({ revision, document }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${value}`],
  );
  return call("POST", `/api/datasets/${id}/document?${query.join("&")}`, formOf(text, name));
};
const told = async (answer: Response): Promise<NewVersion> => {
  expect(answer.status).toBe(200);
  return NewVersionSchema.parse(await answer.json());
};
const gone = async () => (await read(GoneQuestionsSchema, `/api/datasets/${id}/gone`)).questions;
const settle = (questions: number[] | null, isKept: boolean) =>
  json<{ deleted: DatasetDetail["questions"] }>("POST", `/api/datasets/${id}/gone`, { questions, isKept });
const ended = () => untilEnded(server, learner.token, id);
const textOf = async () => (await read(TextPageSchema, `/api/datasets/${id}/text?from=0`)).passages;
/** An exam of some sections of the set; gives how to read which sections it draws from. */
async function examOf(sections: number[]): Promise<() => Promise<number[]>> {
  const rules = { name: "Exam", count: 3, minutes: 10, passPercent: 50, sets: [{ datasetId: id, sections }] };
  const exam = ExamSchema.parse(await json("POST", "/api/exams", rules));
  const stored = server.db.selectFrom("exams").select("rulesJson").where("id", "=", exam.id);
  return async () => JSON.parse((await stored.executeTakeFirstOrThrow()).rulesJson).sets[0].sections;
}
async function follow(text: string, document?: number): Promise<{ version: NewVersion; now: DatasetDetail }> {
  const { revision } = await told(await send(text, undefined, undefined, document));
  const version = await told(await send(text, revision, undefined, document));
  return { version, now: await ended() };
}
const ofChapter = (of: DatasetDetail, seed: number) =>
  of.questions.filter(({ source }) => source?.heading === `Chapter ${seed}`);
const idsOf = (questions: readonly { id: number }[]) => questions.map((one) => one.id);

/** All rows of the set, as they are stored. */
async function rows() {
  const { db } = server;
  const ofSet = async (table: "passages" | "questions" | "jobs" | "reviewStates" | "answers") =>
    (await sql`select * from ${sql.table(table)} where "datasetId" = ${id}`.execute(db)).rows;
  const dataset = await db.selectFrom("datasets").selectAll().where("id", "=", id).executeTakeFirst();
  const all = await Promise.all(
    (["passages", "questions", "jobs", "reviewStates", "answers"] as const).map(ofSet),
  );
  return { dataset, all: all.map((list) => list.map((row) => JSON.stringify(row)).sort()) };
}

describe("a newer version of a set's document", () => {
  it("is told before anything is stored", async () => {
    const before = await rows();
    const version = await told(await send(documentOf(1, 4, 3)));
    expect(version).toMatchObject({ isStored: false, otherLanguage: null, pagesNotRead: 0 });
    expect(version.gone).toBe(ofChapter(set, 2).length);
    expect(version.unchanged).toBe(set.questions.length - version.gone);
    expect(version.goneTexts).toEqual(ofChapter(set, 2).map(({ text }) => text));
    expect(version.newPassages).toBeGreaterThan(0);
    expect(version.newPassages).toBeLessThan(version.passages);
    expect(await rows()).toEqual(before);
  });

  it("leaves the questions whose sentence is there, with versions, answers and schedule, and writes new ones", async () => {
    const [first, last] = [ofChapter(set, 1)[0], ofChapter(set, 3).at(-1)];
    if (first === undefined || last === undefined) throw new Error("The set has too few questions.");
    const options = first.options.map(({ id: option, text }) => ({ id: option, text }));
    const words = { text: "Mine?", options, key: 0, explanation: null };
    await call("PUT", `/api/questions/${first.id}`, { version: 1, words });
    await call("POST", "/api/answers", { answers: [answerTo(last)] });
    const before = await rows();
    const now = (await follow(documentOf(3, 4, 1))).now;
    expect(now.status).toBe("READY");
    const after = await rows();
    expect(after.all.slice(3)).toEqual(before.all.slice(3));
    expect(now.questions.find((one) => one.id === first.id)).toMatchObject({ text: "Mine?", version: 2 });
    for (const seed of [1, 3]) expect(idsOf(ofChapter(now, seed))).toEqual(idsOf(ofChapter(set, seed)));
    expect(ofChapter(now, 4).length).toBeGreaterThan(0);
    expect(idsOf(await gone())).toEqual(idsOf(ofChapter(set, 2)));
    expect(idsOf(now.questions.filter(({ isGone }) => isGone))).toEqual(idsOf(ofChapter(set, 2)));
    const order = now.questions.map(({ source }) => source?.heading).filter((one) => one !== "Chapter 2");
    expect([...new Set(order)]).toEqual(["Chapter 3", "Chapter 4", "Chapter 1"]);
    expect(now.questions).toHaveLength(now.questionCount);
  });

  it("gets questions of its new text from the real engine, none of which is there already", async () => {
    const real = await startTestApp({ engine: realEngine });
    const { token: own } = await real.account();
    const made = await newSet(real, own, documentOf(1, 2));
    const body = formOf(documentOf(2, 3), "notes.md");
    await told(await real.call("POST", `/api/datasets/${made.id}/document?revision=0`, { token: own, body }));
    const now = await untilEnded(real, own, made.id);
    await real.stop();
    expect(ofChapter(now, 3).length).toBeGreaterThan(0);
    expect(idsOf(ofChapter(now, 2))).toEqual(idsOf(ofChapter(made, 2)));
    const isGone = now.questions.filter((one) => one.isGone);
    expect(idsOf(isGone)).toEqual(idsOf(ofChapter(made, 1)));
    expect(new Set(now.questions.map(({ text }) => text)).size).toBe(now.questionCount);
  });

  it("gives reader, sections and exams the new text", async () => {
    const drawnFrom = await examOf([0]);
    await follow(documentOf(4, 2, 1));
    const passages = await textOf();
    expect(passages.map(({ heading }) => heading).filter((one) => one !== null)).toEqual([
      ...["Chapter 4", "Chapter 2", "Chapter 1"],
    ]);
    const quoted = passages.flatMap(({ blocks, questions }) =>
      questions.map(({ quote }) => blocks.some(({ text }) => text.includes(quote))),
    );
    const marked = (await gone()).length;
    expect(quoted.filter((isThere) => !isThere)).toHaveLength(marked);
    expect(await drawnFrom()).toEqual([2]);
  });

  it("writes nothing where everything was there before, wherever it stands", async () => {
    const { version, now } = await follow(documentOf(3, 1, 2));
    expect(version).toMatchObject({ newPassages: 0, gone: 0, unchanged: set.questions.length });
    expect(idsOf(now.questions).toSorted()).toEqual(idsOf(set.questions).toSorted());
    expect(now.status).toBe("READY");
  });

  it("may be in another language: then nothing is left of the earlier one, and it says so", async () => {
    const { version, now } = await follow(GERMAN);
    expect(version).toMatchObject({ otherLanguage: "de", unchanged: 0, gone: set.questions.length });
    expect(now.language).toBe("de");
    expect((await gone()).length).toBe(set.questions.length);
    expect(now.questions.length).toBeGreaterThan(set.questions.length);
  });

  it("takes the pictures of the earlier pages away", async () => {
    const picture = { page: 1, confidence: 90, width: 1, height: 1, linesJson: "[]", pngBase64: "AA==" };
    await server.db
      .insertInto("pagePictures")
      .values({ datasetId: id, picture: 0, ...picture })
      .execute();
    const [one] = set.questions;
    const sourceJson = JSON.stringify({ ...one?.source, picture: 0 });
    await server.db
      .updateTable("questions")
      .set({ sourceJson })
      .where("id", "=", one?.id ?? 0)
      .execute();
    const { now } = await follow(documentOf(1, 2, 4));
    expect((await call("GET", `/api/datasets/${id}/pictures/0`)).status).toBe(404);
    expect(now.questions.find((question) => question.id === one?.id)?.source).toEqual(one?.source);
  });

  it("can follow again: what was kept is not marked again, and what is back is no longer marked", async () => {
    await follow(documentOf(1, 3));
    const marked = idsOf(await gone());
    const [kept = 0, ...others] = marked;
    await settle([kept], true);
    expect(idsOf(await gone())).toEqual(others);
    const { questions } = await learner.set(id);
    expect(idsOf(questions.filter(({ isGone }) => isGone))).toEqual(others);
    await follow(documentOf(3));
    expect(idsOf(await gone())).not.toContain(kept);
    expect(idsOf(await gone())).toEqual(expect.arrayContaining(others));
    const { now } = await follow(documentOf(1, 2, 3));
    expect(await gone()).toEqual([]);
    expect(idsOf(now.questions)).toEqual(expect.arrayContaining(idsOf(set.questions)));
  });
});

describe("a newer version of one of several documents", () => {
  const add = async (name: string, text: string) => {
    await call("POST", `/api/datasets/${id}/notes`, { text, name });
    return ended();
  };
  const sections = async () => (await read(SectionsSchema, `/api/datasets/${id}/sections`)).sections;
  const inPart = (of: DatasetDetail, part?: string) =>
    of.questions.filter(({ source }) => source?.part === part);

  beforeEach(async () => {
    await add("Middle", documentOf(4, 5));
    set = await add("Last", documentOf(6, 7));
  });

  it.each([
    ["longer", [4, 8, 9, 5]],
    ["shorter", [5]],
  ])("which is %s leaves the others as they are", async (_, seeds) => {
    const before = await textOf();
    const beforeSections = await sections();
    const last = inPart(set, "Last").at(-1);
    if (last === undefined) throw new Error("The last document has no question.");
    await call("POST", "/api/answers", { answers: [answerTo(last)] });
    const logged = (await rows()).all.slice(3);
    const { version, now } = await follow(documentOf(...seeds), 1);
    const kept = inPart(set, "Middle").filter(({ source }) =>
      seeds.includes(Number(source?.heading?.split(" ")[1])),
    );
    expect(version).toMatchObject({
      unchanged: kept.length,
      gone: inPart(set, "Middle").length - kept.length,
    });
    expect(version.passages).toBe(
      (await textOf()).length - (before.length - ofPart(before, "Middle").length),
    );
    expect(now.status).toBe("READY");
    for (const part of [undefined, "Last"]) expect(inPart(now, part)).toEqual(inPart(set, part));
    expect(idsOf(inPart(now, "Middle"))).toEqual(expect.arrayContaining(idsOf(inPart(set, "Middle"))));
    expect(idsOf(await gone())).toEqual(
      idsOf(inPart(set, "Middle").filter((question) => !kept.includes(question))),
    );
    // Of the chapters that are new, and of no other document.
    const added = now.questions.filter(({ id: one }) => !idsOf(set.questions).includes(one));
    const fresh = new Set(added.map(({ source }) => `${source?.part} ${source?.heading}`));
    const wanted = seeds.filter((seed) => seed > 7).map((seed) => `Middle Chapter ${seed}`);
    expect([...fresh].sort()).toEqual(wanted);
    const after = await textOf();
    for (const part of [undefined, "Last"]) {
      const unnumbered = (passages: TextPage["passages"]) =>
        ofPart(passages, part).map(({ ordinal: _ordinal, ...passage }) => passage);
      expect(unnumbered(after)).toEqual(unnumbered(before));
    }
    expect(after.map(({ ordinal }) => ordinal)).toEqual([...after.keys()]);
    const nowSections = await sections();
    const others = (of: typeof nowSections) =>
      of.filter(({ part }) => part !== "Middle").map(({ section: _section, ...one }) => one);
    const seen = { ...others(beforeSections).at(-1), seen: 1 };
    expect(others(nowSections)).toEqual([...others(beforeSections).slice(0, -1), seen]);
    expect(new Set(nowSections.map(({ section }) => section)).size).toBe(nowSections.length);
    expect(nowSections.flatMap(({ part, heading }) => (part === "Middle" ? [heading] : []))).toEqual(
      seeds.map((seed) => `Chapter ${seed}`),
    );
    expect((await rows()).all.slice(3)).toEqual(logged);
    const place = await read(TextPageSchema, `/api/datasets/${id}/text?question=${last.id}`);
    expect(place.passages.some(({ questions }) => questions.some((one) => one.id === last.id))).toBe(true);
  });

  it("may be the first of them, or the last", async () => {
    const { now: first } = await follow(documentOf(3, 8), 0);
    expect(inPart(first, "Middle")).toEqual(inPart(set, "Middle"));
    expect(inPart(first, "Last")).toEqual(inPart(set, "Last"));
    expect(ofChapter(first, 8).every(({ source }) => source?.part === undefined)).toBe(true);
    expect(ofChapter(first, 8).length).toBeGreaterThan(0);
    const { now: last } = await follow(documentOf(6, 7, 9), 2);
    expect(idsOf(inPart(last, undefined))).toEqual(idsOf(inPart(first, undefined)));
    expect(idsOf(ofChapter(last, 6))).toEqual(idsOf(ofChapter(set, 6)));
    expect(ofChapter(last, 9).every(({ source }) => source?.part === "Last")).toBe(true);
    expect(ofChapter(last, 9).length).toBeGreaterThan(0);
    // And another document follows behind.
    const grown = await add("New", documentOf(10));
    expect(idsOf(grown.questions.slice(0, last.questionCount))).toEqual(idsOf(last.questions));
    expect(inPart(grown, "New").length).toBeGreaterThan(0);
  });

  it("keeps the sections that exams draw from, behind it too", async () => {
    const chosen = (await sections()).filter(
      ({ heading }) => heading === "Chapter 1" || heading === "Chapter 7",
    );
    const drawnFrom = await examOf(chosen.map(({ section }) => section));
    await follow(documentOf(8, 4, 9, 5), 1);
    const numbers = await drawnFrom();
    const headings = (await sections()).filter(({ section }) => numbers.includes(section));
    expect(headings.map(({ heading }) => heading)).toEqual(["Chapter 1", "Chapter 7"]);
  });

  it("may be in another language, and the set keeps its own", async () => {
    const { version, now } = await follow(GERMAN, 1);
    expect(version).toMatchObject({ unchanged: 0, otherLanguage: "de" });
    expect(now.language).toBe("en");
    const text = await textOf();
    expect(ofPart(text, "Middle").map(({ language }) => language)).toEqual(["de"]);
    expect(ofPart(text, "Last").every(({ language }) => language === undefined)).toBe(true);
    expect(inPart(now, "Middle").length).toBeGreaterThan(inPart(set, "Middle").length);
  });

  it("takes only the pictures of its own pages away", async () => {
    const passages = await server.db
      .selectFrom("passages")
      .select(["ordinal", "passageJson"])
      .where("datasetId", "=", id)
      .execute();
    const numbers = { Middle: 0, Last: 1 };
    const stored = { page: 1, confidence: 90, width: 1, height: 1, linesJson: "[]", pngBase64: "AA==" };
    for (const [part, picture] of Object.entries(numbers)) {
      const found = passages.find(({ passageJson }) => JSON.parse(passageJson).part === part);
      await server.db
        .updateTable("passages")
        .set({ passageJson: JSON.stringify({ ...JSON.parse(found?.passageJson ?? ""), picture }) })
        .where("datasetId", "=", id)
        .where("ordinal", "=", found?.ordinal ?? -1)
        .execute();
      await server.db
        .insertInto("pagePictures")
        .values({ datasetId: id, picture, ...stored })
        .execute();
    }
    await follow(documentOf(8), 1);
    const statusOf = async (picture: number) =>
      (await call("GET", `/api/datasets/${id}/pictures/${picture}`)).status;
    expect(await Promise.all([statusOf(0), statusOf(1)])).toEqual([404, 200]);
    const { picturesDone, picturePages } = await server.db
      .selectFrom("datasets")
      .select(["picturesDone", "picturePages"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect([picturesDone, picturePages]).toEqual([2, 2]);
  });

  it("is refused if the set would have more text than it may", async () => {
    const passages = server.db.selectFrom("passages").select(["ordinal", "passageJson"]);
    const last = await passages
      .where("datasetId", "=", id)
      .orderBy("ordinal", "desc")
      .executeTakeFirstOrThrow();
    const blocks = [{ kind: "paragraph", text: "x".repeat(LIMITS.dataset.textMaxChars) }];
    await server.db
      .updateTable("passages")
      .set({ passageJson: JSON.stringify({ ...JSON.parse(last.passageJson), blocks }) })
      .where("datasetId", "=", id)
      .where("ordinal", "=", last.ordinal)
      .execute();
    expect(await refusalOf(await send(documentOf(8), undefined, undefined, 1))).toMatchObject({
      code: "SET_FULL",
    });
    // Of one document, only what it has now counts.
    expect((await send(documentOf(8), undefined, undefined, 2)).status).toBe(200);
  });

  it("is refused if the set has no such document, or got another one meanwhile", async () => {
    expect(await refusalOf(await send(documentOf(8), undefined, undefined, 3))).toMatchObject({
      code: "NOT_FOUND",
    });
    let grown: DatasetDetail | undefined;
    const sent = send(documentOf(8), 0, undefined, 1);
    await whilePlanned(async () => {
      grown = await add("Quicker", documentOf(9));
    });
    expect(await refusalOf(await sent)).toMatchObject({ code: "SET_CHANGED" });
    expect(await learner.set(id)).toEqual(grown);
  });
});

/** The passages of one document, from the one that names it up to the next that names another. */
function ofPart(passages: TextPage["passages"], part: string | undefined): TextPage["passages"] {
  let at: string | undefined;
  return passages.filter((passage) => {
    at = passage.part ?? at;
    return at === part;
  });
}

describe("questions whose sentence is gone", () => {
  beforeEach(async () => {
    await follow(documentOf(1, 3));
  });

  it("are taken out one by one or all, and can be brought back", async () => {
    const marked = idsOf(await gone());
    const [first = 0, ...others] = marked;
    expect(idsOf((await settle([first], false)).deleted)).toEqual([first]);
    expect(idsOf((await settle(null, false)).deleted)).toEqual(others);
    expect(await gone()).toEqual([]);
    expect((await learner.set(id)).questionCount).toBe(set.questions.length - marked.length);
    const restored = await call("POST", `/api/questions/${first}/restore`, { version: 1, to: 1 });
    expect(QuestionChangeSchema.parse(await restored.json()).isDeleted).toBe(false);
    expect(idsOf(await gone())).toEqual([first]);
  });

  it("are kept all at once; others than marked ones are never taken out", async () => {
    const [one] = ofChapter(set, 1);
    expect((await settle([one?.id ?? 0], false)).deleted).toEqual([]);
    await settle(null, true);
    expect(await gone()).toEqual([]);
    expect((await learner.set(id)).questionCount).toBe(set.questions.length);
  });
});

describe("a newer version is refused, and leaves everything as it was,", () => {
  const refused = async (answer: Promise<Response>, code: string) => {
    const before = await rows();
    expect(await refusalOf(await answer)).toMatchObject({ code });
    expect(await rows()).toEqual(before);
  };

  it("if it cannot be read", async () => {
    await refused(send("PK\u0003\u0004 damaged", 0, "notes.docx"), "FILE_DAMAGED");
    await refused(
      send("This can be read, but it is too little for anybody to ask about it.", 0),
      "TEXT_TOO_SHORT",
    );
  });

  it("if the set has changed since it was told, in the meantime too", async () => {
    const { revision } = await told(await send(documentOf(1, 4)));
    const [one] = set.questions;
    await call("DELETE", `/api/questions/${one?.id}?version=1`);
    await refused(send(documentOf(1, 4), revision), "SET_CHANGED");
    const sent = send(documentOf(1, 4), revision + 1);
    await whilePlanned(() => call("POST", `/api/questions/${one?.id}/restore`, { version: 1, to: 1 }));
    await refused(sent, "SET_CHANGED");
  });

  it("if the set is deleted in the meantime", async () => {
    const sent = send(documentOf(1, 4), 0);
    await whilePlanned(() => call("DELETE", `/api/datasets/${id}`));
    await refused(sent, "NOT_FOUND");
  });

  it("while questions are being written", async () => {
    await server.db.updateTable("datasets").set({ status: "PROCESSING" }).where("id", "=", id).execute();
    await refused(send(documentOf(1, 4)), "SET_UNFINISHED");
    await refused(send(documentOf(1, 4), 0), "SET_UNFINISHED");
  });

  it("if documents were added to that of the set", async () => {
    await call("POST", `/api/datasets/${id}/notes`, { text: documentOf(4) });
    await ended();
    await refused(send(documentOf(1, 4)), "SEVERAL_DOCUMENTS");
    await refused(send(documentOf(1, 4), 0), "SEVERAL_DOCUMENTS");
  });

  it("if the set has as many questions as a set may have", async () => {
    const limits: { questionsMax: number } = LIMITS.dataset;
    const { questionsMax } = limits;
    try {
      limits.questionsMax = set.questions.length - 1;
      await refused(send(documentOf(1, 4), 0), "SET_TOO_LARGE");
    } finally {
      limits.questionsMax = questionsMax;
    }
  });

  it("if another one was quicker", async () => {
    const texts = [documentOf(1, 4), documentOf(1, 5)];
    const answers = await Promise.all(texts.map((text) => send(text, 0)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const now = await ended();
    const winner = answers[0]?.status === 200 ? 4 : 5;
    expect(ofChapter(now, winner).length).toBeGreaterThan(0);
    expect(ofChapter(now, 9 - winner)).toEqual([]);
  });
});

describe("a server that is killed", () => {
  it("leaves the set with the old text or the new one, and writes the rest after it", {
    tags: "thorough",
  }, async () => {
    const home = await createTestHome();
    let running = await startServerProcess({ home });
    try {
      const { token: accessToken } = await openAccount(running.call);
      const one = [11, 12, 13];
      const two = [13, 14, 11];
      const made = await newSet(running, accessToken, documentOf(...one));
      const isStored = async () => {
        const { questions } = await readSet(running, accessToken, made.id);
        return questions.some((question) => question.isGone);
      };
      const hasArrived = async () =>
        readdirSync(path.join(home.dataDir, "staged")).length > 0 || (await isStored());
      for (const isThere of [hasArrived, isStored]) {
        const body = formOf(documentOf(...two), "notes.md");
        const document = `/api/datasets/${made.id}/document?revision=0`;
        const sent = running.call("POST", document, { token: accessToken, body }).catch(() => null);
        await expect.poll(isThere, { interval: 5 }).toBe(true);
        await endServerProcess(running, "SIGKILL");
        await sent;
        await expireLeases(home);
        running = await startServerProcess({ home });
        const now = await untilEnded(running, accessToken, made.id);
        const target = `/api/datasets/${made.id}/text?from=0`;
        const text = await (await running.call("GET", target, { token: accessToken })).json();
        const chapters = TextPageSchema.parse(text)
          .passages.map(({ heading }) => heading)
          .filter((heading) => heading !== null);
        const isOld = chapters[0] === "Chapter 11";
        expect(chapters).toEqual((isOld ? one : two).map((seed) => `Chapter ${seed}`));
        expect(now.status).toBe("READY");
        expect(idsOf(now.questions)).toEqual(expect.arrayContaining(idsOf(made.questions)));
        expect(ofChapter(now, 14).length > 0).toBe(!isOld);
        if (!isOld) break;
      }
    } finally {
      await endServerProcess(running, "SIGKILL");
      await home.remove();
    }
  });
});
