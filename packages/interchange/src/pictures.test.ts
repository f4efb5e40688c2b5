import { createHash } from "node:crypto";
import type { CarriedSet, ExportFormat, QuestionPicture } from "@quizmill/contract";
import { LIMITS, pictureMark } from "@quizmill/contract/tables";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { exportSet, importSet, recognised } from "./carry.ts";
import { FORMATS } from "./formats.ts";
import { escapeXml } from "./html/xml.ts";
import type { KeptPictures } from "./pictures.ts";
import { fileOf, packageOf } from "./testing/files.ts";

/** A picture by its words: for what carries pictures, their bytes may be anything. */
function pictureOf(words: string): QuestionPicture {
  const bytes = Buffer.from(words);
  const hash = createHash("sha256").update(bytes).digest("hex");
  return { hash, type: "image/png", width: 30, height: 20, base64: bytes.toString("base64") };
}

const [heart, lung, map] = [pictureOf("heart"), pictureOf("lung"), pictureOf("map")];
const pictures = new Map([heart, lung, map].map((picture) => [picture.hash, picture]));
/** Keeps what is made anew as it is. */
const kept: KeptPictures = { reencode: async (bytes) => pictureOf(Buffer.from(bytes).toString()) };
const mark = (picture: QuestionPicture, alt: string) => pictureMark({ ...picture, alt });

const SET: CarriedSet = {
  title: "Organs",
  questions: [
    {
      text: `Which organ is this?\n${mark(heart, "An organ with two chambers & a $5 sign")}`,
      context: `Look at ${mark(map, "")} first.`,
      options: [mark(heart, "Heart"), `${mark(lung, "")} or $x^2$`],
      key: [0],
      explanation: `It pumps: ${mark(heart, "Heart")}`,
    },
    { text: "Without any?", options: ["yes", "no"], key: [0] },
  ],
};

async function roundTrip(name: ExportFormat, given = pictures, choose = kept) {
  const { bytes, fidelity } = await exportSet(SET, name, { pictures: given });
  const file = fileOf(`organs${FORMATS.find((format) => format.name === name)?.extension}`, bytes);
  const format = recognised(file);
  if (format === null) throw new Error("The file is not recognised.");
  const { set, fidelity: read } = await importSet(file, format, {}, { pictures: choose });
  return { file: Buffer.from(bytes).toString("utf8"), fidelity, set, read };
}

/** Formats that hold pictures, and are read again (QTI under one name); what is printed is not. */
const WITH_PICTURES = FORMATS.filter(
  ({ name, holds, writer, reader }) => writer && (reader || name.startsWith("qti")) && holds.pictures,
).map(({ name }) => name);

describe.each(WITH_PICTURES as ExportFormat[])("pictures in %s", (name) => {
  it("go out and come back with equal hashes, in their places and with their words", async () => {
    const { set, fidelity, read } = await roundTrip(name);
    expect(fidelity.losses.filter(({ kind }) => kind === "picture")).toEqual([]);
    expect(read.losses.filter(({ kind }) => kind === "picture")).toEqual([]);
    const { text, context, options, explanation } = set.questions[0] ?? {};
    const [before] = SET.questions;
    expect({ text, context, options, explanation }).toEqual({
      text: before?.text,
      context: before?.context,
      options: before?.options,
      explanation: before?.explanation,
    });
    expect(set.questions[0]?.needsPicture).toBeUndefined();
  });

  it("are told as lost where they are not there, or cannot be kept", async () => {
    const { set, fidelity, file } = await roundTrip(name, new Map([[lung.hash, lung]]));
    expect(file).not.toContain(heart.base64);
    expect(set.questions[0]?.text).toBe("Which organ is this?\nAn organ with two chambers & a 5 sign");
    expect(fidelity.losses).toMatchObject([{ kind: "picture", effect: "lost", count: 1 }]);
    const refused = await roundTrip(name, pictures, { reencode: async () => null });
    expect(refused.set.questions[0]?.options[0]).toBe("Heart");
    expect(refused.read.losses).toMatchObject([{ kind: "picture", effect: "changed", count: 1 }]);
  });
});

