import { collectParts, type Part, type Reading } from "../reading.ts";
import { Salvage } from "../salvage.ts";
import { openZip, type Zip } from "../zip.ts";
import { boldClassesOf } from "./elements.ts";
import { openPackage } from "./epub-package.ts";
import { readFragment } from "./html-document.ts";
import { decodeMarkup } from "./markup-encoding.ts";

const MAX_STYLESHEETS = 20;

/** Reads a book, chapter by chapter. Throws if it has no package document, FILE_ENCRYPTED for a protected one. */
export async function readEpub(bytes: Uint8Array, signal?: AbortSignal): Promise<Reading> {
  const zip = openZip(bytes);
  const book = await openPackage(zip);
  const salvage = new Salvage();
  const boldClasses = new Set<string>();
  for (const part of book.stylesheets.slice(0, MAX_STYLESHEETS)) {
    const stylesheet = await salvage.try(() => readText(zip, part), "");
    for (const one of boldClassesOf(stylesheet)) boldClasses.add(one);
  }
  const gathered = await collectParts(async (add) => {
    for (const chapter of book.chapters) {
      signal?.throwIfAborted();
      const html = await salvage.try(() => readText(zip, chapter), "");
      const parts = await chapterParts(html, boldClasses);
      const label = book.labelOf(chapter) ?? titleIn(parts, book.title);
      for (const part of withHeading(parts, label)) add(part);
    }
  });
  const { skippedParts } = salvage;
  return { title: book.title, pageCount: null, pagesWithText: null, skippedParts, ...gathered };
}

async function readText(zip: Zip, part: string): Promise<string> {
  const bytes = zip.read(part);
  if (bytes === null) throw new Error("No such part");
  return decodeMarkup(bytes);
}

async function chapterParts(html: string, boldClasses: ReadonlySet<string>): Promise<readonly Part[]> {
  return (await collectParts((emit) => readFragment(html, { emit, boldClasses }))).parts;
}

/** If a chapter marks no heading, the table of contents has its title. */
function withHeading(parts: readonly Part[], label: string | undefined): readonly Part[] {
  const [first, ...rest] = parts;
  if (label === undefined || first === undefined || parts.some(({ kind }) => kind === "heading"))
    return parts;
  const heading: Part = { kind: "heading", text: label, level: 1 };
  return sameWords(first.text, label) ? [heading, ...rest] : [heading, ...parts];
}

/** The title page has the title; a table of contents need not. */
function titleIn([first]: readonly Part[], title: string | null): string | undefined {
  return title !== null && first !== undefined && sameWords(first.text, title) ? title : undefined;
}

function sameWords(a: string, b: string): boolean {
  const words = (text: string) =>
    text
      .slice(0, 1_000)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  return words(a) === words(b);
}
