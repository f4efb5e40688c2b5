import { mainPartOf, onlyWordPart, type Relationship, relationshipsOf } from "../package-parts.ts";
import { collectParts, type Part, type Reading } from "../reading.ts";
import type { Salvage } from "../salvage.ts";
import { encodingOf, walkXml } from "../xml.ts";
import { openZip, type Zip } from "../zip.ts";
import { DocumentWalker, type PartsById, type WalkerOptions, WORD_WALK } from "./document-walker.ts";
import { readChunks, readDiagrams } from "./embedded.ts";
import { readNotes } from "./notes.ts";
import { readNumbering } from "./numbering.ts";
import { withPicturePages } from "./picture-pages.ts";
import { readStyles } from "./styles.ts";
import type { PicturePlace } from "./word-figures.ts";
import { WordPictures, withLonePictures } from "./word-pictures.ts";

type Body = Omit<Reading, "skippedParts">;

/**
 * The text of a Word document with the parts it refers to, some of which may be damaged. The title is the first
 * paragraph in the style "Title".
 */
export async function readWordDocument(
  zip: Zip,
  salvage: Salvage,
  { isInserted = false, hasPictures = false }: { isInserted?: boolean; hasPictures?: boolean } = {},
): Promise<Body> {
  const main = mainPartOf(zip);
  const document = zip.read(main);
  if (document === null) throw new Error(`No part ${main}`);
  const beside = await readBeside(zip, { main, document, salvage, isInserted });
  let title: string | null = null;
  const pictures = new WordPictures({ zip, targetOf: beside.targetOf });
  const gathered = await collectParts((add) => {
    const emit = (part: Part) => add(pictures.apart(part));
    const pictureAt = (picture: string, size: number, alt: string) => {
      emit({ kind: "break", text: "", picture, size } as PicturePlace);
      return hasPictures ? pictures.signOf(picture, alt) : "";
    };
    const walker = new DocumentWalker({ ...beside.options, emit, ...(!isInserted && { pictureAt }) });
    walkXml(document, walker, WORD_WALK);
    walker.finish();
    title = walker.title;
  });
  const parts = withLonePictures(gathered.parts);
  return { title, ...gathered, ...withPicturePages(parts, { zip, targetOf: beside.targetOf }) };
}

interface Main {
  readonly main: string;
  readonly document: Uint8Array;
  readonly salvage: Salvage;
  readonly isInserted: boolean;
}

interface Beside {
  readonly options: Omit<WalkerOptions, "emit">;
  /** The part that a relationship id of the document refers to. */
  readonly targetOf: (id: string) => string | undefined;
}

async function readBeside(zip: Zip, { main, document, salvage, isInserted }: Main): Promise<Beside> {
  let found: readonly Relationship[] | null = null;
  const relationships = () => {
    found ??= salvage.trySync(() => relationshipsOf(zip, main), []);
    return found;
  };
  const part = (type: string) => {
    const target = onlyWordPart(zip, type) ?? relationships().find((one) => one.type === type)?.target;
    return target === undefined ? null : salvage.trySync(() => zip.read(target), null);
  };
  const styles = readStyles(() => part("styles"), salvage);
  const numbering = readNumbering(() => part("numbering"), salvage);
  // Word writes both parts for notes into every document; most refer to none.
  const notesOf = (kind: string) =>
    taker(() => {
      const notes = new Map<string, readonly Part[]>();
      salvage.trySync(() => readNotes(part(`${kind}s`), { kind, styles, notes }), undefined);
      return notes;
    });
  // An inserted document must not insert others.
  const insert = (bytes: Uint8Array) => readInserted(bytes, salvage);
  const mayInsert = !isInserted && mentions(document, "altChunk");
  const chunks = mayInsert
    ? await readChunks(zip, { relationships: relationships(), salvage, insert })
    : new Map<string, readonly Part[]>();
  const options = {
    styles,
    numbering,
    notes: { footnote: notesOf("footnote"), endnote: notesOf("endnote") },
    diagramOf: taker(() => readDiagrams(zip, { relationships: relationships(), salvage })),
    chunkOf: taker(() => chunks),
  };
  let targets: ReadonlyMap<string, string> | null = null;
  const targetOf = (wanted: string) => {
    targets ??= new Map(relationships().map(({ id, target }) => [id, target]));
    return targets.get(wanted);
  };
  return { options, targetOf };
}

/** In either encoding: UTF-16 with the high byte first differs only at its ends. */
function mentions(part: Uint8Array, word: string): boolean {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  return bytes.includes(word, 0, encodingOf(part) === "utf-8" ? "latin1" : "utf16le");
}

async function readInserted(bytes: Uint8Array, salvage: Salvage): Promise<readonly Part[]> {
  return (await readWordDocument(openZip(bytes), salvage, { isInserted: true })).parts;
}

/**
 * Loads the referenced content when it is first needed. Each item is returned once, at its first reference: a file
 * may refer to one note a million times.
 */
function taker(find: () => Map<string, readonly Part[]>): PartsById {
  let found: Map<string, readonly Part[]> | null = null;
  return (id) => {
    found ??= find();
    const parts = found.get(id) ?? [];
    found.delete(id);
    return parts;
  };
}
