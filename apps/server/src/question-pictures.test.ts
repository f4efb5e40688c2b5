import { createHash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import {
  type AddedQuestion,
  type DatasetDetail,
  LIMITS,
  pictureMark,
  picturesIn,
  type Question,
  type QuestionChange,
} from "@quizmill/contract";
import { figureDocx, wordMixed, wordPictureRun, wordTable } from "@quizmill/extract/testing/figures";
import { CARRYING, REFUSED, SECRETS } from "@quizmill/extract/testing/hostile-pictures";
import { newAnkiPackage } from "@quizmill/interchange/testing";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { formOf } from "./features/generation/testing/files.ts";
import { deleteUnnamedPictures } from "./features/uploads/question-pictures.ts";
import { realEngine } from "./test-app.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";
import { finishedDeletions } from "./test-rows.ts";

const server = sharedServer({ engine: realEngine });
const learner = learnerOf(server, beforeAll);

/** A PNG of one colour, with a secret in it. */
function pngOf(colour: readonly [number, number, number], side = 4): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8);
  const row = Buffer.concat([Buffer.of(0), ...Array.from({ length: side }, () => Buffer.from(colour))]);
  const rows = Buffer.concat(Array.from({ length: side }, () => row));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("tEXt", Buffer.from("Comment\0taken at 52.1, 21.0")),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const file = (name: string, bytes: Buffer) =>
  `<file name="${name}" path="/" encoding="base64">${bytes.toString("base64")}</file>`;
const image = (name: string, alt: string) => `<img src="@@PLUGINFILE@@/${name}" alt="${alt}">`;
const [RED, BLUE, GREEN] = [pngOf([255, 0, 0]), pngOf([0, 0, 255]), pngOf([0, 128, 0])];
const MOODLE = `<?xml version="1.0"?><quiz>
<question type="multichoice"><name><text>1</text></name>
<questiontext format="html"><text><![CDATA[Which sign is red?${image("red.png", "A sign")}]]></text>${file("red.png", RED)}</questiontext>
<answer fraction="100"><text><![CDATA[${image("red.png", "Red")}]]></text>${file("red.png", RED)}</answer>
<answer fraction="0"><text><![CDATA[${image("blue.png", "Blue")}]]></text>${file("blue.png", BLUE)}</answer></question>
<question type="multichoice"><name><text>2</text></name>
<questiontext format="html"><text><![CDATA[Which is broken?${image("broken.png", "Broken")}]]></text>${file("broken.png", Buffer.from("<script>"))}</questiontext>
<answer fraction="100"><text>This one</text></answer><answer fraction="0"><text>None of them</text></answer></question>
</quiz>`;

const upload = async (content: string | Uint8Array<ArrayBuffer>, name: string) =>
  learner.finished(await learner.call("POST", "/api/upload/bootstrap?mode=study", formOf(content, name)));
const hashesOf = ({ questions }: Pick<DatasetDetail, "questions">) => [
  ...new Set(
    questions.flatMap(({ text, options, aiExplanation }) =>
      [text, ...options.map((option) => option.text), aiExplanation ?? ""].flatMap((words) =>
        picturesIn(words).map(({ hash }) => hash),
      ),
    ),
  ),
];
const pictureAt = (hash: string, as?: string) =>
  learner.call("GET", `/api/question-pictures/${hash}`, undefined, as);
const stored = async (datasetId: string) =>
  (await server.db.selectFrom("questionPictures").selectAll().where("datasetId", "=", datasetId).execute())
    .length;

