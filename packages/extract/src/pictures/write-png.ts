import { crc32, deflateSync } from "node:zlib";
import type { GrayPicture } from "./gray.ts";

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");
const HEAD_BYTES = 13;

/** A PNG of 4 or 16 shades of gray: a page of text needs no more, and takes a fifth of the bytes. */
export function writePng({ width, height, pixels }: GrayPicture, shades: 4 | 16): Uint8Array {
  const depth = shades === 4 ? 2 : 4;
  const perByte = 8 / depth;
  const rowBytes = 1 + Math.ceil(width / perByte);
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = Math.round(((pixels[y * width + x] ?? 0) / 255) * (shades - 1));
      const at = y * rowBytes + 1 + Math.floor(x / perByte);
      rows[at] = (rows[at] ?? 0) | (value << (8 - depth * (1 + (x % perByte))));
    }
  }
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = depth;
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND"),
  ]);
}

function chunk(name: string, data: Uint8Array = new Uint8Array()): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
