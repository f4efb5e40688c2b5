import { LIMITS, QuestionPictureSchema } from "@quizmill/contract";
import { decode, encode } from "jpeg-js";
import { describe, expect, it } from "vitest";
import { processorTime } from "../../../../testing/processor-time.ts";
import { CARRYING, REFUSED, SECRETS } from "../testing/hostile-pictures.ts";
import { exifSegment, PRINTED_JPEG, PROGRESSIVE_JPEG, pngFile, RIVERS_WEBP } from "../testing/pictures.ts";
import { COLOUR, type ColourPicture } from "./colour.ts";
import { reencoded } from "./reencode.ts";
import { unpacked } from "./unpack.ts";

/** Pixels by their place. */
function pictureOf(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => readonly [number, number, number, number],
): ColourPicture {
  const pixels = new Uint8Array(width * height * COLOUR);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels.set(colourAt(x, y), (y * width + x) * COLOUR);
  return { width, height, pixels };
}

/** As an encoder that is not ours writes it. */
const jpegOf = (picture: ColourPicture, quality = 80) =>
  encode({ ...picture, data: Buffer.from(picture.pixels) }, quality).data;

/** With every row unfiltered, in four values of eight bits. */
const pngOf = ({ width, height, pixels }: ColourPicture) =>
  pngFile({
    width,
    height,
    colour: 6,
    rows: Buffer.concat(
      Array.from({ length: height }, (_, y) =>
        Buffer.concat([Buffer.of(0), pixels.subarray(y * width * COLOUR, (y + 1) * width * COLOUR)]),
      ),
    ),
  });

const LANDSCAPE = pictureOf(120, 70, (x, y) => [x * 2, y * 3, (x * y) % 256, 255]);
const SHADES = pictureOf(120, 70, (x, y) => [x * 2, y * 3, 90, 255]);
const GRAY_STEPS = pictureOf(17, 9, (x) => [x * 9, x * 9, x * 9, 255]);
const RING = pictureOf(64, 64, (x, y) =>
  Math.abs(Math.hypot(x - 32, y - 32) - 24) < 4 ? [10, 60, 160, 255] : [0, 0, 0, 0],
);
const noise = (width: number, height: number) => {
  let seed = 1;
  const next = () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >> 16) & 255;
  };
  return pictureOf(width, height, () => [next(), next(), next(), 255]);
};

/** Of their values, on average. */
const differenceOf = (one: Uint8Array, other: Uint8Array) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

const pixelsOf = ({ type, bytes }: { type: string; bytes: Buffer }) =>
  unpacked(bytes, type === "image/png" ? "png" : "jpeg");

async function kept(bytes: Uint8Array) {
  const picture = await reencoded(bytes);
  if (picture === null) throw new Error("The picture is not kept.");
  expect(QuestionPictureSchema.parse(picture)).toEqual(picture);
  return { ...picture, bytes: Buffer.from(picture.base64, "base64") };
}