describe("a picture of a question", () => {
  it("is stored once, made anew, and given to its owner alone", async () => {
    const set = await upload(MOODLE, "signs.xml");
    const [red = "", blue = "", ...others] = hashesOf(set);
    expect(others).toEqual([]);
    expect(await stored(set.id)).toBe(2);
    expect(set.questions[0]?.text).toBe(`Which sign is red?![A sign](picture:${red}-4x4)`);
    const answer = await pictureAt(red);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(red);
    expect(bytes.includes("taken at")).toBe(false);
    const stranger = await server.account();
    expect((await pictureAt(red, stranger.token)).status).toBe(404);
    expect((await pictureAt("0".repeat(64))).status).toBe(404);
    expect((await pictureAt("red.png")).status).toBe(400);
    await learner.call("DELETE", `/api/datasets/${set.id}`);
    expect((await pictureAt(blue)).status).toBe(404);
  });

  it("that cannot be kept is told, and its words stand in its place", async () => {
    const set = await upload(MOODLE, "signs.xml");
    expect(set.questions[1]).toMatchObject({ text: "Which is broken?Broken", needsPicture: true });
    expect(set.document.warnings).toMatchObject([
      { code: "CARRIED", kept: 2, losses: [{ kind: "picture", effect: "changed", count: 1 }] },
    ]);
    const told = await learner.call("POST", "/api/upload/inspect", formOf(MOODLE, "signs.xml"));
    expect(await told.json()).toMatchObject({ fidelity: { losses: [{ kind: "picture", count: 1 }] } });
  });

  it("that a note of Anki covers in part is asked for by what is under the covers", async () => {
    const sizes = [10, 20, 30, 40];
    const shapes = sizes.map(
      (width, i) =>
        `{{c${i + 1}::image-occlusion:rect:left=0:top=${i / 5}:width=${width / 100}:height=.1:oi=1}}`,
    );
    const deck = newAnkiPackage(
      ["Occlusion", "Image", "Header", "Back Extra", "Comments"],
      [[shapes.join("<br>"), '<img src="map.png">', "", "", ""]],
      { media: { "map.png": pngOf([90, 120, 10], 100) }, name: "Image Occlusion" },
    );
    const set = await upload(new Uint8Array(deck), "map.apkg");
    expect(set.questions).toHaveLength(4);
    const widths = set.questions.map(({ options, groundTruthOptionId: right }) =>
      options.flatMap(({ id, text }) => (id === right ? picturesIn(text).map(({ width }) => width) : [])),
    );
    expect(widths).toEqual(sizes.map((size) => [size]));
    const stems = set.questions.map(({ text }) => text.replaceAll(/[0-9a-f]{64}/g, "x"));
    expect(stems).toEqual(sizes.map(() => "What is under the red cover?\n![](picture:x-100x100)"));
    // Each with one part in red, what is under each, and the whole.
    expect(await stored(set.id)).toBe(4 + 4 + 1);
    for (const hash of hashesOf(set)) expect((await pictureAt(hash)).status).toBe(200);
  });

  it("comes in with a paper in Word, in its stem, in an option and in a cell", async () => {
    const paper = [
      wordMixed("1. Which organ is shown here?"),
      wordMixed(wordPictureRun(31, "An organ")),
      ...["A. The heart", "B. The lung", "Answer: A"].map((text) => wordMixed(text)),
      wordMixed("2. Which of these is the lung of a mammal?"),
      wordTable([
        [wordMixed("A."), wordMixed(wordPictureRun(32, "Left"))],
        [wordMixed("B."), wordMixed(wordPictureRun(33))],
      ]),
      wordMixed("Answer: B"),
      wordMixed("This paper was written for a class of biology that has seen all organs of a mammal before."),
    ];
    const set = await upload(new Uint8Array(figureDocx(paper.join(""))), "paper.docx");
    const [stem = "", left = "", right = "", ...others] = hashesOf(set);
    expect([others, await stored(set.id)]).toEqual([[], 3]);
    expect(set.questions.map(({ text }) => text)).toEqual([
      `Which organ is shown here?\n![An organ](picture:${stem}-31x40)`,
      "Which of these is the lung of a mammal?",
    ]);
    const options = set.questions[1]?.options.map(({ text }) => text);
    expect(options).toEqual([`![Left](picture:${left}-32x40)`, `![](picture:${right}-33x40)`]);
    for (const hash of [stem, left, right]) expect((await pictureAt(hash)).status).toBe(200);
  });

  it("that is hostile is served as its pixels alone, or not at all", async () => {
    const all = Object.entries({ ...CARRYING, ...REFUSED });
    const questions = all.map(
      ([name, bytes]) =>
        `<question type="multichoice"><questiontext format="html"><text><![CDATA[What is ${name}?${image(name, "")}]]></text>${file(name, bytes)}</questiontext><answer fraction="100"><text>Kept</text></answer><answer fraction="0"><text>Refused</text></answer></question>`,
    );
    const set = await upload(`<quiz>${questions.join("")}</quiz>`, "hostile.xml");
    expect(set.questions).toHaveLength(all.length);
    for (const { text, needsPicture } of set.questions) {
      const [hash] = hashesOf({ questions: set.questions.filter((question) => question.text === text) });
      const isKept = Object.keys(CARRYING).some((name) => text.includes(name));
      expect([text, hash !== undefined, needsPicture === true]).toEqual([text, isKept, !isKept]);
      if (hash === undefined) continue;
      const bytes = Buffer.from(await (await pictureAt(hash)).arrayBuffer());
      expect(bytes.toString("hex")).toMatch(/^(?:89504e470d0a1a0a|ffd8ffe0).*(?:49454e44ae426082|ffd9)$/);
      for (const secret of SECRETS) expect(bytes.includes(secret)).toBe(false);
    }
  });

  it.each([
    ["json", "signs.json"],
    ["moodle", "again.xml"],
    ["anki", "again.apkg"],
  ])("goes out in %s and comes back with the same hash", async (format, name) => {
    const set = await upload(MOODLE, "signs.xml");
    const answer = await learner.call("POST", `/api/datasets/${set.id}/export`, { format });
    const again = await upload(new Uint8Array(await answer.arrayBuffer()), name);
    expect(hashesOf(again)).toEqual(hashesOf(set));
    expect(again.questions[0]?.options).toEqual(set.questions[0]?.options);
    for (const hash of hashesOf(again)) expect((await pictureAt(hash)).status).toBe(200);
  });

  it("goes with copies and merged sets, is in the archive, and gone with its set", async () => {
    const other = MOODLE.replaceAll(BLUE.toString("base64"), GREEN.toString("base64"));
    const [one, two] = [await upload(MOODLE, "one.xml"), await upload(other, "two.xml")];
    const sources = [one, two].map(({ id }) => ({ id, sections: null }));
    const copy = await learner.json<{ id: string }>("POST", "/api/datasets/copies", {
      name: "All",
      sources,
      keepsDoubles: true,
    });
    const hashes = hashesOf(await learner.set(copy.id));
    expect(hashes).toHaveLength(3);
    expect(await stored(copy.id)).toBe(3);
    for (const id of [one.id, two.id]) await learner.call("DELETE", `/api/datasets/${id}?forGood=true`);
    await finishedDeletions(server.db);
    expect([await stored(one.id), await stored(two.id)]).toEqual([0, 0]);
    for (const hash of hashes) expect((await pictureAt(hash)).status).toBe(200);
    const archive = unzipSync(
      new Uint8Array(await (await learner.call("GET", "/api/me/export")).arrayBuffer()),
    );
    for (const hash of hashes)
      expect(Object.keys(archive).some((name) => name.endsWith(`question-pictures/${hash}.png`))).toBe(true);
  });

  it("is kept as long as there is room in the account; the rest is told", async () => {
    const full = await upload(MOODLE, "full.xml");
    await server.db
      .updateTable("questionPictures")
      .set({ bytes: LIMITS.pictures.accountMaxBytes })
      .where("datasetId", "=", full.id)
      .where("hash", "=", hashesOf(full)[0] ?? "")
      .execute();
    const set = await upload(MOODLE, "more.xml");
    expect(await stored(set.id)).toBe(0);
    expect(set.questions[0]).toMatchObject({ text: "Which sign is red?A sign", needsPicture: true });
    const copied = await learner.call("POST", "/api/datasets/copies", {
      name: "Copy",
      sources: [{ id: full.id, sections: null }],
      keepsDoubles: false,
    });
    expect(await copied.json()).toMatchObject({ code: "ACCOUNT_FULL" });
    await server.db.deleteFrom("questionPictures").where("datasetId", "=", full.id).execute();
  });
});

