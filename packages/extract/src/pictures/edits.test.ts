import { encode } from "jpeg-js";
import { expect, it } from "vitest";
import { pngFile } from "../testing/pictures.ts";
import { COLOUR } from "./colour.ts";
import { reencoded } from "./reencode.ts";
import { unpacked } from "./unpack.ts";

const [WIDTH, HEIGHT] = [40, 20];
/** Each column has a colour of its own. */
const ROW = Array.from({ length: WIDTH }, (_, x) => [x * 6, 255 - x * 6, 40, 255]);
const PNG = pngFile({
  width: WIDTH,
  height: HEIGHT,
  colour: 6,
  rows: Buffer.concat(Array.from({ length: HEIGHT }, () => Buffer.from([0, ...ROW.flat()]))),
});
const SIDE = 80;
const JPEG = encode({ width: SIDE, height: SIDE, data: Buffer.alloc(SIDE * SIDE * COLOUR, 120) }, 90).data;

async function made(bytes: Uint8Array, edit?: Parameters<typeof reencoded>[1]) {
  const picture = await reencoded(bytes, edit);
  if (picture === null) throw new Error("No picture was made.");
  const { width, height, pixels } = await unpacked(
    Buffer.from(picture.base64, "base64"),
    picture.type === "image/png" ? "png" : "jpeg",
  );
  const at = (x: number, y: number) => [
    ...pixels.subarray((y * width + x) * COLOUR, (y * width + x + 1) * COLOUR),
  ];
  return { width, height, at, bytes: Buffer.from(picture.base64, "base64") };
}

it("nothing is seen of a part that is covered, and the rest is as it was", async () => {
  const part = { left: 0.25, top: 0.5, width: 0.25, height: 0.25 };
  const asked = [{ ...part, left: 0.75, width: 9 }];
  const { width, height, at } = await made(PNG, { kind: "cover", parts: [part, ...asked], asked });
  expect([width, height]).toEqual([WIDTH, HEIGHT]);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const isCovered = y >= 10 && y < 15 && ((x >= 10 && x < 20) || x >= 30);
      expect(JSON.stringify(at(x, y)) === JSON.stringify(ROW[x]), `${x} ${y}`).toBe(!isCovered);
    }
  expect(at(15, 12)).not.toEqual(at(35, 12));
  expect(at(10, 10)).not.toEqual(at(15, 12));
});

it("a part that is cut out is all that is left, and comes out again byte for byte", async () => {
  const crop = { kind: "crop", part: { left: 0.24, top: 0.5, width: 0.26, height: 0.5 } } as const;
  const { width, height, at, bytes } = await made(PNG, crop);
  expect([width, height]).toEqual([11, 10]);
  for (let x = 0; x < width; x += 1) expect(at(x, 3)).toEqual(ROW[9 + x]);
  expect((await made(bytes)).bytes).toEqual(bytes);
  const ofPhoto = await made(JPEG, { kind: "crop", part: { left: 5, top: -3, width: 0, height: 0 } });
  expect([ofPhoto.width, ofPhoto.height]).toEqual([1, 1]);
});

it("a photo is covered, even one that was made here", async () => {
  const part = { left: 0, top: 0, width: 0.5, height: 1 };
  const { bytes: own } = await made(JPEG);
  for (const photo of [JPEG, own]) {
    const { at } = await made(photo, { kind: "cover", parts: [part], asked: [part] });
    const [red = 0, green = 0] = at(20, 40);
    expect(red - green).toBeGreaterThan(100);
    const [right = 0] = at(70, 40);
    expect(Math.abs(right - 120)).toBeLessThan(5);
  }
});
