import { orientationIn, type PictureHead } from "./orientation.ts";

/** Markers of a JPEG file (ITU-T T.81, table B.1), and those that carry no segment. */
const [START_OF_SCAN, EXIF, ADOBE, TABLES] = [0xda, 0xe1, 0xee, [0xc4, 0xc8, 0xcc]] as const;
const FILL = 0xff;
const EXIF_NAME = "Exif\0\0";
const SCAN = Buffer.from([FILL, START_OF_SCAN]);
const MAX_SCANS = 64;
const END = Buffer.from([FILL, 0xd9]);

export interface JpegHead extends PictureHead {
  /** 1 gray, 3 colour, 4 for print. */
  readonly components: number;
  /** Four components are inverted, as Adobe's programs write them. */
  readonly isAdobe: boolean;
}

/** Null if it is not a whole JPEG of 8 bits: there is no frame, or its end is missing. */
export function jpegHead(bytes: Buffer): JpegHead | null {
  let frame: Frame | null = null;
  let [orientation, isAdobe] = [1, false];
  for (const { marker, data, end } of segmentsOf(bytes)) {
    if (isFrame(marker)) frame ??= frameOf(data);
    if (marker === EXIF && data.toString("latin1", 0, 6) === EXIF_NAME)
      orientation = orientationIn(data.subarray(EXIF_NAME.length));
    if (marker === ADOBE && data.toString("latin1", 0, 5) === "Adobe") isAdobe = true;
    if (marker === START_OF_SCAN)
      return frame === null || bytes.indexOf(END, end) < 0 || hasTooManyScans(bytes)
        ? null
        : { ...frame, orientation, isAdobe };
  }
  return null;
}

/** Each costs a pass over all pixels, and a hostile file has thousands. */
function hasTooManyScans(bytes: Buffer): boolean {
  let at = -1;
  for (let scans = 0; scans <= MAX_SCANS; scans += 1) {
    at = bytes.indexOf(SCAN, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** The segments up to the pixels, as far as they are whole. */
function* segmentsOf(bytes: Buffer): Generator<{ marker: number; data: Buffer; end: number }> {
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === FILL; ) {
    const marker = bytes[at + 1] ?? 0;
    // A marker may begin with any number of such bytes.
    if (marker === FILL) {
      at += 1;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return;
    yield { marker, data: bytes.subarray(at + 4, end), end };
    at = end;
  }
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !TABLES.some((other) => other === marker);
}

type Frame = Omit<JpegHead, "orientation" | "isAdobe">;

function frameOf(data: Buffer): Frame | null {
  if (data.length < 6 || data[0] !== 8) return null;
  const [height, width] = [data.readUInt16BE(1), data.readUInt16BE(3)];
  return { width, height, components: data[5] ?? 0 };
}
