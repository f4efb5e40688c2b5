import type { Format } from "../format.ts";
import { mainPartOf, type Relationship, relationshipsOf, titleOf } from "../package-parts.ts";
import { collectParts, type Part, type Reading } from "../reading.ts";
import { readShapes, type Slide } from "../slides/slide-walker.ts";
import { walkXml } from "../xml.ts";
import { openZip, type Zip } from "../zip.ts";

/** PowerPoint 2007 and later: PresentationML (ECMA-376 part 1, 19). */
export const pptx: Format = {
  name: "pptx",
  recognises: ({ mainType }) => /presentationml|ms-powerpoint/.test(mainType),
  preload: async () => {},
  read: readPptx,
};

async function readPptx(bytes: Uint8Array, signal?: AbortSignal): Promise<Reading> {
  const zip = await openZip(bytes);
  const slides = await slideNames(zip);
  let pagesWithText = 0;
  let pagesRead = 0;
  const gathered = await collectParts(async (add) => {
    for (const [index, name] of slides.entries()) {
      signal?.throwIfAborted();
      const found = await readSlide(zip, name);
      pagesRead += 1;
      if (found.some(({ text }) => text.trim() !== "")) pagesWithText += 1;
      for (const part of found) add({ ...part, slide: index + 1 });
    }
  });
  const title = await titleOf(zip).catch(() => null);
  return { title, pageCount: slides.length, pagesWithText, pagesRead, ...gathered };
}

/** Part names in the order of `p:sldIdLst`: file names follow the order of making, not of showing. */
async function slideNames(zip: Zip): Promise<string[]> {
  const main = await mainPartOf(zip);
  const presentation = await zip.read(main);
  if (presentation === null) throw new Error(`No part ${main}`);
  const targets = new Map((await relationshipsOf(zip, main)).map(({ id, target }) => [id, target]));
  const names: string[] = [];
  walkXml(presentation, {
    open(name, attributes) {
      const target = name === "p:sldId" ? targets.get(attributes("r:id") ?? "") : undefined;
      if (target !== undefined && zip.has(target)) names.push(target);
    },
  });
  return names;
}

async function readSlide(zip: Zip, name: string): Promise<Part[]> {
  const relationships = await relationshipsOf(zip, name);
  const bytes = await zip.read(name);
  const slide: Slide = bytes === null ? { title: null, parts: [], diagrams: [] } : readShapes(bytes);
  const notes = await readLinked(zip, relationships, ({ type }) => type === "notesSlide");
  const diagrams = await readLinked(zip, relationships, ({ id }) => slide.diagrams.includes(id));
  const spoken = notes
    .flatMap((one) => one.notes ?? [])
    .map((part): Part => ({ ...part, role: "speakerNotes" }));
  return [
    slide.title ?? { kind: "break", text: "" },
    ...slide.parts,
    ...diagrams.flatMap((one) => one.parts),
    ...spoken,
  ];
}

async function readLinked(
  zip: Zip,
  relationships: readonly Relationship[],
  isWanted: (relationship: Relationship) => boolean,
): Promise<Slide[]> {
  const found: Slide[] = [];
  for (const { target } of relationships.filter(isWanted)) {
    const bytes = await zip.read(target);
    if (bytes !== null) found.push(readShapes(bytes));
  }
  return found;
}
