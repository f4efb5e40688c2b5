import { readdirSync } from "node:fs";
import path from "node:path";
import type { Bootstrap, PagePicture, SourceText, TextPage } from "@quizmill/contract";
import { ExtractionError, type Extractor } from "@quizmill/extract";
import { beforeEach, describe, expect, it } from "vitest";
import { learnerOf, ownServer } from "../../../test-learner.ts";
import { finishedDeletions } from "../../../test-rows.ts";
import { formOf } from "../testing/files.ts";
import { createTestRecogniser, type TestRecogniser } from "../testing/recogniser.ts";
import { allEvents, makeSet, notesOf, refusalOf } from "../testing/sets.ts";

let token: string;
let recogniser: TestRecogniser;
/** What the next document is said to be. */
let found: SourceText;
/** Whether the caller said that it can recognise pictures. */
let askedForPictures: (boolean | undefined)[] = [];

const extractor: Extractor = {
  extract: async (_file, _name, options) => {
    askedForPictures.push(options?.pictures);
    const { picturePages: _, ...textOnly } = found;
    return options?.pictures === true ? found : textOnly;
  },
  warmUp: () => undefined,
  load: () => ({ children: 0, reading: 0, waiting: 0 }),
  close: async () => undefined,
};

/** A document whose pages with text come first. */
function documentOf(textPages: number, picturePages: number): SourceText {
  const pages = textPages + picturePages;
  const blocks = Array.from({ length: textPages }, (_, index) => ({
    kind: "paragraph" as const,
    text: `Text of page ${index + 1}. ${notesOf(1)}`,
    page: index + 1,
  }));
  return {
    title: null,
    language: textPages > 0 ? "de" : null,
    format: "pdf",
    pageCount: pages,
    pagesWithText: textPages,
    sections: textPages > 0 ? [{ heading: null, level: 1, page: 1, blocks }] : [],
    warnings: picturePages > 0 ? [{ code: "PAGES_WITHOUT_TEXT", pages, pagesWithText: textPages }] : [],
    picturePages: Array.from({ length: picturePages }, (_, index) => textPages + index + 1),
  };
}

beforeEach(() => {
  recogniser = createTestRecogniser({ allowed: 0 });
  askedForPictures = [];
});
const server = ownServer(() => ({ extractor, recogniser }));
const learner = learnerOf(server);
const { call, json } = learner;
beforeEach(() => {
  ({ token } = learner);
});

const FILE = "the bytes of the document ".repeat(60_000);

/** Of a document without text so many pages are read at once: its first questions are waited for. */
async function upload(
  document: SourceText,
  pagesAtOnce = 1,
  { name = "scan.pdf", query = "" } = {},
): Promise<Bootstrap> {
  found = document;
  const body = formOf(FILE, name);
  const target = `/api/upload/bootstrap?mode=study&minFirst=1${query}`;
  const sending = call("POST", target, body);
  if (document.pagesWithText === 0) recogniser.allow(pagesAtOnce);
  const answer = await sending;
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()) as Bootstrap;
}
const read = (set: Bootstrap) => learner.set(set.datasetId);
const ended = (set: Bootstrap) => allEvents(server, set);
const pagesRead = async (set: Bootstrap) => (await read(set)).document.pictures?.done;
const textsOf = async (set: Bootstrap) => (await read(set)).questions.map(({ text }) => text.slice(0, 17));
const rowsIn = async (table: "documentReads" | "documentPieces" | "pagePictures") =>
  (await server.db.selectFrom(table).selectAll().execute()).length;

