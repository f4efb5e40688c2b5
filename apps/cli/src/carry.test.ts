import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runProgram } from "./program.ts";

const SET = {
  quizmill: 2,
  set: { title: "Rivers" },
  questions: [
    {
      text: "Where does a delta form?",
      options: [{ text: "at the mouth" }, { text: "at the source" }],
      key: [0],
    },
    {
      text: "Which?",
      options: ["a", "b", "c", "d", "e"].map((text) => ({ text })),
      key: [4],
      explanation: "So.",
    },
  ],
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "quizmill-carry-"));
  await writeFile(path.join(folder, "set.json"), JSON.stringify(SET));
});
afterAll(() => rm(folder, { recursive: true }));

async function quizmill(...args: string[]) {
  const [out, err]: string[][] = [[], []];
  const code = await runProgram(
    args.map((arg) => (/^[\w-]+\.\w+$/.test(arg) ? path.join(folder, arg) : arg)),
    { env: {}, out: (text) => out?.push(text), err: (text) => err?.push(text) },
  );
  return { code, out: out?.join("") ?? "", err: err?.join("") ?? "" };
}
const written = (name: string) => readFile(path.join(folder, name), "utf8");

describe("quizmill export", () => {
  it("writes a set for another program, and prints what is lost", async () => {
    const { code, out, err } = await quizmill("export", "set.json", "--to", "aiken", "--out", "set.txt");
    expect([code, out]).toEqual([0, `2 questions: ${path.join(folder, "set.txt")}\n`]);
    expect(err).toBe("Written: explanation lost, 1 questions: 2\n");
    expect(await written("set.txt")).toMatch(/^Where does a delta form\?\nA\. at the mouth\n/);
  });

  it("adapts only what it is told to", async () => {
    const strict = await quizmill("export", "set.json", "--to", "kahoot");
    expect(strict.out).toContain("1 questions:");
    expect(strict.err).toContain("manyOptions left out, 1 questions: 2");
    const { out } = await quizmill("export", "set.json", "--to", "kahoot", "--adapt", "manyOptions");
    expect(out).toContain("2 questions:");
  });
});

