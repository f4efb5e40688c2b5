import type { CarriedQuestion } from "@quizmill/contract";
import { hashOf } from "../deck.ts";
import { type HtmlText, type MarkOfPicture, readHtml } from "../html/read-html.ts";
import type { PictureEdit, PicturePart } from "../pictures.ts";
import { readField } from "./formulas.ts";

/** Marks of shapes on a picture, in Anki's own notes. */
const SHAPE = /\{\{c(\d+)[\d,]*::image-occlusion:([a-z]+)([^{}]{0,2500})\}\}/g;
const OPENERS = /\{\{c[\d,]+::image-occlusion:/;
const FEWEST_OPTIONS = 3;
/** Of one picture; each is covered once for every question. */
const MOST_SHAPES = 200;
const WRONG = 3;

/** Whether shapes in it hide parts of a picture. */
export const hasShapes = (field: string) => OPENERS.test(field);

interface Shape {
  /** 0 for one that is never asked. */
  readonly number: number;
  readonly part: PicturePart;
}

/** What one number asks for: it may be under several shapes. */
type Region = readonly PicturePart[];

interface Asked {
  readonly question: CarriedQuestion;
  /** The texts of the note that it is made of. */
  readonly read: readonly HtmlText[];
}

/**
 * A question for each hidden part of a picture: all parts are covered, and the options show what is under some of them.
 * None where the note has too few, or shapes that would be covered in part only. `words` ask where the note does not.
 */
export function occlusionsIn(fields: readonly string[], markOf: MarkOfPicture, words: string): Asked[] {
  const shapes = shapesIn(fields.find(hasShapes) ?? "");
  const others = fields.filter((field) => !hasShapes(field));
  const at = others.findIndex((field) => pictureIn(field) !== null);
  const picture = pictureIn(others[at] ?? "");
  if (shapes === null || picture === null) return [];
  const mark: Mark = (alt, edit) => markOf(picture.src, alt, edit) ?? "";
  const whole = mark(picture.alt);
  const [header, extra] = others.toSpliced(at, 1).map((field) => readField(field, markOf));
  const read = [header, extra].filter((one) => one !== undefined);
  const explanation = [extra?.text ?? "", whole].filter((text) => text !== "").join("\n");
  const asked = whole === "" ? [] : regionsAsked(shapes, picture.alt, mark);
  return asked.map(({ covered, ...rest }) => ({
    question: { text: `${header?.text || words}\n${covered}`, ...rest, explanation },
    read,
  }));
}

type Mark = (alt: string, edit?: PictureEdit) => string;

function regionsAsked(shapes: readonly Shape[], alt: string, mark: Mark) {
  const parts = shapes.map(({ part }) => part);
  const numbered = Map.groupBy(
    shapes.filter(({ number }) => number > 0),
    ({ number }) => number,
  );
  const regions = [...numbered.values()].map((own): Region => own.map(({ part }) => part));
  return regions.flatMap((asked) => {
    const shown = shownParts(asked, regions);
    if (shown.length < FEWEST_OPTIONS) return [];
    const options = shown.map((part, i) => mark(`${i + 1}`, { kind: "crop", part }));
    const key = [shown.findIndex((part) => asked.includes(part))];
    return [{ covered: mark(alt, { kind: "cover", parts, asked }), options, key }];
  });
}

function pictureIn(field: string): { readonly src: string; readonly alt: string } | null {
  let found: ReturnType<typeof pictureIn> = null;
  readHtml(field, (src, alt) => {
    found ??= { src, alt };
    return null;
  });
  return found;
}

/** All shapes that cover something; null if the place of one is not known well enough to hide what it does. */
function shapesIn(field: string): Shape[] | null {
  const all = [...field.matchAll(SHAPE)];
  const isWhole = field.split(":image-occlusion:").length === all.length + 1;
  if (!isWhole || all.length > MOST_SHAPES) return null;
  const shapes: Shape[] = [];
  for (const [, number, kind = "", told = ""] of all) {
    // Words that are written on the picture cover nothing that is asked.
    if (kind === "text") continue;
    const part = partOf(kind, told);
    if (part === null) return null;
    shapes.push({ number: Number(number), part });
  }
  return shapes;
}

/** The rectangle around a shape; null for one that is turned, beyond the picture, or of a kind that is not known. */
function partOf(kind: string, told: string): PicturePart | null {
  const named = new Map(told.split(":").map((one) => one.split("=") as [string, string | undefined]));
  const number = (name: string, missing = Number.NaN) => Number(named.get(name) ?? missing);
  const points = (named.get("points") ?? "").split(/\s+/).map((point) => point.split(",").map(Number));
  const span = (axis: 0 | 1) => {
    const along = points.map((point) => point[axis] ?? Number.NaN);
    return { from: Math.min(...along), length: Math.max(...along) - Math.min(...along) };
  };
  const [width, height] =
    kind === "rect"
      ? [number("width"), number("height")]
      : kind === "ellipse"
        ? [2 * number("rx"), 2 * number("ry")]
        : [span(0).length, span(1).length];
  const [left, top] = [number("left", span(0).from), number("top", span(1).from)];
  const isInside = left < 1 && top < 1 && left + width > 0 && top + height > 0 && width > 0 && height > 0;
  return isInside && number("angle", 0) === 0 ? { left, top, width, height } : null;
}

/** What is under the asked region, and under those of the most similar size, in an order that tells nothing. */
function shownParts(region: Region, all: readonly Region[]): PicturePart[] {
  const asked = largestOf(region);
  const unlike = (one: PicturePart) =>
    Math.abs(one.width - asked.width) + Math.abs(one.height - asked.height);
  const wrong = all
    .filter((other) => !other.some((part) => region.some((own) => overlap(own, part))))
    .map(largestOf)
    .sort((a, b) => unlike(a) - unlike(b))
    .slice(0, WRONG);
  const rank = (part: PicturePart) => hashOf(JSON.stringify([asked, part]));
  return [asked, ...wrong].sort((a, b) => rank(a) - rank(b));
}

function largestOf(region: Region): PicturePart {
  return region.reduce((one, other) => (other.width * other.height > one.width * one.height ? other : one));
}

const overlap = (a: PicturePart, b: PicturePart) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;