describe("a document with pages that are pictures", () => {
  it("gives questions of its text at once, and of the pages once they are read", async () => {
    const set = await upload(documentOf(1, 2));
    expect(askedForPictures).toEqual([true]);
    await expect.poll(async () => (await read(set)).questionCount).toBe(2);
    expect(await read(set)).toMatchObject({
      status: "PROCESSING",
      document: { pictures: { pages: 2, done: 0 }, warnings: [] },
    });
    recogniser.allow(1);
    await expect.poll(() => pagesRead(set)).toBe(1);
    expect(await read(set)).toMatchObject({
      status: "PROCESSING",
      totalChunks: 2,
      document: { pictures: { pages: 2, done: 1 }, pagesWithText: 2 },
    });
    recogniser.allow(1);
    const events = await ended(set);
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
    const pages = events.flatMap(({ data }) => (data.pages === undefined ? [] : [data.pages]));
    expect(pages).toContainEqual({ done: 1, total: 2 });
    expect(await read(set)).toMatchObject({
      status: "READY",
      questionCount: 6,
      document: { pictures: { pages: 2, done: 2 }, pagesWithText: 3, warnings: [] },
    });
    expect(await textsOf(set)).toEqual([
      ...["Text of page 1. N", "Text of page 1. N", "Picture of page 2", "Picture of page 2"],
      ...["Picture of page 3", "Picture of page 3"],
    ]);
    expect(recogniser.asked).toEqual([{ pages: [2, 3], language: "de", hint: undefined, bytes: FILE }]);
  });

  it("is read with the language of the interface as a hint", { tags: "thorough" }, async () => {
    const set = await upload(documentOf(0, 1), 1, { query: "&language=uk" });
    await ended(set);
    expect(recogniser.asked).toMatchObject([{ hint: "uk" }]);
    const body = formOf(FILE, "scan.pdf");
    const target = "/api/upload/bootstrap?mode=study&language=klingon";
    expect(await refusalOf(await call("POST", target, body))).toMatchObject({
      code: "VALIDATION_FAILED",
    });
  });

  it("that was photographed is named by what it says, unless its owner named it", {
    tags: "thorough",
  }, async () => {
    const name = "IMG_0001.jpg.pdf";
    recogniser.unreadable.add(1);
    const [named, renamed] = [
      await upload(documentOf(0, 3), 0, { name }),
      await upload(documentOf(1, 1), 0, { name }),
    ];
    expect([(await read(named)).name, (await read(renamed)).name]).toEqual(["IMG_0001", "IMG_0001 (2)"]);
    const body = { name: "Mine" };
    await server.call("PATCH", `/api/datasets/${renamed.datasetId}`, { token, body });
    recogniser.allow(4);
    await Promise.all([ended(named), ended(renamed)]);
    expect((await read(named)).name).toBe(
      "Picture of page 2 with a dubious word, and it is long enough to be asked about.",
    );
    expect((await read(renamed)).name).toBe("Mine");
    const scanned = await upload(documentOf(0, 2), 2);
    await ended(scanned);
    expect((await read(scanned)).name).toBe("scan");
  });

  it("gives the first questions from its first page, and more from groups of pages", async () => {
    const set = await upload(documentOf(0, 12));
    expect(set.initial).toHaveLength(2);
    recogniser.allow(7);
    await expect.poll(() => pagesRead(set)).toBe(8);
    expect((await read(set)).questionCount).toBe(2);
    recogniser.allow(1);
    await expect.poll(async () => (await read(set)).questionCount).toBe(18);
    recogniser.allow(3);
    await ended(set);
    expect((await read(set)).questionCount).toBe(24);
  });

  it("may be added to a set that had such pages before", { tags: "thorough" }, async () => {
    const set = await upload(documentOf(0, 2));
    recogniser.allow(1);
    await ended(set);
    found = documentOf(1, 2);
    const body = formOf(FILE, "second.pdf");
    const added = await json<Bootstrap>("POST", `/api/datasets/${set.datasetId}/documents`, body);
    await expect.poll(async () => (await read(set)).questionCount).toBe(6);
    recogniser.allow(1);
    await expect.poll(() => pagesRead(set)).toBe(3);
    await server.restart();
    recogniser.allow(1);
    await ended(added);
    expect(recogniser.asked.map(({ pages }) => pages)).toEqual([[1, 2], [2, 3], [3]]);
    const { questions, document, ...whole } = await read(set);
    expect(whole).toMatchObject({ status: "READY", questionCount: 10 });
    expect(document).toMatchObject({ pageCount: 5, pagesWithText: 5, pictures: { pages: 4, done: 4 } });
    expect(questions.map(({ source }) => source?.picture).filter((_, index) => index % 2 === 0)).toEqual([
      ...[0, 1, undefined, 2, 3],
    ]);
    await expect.poll(() => rowsIn("documentPieces")).toBe(0);
    expect(await rowsIn("documentReads")).toBe(0);
  });

  it("is kept until its last page is read, and no longer", async () => {
    const set = await upload(documentOf(1, 1));
    expect([await rowsIn("documentReads"), await rowsIn("documentPieces")]).toEqual([1, 6]);
    recogniser.allow(1);
    await ended(set);
    await expect.poll(() => rowsIn("documentPieces")).toBe(0);
    expect(await rowsIn("documentReads")).toBe(0);
    expect(readdirSync(path.join(server.dataDir, "staged"))).toEqual([]);
  });

  it("shows the picture that a quote was read from to its owner, and to nobody else", async () => {
    const set = await upload(documentOf(0, 1));
    await ended(set);
    const [question] = (await read(set)).questions;
    expect(question?.source).toMatchObject({ picture: 0 });
    const target = `/api/datasets/${set.datasetId}/pictures/0`;
    const { png, ...picture } = await json<PagePicture>("GET", target);
    expect(Buffer.from(png, "base64").toString()).toBe("png of page 1");
    const lines = [
      { text: expect.stringContaining("Picture of page 1"), x: 10, y: 20, width: 300, height: 12 },
    ];
    expect(picture).toEqual({ page: 1, width: 400, height: 600, lines });
    const other = await server.account();
    for (const [place, as] of [
      [target, other.token],
      [`/api/datasets/${set.datasetId}/pictures/1`, token],
    ] as const)
      expect(await refusalOf(await server.call("GET", place, { token: as }))).toMatchObject({
        code: "NOT_FOUND",
      });
  });

  it("gives its pictures to a copy, and to a set made of several", async () => {
    const [one, other] = [await upload(documentOf(0, 1)), await upload(documentOf(0, 2))];
    recogniser.allow(1);
    await Promise.all([ended(one), ended(other)]);
    const sources = [one, other].map(({ datasetId }) => ({ id: datasetId, sections: null }));
    const body = { name: "Both", sources, keepsDoubles: true };
    const made = await json<{ id: string }>("POST", "/api/datasets/copies", body);
    const { questions } = await learner.set(made.id);
    const pictures = [...new Set(questions.map(({ source }) => source?.picture))];
    expect(pictures).toEqual([0, 1, 2]);
    const pages = await Promise.all(
      pictures.map(async (picture) => {
        return (await json<PagePicture>("GET", `/api/datasets/${made.id}/pictures/${picture}`)).page;
      }),
    );
    expect(pages).toEqual([1, 1, 2]);
  });

  it("goes on at the next page after the server was stopped", async () => {
    const set = await upload(documentOf(0, 3));
    await expect.poll(() => pagesRead(set)).toBe(1);
    await server.stop();
    expect(recogniser.reading()).toBe(0);
    recogniser.allow(2);
    await server.start();
    await ended(set);
    expect(recogniser.asked.map(({ pages, bytes }) => [pages, bytes === FILE])).toEqual([
      [[1, 2, 3], true],
      [[2, 3], true],
    ]);
    expect((await textsOf(set)).filter((_, index) => index % 2 === 0)).toEqual([
      ...["Picture of page 1", "Picture of page 2", "Picture of page 3"],
    ]);
  });

  it("keeps what was read when its owner stops it, and says which pages were not", async () => {
    const set = await upload(documentOf(0, 4));
    await expect.poll(async () => (await read(set)).questionCount).toBe(2);
    await call("POST", `/api/jobs/${set.jobId}/cancel`);
    await expect.poll(() => recogniser.reading()).toBe(0);
    expect(await read(set)).toMatchObject({
      status: "PARTIAL",
      failureCode: "GENERATION_CANCELLED",
      questionCount: 2,
      document: { pictures: { pages: 4, done: 1 }, warnings: [{ code: "PAGES_NOT_READ", pages: [2, 3, 4] }] },
    });
    // Its file stays for another try, which reads the open pages.
    recogniser.allow(3);
    const again = `/api/datasets/${set.datasetId}/again`;
    const other = await server.account();
    expect(await refusalOf(await server.call("POST", again, { token: other.token }))).toMatchObject({
      code: "NOT_FOUND",
    });
    expect((await call("POST", again)).status).toBe(204);
    await expect.poll(async () => (await read(set)).status).toBe("READY");
    expect(recogniser.asked.at(-1)?.pages).toEqual([2, 3, 4]);
    expect(await read(set)).toMatchObject({
      failureCode: null,
      questionCount: 8,
      document: { pictures: { pages: 4, done: 4 }, warnings: [] },
    });
    expect(await rowsIn("documentReads")).toBe(0);
    expect(await refusalOf(await call("POST", again))).toMatchObject({
      code: "SET_CHANGED",
    });
  });

  it("is read no further once it is in the trash, and its pictures go with it from there", async () => {
    const set = await upload(documentOf(0, 4));
    recogniser.allow(1);
    await expect.poll(() => rowsIn("pagePictures")).toBeGreaterThan(0);
    await call("DELETE", `/api/datasets/${set.datasetId}`);
    await expect.poll(() => recogniser.reading()).toBe(0);
    const all = ["documentReads", "documentPieces", "pagePictures"] as const;
    for (const table of all) expect(await rowsIn(table)).toBeGreaterThan(0);
    await call("DELETE", "/api/trash");
    await finishedDeletions(server.db);
    for (const table of all) expect(await rowsIn(table)).toBe(0);
  });

  it.each([
    ["can be deleted for good while it is read", (id: string) => `/api/datasets/${id}?forGood=true`],
    ["goes with its owner's account", () => "/api/me"],
  ])("%s", async (_what, pathOf) => {
    const { datasetId } = await upload(documentOf(0, 4));
    await call("DELETE", pathOf(datasetId));
    await finishedDeletions(server.db);
    await expect.poll(() => recogniser.reading()).toBe(0);
    for (const table of ["documentReads", "documentPieces", "pagePictures"] as const)
      expect(await rowsIn(table)).toBe(0);
  });

  it("names the pages of which no text could be read, and only those", async () => {
    for (const page of [3, 4]) recogniser.unreadable.add(page);
    const set = await upload(documentOf(1, 4));
    recogniser.allow(4);
    await ended(set);
    expect(await read(set)).toMatchObject({
      status: "READY",
      questionCount: 6,
      document: { pagesWithText: 3, warnings: [{ code: "PAGES_NOT_READ", pages: [3, 4] }] },
    });
  });

  it("fails where no page of it can be read", async () => {
    for (const page of [1, 2]) recogniser.unreadable.add(page);
    const set = await upload(documentOf(0, 2), 2);
    expect((await ended(set)).at(-1)).toMatchObject({ name: "failed", data: { code: "NO_TEXT_IN_FILE" } });
    expect(await read(set)).toMatchObject({ status: "FAILED", failureCode: "NO_TEXT_IN_FILE" });
  });

  it("names the language in which pictures cannot be read, and fails by it where all of them are", async () => {
    recogniser.unreadLanguage = "it";
    for (const page of [1, 2, 5]) recogniser.unreadable.add(page);
    const none = await upload(documentOf(0, 2), 2);
    await ended(none);
    const document = { warnings: [{ code: "PAGES_NOT_READ", pages: [1, 2], language: "it" }] };
    expect(await read(none)).toMatchObject({
      status: "FAILED",
      failureCode: "LANGUAGE_NOT_RECOGNISED",
      document,
    });
    const some = await upload(documentOf(3, 3));
    recogniser.allow(3);
    await ended(some);
    expect((await read(some)).document.warnings).toEqual([
      { code: "PAGES_NOT_READ", pages: [5], language: "it" },
    ]);
  });

  it("ends with what was read where the recogniser gives up", async () => {
    recogniser.before = (page) => {
      if (page === 3) throw new ExtractionError("EXTRACTION_LIMIT");
    };
    const none = await upload({ ...documentOf(0, 1), picturePages: [3] });
    const some = await upload(documentOf(0, 4));
    recogniser.allow(2);
    await Promise.all([ended(some), ended(none)]);
    expect(await read(some)).toMatchObject({
      status: "READY",
      questionCount: 4,
      document: { warnings: [{ code: "PAGES_NOT_READ", pages: [3, 4] }] },
    });
    expect(await read(none)).toMatchObject({ status: "FAILED", failureCode: "EXTRACTION_LIMIT" });
  });

  it("is tried again where the recogniser could not start", async () => {
    let faults = 0;
    recogniser.before = () => {
      if (faults++ === 0) throw new Error("no process");
    };
    const set = await upload(documentOf(0, 1), 2);
    expect((await ended(set)).at(-1)).toMatchObject({ name: "done", data: { status: "READY" } });
  });
});

