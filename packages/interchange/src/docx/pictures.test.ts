import { createHash } from "node:crypto";
import type { CarriedSet, QuestionPicture } from "@quizmill/contract";
import { pictureMark } from "@quizmill/contract/tables";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { exportSet } from "../carry.ts";
import { exportFidelity } from "../report.ts";

/** For what carries pictures, their bytes may be anything. */
function pictureOf(words: string, type: QuestionPicture["type"], [width, height]: [number, number]) {
  const bytes = Buffer.from(words);
  const hash = createHash("sha256").update(bytes).digest("hex");
  return { hash, type, width, height, base64: bytes.toString("base64") };
}

const small = pictureOf("small", "image/png", [30, 20]);
const wide = pictureOf("wide", "image/jpeg", [1_600, 400]);
const high = pictureOf("high", "image/png", [300, 1_500]);
const pictures = new Map([small, wide, high].map((picture) => [picture.hash, picture]));
const mark = (picture: QuestionPicture, alt: string) => pictureMark({ ...picture, alt });

const SET: CarriedSet = {
  title: "Signs",
  questions: [
    {
      text: `What is shown?\n${mark(wide, 'A "wide" sign & more')}`,
      context: `Look at ${mark(high, "A tower")}`,
      options: [mark(small, "One"), `two ${mark(high, "")}`],
      key: [0],
      explanation: `See ${mark(small, "One")}.`,
    },
  ],
};

/** In drawing units: a pixel, and millimetres. */
const PIXEL = 9_525;
const MM = 36_000;

interface Drawn {
  readonly bytes: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** The parts of the file, and its pictures as a word processor finds them: by their relations. */
async function written(format: "worksheet" | "flashcards", given = pictures) {
  const { bytes, fidelity } = await exportSet(SET, format, { pictures: given });
  const parts = unzipSync(bytes);
  const text = (name: string) => Buffer.from(parts[name] ?? []).toString("utf8");
  const [document, relations] = [text("word/document.xml"), text("word/_rels/document.xml.rels")];
  const targets = new Map(
    [...relations.matchAll(/Id="([^"]+)" Type="[^"]+" Target="([^"]+)"/g)].map(([, id, target]) => [
      id,
      target,
    ]),
  );
  const found = document.matchAll(
    /<wp:extent cx="(\d+)" cy="(\d+)"\/><wp:docPr id="\d+" name="" descr="([^"]*)"\/>.*?r:embed="(\w+)"/g,
  );
  const drawn = [...found].map(
    ([, cx, cy, alt = "", id]): Drawn => ({
      bytes: text(`word/${targets.get(id)}`),
      alt,
      width: Number(cx),
      height: Number(cy),
    }),
  );
  return { parts, document, drawn, fidelity, types: text("[Content_Types].xml") };
}

describe("pictures in a worksheet for word processors", () => {
  it("stand in their places with their bytes and words, each stored once", async () => {
    const { parts, document, drawn, fidelity, types } = await written("worksheet");
    expect(drawn.map(({ bytes, alt }) => [bytes, alt])).toEqual([
      ["high", "A tower"],
      ["wide", "A &quot;wide&quot; sign &amp; more"],
      ["small", "One"],
      ["high", ""],
      ["small", "One"],
      ["small", "One"],
    ]);
    expect(Object.keys(parts).filter((name) => name.startsWith("word/media/"))).toHaveLength(3);
    expect(types).toContain('<Default Extension="jpg" ContentType="image/jpeg"/>');
    const numbers = [...document.matchAll(/<wp:docPr id="(\d+)"/g)].map(([, id]) => id);
    expect(numbers).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(document).toMatch(/A\)<\/w:t><\/w:r><w:r><w:tab\/><\/w:r><w:r><w:drawing>/);
    expect(document).not.toContain("picture:");
    expect(fidelity.losses).toEqual([]);
  });

  it("have their size, but are no wider than a column and no higher than a third of a page", async () => {
    const { drawn } = await written("worksheet");
    const [tower, sign, one] = drawn;
    expect(one).toMatchObject({ width: 30 * PIXEL, height: 20 * PIXEL });
    expect((sign?.width ?? 0) / (sign?.height ?? 1)).toBeCloseTo(4, 2);
    expect((tower?.height ?? 0) / (tower?.width ?? 1)).toBeCloseTo(5, 2);
    for (const { width, height } of drawn) {
      expect(width).toBeLessThan(82 * MM);
      expect(height).toBeLessThan(86 * MM);
    }
  });

  it("are words in the title and in quotes, where the set has none", async () => {
    const source = { quote: `As ${mark(wide, "drawn")} here.` };
    const questions = [{ text: "Which?", options: ["a", "b"], key: [0], source }];
    const set = { title: mark(high, "Towers"), questions };
    const { bytes } = await exportSet(set, "worksheet", { pictures });
    const document = Buffer.from(unzipSync(bytes)["word/document.xml"] ?? []).toString("utf8");
    expect(document).not.toContain("<w:drawing>");
    for (const words of ["Towers", "As drawn here."]) expect(document).toContain(words);
  });

  it("that the set does not have are told as lost; their words stand there", async () => {
    const { document, drawn, fidelity } = await written("worksheet", new Map([[small.hash, small]]));
    expect(drawn.map(({ bytes }) => bytes)).toEqual(["small", "small", "small"]);
    expect(document).toContain("Look at A tower");
    expect(fidelity.losses).toMatchObject([{ kind: "picture", effect: "lost", count: 1 }]);
  });
});

describe("pictures on cards for word processors", () => {
  it("stand in front and behind, small enough for a card", async () => {
    const { drawn, fidelity } = await written("flashcards");
    expect(drawn.map(({ bytes }) => bytes)).toEqual(["high", "wide", "small", "high", "small", "small"]);
    for (const { width, height } of drawn) {
      expect(width).toBeLessThan(82 * MM);
      expect(height).toBeLessThan(25 * MM);
    }
    expect(fidelity.losses.map(({ kind }) => kind)).toEqual(["contextInStem", "longCard"]);
  });

  it("are no reason to say that a card is too long, as long as it has room for them", () => {
    const question = { text: `Which?\n${mark(wide, "")}`, options: [mark(small, ""), "no"], key: [0] };
    expect(exportFidelity({ title: "t", questions: [question] }, "flashcards").losses).toEqual([]);
    const many = { ...question, options: Array.from({ length: 6 }, () => mark(high, "")) };
    expect(exportFidelity({ title: "t", questions: [many] }, "flashcards").losses).toMatchObject([
      { kind: "longCard" },
    ]);
  });
});
