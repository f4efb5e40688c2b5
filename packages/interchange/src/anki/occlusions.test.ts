import { createHash } from "node:crypto";
import { picturesIn, withPictures } from "@quizmill/contract/tables";
import { describe, expect, it } from "vitest";
import { importSet, recognised } from "../carry.ts";
import type { KeptPictures, PictureEdit } from "../pictures.ts";
import { fileOf, newAnkiPackage } from "../testing/files.ts";

const NAMES = ["Verdeckung", "Bild", "Kopfzeile", "Rückseite", "Kommentare"];
const IMAGE = '<img src="the%20heart.png" alt="A heart">';
const RECTS = [0.1, 0.3, 0.5, 0.7, 0.9].map((top, i) => ({
  left: 0.1,
  top,
  width: (i + 1) / 10,
  height: 0.05,
}));
const shape = (number: number | string, kind: string, told: string) =>
  `{{c${number}::image-occlusion:${kind}:${told}:oi=1}}<br>`;
const rect = (number: number | string, { left, top, width, height } = RECTS[Number(number) - 1] ?? FIRST) =>
  shape(number, "rect", `left=${left}:top=${top}:width=${width}:height=${height}`);
const FIRST = { left: 0.1, top: 0.1, width: 0.1, height: 0.05 };

interface Options {
  readonly media?: Readonly<Record<string, string>>;
  readonly language?: string;
  readonly keeps?: (edit: PictureEdit | undefined) => boolean;
}

/** What the questions show: each kept picture tells what was done to it. */
async function read(
  note: readonly string[],
  { media = { "the heart.png": "heart" }, language, keeps = () => true }: Options = {},
) {
  const made = new Map<string, PictureEdit | undefined>();
  const reencode: KeptPictures["reencode"] = async (bytes, edit) => {
    if (!keeps(edit)) return null;
    const hash = createHash("sha256")
      .update(JSON.stringify([`${bytes}`, edit]))
      .digest("hex");
    made.set(hash, edit);
    return { hash, type: "image/png", width: 30, height: 20, base64: "" };
  };
  const file = { ...fileOf("deck.apkg", newAnkiPackage(NAMES, [note], { media, name: "Verdeckung" })) };
  const format = recognised(file);
  if (format === null) throw new Error("The file is not recognised.");
  const told = { ...file, languageOf: () => language ?? null };
  const { set, fidelity } = await importSet(told, format, {}, { pictures: { reencode } });
  return {
    questions: set.questions,
    losses: fidelity.losses.map(({ kind, effect }) => `${kind} ${effect}`),
    editsIn: (text = "") => picturesIn(text).map(({ hash }) => made.get(hash)),
    words: (text = "") => withPictures(text, ({ alt }) => `(${alt})`),
  };
}

