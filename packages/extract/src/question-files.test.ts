import { DatabaseSync } from "node:sqlite";
import { zstdCompressSync } from "node:zlib";
import { EXPORT_FORMATS, type ExportFormat, LIMITS } from "@quizmill/contract/tables";
import { exportSet, FORMATS } from "@quizmill/interchange";
import { newAnkiPackage } from "@quizmill/interchange/testing";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { processorTime } from "../../../testing/processor-time.ts";
import { extractText } from "./extract-text.ts";

const SET = {
  title: "Rivers",
  questions: [
    { text: "Where does a delta form?", options: ["at the source", "at the mouth"], key: [1] },
    { text: "What carries a river down?", options: ["gravity", "wind", "the sun"], key: [0] },
    { text: "Which is the longest of these?", options: ["the Nile", "the Rhine", "the Odra"], key: [0] },
    { text: "What is a meander?", options: ["a bend", "a spring", "a lake", "a fall"], key: [0] },
  ],
};
const READ = EXPORT_FORMATS.filter((format) => !["kahoot", "worksheet", "flashcards"].includes(format));

const refused = async (name: string, bytes: Uint8Array) =>
  extractText(bytes, name).catch((error: { code?: string }) => error.code);

describe("a file of questions", () => {
  it.each(READ)(
    "is known by its content, and its questions are taken as they are: %s",
    async (format: ExportFormat) => {
      const { bytes, extension } = await exportSet(SET, format);
      const { carried, sections, warnings } = await extractText(bytes, `rivers${extension}`);
      expect([sections, warnings]).toEqual([[], []]);
      expect(carried?.questions.map(({ text, options, key }) => ({ text, options, key }))).toEqual(
        SET.questions,
      );
      expect(carried?.fidelity).toMatchObject({ questions: 4, kept: 4 });
    },
  );

  it("can be chosen on the upload page", () => {
    const { extensions, questionFiles, questionTexts } = LIMITS.upload;
    const offered: readonly string[] = [...extensions, ...questionFiles, ...questionTexts];
    for (const { extension, reader } of FORMATS)
      if (reader !== undefined) expect(offered).toContain(extension);
  });

  it("tells its language, and is named after its set", async () => {
    const { bytes } = await exportSet(SET, "json");
    expect(await extractText(bytes, "x.json")).toMatchObject({
      language: "en",
      title: "Rivers",
      format: "json",
    });
  });

  it("is read in the encoding it has", async () => {
    const text = "X01\nJak się pisze żółw?\nzolw\nżółw\n";
    const windows = Uint8Array.from(Buffer.from(text, "latin1"));
    for (const [sign, code] of [
      ["ę", 0xea],
      ["ż", 0xbf],
      ["ó", 0xf3],
      ["ł", 0xb3],
    ] as const)
      for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) windows[at] = code;
    const { carried } = await extractText(zipSync({ "1.txt": windows }), "baza.zip");
    expect(carried?.questions[0]).toMatchObject({ text: "Jak się pisze żółw?", options: ["zolw", "żółw"] });
  });

  it("true and false are told in its language", async () => {
    const text =
      "::Woda::Woda jest mokra i płynie w dół rzeki do morza.{TRUE}\n\n::Ogień::Ogień jest zimny. {=nie ~tak}\n";
    const { carried } = await extractText(strToU8(text), "bank.txt");
    expect(carried?.questions[0]?.options).toEqual(["Prawda", "Fałsz"]);
  });

  it("a document stays one, whatever it holds beside its questions", async () => {
    const lecture = `Rivers\n\n${"A river is a stream of water that flows to the sea. ".repeat(6)}\n\n1. What is it?\nA) a stream\nB) a hill\nAnswer: A\n`;
    const { carried, sections } = await extractText(strToU8(lecture), "lecture.txt");
    expect(carried).toBeUndefined();
    expect(sections.length).toBeGreaterThan(0);
  });

  it("Anki's collections of newer schemas are read as well", async () => {
    const file = newAnkiPackage(["Question", "A", "B", "Answer"], [["Is <b>it</b>?", "yes", "no", "B"]]);
    const { carried, title } = await extractText(file, "x.apkg");
    expect(title).toBe("Course");
    expect(carried?.questions).toEqual([
      expect.objectContaining({ text: "Is it?", options: ["yes", "no"], key: [1], section: "Week 1" }),
    ]);
  });
});