it.each(["csv", "aiken", "gift"] as const)(
  "in %s only the words of a picture are kept, which is told",
  async (name) => {
    const { bytes, fidelity } = await exportSet(SET, name, { pictures });
    expect(Buffer.from(bytes).toString("utf8")).not.toContain("picture:");
    const stem = "Which organ is this? An organ with two chambers & a 5 sign";
    const questions = [{ number: 1, stem }];
    expect(fidelity.losses).toContainEqual({ kind: "picture", effect: "lost", count: 1, questions });
  },
);

it("only pictures that the file holds are named after it was read, as many as there is room for", async () => {
  const other = `Which?${mark(pictureOf("elsewhere"), "Elsewhere")}`;
  const questions = [{ text: other, options: ["a", "b"], key: [0] }, ...SET.questions];
  const { bytes } = await exportSet({ ...SET, questions }, "json", { pictures });
  const file = fileOf("a.json", bytes);
  const format = recognised(file);
  if (format === null) throw new Error("The file is not recognised.");
  const all = await importSet(file, format, {}, { pictures: kept });
  expect(all.set.questions[0]?.text).toBe("Which?Elsewhere");
  expect(all.set.questions[1]?.text).toContain(heart.hash);
  const room = { pictures: 1, bytes: LIMITS.pictures.setMaxBytes };
  const one = await importSet(file, format, {}, { pictures: { ...kept, room } });
  expect(JSON.stringify(one.set).match(/picture:\w{64}/g)).toHaveLength(3);
  expect(one.set.questions[1]).toMatchObject({ needsPicture: true });
});

it("pictures of Moodle stand beside their text, as it writes them itself", async () => {
  const { file } = await roundTrip("moodle");
  const name = `${heart.hash.slice(0, 32)}.png`;
  expect(file).toContain(`<img src="@@PLUGINFILE@@/${name}" alt="Heart" width="30" height="20">`);
  expect(file).toContain(`<file name="${name}" path="/" encoding="base64">${heart.base64}</file>`);
});

async function readParts(parts: Record<string, Uint8Array>, broken?: string) {
  const whole = fileOf("a.zip", zipSync(parts));
  const read = (name: string) => {
    if (name === broken) throw new Error("damaged");
    return parts[name] ?? null;
  };
  const file = { ...whole, parts: whole.parts && { ...whole.parts, read } };
  const format = recognised(file);
  if (format === null) throw new Error("The file is not recognised.");
  const { set, fidelity } = await importSet(file, format, {}, { pictures: kept });
  return { question: set.questions[0], losses: fidelity.losses };
}

it.each([
  ["qti21", "../images/", "items/item00001.xml"],
  ["qti12", "$IMS-CC-FILEBASE$/images/", null],
] as const)("pictures in %s are files of the package and of its manifest", async (name, folder, item) => {
  const { bytes } = await exportSet(SET, name, { pictures });
  const parts = unzipSync(bytes);
  const manifest = strFromU8(parts["imsmanifest.xml"] ?? new Uint8Array());
  for (const { hash, base64 } of [heart, lung, map]) {
    const path = `images/${hash.slice(0, 32)}.png`;
    expect(manifest).toContain(`<file href="${path}"/>`);
    expect(Buffer.from(parts[path] ?? []).toString("base64")).toBe(base64);
  }
  const place = item ?? Object.keys(parts).find((path) => path.startsWith("g")) ?? "";
  const content = strFromU8(parts[place] ?? new Uint8Array());
  const image = `<img src="${folder}${heart.hash.slice(0, 32)}.png" alt="Heart" width="30" height="20"`;
  expect(content).toContain(item === null ? escapeXml(`${image}>`) : `${image}/>`);
});

