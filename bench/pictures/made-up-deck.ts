import { pngFile } from "@quizmill/extract/testing/pictures";
import { packageOf } from "@quizmill/interchange/testing";
import { encode } from "jpeg-js";

/** Different pictures are made from so many of each kind, by changing one of their values. */
const BASES = 10;
const COLOURS = 90;

/** The picture of a number, different from that of each other. */
type PictureOf = (number: number) => Buffer;

/** Hills under a sky, with some grain; changed by how exactly it tells its colours. */
function photosOf(width: number, height: number): PictureOf {
  const bases = Array.from({ length: BASES }, (_, seed) => {
    const data = Buffer.alloc(width * height * 4, 255);
    for (let at = 0, grain = seed; at < data.length; at += 4) {
      const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
      grain = (Math.imul(grain, 1_103_515_245) + 12_345) & 0x7fffffff;
      const isSky = y < height * (0.5 + 0.3 * Math.sin(x / (20 + seed) + seed));
      const light = (isSky ? 170 : 80) + 40 * Math.sin((x * y) / 4_000 + seed) + ((grain >> 20) % 9);
      data.set([light, light + 3 * seed, light / 2 + 60], at);
    }
    return encode({ width, height, data }, 75).data;
  });
  return (number) => {
    const jpeg = Buffer.from(bases[number % BASES] ?? []);
    const variant = Math.floor(number / BASES);
    const at = jpeg.indexOf(Buffer.from("ffdb", "hex")) + 5 + (variant % 5);
    jpeg[at] = (jpeg[at] ?? 0) + 1 + Math.floor(variant / 5);
    return jpeg;
  };
}

/** Boxes with lines as of letters, in so many values of a pixel; changed in one colour, or in one pixel. */
function screensOf(width: number, height: number, values: 1 | 3): PictureOf {
  const bases = Array.from({ length: BASES }, (_, seed) => {
    const rows = Buffer.alloc((1 + width * values) * height);
    for (let y = 0, at = 0; y < height; y += 1) {
      at += 1;
      for (let x = 0; x < width; x += 1, at += values) {
        const isLetter = y % 20 < 10 && (x * 7 + Math.floor(y / 20) * 13 + seed) % 11 < 4 && x % 90 < 70;
        const box = (Math.floor(x / 90) * 7 + Math.floor(y / 60) * 3 + seed) % COLOURS;
        rows.fill(isLetter ? 0 : box + 1, at, at + values);
      }
    }
    return rows;
  });
  return (number) => {
    const rows = Buffer.from(bases[number % BASES] ?? []);
    const palette = Buffer.from(Array.from({ length: 3 * (COLOURS + 1) }, (_, at) => 255 - (at % 200)));
    palette.writeUInt16BE(number, 0);
    if (values === 3) rows.writeUInt16BE(number, 1);
    if (values === 3) return pngFile({ width, height, colour: 2, rows });
    return pngFile({ width, height, colour: 3, rows, before: [["PLTE", palette]] });
  };
}

const drawingsOf = (width: number, height: number) => screensOf(width, height, 1);
const windowsOf = (width: number, height: number) => screensOf(width, height, 3);

/** Of ten pictures of a deck so many are of this kind and size: small enough for one set. */
const KINDS = [
  { of10: 4, extension: "jpg", width: 400, height: 300, picturesOf: photosOf },
  { of10: 1, extension: "jpg", width: 640, height: 480, picturesOf: photosOf },
  { of10: 4, extension: "png", width: 600, height: 400, picturesOf: drawingsOf },
  { of10: 1, extension: "png", width: 1_280, height: 800, picturesOf: windowsOf },
] as const;

interface Deck {
  readonly bytes: Uint8Array;
  readonly pictures: number;
  readonly megapixels: number;
}

/** A package of GIFT: the first questions have a picture each. */
export function madeUpDeck(questions: number, pictures: number): Deck {
  const inTurn =
    pictures === 0
      ? []
      : KINDS.flatMap(({ of10, extension, width, height, picturesOf }) => {
          const pictureOf = picturesOf(width, height);
          return Array.from({ length: of10 }, () => ({ extension, pixels: width * height, pictureOf }));
        });
  const files: { name: string; content: Uint8Array }[] = [];
  let pixels = 0;
  const texts = Array.from({ length: questions }, (_, i) => {
    const kind = inTurn[i % inTurn.length];
    const options = "{=It is the first ~It is the second ~It is the third ~It is none of them}";
    if (i >= pictures || kind === undefined)
      return `::${i}::What follows from case ${i} of the course? ${options}`;
    const name = `pictures/${i}.${kind.extension}`;
    files.push({ name, content: kind.pictureOf(i) });
    pixels += kind.pixels;
    return `::${i}::[html]What does picture ${i} of the course show? <img src\\="${name}" alt\\="Picture ${i}"> ${options}`;
  });
  const bytes = packageOf([{ name: "deck.gift", content: Buffer.from(texts.join("\n\n")) }, ...files]);
  return { bytes, pictures, megapixels: pixels / 1e6 };
}