describe("a hostile file of questions", () => {
  it("that is no collection is damaged", async () => {
    const noise = Uint8Array.from({ length: 20_000 }, (_, i) => (i * 7919) % 251);
    for (const name of ["collection.anki2", "collection.anki21b"])
      expect(await refused("x.apkg", zipSync({ [name]: noise }))).toBe("FILE_DAMAGED");
    const cut = new DatabaseSync(":memory:");
    cut.exec("CREATE TABLE notes (id, mid, tags, flds)");
    const bytes = cut.serialize();
    cut.close();
    expect(await refused("x.apkg", zipSync({ "collection.anki2": bytes }))).toBe("FILE_DAMAGED");
  });

  it("that unpacks to too much is refused", { tags: "thorough" }, async () => {
    const bomb = zstdCompressSync(Buffer.alloc(300 * 1024 * 1024));
    expect(await refused("x.apkg", zipSync({ "collection.anki21b": bomb }))).toBe("EXTRACTION_LIMIT");
    const parts = zipSync({
      "q.xml": strToU8("<questestinterop/>"),
      "imsmanifest.xml": new Uint8Array(70 * 1024 * 1024),
    });
    expect(await refused("x.zip", parts)).toBe("EXTRACTION_LIMIT");
  });

  it("includes nothing and multiplies nothing", async () => {
    const types = `<!DOCTYPE quiz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/hostname">]>`;
    const quiz = `<quiz><question type="multichoice"><questiontext><text>Say &b; and &c;</text></questiontext>
      <answer fraction="100"><text>yes</text></answer><answer fraction="0"><text>no</text></answer></question></quiz>`;
    expect(await refused("bank.xml", strToU8(`<?xml version="1.0"?>${types}${quiz}`))).toBe(
      "UNSUPPORTED_FILE",
    );
    const { carried } = await extractText(strToU8(`<?xml version="1.0"?>${quiz}`), "bank.xml");
    expect(carried?.questions[0]?.text).toBe("Say &b; and &c;");
  });

  it("names no part outside of its package", async () => {
    const test = `<assessmentTest title="t"><assessmentItemRef href="../../../../etc/passwd"/></assessmentTest>`;
    const file = zipSync({ "imsmanifest.xml": strToU8("<manifest/>"), "../test.xml": strToU8(test) });
    const { carried } = await extractText(file, "x.zip");
    expect(carried?.questions).toEqual([]);
  });

  it("brings no script into a question", async () => {
    const bank =
      '::t::[html]<p onclick\\="alert(1)">Which<script>alert(1)</script>?</p>{=<img src\\=x onerror\\=alert(1)>one ~<style>p</style>two}';
    const { carried } = await extractText(strToU8(bank), "bank.gift");
    expect(carried?.questions[0]).toMatchObject({ text: "Which?", options: ["one", "two"] });
  });

  it.each([
    ["brackets", "bank.xml", `<quiz>${"<a>".repeat(100_000)}`],
    ["braces", "bank.txt", `::t::x${"{=a ~b".repeat(50_000)}`],
    ["titles", "bank.txt", "::".repeat(200_000)],
    ["backslashes", "bank.txt", `q${"\\".repeat(400_000)}{=a ~b}`],
    ["quotes", "t.csv", `question,A,B,key\n${'"'.repeat(300_001)}`],
    [
      "code",
      "s.json",
      `{"quizmill":2,"questions":[{"text":"${"`$".repeat(100_000)}","options":["a","b"],"key":[0]}]}`,
    ],
  ])("of nothing but %s ends soon", async (_what, name, text) => {
    const spentMs = processorTime();
    await refused(name, strToU8(text));
    expect(spentMs()).toBeLessThan(5_000);
  });
});
