import { deflateSync } from "node:zlib";
import { exifSegment, jpegShell, PROGRESSIVE_JPEG, pngFile, RIVERS_WEBP, webpShell } from "./pictures.ts";

/** What must not be in any picture that is kept. */
export const SECRETS = ["GPS 52.1", "<script", "Exif", "tEXt", "PK\u0003\u0004"] as const;
const SECRET = Buffer.from("GPS 52.1 21.0 <script>alert(1)</script>");
const ZIP = Buffer.from("PK\u0003\u0004evil.html<script>alert(1)</script>PK\u0005\u0006");
const MANY = 10_000;
const white = (width: number, height: number) => pngFile({ width, height });

function withComment(jpeg: Buffer): Buffer {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, SECRET.length + 2]), SECRET]);
  return Buffer.concat([jpeg.subarray(0, 2), exifSegment(1), comment, jpeg.subarray(2), SECRET]);
}

function withScans(jpeg: Buffer, count: number): Buffer {
  const scan = jpeg.subarray(jpeg.indexOf(Buffer.from("ffda", "hex")), -2);
  return Buffer.concat([
    jpeg.subarray(0, -2),
    ...Array.from({ length: count }, () => scan),
    jpeg.subarray(-2),
  ]);
}

function withFlippedByte(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 0xff;
  return changed;
}

const GIF_FRAME = Buffer.from("21f90400000000002c0000000002000100000202440a00", "hex");
const gif = (frames: number, size = "02000100") =>
  Buffer.concat([
    Buffer.from(`474946383961${size}800000ff00000000ff`, "hex"),
    ...Array.from({ length: frames }, () => GIF_FRAME),
    Buffer.from("3b", "hex"),
  ]);

const svg = (content: string, attributes = "") =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20" ${attributes}>${content}</svg>`,
  );
const SQUARE = '<rect width="20" height="20" fill="#00f"/>';
const withEntities = (entities: string, content: string) =>
  Buffer.concat([Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [${entities}]>`), svg(content)]);
const laughs = Array.from(
  { length: 12 },
  (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`,
).join("");

/** Pictures that carry more than a picture: what is kept of them is their pixels. */
export const CARRYING: Readonly<Record<string, Buffer>> = {
  "jpeg-with-gps.jpg": withComment(PROGRESSIVE_JPEG),
  "jpeg-with-page.jpg": Buffer.concat([PROGRESSIVE_JPEG, Buffer.from("<html><script>alert(1)</script>")]),
  "png-with-zip.png": Buffer.concat([white(9, 9), ZIP]),
  "png-with-text.png": pngFile({ width: 9, height: 9, before: [["tEXt", SECRET]] }),
  "png-with-profile-bomb.png": pngFile({
    width: 9,
    height: 9,
    before: [["iCCP", Buffer.concat([Buffer.from("a\0\0"), deflateSync(Buffer.alloc(200_000_000))])]],
  }),
  "png-with-more-rows.png": pngFile({ width: 60, height: 60, rows: Buffer.alloc(200_000_000) }),
  "gif-of-many-frames.gif": Buffer.concat([gif(MANY), SECRET]),
  "webp-with-page.webp": Buffer.concat([RIVERS_WEBP, SECRET]),
  "svg-with-script.svg": svg(`<script>alert(1)</script>${SQUARE}`, 'onload="alert(1)"'),
  "svg-of-illustrator.svg": withEntities(
    `<!-- ]> --> <!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY blue '#00f'> <!ENTITY page SYSTEM "file:///etc/passwd">`,
    '<g xmlns:s="&ns_svg;"><s:rect width="20" height="20" fill="&blue;"/></g>',
  ),
  "svg-that-fetches.svg": svg(
    `<image xlink:href="http://127.0.0.1:9/x.png" width="40" height="20"/><image xlink:href="file:///etc/passwd" width="9" height="9"/>${SQUARE}`,
  ),
};

/** What is no picture, is damaged, or would take too much: nothing of it is kept. */
export const REFUSED: Readonly<Record<string, Buffer>> = {
  "words.png": Buffer.from("<html><script>alert(1)</script></html>"),
  "nothing.png": Buffer.alloc(0),
  "page.gif": Buffer.from("GIF89a/*<script>*/=1;alert(1)"),
  "bomb.png": pngFile({ width: 6_000, height: 6_000, rows: Buffer.alloc(36_000_000) }),
  "fewer-rows.png": pngFile({ width: 3_000, height: 3_000, rows: Buffer.alloc(1_000_000) }),
  "cut-off.png": white(60, 60).subarray(0, -20),
  "wrong-checksum.png": withFlippedByte(white(60, 60), 50),
  "moving.png": pngFile({ width: 4, height: 3, before: [["acTL", Buffer.alloc(8)]] }),
  "shell.jpg": jpegShell(400, 300),
  "bomb.jpg": jpegShell(20_000, 20_000),
  "cut-off.jpg": PROGRESSIVE_JPEG.subarray(0, 900),
  "many-scans.jpg": withScans(PROGRESSIVE_JPEG, 1_000),
  "shell.webp": webpShell(40, 30),
  "bomb.webp": Buffer.concat([webpShell(16_000, 16_000), RIVERS_WEBP.subarray(12)]),
  "cut-off.webp": RIVERS_WEBP.subarray(0, -200),
  "frame-beyond.gif": Buffer.from(
    "47494638396102000100800000ff00000000ff2c0000000090019001000202440a003b",
    "hex",
  ),
  "bomb.gif": gif(1, "ffffffff"),
  "laughs.svg": svg(`<g id="a0">${SQUARE}</g>${laughs}`),
  "comments.svg": Buffer.from("<!---->".repeat(1_000)),
  "laughs-of-entities.svg": withEntities(
    `<!ENTITY a0 "ha">${Array.from({ length: 12 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join("")}`,
    "<text>&a12;</text>",
  ),
  "entity-many-times.svg": withEntities(
    `<!ENTITY a "${"a".repeat(200)}">`,
    `<desc>${"&a;".repeat(200_000)}</desc>${SQUARE}`,
  ),
  "long-entity.svg": withEntities(`<!ENTITY a "${"a".repeat(201)}">`, `<desc>&a;</desc>${SQUARE}`),
  "many-entities.svg": withEntities(
    Array.from({ length: 51 }, (_, i) => `<!ENTITY a${i} "a">`).join(""),
    `<desc>&a50;</desc>${SQUARE}`,
  ),
  "entity-of-a-file.svg": withEntities(
    '<!ENTITY a SYSTEM "file:///etc/passwd">',
    `<desc>&a;</desc>${SQUARE}`,
  ),
};