describe("a document whose pages with text lie between pictures", () => {
  /** Pages 2 and 4 have text, in one section; 1, 3 and 5 are pictures. */
  const MIXED: SourceText = {
    ...documentOf(0, 5),
    language: "en",
    pagesWithText: 2,
    picturePages: [1, 3, 5],
    sections: [
      {
        heading: "Rivers",
        level: 1,
        page: 2,
        blocks: [2, 4].map((page) => ({
          kind: "paragraph" as const,
          text: `Text of page ${page}. ${notesOf(1)}`,
          page,
        })),
      },
    ],
  };
  const inOrder = [1, 2, 3, 4, 5];
  const pagesOf = async (set: Bootstrap) => {
    const all = (await read(set)).questions.map(({ source }) => source?.page);
    return all.filter((page, index) => page !== all[index - 1]);
  };
  const textOf = async (set: Bootstrap) =>
    (await (await server.call("GET", `/api/datasets/${set.datasetId}/text`, { token })).json()) as TextPage;

  it("has its text and its questions in the order of the pages in the end", async () => {
    const set = await upload(MIXED);
    await expect.poll(async () => (await read(set)).questionCount).toBe(4);
    expect(await pagesOf(set)).toEqual([2, 4]);
    recogniser.allow(3);
    await ended(set);
    expect(await pagesOf(set)).toEqual(inOrder);
    const { passages } = await textOf(set);
    expect(passages.map(({ page }) => page)).toEqual(inOrder);
    expect(passages.map(({ ordinal }) => ordinal)).toEqual([0, 1, 2, 3, 4]);
    const { questions } = await read(set);
    for (const passage of passages) {
      const own = questions.filter(({ source }) => source?.page === passage.page);
      expect(passage.questions.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
      expect(own).toHaveLength(2);
    }
  });

  it("keeps what was added and deleted meanwhile with its page, and the pictures of its quotes", async () => {
    const set = await upload(MIXED);
    await expect.poll(async () => (await read(set)).questionCount).toBe(4);
    const [first, second] = (await read(set)).questions;
    await server.call("DELETE", `/api/questions/${first?.id}?version=1`, { token });
    recogniser.allow(3);
    await ended(set);
    const { questions } = await read(set);
    expect(questions.map(({ source }) => source?.page)).toEqual([1, 1, 2, 3, 3, 4, 4, 5, 5]);
    expect(questions[2]?.id).toBe(second?.id);
    const text = undefined;
    expect(questions.map(({ source }) => source?.picture)).toEqual([0, 0, text, 1, 1, text, text, 2, 2]);
    await server.call("POST", `/api/questions/${first?.id}/restore`, { token, body: { version: 1, to: 1 } });
    expect((await read(set)).questions[2]?.id).toBe(first?.id);
  });

  it("has the pages that were read in their order when its owner stops it, and after another try", async () => {
    const set = await upload(MIXED);
    recogniser.allow(1);
    await expect.poll(() => pagesRead(set)).toBe(1);
    await call("POST", `/api/jobs/${set.jobId}/cancel`);
    await expect.poll(async () => (await read(set)).status).toBe("PARTIAL");
    expect((await textOf(set)).passages.map(({ page }) => page)).toEqual([1, 2, 4]);
    recogniser.allow(2);
    await call("POST", `/api/datasets/${set.datasetId}/again`);
    await expect.poll(async () => (await read(set)).status).toBe("READY");
    expect((await textOf(set)).passages.map(({ page }) => page)).toEqual(inOrder);
    expect(await pagesOf(set)).toEqual(inOrder);
    expect((await read(set)).questionCount).toBe(10);
  });
});

describe("OCR_MAX_PAGES", () => {
  it("says how many pages of a document are read; the others count as without text", async () => {
    await server.restart({ settings: { OCR_MAX_PAGES: "2" } });
    const set = await upload(documentOf(1, 5));
    recogniser.allow(2);
    await ended(set);
    expect(await read(set)).toMatchObject({
      status: "READY",
      document: {
        pictures: { pages: 2, done: 2 },
        warnings: [{ code: "PAGES_WITHOUT_TEXT", pages: 6, pagesWithText: 3 }],
      },
    });
  });

  it("switches it off with 0", async () => {
    await server.restart({ settings: { OCR_MAX_PAGES: "0" } });
    const set = await upload(documentOf(1, 5));
    await ended(set);
    expect(askedForPictures).toEqual([false]);
    expect(recogniser.asked).toEqual([]);
    expect((await read(set)).document).toMatchObject({ warnings: [{ pages: 6, pagesWithText: 1 }] });
  });
});

describe("sets that wait for their pages", () => {
  it("do not keep others from their questions", async () => {
    await server.restart({ concurrency: { newcomers: 1, all: 1 } });
    const waiting = [upload(documentOf(0, 3), 0), upload(documentOf(0, 3), 0)];
    await expect.poll(() => recogniser.reading()).toBe(2);
    const notes = await makeSet(server, (await server.account()).token, { text: notesOf(1) });
    expect(notes.initial).toHaveLength(2);
    recogniser.allow(6);
    await Promise.all(waiting);
  });
});