describe("quizmill convert", () => {
  it("carries the pictures of questions with them", async () => {
    // One red pixel.
    const base64 =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
    const text = `Which?![Red](picture:${"0".repeat(64)}-1x1)`;
    const pictures = { ["0".repeat(64)]: { type: "image/png", base64 } };
    const question = { text, options: [{ text: "red" }, { text: "blue" }], key: [0] };
    const file = { quizmill: 2, set: { title: "Red" }, questions: [question], pictures };
    await writeFile(path.join(folder, "red.json"), JSON.stringify(file));
    const { err } = await quizmill("convert", "red.json", "--to", "moodle", "--out", "red.xml");
    expect(err).toBe("");
    expect(await written("red.xml")).toMatch(/<img src="@@PLUGINFILE@@\/\w+\.png" alt="Red".*<file name=/s);
    await quizmill("convert", "red.xml", "--to", "json", "--out", "again.json");
    expect(Object.values(JSON.parse(await written("again.json")).pictures)).toHaveLength(1);
    // A text with pictures beside it is no text.
    expect((await quizmill("convert", "red.json", "again.md")).out).toMatch(/again\.zip/);
    await quizmill("convert", "again.zip", "third.json");
    expect(Object.values(JSON.parse(await written("third.json")).pictures)).toHaveLength(1);
  });

  it("carries questions from one program to another and back", async () => {
    for (const [from, to] of [
      ["set.json", "set.apkg"],
      ["set.apkg", "bank.xml"],
      ["bank.xml", "bank.csv"],
      ["bank.csv", "again.json"],
    ] as const)
      expect((await quizmill("convert", from, to)).code).toBe(0);
    const { questions } = JSON.parse(await written("again.json"));
    expect(questions).toMatchObject(SET.questions);
  });

  it("takes the questions that a document holds, as an upload does", async () => {
    const paper =
      "1. Where does a delta form?\nA) at the mouth\nB) at the source\nAnswer: A\n\n2. Which is it?\nA) a lake\nB) a sea\nC) a river\nD) a hill\n\n3. What is a meander?\nA) a bend\nB) a fall\nAnswer: A\n";
    await writeFile(path.join(folder, "paper.txt"), paper);
    const { code, err } = await quizmill("convert", "paper.txt", "paper.json");
    expect([code, err]).toEqual([0, "Read: noKey lost, 1 questions: 2\n"]);
    expect(JSON.parse(await written("paper.json")).questions).toMatchObject([
      {
        text: "Where does a delta form?",
        options: [{ text: "at the mouth" }, { text: "at the source" }],
        key: [0],
      },
      { text: "Which is it?", key: [] },
      { text: "What is a meander?", key: [0] },
    ]);
    await writeFile(
      path.join(folder, "notes.txt"),
      "A river is a stream of water that flows to the sea.\n".repeat(9),
    );
    expect((await quizmill("convert", "notes.txt", "notes.json")).err).toContain("is no file of questions");
  });

  it("keeps what the product itself cannot hold", async () => {
    const options = "abcdefghij".split("").map((text) => ({ text, seen: 1 }));
    const set = {
      quizmill: 2,
      course: 3,
      set: { id: "s1", title: "Wide", language: "en", level: "B2" },
      questions: [{ id: "7", text: "Which?", options, key: [0, 9], tags: ["exam"], history: [1] }],
    };
    await writeFile(path.join(folder, "wide.json"), JSON.stringify(set));
    const { code, err } = await quizmill("convert", "wide.json", "same.json");
    expect([code, err]).toEqual([0, ""]);
    expect(JSON.parse(await written("same.json"))).toEqual(set);
    expect((await quizmill("convert", "wide.json", "wide.csv")).err).toBe(
      "Written: moreOfFile lost: course, level\nWritten: more lost, 1 questions: 1 (history, seen)\n",
    );
    await quizmill("convert", "wide.csv", "back.json");
    const [question] = JSON.parse(await written("back.json")).questions;
    expect(question).toMatchObject({ key: [0, 9], tags: ["exam"] });
    expect(question.options).toHaveLength(10);
  });

  it.each([
    [["convert", "set.json"], /Name the file to write/],
    [["convert", "set.json", "set.odd"], /--to is one of json, anki/],
    [["export", "set.json", "--to", "paper"], /--to is one of/],
    [["convert", "set.json", "a.csv", "--adapt", "colour"], /--adapt takes all/],
    [["convert", "set.json", "set.json"], /is the one that is read/],
  ])("explains what is wrong with %j", async (args, words) => {
    const { code, err } = await quizmill(...args);
    expect(code).toBe(2);
    expect(err).toMatch(words);
  });

  it("writes only the questions that have a tag", async () => {
    const questions = SET.questions.map((question, i) => ({
      ...question,
      tags: i === 0 ? ["delta"] : ["x y"],
    }));
    await writeFile(path.join(folder, "tagged.json"), JSON.stringify({ ...SET, questions }));
    await quizmill("convert", "tagged.json", "one.json", "--tag", "none", "--tag", "x y");
    expect(JSON.parse(await written("one.json")).questions).toMatchObject([{ text: "Which?" }]);
    const { code, err } = await quizmill("convert", "tagged.json", "none.json", "--tag", "none");
    expect([code, err]).toEqual([1, "No question has the tag none.\n"]);
  });

  it("takes no document for a file of questions", async () => {
    await writeFile(path.join(folder, "notes.md"), `# Rivers\n\n${"A river flows to the sea. ".repeat(10)}`);
    expect((await quizmill("convert", "notes.md", "a.csv")).err).toMatch(/is no file of questions/);
  });
});
