import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as franc from "franc-min";
import { ExtractionError } from "../errors.ts";
import { extractText } from "../extract-text.ts";
import { lazyPackages } from "../lazy-packages.ts";
import { plainText } from "../plain-text.ts";
// What a snapshot cannot hold of it is WebAssembly, which `load` adds.
import "../pdf/read-pdf.ts";
import { messagesOf } from "./protocol.ts";
import { serve } from "./serve.ts";
import { keepForSnapshot } from "./snapshot-reader.ts";

/**
 * The program whose memory becomes the snapshot that children start from: parsers loaded, and compiled by reading our
 * own documents. V8 keeps what it compiled, and drops what it learnt of the values: a child learns that anew, by one
 * document (`rehearse`). Its argument is the folder with the documents.
 */
const FORMATS_READ = ["docx", "pptx"];
const REHEARSED = "docx/en-photosynthesis.docx";

const folder = process.argv[2] ?? "";
const rehearsed = readFileSync(join(folder, REHEARSED));

async function read(bytes: Uint8Array, fileName: string): Promise<void> {
  const source = await extractText(bytes, fileName);
  for (const message of messagesOf(source)) JSON.stringify(message);
  plainText(source);
}

lazyPackages.franc = () => franc;
const rehearse = () => read(rehearsed, REHEARSED);
keepForSnapshot({ serve, extractText, plainText, ExtractionError, rehearse, lazyPackages });

async function readAll(): Promise<void> {
  for (const format of FORMATS_READ) {
    for (const name of readdirSync(join(folder, format))) {
      await read(readFileSync(join(folder, format, name)), name);
    }
  }
}

// Node waits for it. A module of a snapshot has no `await` of its own.
void readAll();