describe("a picture that is made anew", () => {
  it.each([
    ["a JPEG", jpegOf(LANDSCAPE), "image/jpeg"],
    ["a PNG", pngOf(LANDSCAPE), "image/png"],
    ["a drawing on glass", pngOf(RING), "image/png"],
    [
      "a JPEG that is too large",
      jpegOf(pictureOf(2_000, 1_200, (x, y) => [x % 256, y % 256, 90, 255])),
      "image/jpeg",
    ],
    ["a PNG that takes too many bytes", pngOf(noise(500, 400)), "image/jpeg"],
  ] as const)("comes out the second time as it did the first: %s", async (_name, bytes, type) => {
    const once = await kept(bytes);
    expect(once.type).toBe(type);
    expect(once.bytes.byteLength).toBeLessThanOrEqual(LIMITS.pictures.maxBytes);
    expect(Math.max(once.width, once.height)).toBeLessThanOrEqual(LIMITS.pictures.maxSidePixels);
    expect((await kept(once.bytes)).hash).toBe(once.hash);
  });

  it("blurs a JPEG of others once, by less than can be seen", async () => {
    for (const bytes of [jpegOf(SHADES), jpegOf(GRAY_STEPS), PROGRESSIVE_JPEG]) {
      const once = await kept(bytes);
      expect(differenceOf((await pixelsOf(once)).pixels, decode(bytes).data)).toBeLessThan(6);
      expect((await kept(once.bytes)).hash).toBe(once.hash);
    }
  });

  it.each([
    [1, 1],
    [17, 9],
    [1_600, 3],
    [63, 1_600],
    [64, 64],
  ])("fits, if it is nothing but noise of %i × %i", async (width, height) => {
    for (const bytes of [pngOf(noise(width, height)), jpegOf(noise(width, height), 100)])
      expect(await kept(bytes)).toMatchObject({ width, height });
  });

  it("is blurred again, if anything stands in the JPEG that was not written here", async () => {
    const { bytes, hash } = await kept(jpegOf(LANDSCAPE));
    const middle = bytes.length >> 1;
    for (const changed of [
      Buffer.concat([bytes, Buffer.from("<script>")]),
      Buffer.concat([bytes.subarray(0, -2), Buffer.from("<script>"), bytes.subarray(-2)]),
      Buffer.concat([bytes.subarray(0, 2), exifSegment(1), bytes.subarray(2)]),
      Buffer.concat([bytes.subarray(0, middle), Buffer.from("<script>".repeat(20)), bytes.subarray(middle)]),
    ]) {
      const again = await kept(changed);
      expect(again.hash).not.toBe(hash);
      expect(again.bytes.includes("<script>")).toBe(false);
    }
  });

  it("keeps each pixel of a PNG, and what shines through", async () => {
    for (const picture of [LANDSCAPE, RING]) {
      const { bytes } = await kept(pngOf(picture));
      expect(await unpacked(bytes, "png")).toEqual(picture);
    }
  });

  it("keeps the colours of a JPEG for print", async () => {
    const printed = await kept(PRINTED_JPEG);
    const { width, pixels } = await pixelsOf(printed);
    const halves = [pixels.subarray(0, 3), pixels.subarray(4 * width - 4, 4 * width - 1)];
    const brightest = halves.map((colour) => colour.indexOf(Math.max(...colour)));
    expect([printed.type, ...brightest]).toEqual(["image/jpeg", 0, 2]);
  });

  it.each([
    ["of 16 bits", { depth: 16, colour: 2, rows: [0, 255, 9, 128, 9, 0, 9] }, [255, 128, 0, 255]],
    ["of gray on glass", { colour: 4, rows: [0, 90, 128] }, [90, 90, 90, 128]],
    ["of one bit", { depth: 1, rows: [0, 0] }, [0, 0, 0, 255]],
    ["in several passes", { colour: 2, isInterlaced: true, rows: [0, 1, 2, 3] }, [1, 2, 3, 255]],
    [
      "with a palette",
      { colour: 3, rows: [0, 1], before: { PLTE: [0, 0, 0, 7, 8, 9], tRNS: [255, 60] } },
      [7, 8, 9, 60],
    ],
    [
      "with a clear colour",
      { colour: 2, rows: [0, 5, 6, 7], before: { tRNS: [0, 5, 0, 6, 0, 7] } },
      [5, 6, 7, 0],
    ],
  ])("reads a PNG %s", async (_name, { rows, ...parts }, pixel) => {
    const before = Object.entries("before" in parts ? parts.before : {}).map(
      ([name, data]) => [name, Uint8Array.from(data)] as const,
    );
    const png = pngFile({ ...parts, width: 1, height: 1, rows: Uint8Array.from(rows), before });
    expect([...(await pixelsOf(await kept(png))).pixels]).toEqual(pixel);
  });

  it("is upright, as the camera was held", async () => {
    const lying = jpegOf(pictureOf(80, 40, (x) => (x < 40 ? [255, 0, 0, 255] : [0, 0, 255, 255])));
    const turned = Buffer.concat([lying.subarray(0, 2), exifSegment(6), lying.subarray(2)]);
    const upright = await kept(turned);
    expect([upright.width, upright.height]).toEqual([40, 80]);
    const { pixels } = await pixelsOf(upright);
    expect([pixels[0], pixels[2]].map((value = 0) => value > 200)).toEqual([true, false]);
    expect([pixels.at(-4), pixels.at(-2)].map((value = 0) => value > 200)).toEqual([false, true]);
  });

  it("is the first frame of a GIF", async () => {
    const gif = "47494638396102000100800000ff00000000ff21f90400000000002c0000000002000100000202440a003b";
    const { type, bytes } = await kept(Buffer.from(gif, "hex"));
    expect(type).toBe("image/png");
    const { width, height, pixels } = await unpacked(bytes, "png");
    expect([width, height, ...pixels]).toEqual([2, 1, 255, 0, 0, 255, 0, 0, 255, 255]);
  });

  it.each(["Größe", "Zażółć α → β", "Фотосинтез", "光合成", "ミトコンドリア ATP"])(
    "shows the letters of a drawing: %s",
    async (letters) => {
      const drawn = (text: string) =>
        kept(
          Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="60"><text y="40" font-size="30" font-family="Helvetica">${text}</text></svg>`,
          ),
        );
      const known = await drawn(letters);
      // As many boxes as a font shows for letters that it does not have.
      const unknown = await drawn(
        [...letters].map((letter) => (letter === " " ? " " : "\u{10fffd}")).join(""),
      );
      expect((await pixelsOf(known)).pixels.some((value) => value > 0)).toBe(true);
      expect(known.hash).not.toBe(unknown.hash);
    },
  );

  it("is a WebP", async () => {
    expect(await kept(RIVERS_WEBP)).toMatchObject({ width: 640, height: 150 });
  });
});

describe("nothing but its pixels is left of a picture:", () => {
  it.each(Object.entries(CARRYING))("%s", async (name, bytes) => {
    const once = await kept(bytes);
    for (const secret of SECRETS) expect(once.bytes.includes(secret)).toBe(false);
    if (!name.endsWith(".svg")) return;
    expect([once.width, once.height]).toEqual([800, 400]);
    const { pixels } = await pixelsOf(once);
    expect([...pixels.subarray(0, 4), ...pixels.subarray(-4)]).toEqual([0, 0, 255, 255, 0, 0, 0, 0]);
  });
});

describe("what is no picture, or would take too much, is not kept:", () => {
  it.each(Object.entries(REFUSED))("%s", async (_name, bytes) => {
    const spentMs = processorTime();
    expect(await reencoded(bytes)).toBeNull();
    expect(spentMs()).toBeLessThan(5_000);
  });
});
