import { crc32, deflateSync } from "node:zlib";

/** Small picture files, made by hand. */

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

export interface PngParts {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly colour?: number;
  readonly isInterlaced?: boolean;
  /** Rows with their filter bytes; white ones of gray by default. */
  readonly rows?: Uint8Array;
  /** Chunks before the pixels. */
  readonly before?: readonly (readonly [name: string, data: Uint8Array])[];
}

/** A PNG. What its header says need not fit its rows. */
export function pngFile({ width, height, depth = 8, colour = 0, ...more }: PngParts): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour, 0, 0, more.isInterlaced === true ? 1 : 0], 8);
  const row = Buffer.alloc(1 + width, 255).fill(0, 0, 1);
  const rows = more.rows ?? Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    ...(more.before ?? []).map(([name, data]) => chunk(name, data)),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The first bytes of a JPEG of this size, and its end; nothing is between. */
export function jpegShell(width: number, height: number, segments: readonly Uint8Array[] = []): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...segments,
    frame,
    Buffer.from([...scan, 0, 0xff, 0xd9]),
  ]);
}

/** The segment of a JPEG that says how the camera was held. */
export function exifSegment(orientation: number): Buffer {
  const tiff = Buffer.from("4d4d002a00000008000101120003000000010000000000000000", "hex");
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A WebP whose canvas has this size, without a picture on it. */
export function webpShell(width: number, height: number, flags = 0): Buffer {
  const canvas = Buffer.alloc(18);
  canvas.write("VP8X", 0, "latin1");
  canvas.writeUInt32LE(10, 4);
  canvas[8] = flags;
  canvas.writeUIntLE(width - 1, 12, 3);
  canvas.writeUIntLE(height - 1, 15, 3);
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  head.writeUInt32LE(4 + canvas.length, 4);
  return Buffer.concat([head, canvas]);
}

/** The first bytes of a photo as phones take them. */
export function heicShell(brand = "heic"): Buffer {
  return Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1${brand}`, "latin1");
}
