import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { deflateSync } from "node:zlib";
import { CARRYING, REFUSED } from "@quizmill/extract/testing/hostile-pictures";

export interface HostileFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export function hostileFilesIn(dir: string): HostileFile[] {
  return readdirSync(dir).map((name) => ({ name, bytes: readFileSync(path.join(dir, name)) }));
}

const BOMB_BYTES = 300 * 1024 * 1024;

/** A page whose content stream is compressed twice: few bytes that expand to many. */
function bombPdf(): Uint8Array {
  const content = deflateSync(deflateSync(Buffer.alloc(BOMB_BYTES, " "), { level: 1 }));
  const head = [
    "%PDF-1.7",
    "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj",
    "2 0 obj << /Type /Pages /Count 1 /Kids [3 0 R] >> endobj",
    "3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >> endobj",
    `4 0 obj << /Length ${content.byteLength} /Filter [/FlateDecode /FlateDecode] >> stream\n`,
  ];
  const tail = "\nendstream endobj\ntrailer << /Root 1 0 R /Size 5 >>\n%%EOF\n";
  return Buffer.concat([Buffer.from(head.join("\n"), "latin1"), content, Buffer.from(tail, "latin1")]);
}

/** Questions, each with a picture that is a bomb, is damaged, or carries more than a picture. */
export function hostilePictures(): HostileFile {
  const pictures = Object.entries({ ...CARRYING, ...REFUSED });
  const questions = pictures.map(
    ([name, bytes]) =>
      `<question type="multichoice"><questiontext format="html"><text><![CDATA[Which is ${name}?<img src="@@PLUGINFILE@@/${name}" alt="">]]></text><file name="${name}" path="/" encoding="base64">${bytes.toString("base64")}</file></questiontext><answer fraction="100"><text>This</text></answer><answer fraction="0"><text>None</text></answer></question>`,
  );
  return { name: "pictures.xml", bytes: Buffer.from(`<quiz>${questions.join("")}</quiz>`) };
}

/** The project's own damaged documents, the halves of good ones, and a small bomb. */
export function ownHostileFiles(fixtures: string): HostileFile[] {
  const halves = ["pdf", "docx", "pptx", "doc"].flatMap((format) =>
    hostileFilesIn(path.join(fixtures, format))
      .slice(0, 1)
      .map(({ name, bytes }) => ({ name: `half-${name}`, bytes: bytes.subarray(0, bytes.byteLength / 2) })),
  );
  return [
    ...hostileFilesIn(path.join(fixtures, "damaged")),
    ...halves,
    { name: "bomb.pdf", bytes: bombPdf() },
  ];
}