it("pictures of Canvas are read from its folder of files, and those of other programs beside the test", async () => {
  const html = (words: string) =>
    `<material><mattext texttype="text/html">${escapeXml(words)}</mattext></material>`;
  const option = (ident: string, words: string) =>
    `<response_label ident="${ident}">${words}</response_label>`;
  const item = `<item ident="i"><presentation>
    ${html('<p>Which?<img src="%24IMS-CC-FILEBASE%24/Uploaded%20Media/the%20heart.png?canvas_=1" alt="A heart"></p>')}
    <response_lid ident="R" rcardinality="Single"><render_choice>
    ${option("A", html('<img src="$IMS-CC-FILEBASE$/lung.png">'))}
    ${option("B", '<material><matimage uri="pictures/map.png" label="A map"/></material>')}
    ${option("C", html('<img src="$IMS_CC_FILE_BASE$org1/map.png" alt="Far"><img src="../../elsewhere.png" alt="Elsewhere">no'))}</render_choice></response_lid></presentation>
    <resprocessing><respcondition><conditionvar><varequal respident="R">A</varequal></conditionvar><setvar>100</setvar></respcondition></resprocessing></item>`;
  const { question, losses } = await readParts({
    "course/imsmanifest.xml": strToU8("<manifest/>"),
    "course/quiz/quiz.xml": strToU8(
      `<questestinterop><assessment ident="q" title="Q"><section>${item}</section></assessment></questestinterop>`,
    ),
    "course/web_resources/Uploaded Media/the heart.png": strToU8("heart"),
    "course/lung.png": strToU8("lung"),
    "course/quiz/pictures/map.png": strToU8("map"),
    "course/files/org1/map.png": strToU8("map"),
  });
  expect(question).toMatchObject({
    text: `Which?${mark(heart, "A heart")}`,
    options: [mark(lung, ""), mark(map, "A map"), `${mark(map, "Far")}no`],
    key: [0],
    needsPicture: true,
  });
  expect(losses).toMatchObject([{ kind: "picture", effect: "changed" }]);
});

it.each([
  ["2.1", ""],
  ["3", "qti-"],
])(
  "pictures of QTI %s are read relative to their item, wherever in it they stand",
  async (_version, prefix) => {
    const tag = (name2: string, name3: string) => (prefix === "" ? name2 : `${prefix}${name3}`);
    const [item, body] = [tag("assessmentItem", "assessment-item"), tag("itemBody", "item-body")];
    const [interaction, choice] = [
      tag("choiceInteraction", "choice-interaction"),
      tag("simpleChoice", "simple-choice"),
    ];
    const [declared, correct] = [
      tag("responseDeclaration", "response-declaration"),
      tag("correctResponse", "correct-response"),
    ];
    const [feedback, prompt] = [tag("modalFeedback", "modal-feedback"), tag("prompt", "prompt")];
    const value = tag("value", "value");
    const { question, losses } = await readParts({
      "imsmanifest.xml": strToU8("<manifest/>"),
      "items/one/item.xml":
        strToU8(`<${item} identifier="i"><${declared} identifier="RESPONSE"><${correct}><${value}>A</${value}></${correct}></${declared}>
      <${body}><p><img src="images/heart.png" alt="A heart"/></p><${interaction} response-identifier="RESPONSE" responseIdentifier="RESPONSE">
      <${prompt}>Which? <object data="../Map.PNG" type="image/png">A map</object></${prompt}>
      <${choice} identifier="A"><img src="images/lung%20left.png" alt="Lung"/></${choice}><${choice} identifier="B">no</${choice}></${interaction}></${body}>
      <${feedback} identifier="f">See <img src="images/heart.png" alt=""/></${feedback}></${item}>`),
      "items/one/images/heart.png": strToU8("heart"),
      "items/one/images/lung left.png": strToU8("lung"),
      "items/map.png": strToU8("map"),
    });
    expect(question).toMatchObject({
      text: `${mark(heart, "A heart")}\nWhich? ${mark(map, "")}`,
      options: [mark(lung, "Lung"), "no"],
      key: [0],
      explanation: `See ${mark(heart, "")}`,
    });
    expect(losses).toEqual([]);
  },
);