describe("a note that hides parts of a picture", () => {
  it("asks for each part: all are covered, and the options show those of the most similar size", async () => {
    const note = [
      [1, 2, 3, 4, 5].map((i) => rect(i)).join(""),
      IMAGE,
      "The heart",
      "See <b>page 3</b>.",
      "x",
    ];
    const { questions, losses, editsIn, words } = await read(note);
    expect(questions).toHaveLength(5);
    expect(losses).toEqual(["styling changed", "distractorsFromDeck changed"]);
    for (const [i, { text, options, key, explanation }] of questions.entries()) {
      expect(words(text)).toBe("The heart\n(A heart)");
      expect(words(explanation)).toBe("See page 3.\n(A heart)");
      expect(editsIn(explanation)).toEqual([undefined]);
      expect(editsIn(text)).toEqual([{ kind: "cover", parts: RECTS, asked: [RECTS[i]] }]);
      expect(options.map((option) => words(option))).toEqual(["(1)", "(2)", "(3)", "(4)"]);
      expect(editsIn(options[key[0] ?? -1])).toEqual([{ kind: "crop", part: RECTS[i] }]);
      expect(new Set(options).size).toBe(4);
    }
    const shown = questions[0]?.options.flatMap((option) => editsIn(option));
    expect(shown).not.toContainEqual({ kind: "crop", part: RECTS[4] });
    expect(new Set(questions.map(({ key }) => key[0])).size).toBeGreaterThan(1);
  });

  it("is asked for in the deck's language where it asks nothing, and may have shapes of every kind", async () => {
    const ellipse = shape(2, "ellipse", "left=.5:top=.2:rx=.1:ry=.05");
    const polygon = shape(3, "polygon", "left=.25:top=.5:points=.5,.25 .75,.5 .5,.375");
    const label = shape(4, "text", "left=.9:top=.9:text=Look:scale=1");
    const note = [rect(1) + ellipse + polygon + rect(0, RECTS[4]) + label, IMAGE, "", "", ""];
    const { questions, editsIn, words } = await read(note, { language: "de" });
    expect(questions).toHaveLength(3);
    expect(words(questions[0]?.text)).toBe("Was ist unter der roten Fläche?\n(A heart)");
    const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
    const parts = [RECTS[0], box(0.5, 0.2, 0.2, 0.1), box(0.25, 0.5, 0.25, 0.25), RECTS[4]];
    expect(editsIn(questions[0]?.text)).toEqual([{ kind: "cover", parts, asked: [RECTS[0]] }]);
  });

  it("asks once for what is under several shapes, and shows nothing else that they touch", async () => {
    const [one, other] = [FIRST, { left: 0.6, top: 0.6, width: 0.3, height: 0.1 }];
    const inside = { left: 0.7, top: 0.62, width: 0.1, height: 0.02 };
    const all = [1, 1, 2, 3, 4].map((number, i) => rect(number, [one, other, inside, RECTS[2], RECTS[3]][i]));
    const { questions, editsIn } = await read([all.join(""), IMAGE, "", "", ""]);
    const cropsOf = (i: number) => questions[i]?.options.flatMap((option) => editsIn(option));
    expect(editsIn(questions[0]?.text)).toMatchObject([{ asked: [one, other] }]);
    expect(cropsOf(0)).toContainEqual({ kind: "crop", part: other });
    expect(cropsOf(0)).not.toContainEqual({ kind: "crop", part: inside });
  });

  it.each([
    ["two parts", [rect(1), rect(2)], IMAGE],
    ["a part that is turned", [rect(1), rect(2), rect(3).replace(":oi", ":angle=1250:oi")], IMAGE],
    ["a part in pixels", [rect(1), rect(2), shape(3, "rect", "left=10:top=20:width=30:height=10")], IMAGE],
    ["a part of an unknown shape", [rect(1), rect(2), rect(3), shape(4, "star", "left=.1")], IMAGE],
    ["a part that is damaged", [rect(1), rect(2), rect(3), rect(4).replace("}}", "")], IMAGE],
    [
      "more parts than a picture has",
      Array.from({ length: 201 }, (_, i) => rect(i + 1, { ...FIRST, left: i / 250, width: 1 / 300 })),
      IMAGE,
    ],
    ["a picture that is not in the file", [rect(1), rect(2), rect(3)], '<img src="lung.png">'],
    ["no picture", [rect(1), rect(2), rect(3)], ""],
  ])("is told as lost with %s", async (_, shapes, image) => {
    const { questions, losses } = await read([shapes.join(""), image, "The heart", "", ""]);
    expect([questions, losses]).toEqual([[], ["imageOcclusion leftOut"]]);
  });

  it("makes no question where its pictures cannot be kept", async () => {
    const note = [rect(1) + rect(2) + rect(3), IMAGE, "The heart", "", ""];
    const { questions, losses } = await read(note, { keeps: (edit) => edit?.kind !== "crop" });
    expect(questions).toEqual([]);
    expect(losses).toContain("fewOptions leftOut");
  });
});
