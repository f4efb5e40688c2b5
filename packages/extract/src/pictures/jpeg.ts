import { jpegCodec } from "./codecs.ts";
import { COLOUR, type ColourPicture } from "./colour.ts";

const VALUES = 3;
/** As libjpeg-turbo names it: colours at half the size, as cameras write them. */
const HALVED_COLOURS = 2;
/** Where a JPEG that is written here has its height and its width, two bytes each. */
const SIZE_AT = [163, 167] as const;
const START_OF_SCAN = Buffer.from("ffda", "hex");
const SCAN_HEAD_BYTES = 14;
const END = Buffer.from("ffd9", "hex");
/**
 * The encoder has room for as many bytes as the pixels take, and writes beyond that: a smaller or narrower picture may
 * need more.
 */
const MIN_SIDE = 64;
const SMALLEST = { width: MIN_SIDE, height: MIN_SIDE, pixels: new Uint8Array(MIN_SIDE * MIN_SIDE * COLOUR) };

/** Whether a picture is large enough for a JPEG: what is smaller fits a PNG of 400 KB, whatever it shows. */
export const canBeJpeg = ({ width, height }: Pick<ColourPicture, "width" | "height">): boolean =>
  Math.min(width, height) >= MIN_SIDE;

/** An opaque picture as a JPEG of this quality, 1 to 100: baseline, with the codes that the standard proposes. */
export async function writeJpeg({ width, height, pixels }: ColourPicture, quality: number): Promise<Buffer> {
  const { JPEGEncoder } = await jpegCodec();
  const encoder = new JPEGEncoder();
  try {
    const frame = { width, height, bitsPerSample: 8, componentCount: VALUES, isSigned: false };
    const values = encoder.getDecodedBuffer(frame);
    for (let from = 0, to = 0; from < pixels.length; from += COLOUR, to += VALUES) {
      values[to] = pixels[from] ?? 0;
      values[to + 1] = pixels[from + 1] ?? 0;
      values[to + 2] = pixels[from + 2] ?? 0;
    }
    encoder.setQuality(quality);
    encoder.setProgressive(false);
    encoder.setSubSampling(HALVED_COLOURS);
    encoder.encode();
    return Buffer.from(encoder.getEncodedBuffer());
  } finally {
    encoder.delete();
  }
}

/**
 * Whether a JPEG is as `writeJpeg` writes them in one of these qualities: what stands before its pixels is the same but
 * for the size, and behind them is nothing. To write it again would only blur it.
 */
export async function isWrittenHere(bytes: Buffer, qualities: readonly number[]): Promise<boolean> {
  for (const quality of qualities) {
    const like = await writeJpeg(SMALLEST, quality);
    const head = Buffer.from(like.subarray(0, like.indexOf(START_OF_SCAN) + SCAN_HEAD_BYTES));
    head.set(bytes.subarray(...SIZE_AT), SIZE_AT[0]);
    if (!bytes.subarray(0, head.length).equals(head)) continue;
    return bytes.indexOf(END, head.length) === bytes.length - END.length && (await readJpeg(bytes)) !== null;
  }
  return false;
}

/** Null unless it can be unpacked to its last bit: the decoder throws at any fault, and at bytes that are no pixels. */
export async function readJpeg(bytes: Buffer): Promise<ColourPicture | null> {
  const { JPEGDecoder } = await jpegCodec();
  const decoder = new JPEGDecoder();
  try {
    decoder.getEncodedBuffer(bytes.length).set(bytes);
    decoder.decode();
    const { width, height, componentCount } = decoder.getFrameInfo();
    const values = decoder.getDecodedBuffer();
    const pixels = new Uint8Array(width * height * COLOUR).fill(255);
    const [green, blue] = componentCount === 1 ? [0, 0] : [1, 2];
    for (let from = 0, to = 0; to < pixels.length; from += componentCount, to += COLOUR) {
      pixels[to] = values[from] ?? 0;
      pixels[to + 1] = values[from + green] ?? 0;
      pixels[to + 2] = values[from + blue] ?? 0;
    }
    return { width, height, pixels };
  } catch {
    return null;
  } finally {
    decoder.delete();
  }
}