it("a picture of a package that cannot be unpacked is lost alone", async () => {
  const parts = unzipSync((await exportSet(SET, "qti21", { pictures })).bytes);
  const { question, losses } = await readParts(parts, `images/${lung.hash.slice(0, 32)}.png`);
  expect(question?.options).toEqual([mark(heart, "Heart"), "or $x^2$"]);
  expect(losses).toMatchObject([{ kind: "picture", count: 1 }]);
});

it("Moodle's files in folders, with spaces in their names, data URLs and pictures of before are read", async () => {
  const data = Buffer.from("lung").toString("base64");
  const xml = `<?xml version="1.0"?><quiz><question type="multichoice"><name><text>n</text></name>
    <questiontext format="html"><text><![CDATA[<p>Which?<img src="@@PLUGINFILE@@/a/the%20heart.png?time=1" alt="A heart"></p>]]></text>
    <file name="the heart.png" path="/a/" encoding="base64">${Buffer.from("heart").toString("base64")}</file></questiontext>
    <image_base64>${Buffer.from("map").toString("base64")}</image_base64>
    <answer fraction="100"><text><![CDATA[<img src="data:image/png;base64,${data}">]]></text></answer>
    <answer fraction="0"><text><![CDATA[<img src="https://elsewhere.example/x.png" alt="Elsewhere">no]]></text></answer></question></quiz>`;
  const file = fileOf("a.xml", Buffer.from(xml));
  const format = recognised(file);
  if (format === null) throw new Error("The file is not recognised.");
  const { set, fidelity } = await importSet(file, format, {}, { pictures: kept });
  expect(set.questions[0]).toMatchObject({
    text: `Which?${mark(heart, "A heart")}\n${mark(map, "")}`,
    options: [mark(lung, ""), "no"],
    needsPicture: true,
  });
  expect(fidelity.losses).toMatchObject([{ kind: "picture", effect: "changed" }]);
});

/** What is read of a file, without what stands around it. */
async function readFile(name: string, content: string | Uint8Array) {
  const file = fileOf(name, Buffer.from(content));
  const format = recognised(file);
  if (format === null) throw new Error("The file is not recognised.");
  const { set, fidelity } = await importSet(file, format, {}, { pictures: kept });
  return { format: format.name, questions: set.questions, losses: fidelity.losses };
}

const dataOf = ({ base64 }: QuestionPicture) => `data:image/png;base64,${base64}`;

it("Markdown's pictures with their bytes in the text are read, as others write them and under names too", async () => {
  const { questions } = await readFile(
    "a.md",
    `## Question 1\n\nWhich **organ**? ![A *heart*](${dataOf(heart)} "title")\n\n- [x] ![][image1]\n- [ ] <img width="9" src="${dataOf(map)}" alt="A map"/>\n\n` +
      `## Question 2\n\nWhere? ![gone](https://elsewhere.example/x.png)\n\n- [ ] here\n- [x] there\n\n[image1]: <${dataOf(lung)}>\n`,
  );
  expect(questions[0]).toMatchObject({
    text: `Which organ? ${mark(heart, "A *heart*")}`,
    options: [mark(lung, ""), mark(map, "A map")],
    key: [0],
  });
  expect(questions[0]?.needsPicture).toBeUndefined();
  expect(questions[1]).toMatchObject({ text: "Where?", options: ["here", "there"], needsPicture: true });
});

it("Markdown is written with its pictures as files beside it, and as text alone without any", async () => {
  const whole = await exportSet(SET, "markdown", { pictures });
  expect(whole).toMatchObject({ extension: ".zip", mediaType: "application/zip" });
  const parts = unzipSync(whole.bytes);
  const path = `pictures/${heart.hash.slice(0, 32)}.png`;
  expect(strFromU8(parts["questions.md"] ?? new Uint8Array())).toContain(`- [x] ![Heart](${path})`);
  expect(Buffer.from(parts[path] ?? []).toString("base64")).toBe(heart.base64);
  expect(Object.keys(parts)).toHaveLength(4);
  const { extension, bytes } = await exportSet({ ...SET, questions: SET.questions.slice(1) }, "markdown");
  expect([extension, Buffer.from(bytes).toString("utf8").slice(0, 8)]).toEqual([".md", "# Organs"]);
});

