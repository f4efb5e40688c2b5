import { createHash } from "node:crypto";
import type { QuestionPicture } from "@quizmill/contract";
import { LIMITS, pictureMark } from "@quizmill/contract/tables";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { exportSet, importSet, recognised } from "../carry.ts";
import type { FileToRead } from "../format.ts";
import type { KeptPictures } from "../pictures.ts";
import { type CollectionOptions, fileOf, newAnkiPackage } from "../testing/files.ts";

function pictureOf(words: string): QuestionPicture {
  const bytes = Buffer.from(words);
  const hash = createHash("sha256").update(bytes).digest("hex");
  return { hash, type: "image/png", width: 30, height: 20, base64: bytes.toString("base64") };
}
/** Keeps what is made anew as it is. */
const pictures: KeptPictures = { reencode: async (bytes) => pictureOf(Buffer.from(bytes).toString()) };
const mark = (words: string, alt = "") => pictureMark({ ...pictureOf(words), alt });

async function read(bytes: Uint8Array, change = (file: FileToRead) => file) {
  const file = change(fileOf("deck.apkg", bytes));
  const format = recognised(file);
  if (format === null) throw new Error("The file is not recognised.");
  const { set, fidelity } = await importSet(file, format, {}, { pictures });
  return { questions: set.questions, losses: fidelity.losses.map(({ kind, effect }) => `${kind} ${effect}`) };
}

const readNew = (
  names: string,
  notes: readonly (readonly string[])[],
  media: NonNullable<CollectionOptions["media"]>,
) => read(newAnkiPackage(names.split("|"), notes, { media }));

const CHOICE = "Question|A|B|Answer|Explanation";
const HEART = [
  'Which organ? <img src="the%20heart.png" alt="An organ">',
  '<img src="Herz.jpg">',
  "no",
  "A",
  "<img src=lung.svg>",
] as const;
const MEDIA = { "the heart.png": "heart", "Herz.jpg": "photo", "lung.svg": "lung" };
const HEART_READ = {
  text: `Which organ? ${mark("heart", "An organ")}`,
  options: [mark("photo"), "no"],
  key: [0],
  explanation: mark("lung"),
};

