import { mainPartOf, relationshipsOf } from "../package-parts.ts";
import { collectParts, type Part, type Reading } from "../reading.ts";
import type { Salvage } from "../salvage.ts";
import { walkXml } from "../xml.ts";
import { openZip, type Zip } from "../zip.ts";
import { DocumentWalker, type WalkerOptions } from "./document-walker.ts";
import { readEmbedded } from "./embedded.ts";
import { readNotes } from "./notes.ts";
import { readNumbering } from "./numbering.ts";
import { readStyles } from "./styles.ts";

type Body = Pick<Reading, "title" | "parts" | "truncatedBy">;

/**
 * The text of a Word document with what it refers to in other parts; those may be damaged. The title is
 * that of its first paragraph in the style "Title".
 */
export async function readWordDocument(zip: Zip, salvage: Salvage, isInserted = false): Promise<Body> {
  const main = await mainPartOf(zip);
  const document = await zip.read(main);
  if (document === null) throw new Error(`No part ${main}`);
  const beside = await readBeside(zip, main, salvage, isInserted);
  let title: string | null = null;
  const gathered = await collectParts((emit) => {
    const walker = new DocumentWalker({ ...beside, emit });
    walkXml(document, walker);
    title = walker.title;
  });
  return { title, ...gathered };
}

type Beside = Omit<WalkerOptions, "emit">;

async function readBeside(zip: Zip, main: string, salvage: Salvage, isInserted: boolean): Promise<Beside> {
  const relationships = await salvage.try(() => relationshipsOf(zip, main), []);
  const part = async <T>(type: string, read: (bytes: Uint8Array | null) => T): Promise<T> => {
    const target = relationships.find((one) => one.type === type)?.target;
    return salvage.try(async () => read(target === undefined ? null : await zip.read(target)), read(null));
  };
  const styles = await part("styles", readStyles);
  const numbering = await part("numbering", readNumbering);
  const notes = new Map<string, readonly Part[]>();
  for (const kind of ["footnote", "endnote"]) {
    await part(`${kind}s`, (bytes) => readNotes(bytes, { kind, styles, notes }));
  }
  // An inserted document does not insert others in its turn.
  const insert = isInserted ? null : (bytes: Uint8Array) => readInserted(bytes, salvage);
  const embedded = await readEmbedded(zip, { relationships, salvage, insert });
  return { styles, numbering, notesOf: taker(notes), embedded: taker(embedded) };
}

async function readInserted(bytes: Uint8Array, salvage: Salvage): Promise<readonly Part[]> {
  return (await readWordDocument(await openZip(bytes), salvage, true)).parts;
}

/** Each thing is said where it is first referred to: a file that points to one note a million times gets it once. */
function taker(found: Map<string, readonly Part[]>): (key: string) => readonly Part[] {
  return (key) => {
    const parts = found.get(key) ?? [];
    found.delete(key);
    return parts;
  };
}
