import { describe, expect, it } from "vitest";
import { ExtractionError, extractText } from "./index.ts";
import {
  compoundFile,
  contentTypes,
  docxFile,
  NAMESPACES,
  pdfFile,
  wordParagraph,
  zipFile,
} from "./testing/files.ts";

async function failure(bytes: Uint8Array, fileName: string): Promise<ExtractionError> {
  const error = await extractText(bytes, fileName).then(
    () => new Error("It was read"),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ExtractionError);
  return error as ExtractionError;
}

/** The file information block (FIB) at the start of a Word stream: magic number and flags. */
function wordStream(magic: number, flags = 0): Buffer {
  const fib = Buffer.alloc(1024);
  fib.writeUInt16LE(magic, 0);
  fib.writeUInt16LE(flags, 10);
  return fib;
}

const LONG_ENOUGH = "Volcanoes are openings in the crust of a planet through which lava escapes.";

describe("a file that cannot be read", () => {
  it("is named by its true type, not by its name", async () => {
    const png = Buffer.from("89504e470d0a1a0a", "hex");
    expect(await failure(png, "scan.pdf")).toMatchObject({
      code: "UNSUPPORTED_FILE",
      details: { found: "png" },
    });
    const sheet = zipFile({
      "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    });
    expect(await failure(sheet, "table.docx")).toMatchObject({ details: { found: "xlsx" } });
    for (const [form, found] of [
      ["WEBP", "webp"],
      ["WAVE", "wav"],
      ["AVI ", "avi"],
      ["ACON", "unknown"],
    ] as const) {
      const riff = Buffer.from(`RIFF\x10\0\0\0${form}fmt \0\0`);
      expect(await failure(riff, "lecture.pdf")).toMatchObject({ details: { found } });
    }
    expect(await failure(Buffer.from("{\\rtf1 text}"), "old.doc")).toMatchObject({
      details: { found: "rtf" },
    });
    expect(await failure(Buffer.from("plain words"), "notes.docx")).toMatchObject({
      details: { found: "text" },
    });
  });

  it("is empty", async () => {
    expect(await failure(Buffer.alloc(0), "empty.pdf")).toMatchObject({ code: "FILE_EMPTY" });
  });

  it("is damaged", async () => {
    const half = docxFile(wordParagraph("Some text")).subarray(0, 700);
    expect(await failure(half, "half.docx")).toMatchObject({ code: "FILE_DAMAGED" });
    expect(await failure(Buffer.from("%PDF-1.4\nnothing more"), "half.pdf")).toMatchObject({
      code: "FILE_DAMAGED",
    });
    expect(await failure(docxFile("<w:p>"), "broken.docx")).toMatchObject({ code: "FILE_DAMAGED" });
  });

  it("is never quoted in the reason", async () => {
    const marked = docxFile('<w:p secretWord="" secretWord=""/>');
    const error = await failure(marked, "marked.docx");
    expect((error.cause as Error).message).toContain("secretWord");
    expect(JSON.stringify([error.message, error.details])).not.toContain("secretWord");
    expect(error.details.reason).toMatch(/^Error at [\w.-]+:\d+$/);
  });

  it("is encrypted", async () => {
    const office = compoundFile({ EncryptedPackage: Buffer.alloc(64), EncryptionInfo: Buffer.alloc(64) });
    expect(await failure(office, "secret.docx")).toMatchObject({ code: "FILE_ENCRYPTED" });
    const word = compoundFile({ WordDocument: wordStream(0xa5ec, 0x0100) });
    expect(await failure(word, "secret.doc")).toMatchObject({ code: "FILE_ENCRYPTED" });
  });

  it("is older than what anything reads", async () => {
    const word = compoundFile({ WordDocument: wordStream(0xa5dc) });
    expect(await failure(word, "1995.doc")).toMatchObject({ code: "OLD_FORMAT" });
    const mac = Buffer.from("fe3700230000000000000000", "hex");
    expect(await failure(mac, "1992.doc")).toMatchObject({
      code: "OLD_FORMAT",
      details: { found: "Word 5 for Macintosh" },
    });
  });

  it("has no text, and says how many of its pages", async () => {
    expect(await failure(pdfFile([[], [], []]), "scan.pdf")).toMatchObject({
      code: "NO_TEXT_IN_FILE",
      details: { pages: 3, pagesWithText: 0 },
    });
  });

  it("unpacks to more than any document", async () => {
    const bomb = zipFile({ "[Content_Types].xml": Buffer.alloc(65 * 1024 * 1024, " ") });
    expect(await failure(bomb, "bomb.docx")).toMatchObject({ code: "EXTRACTION_LIMIT" });
  });

  it("nests deeper than any document", async () => {
    const deep = docxFile("<w:sdt>".repeat(300) + "</w:sdt>".repeat(300));
    expect(await failure(deep, "deep.docx")).toMatchObject({ code: "EXTRACTION_LIMIT" });
  });

  it("declares entities of its own", async () => {
    const file = (before: string) =>
      zipFile({
        "[Content_Types].xml": contentTypes("word/document.xml", "wordprocessingml.document"),
        "word/document.xml": `${before}<w:document ${NAMESPACES}><w:body>${wordParagraph(LONG_ENOUGH)}</w:body></w:document>`,
      });
    expect((await extractText(file(""), "plain.docx")).format).toBe("docx");
    const bomb = file('<!DOCTYPE x [<!ENTITY a "b">]>');
    expect(await failure(bomb, "entities.docx")).toMatchObject({
      code: "FILE_DAMAGED",
      details: { reason: "doctype" },
    });
  });
});

it("stops when the caller no longer wants the text", async () => {
  const reason = new Error("gone");
  const reading = extractText(pdfFile([[]]), "a.pdf", { signal: AbortSignal.abort(reason) });
  await expect(reading).rejects.toBe(reason);
});
