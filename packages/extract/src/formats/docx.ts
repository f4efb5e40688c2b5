import type { Format } from "../format.ts";
import { mainPartOf, relationshipsOf, titleOf } from "../package-parts.ts";
import { collectParts, type Part, type Reading } from "../reading.ts";
import { DocumentWalker } from "../word/document-walker.ts";
import { readStyles, type Styles } from "../word/styles.ts";
import { walkXml } from "../xml.ts";
import { openZip, type Zip } from "../zip.ts";

/** Word 2007 and later: WordprocessingML (ECMA-376 part 1, 17). */
export const docx: Format = {
  name: "docx",
  recognises: ({ mainType }) => /wordprocessingml|ms-word/.test(mainType),
  preload: async () => {},
  read: readDocx,
};

async function readDocx(bytes: Uint8Array): Promise<Reading> {
  const zip = await openZip(bytes);
  const main = await mainPartOf(zip);
  const document = await zip.read(main);
  if (document === null) throw new Error(`No part ${main}`);
  const relationships = await relationshipsOf(zip, main);
  const part = async (type: string) => {
    const target = relationships.find((one) => one.type === type)?.target;
    return target === undefined ? null : zip.read(target);
  };
  const styles = readStyles(await part("styles"));
  const notes = new Map<string, Part[]>();
  for (const kind of ["footnote", "endnote"]) readNotes(await part(`${kind}s`), kind, styles, notes);
  const gathered = await collectParts((add) => {
    walkXml(document, new DocumentWalker(styles, add, (key) => take(notes, key)));
  });
  return { title: await titleOrNull(zip), pageCount: null, pagesWithText: null, ...gathered };
}

/** A note is said where it is first referred to: a file that points to one note a million times gets it once. */
function take(notes: Map<string, Part[]>, key: string): readonly Part[] {
  const note = notes.get(key) ?? [];
  notes.delete(key);
  return note;
}

/** Each note's paragraphs, under the key by which the text refers to it. */
function readNotes(bytes: Uint8Array | null, kind: string, styles: Styles, notes: Map<string, Part[]>): void {
  if (bytes === null) return;
  let current: Part[] = [];
  const walker = new DocumentWalker(styles, (part) => current.push({ ...part, role: "footnote" }));
  walkXml(bytes, {
    open(name, attributes) {
      if (name === `w:${kind}`) {
        current = [];
        // Separators and continuation notices are drawn, not said.
        if (attributes("w:type") === undefined || attributes("w:type") === "normal") {
          notes.set(`${kind} ${attributes("w:id")}`, current);
        }
      }
      walker.open(name, attributes);
    },
    close: (name) => walker.close(name),
    text: (text) => walker.text(text),
  });
}

/** Properties that cannot be read are no reason to refuse the document. */
async function titleOrNull(zip: Zip): Promise<string | null> {
  return titleOf(zip).catch(() => null);
}