describe("pictures of notes in Anki's packages", () => {
  it("are found by name in the newest, whose files and list are packed", async () => {
    const { questions, losses } = await readNew(CHOICE, [HEART], MEDIA);
    expect(questions[0]).toMatchObject(HEART_READ);
    expect(questions[0]).not.toHaveProperty("needsPicture");
    expect(losses).toEqual([]);
  });

  it("in a field of their own stand with the question, or behind the options with the explanation", async () => {
    const [heart, lung] = ['<img src="the heart.png">', "<img src=lung.svg>"];
    const before = await readNew("Question|Image|A|B|Answer", [["Which?", heart, "yes", "no", "A"]], MEDIA);
    expect(before.questions[0]?.text).toBe(`Which?\n${mark("heart")}`);
    const behind = await readNew(`${CHOICE}|Bild`, [["Which?", "yes", "no", "A", "So.", lung]], MEDIA);
    expect(behind.questions[0]).toMatchObject({ text: "Which?", explanation: `So.\n${mark("lung")}` });
    expect([...before.losses, ...behind.losses]).toEqual([]);
  });

  it.each(["collection.anki2", "collection.anki21"])(
    "are found in older ones, whose list is JSON: %s",
    async (name) => {
      const set = { title: "Organs", questions: [HEART_READ] };
      const all = new Map(["heart", "photo", "lung"].map(pictureOf).map((one) => [one.hash, one]));
      const { bytes } = await exportSet(set, "anki", { pictures: all });
      const { "collection.anki2": collection = strToU8(""), ...media } = unzipSync(bytes);
      const dummy = { "collection.anki2": strToU8("Please update Anki") };
      const { questions, losses } = await read(zipSync({ ...dummy, ...media, [name]: collection }));
      expect(questions).toMatchObject([HEART_READ]);
      expect(losses).toEqual([]);
    },
  );

  it("are found whatever way their letters are written in", async () => {
    const notes = [["Which one? <img src='Gefäß.png'>", "a", "b", "A", ""]];
    const { questions } = await readNew(CHOICE, notes, { ["Gefäß.png".normalize("NFD")]: "vessel" });
    expect(questions[0]?.text).toBe(`Which one? ${mark("vessel")}`);
  });

  it("are told as lost if the package has none of them, or holds none that can be unpacked", async () => {
    const notes = [["Which organ?<img src='the heart.png'>", "a", "b", "A", ""]];
    const packed = (content: string) =>
      unzipSync(newAnkiPackage(CHOICE.split("|"), notes, { media: { "the heart.png": content } }));
    const { media = strToU8(""), ...without } = packed("heart");
    const bomb = packed("x".repeat(LIMITS.pictures.fileMaxBytes + 1));
    const cut = { ...without, media: media.subarray(0, 9) };
    const wrong = { ...without, media: strToU8('{"0": ["the heart.png"') };
    const lost = { questions: [{ text: "Which organ?", needsPicture: true }], losses: ["picture changed"] };
    for (const parts of [without, cut, wrong, bomb]) expect(await read(zipSync(parts))).toMatchObject(lost);
  });

  it("whose part is damaged leave the questions as they are", async () => {
    const notes = [["Which organ?<img src='the heart.png'>", "a", "b", "A", ""]];
    const bytes = newAnkiPackage(CHOICE.split("|"), notes, { media: MEDIA });
    const { questions } = await read(bytes, (file) => {
      const whole = file.parts as NonNullable<typeof file.parts>;
      const readWhole = (name: string) => {
        if (name === "0") throw new Error("Damaged");
        return whole.read(name);
      };
      return { ...file, parts: { ...whole, read: readWhole } };
    });
    expect(questions).toMatchObject([{ text: "Which organ?", needsPicture: true }]);
  });

  it("that stand in a field of their own, which makes no part of a question, are told as lost", async () => {
    const notes = [["Which organ is this?", '<img src="the heart.png">', "a", "b", "A"]];
    const { questions, losses } = await readNew("Question|Source|A|B|Answer", notes, MEDIA);
    expect(questions[0]).toMatchObject({ text: "Which organ is this?", needsPicture: true });
    expect(losses).toEqual(["picture changed"]);
  });

  it("are answers among other pictures, and gaps", async () => {
    const media = Object.fromEntries([1, 2, 3, 4].map((i) => [`${i}.png`, `picture ${i}`]));
    const cards = [1, 2, 3, 4].map((i) => [`Which is number ${i}?`, `<img src="${i}.png">`]);
    const others = ["Rome", "Oslo", "Paris"].map((city) => [`Where is ${city}'s mayor?`, city]);
    const { questions } = await readNew("Front|Back", [...cards, ...others], media);
    expect(questions[0]?.options.toSorted()).toEqual(
      [1, 2, 3, 4].map((i) => mark(`picture ${i}`)).toSorted(),
    );
    const gaps = ['{{c1::Rome}} <img src="1.png">', "{{c1::Oslo}} is cold."].map((text) => [text]);
    const cloze = await readNew("Text", gaps, media);
    expect(cloze.questions[0]?.text).toBe(`_____ ${mark("picture 1")}`);
  });

  it("that may hold the options themselves make no question of their letters", async () => {
    const cards = [
      ['Which part? <img src="the heart.png">', "B"],
      ["Who?", "Anna"],
      ["Where?", "Berlin"],
    ];
    const { questions, losses } = await readNew("Front|Back", cards, MEDIA);
    expect(questions).toHaveLength(2);
    expect(losses).toContain("fewOptions leftOut");
  });
});

it("a package has each picture once, under a name that its notes and the list of files share", async () => {
  const heart = pictureOf("heart");
  const question = { text: mark("heart"), options: [mark("heart", "A"), "no"], key: [0] };
  const set = { title: "Organs", questions: [question] };
  const { bytes } = await exportSet(set, "anki", { pictures: new Map([[heart.hash, heart]]) });
  const parts = unzipSync(bytes);
  const name = `${heart.hash.slice(0, 32)}.png`;
  expect(Object.keys(parts).toSorted()).toEqual(["0", "collection.anki2", "media"]);
  expect(JSON.parse(strFromU8(parts.media ?? new Uint8Array()))).toEqual({ 0: name });
  expect(strFromU8(parts[0] ?? new Uint8Array())).toBe("heart");
  const collection = Buffer.from(parts["collection.anki2"] ?? []).toString("latin1");
  expect(collection).toContain(`<img src="${name}" alt="A" width="30" height="20">`);
  expect(collection).toContain(` ${name} `);
});