it("a text of Markdown that only looks like a picture stays a text", async () => {
  for (const text of [`Type ![x](${dataOf(lung)}) here`, "Type ![x](pictures/x.png) here"]) {
    const question = { text: `${text} ${mark(heart, "")}`, options: ["a", "b"], key: [0] };
    const { bytes } = await exportSet({ title: "", questions: [question] }, "markdown", { pictures });
    expect((await readFile("a.zip", bytes)).questions[0]?.text).toBe(question.text);
  }
});

it("GIFT's pictures are read where the text has their bytes", async () => {
  const url = dataOf(heart).replaceAll(/[:=]/g, "\\$&");
  const { questions } = await readFile(
    "a.gift",
    `::One::[html]<p>Which?<img src\\="${url}" alt\\="A heart"></p>{=<img src\\="${url}"> ~lung}\n\n` +
      `::Two::[html]<p>Where?<img src\\="@@PLUGINFILE@@/x.png"></p>{=here ~there}\n`,
  );
  expect(questions[0]).toMatchObject({
    text: `Which?${mark(heart, "A heart")}`,
    options: [mark(heart, ""), "lung"],
  });
  expect(questions.map(({ needsPicture }) => needsPicture)).toEqual([undefined, true]);
});

it("GIFT's pictures are read from beside its text", async () => {
  const content = `::One::[html]<img src\\="@@PLUGINFILE@@/img/heart.png" alt\\="A heart">{=<img src\\="lung.png"> ~<img src\\="https\\://elsewhere.example/lung.png">none}\n`;
  const { format, questions } = await readFile(
    "a.zip",
    packageOf([
      { name: "bank/questions.txt", content },
      { name: "bank/img/heart.png", content: "heart" },
      { name: "bank/lung.png", content: "lung" },
    ]),
  );
  expect(format).toBe("gift");
  const options = [mark(lung, ""), "none"];
  expect(questions).toMatchObject([{ text: mark(heart, "A heart"), options, key: [0], needsPicture: true }]);
});

it("Markdown's pictures are read from beside its texts, as paragraphs between the options too", async () => {
  const content =
    "## Organs\n\n#### Q1. Which ![A heart](img/the%20Heart.png?raw=true)?\n\n- [ ] A\n\n![][left]\n\n- [x] B\n\n![Map](../map.png)\n\n" +
    `#### Q2. Where is it? <img src="missing.png">\n\n- [x] here\n- [ ] there\n\n[left]: lung.png\n`;
  const { format, questions } = await readFile(
    "a.zip",
    packageOf([
      { name: "README.md", content: "# About\n\nQuestions of the course." },
      { name: "quiz/organs.md", content },
      { name: "quiz/other.md", content: "#### Q1. And then?\n\n- [ ] yes\n- [x] no\n" },
      { name: "quiz/img/the Heart.png", content: "heart" },
      { name: "quiz/lung.png", content: "lung" },
      { name: "map.png", content: "map" },
    ]),
  );
  expect(format).toBe("markdown");
  expect(questions).toMatchObject([
    {
      text: `Which ${mark(heart, "A heart")}?`,
      options: [`A\n${mark(lung, "")}`, `B\n${mark(map, "Map")}`],
      key: [1],
    },
    { text: "Where is it?", options: ["here", "there"], needsPicture: true },
    { text: "And then?", options: ["yes", "no"], key: [1] },
  ]);
});