describe("a picture that is added in the editor", () => {
  const OWN = { options: [{ text: "One" }, { text: "Two" }], key: 0, explanation: null };
  const add = (setId: string, bytes: Buffer, as?: string) =>
    learner.call(
      "POST",
      `/api/datasets/${setId}/question-pictures`,
      formOf(new Uint8Array(bytes), "shot.png"),
      as,
    );
  const added = async (setId: string, bytes: Buffer) => {
    const answer = await add(setId, bytes);
    expect(answer.status).toBe(201);
    return (await answer.json()) as { hash: string; width: number; height: number };
  };
  const codeOf = async (answer: Promise<Response>) =>
    ((await (await answer).json()) as { code: string }).code;
  const markOf = (picture: { hash: string; width: number; height: number }) =>
    pictureMark({ alt: "A sign", ...picture });
  const written = async (setId: string, text: string) => {
    const body = { after: null, words: { ...OWN, text } };
    const { question } = await learner.json<AddedQuestion>("POST", `/api/datasets/${setId}/questions`, body);
    return question;
  };
  const edited = async (id: number, version: number, text: string) =>
    learner.json<QuestionChange>("PUT", `/api/questions/${id}`, { version, words: { ...OWN, text } });
  /** Once for every picture that has been unnamed for as long as it may be. */
  const sweep = () => deleteUnnamedPictures(server.db, Date.now() + LIMITS.pictures.unnamedKeptMs + 1);
  const statusOf = async ({ hash }: { hash: string }) => (await pictureAt(hash)).status;

  it("is made anew, and shown where a question names it", async () => {
    const set = await upload(MOODLE, "signs.xml");
    const picture = await added(set.id, GREEN);
    expect(picture).toMatchObject({ width: 4, height: 4 });
    const text = `Which sign is green? ${markOf(picture)}`;
    expect(await written(set.id, text)).toMatchObject({ text });
    const bytes = Buffer.from(await (await pictureAt(picture.hash)).arrayBuffer());
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(picture.hash);
    expect(bytes.includes("taken at")).toBe(false);
    expect(await added(set.id, GREEN)).toEqual(picture);
    expect(await stored(set.id)).toBe(3);
  });

  it("is refused where it is none, has no room, or the set is another's", async () => {
    const set = await upload(MOODLE, "signs.xml");
    expect(await codeOf(add(set.id, Buffer.from("<script>")))).toBe("PICTURE_UNREADABLE");
    expect(await codeOf(add(set.id, GREEN.subarray(0, 40)))).toBe("PICTURE_UNREADABLE");
    const heic = Buffer.concat([Buffer.alloc(4), Buffer.from("ftypheic"), Buffer.alloc(8)]);
    expect(await codeOf(add(set.id, heic))).toBe("HEIC_UNSUPPORTED");
    expect(await codeOf(add(set.id, Buffer.alloc(LIMITS.pictures.fileMaxBytes + 1)))).toBe("FILE_TOO_LARGE");
    const stranger = await server.account();
    expect(await codeOf(add(set.id, GREEN, stranger.token))).toBe("NOT_FOUND");
    await server.db
      .updateTable("questionPictures")
      .set({ bytes: LIMITS.pictures.setMaxBytes })
      .where("datasetId", "=", set.id)
      .execute();
    expect(await codeOf(add(set.id, GREEN))).toBe("PICTURES_FULL");
    expect(await stored(set.id)).toBe(2);
    await server.db.deleteFrom("questionPictures").where("datasetId", "=", set.id).execute();
  });

  it("is words to the judge, who would take its mark for a long text", async () => {
    const set = await upload(MOODLE, "signs.xml");
    const advised = async (right: string) => {
      const options = [right, "Blue", "Green", "White"].map((text) => ({ text }));
      const words = { text: "Which of these colours is warm?", options, key: 0, explanation: null };
      const path = `/api/datasets/${set.id}/advice`;
      return learner.json<{ findings: string[] }>("POST", path, { questionId: null, words });
    };
    const picture = { hash: "c".repeat(64), width: 4, height: 4 };
    expect(await advised(pictureMark({ ...picture, alt: "Red" }))).toEqual(await advised("Red"));
  });

  it("is the one that a question lacked, and a question has at most so many", async () => {
    const set = await upload(MOODLE, "signs.xml");
    const [, { id, version = 1, options }] = set.questions as [Question, Question];
    const mark = markOf(await added(set.id, GREEN));
    const words = { ...OWN, options, text: "Which is broken?" };
    const put = (from: number, changed: object) =>
      learner.call("PUT", `/api/questions/${id}`, { version: from, words: { ...words, ...changed } });
    const questionOf = async (answer: Response) => ((await answer.json()) as QuestionChange).question;
    expect(await questionOf(await put(version, {}))).toMatchObject({ needsPicture: true });
    const shown = await questionOf(await put(version + 1, { context: `Look: ${mark}` }));
    expect(shown).toMatchObject({ context: `Look: ${mark}` });
    expect(shown.needsPicture).toBeUndefined();
    expect((await questionOf(await put(version + 2, { text: "Which?" }))).context).toBe(`Look: ${mark}`);
    const tooMany = mark.repeat(LIMITS.pictures.perQuestion + 1);
    expect((await put(version + 3, { text: tooMany })).status).toBe(400);
    const without = await questionOf(await put(version + 3, { context: null }));
    expect(without.context).toBeUndefined();
  });

  it("goes again if no question names it, but not before a page may have saved one", async () => {
    const set = await upload(MOODLE, "signs.xml");
    const [left, named] = [await added(set.id, pngOf([8, 8, 8])), await added(set.id, pngOf([9, 9, 9]))];
    await written(set.id, `What is it? ${markOf(named)}`);
    await deleteUnnamedPictures(server.db, Date.now());
    expect([await statusOf(left), await statusOf(named)]).toEqual([200, 200]);
    await sweep();
    expect([await statusOf(left), await statusOf(named)]).toEqual([404, 200]);
    // What came with a file is named by its questions.
    expect(await stored(set.id)).toBe(3);
  });

  it("stays for as long as a version or a deleted question can bring it back", async () => {
    const set = await upload(MOODLE, "signs.xml");
    const [seen, earlier] = [await added(set.id, GREEN), await added(set.id, pngOf([7, 7, 7]))];
    const gone = await written(set.id, `What is it? ${markOf(seen)}`);
    await learner.call("DELETE", `/api/questions/${gone.id}?version=1`);
    const { id } = await written(set.id, "What is it?");
    await edited(id, 1, `What is it? ${markOf(earlier)}`);
    await edited(id, 2, "What is it now?");
    await sweep();
    expect([await statusOf(seen), await statusOf(earlier)]).toEqual([200, 200]);
    for (let version = 3; version <= LIMITS.question.versionsKept + 3; version += 1)
      await edited(id, version, `What is it now, the ${version}th time?`);
    await sweep();
    expect([await statusOf(seen), await statusOf(earlier)]).toEqual([200, 404]);
  });
});

describe("adding pictures", () => {
  const limited = sharedServer({ hasRateLimits: true });
  const other = learnerOf(limited, beforeAll);

  it("is limited for an account", async () => {
    const path = "/api/datasets/none/question-pictures";
    for (let i = 0; i < LIMITS.pictures.addedPerAccountPerHour; i += 1)
      expect((await other.call("POST", path)).status).toBe(404);
    expect((await other.call("POST", path)).status).toBe(429);
  });
});