it("Testownik's pictures are read from beside its texts", async () => {
  const { questions } = await readFile(
    "a.zip",
    packageOf([
      { name: "base/001.txt", content: "X10\nKtóry?[img]Heart.PNG[/img]\n[img]lung.png[/img]\nżaden\n" },
      { name: "base/002.txt", content: "X01\nGdzie?[img]missing.png[/img]\ntu\ntam\n" },
      { name: "other/heart.png", content: "map" },
      { name: "base/heart.png", content: "heart" },
      { name: "img/lung.png", content: "lung" },
    ]),
  );
  expect(questions[0]).toMatchObject({
    text: `Który?${mark(heart, "")}`,
    options: [mark(lung, ""), "żaden"],
  });
  expect(questions[1]).toMatchObject({ text: "Gdzie?", options: ["tu", "tam"], needsPicture: true });
  expect(questions[0]?.needsPicture).toBeUndefined();
});

/** A workbook of one sheet, its third row left out, with pictures anchored to cells: [row, column, part, words]. */
function workbookOf(rows: readonly string[][], anchored: readonly [number, number, string, string][]) {
  const letters = "ABCDEF";
  const cells = rows.map((row, y) => {
    const inside = row.map(
      (words, x) => `<c r="${letters[x]}${y + 1}" t="inlineStr"><is><t>${words}</t></is></c>`,
    );
    return row.length === 0 ? "" : `<row r="${y + 1}">${inside.join("")}</row>`;
  });
  const anchors = anchored.map(
    ([row, column, , words], i) =>
      `<xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>9</xdr:colOff><xdr:row>${row}</xdr:row></xdr:from><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="Picture" descr="${words}"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId${i}"/></xdr:blipFill></xdr:pic></xdr:oneCellAnchor>`,
  );
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
  const media = anchored.map(([, , part], i) => relation(`rId${i}`, "image", `../media/${part}.png`));
  return packageOf([
    { name: "xl/workbook.xml", content: "<workbook/>" },
    {
      name: "xl/worksheets/sheet1.xml",
      content: `<worksheet><sheetData>${cells.join("")}</sheetData></worksheet>`,
    },
    {
      name: "xl/worksheets/_rels/sheet1.xml.rels",
      content: `<Relationships>${relation("rId1", "drawing", "/xl/drawings/drawing1.xml")}</Relationships>`,
    },
    { name: "xl/drawings/drawing1.xml", content: `<xdr:wsDr>${anchors.join("")}</xdr:wsDr>` },
    {
      name: "xl/drawings/_rels/drawing1.xml.rels",
      content: `<Relationships>${media.join("")}</Relationships>`,
    },
    { name: "xl/media/heart.png", content: "heart" },
    { name: "xl/media/lung.png", content: "lung" },
  ]);
}

it("pictures of a spreadsheet stand in the text of their cell, or else in the stem of their row", async () => {
  const head = ["Question", "Option A", "Option B", "Answer", "Explanation"];
  const rows = [
    ["Organs"],
    head,
    [],
    ["Which organ?", "", "or none", "A", "It pumps."],
    ["Where?", "here", "there", "B", ""],
    ["And this?", "yes", "no", "A", ""],
  ];
  const { questions, losses } = await readFile(
    "a.xlsx",
    workbookOf(rows, [
      [0, 0, "heart", "A logo"],
      [3, 0, "heart", "A heart"],
      [3, 1, "lung", ""],
      [3, 4, "heart", ""],
      [4, 3, "lung", "Beside the key"],
      [4, 9, "heart", ""],
      [5, 0, "missing", "Gone"],
    ]),
  );
  expect(questions[0]).toMatchObject({
    text: `Which organ?\n${mark(heart, "A heart")}`,
    options: [mark(lung, ""), "or none"],
    key: [0],
    explanation: `It pumps.\n${mark(heart, "")}`,
  });
  expect(questions[1]).toMatchObject({
    text: `Where?\n${mark(lung, "Beside the key")}\n${mark(heart, "")}`,
    options: ["here", "there"],
    key: [1],
  });
  expect(questions[2]).toMatchObject({ text: "And this?\nGone", needsPicture: true });
  expect(losses).toMatchObject([{ kind: "picture", count: 1 }]);
});
