import { readCompoundFile } from "../compound-file.ts";
import { ExtractionError } from "../errors.ts";
import type { Format } from "../format.ts";
import { collectParts, type Part, type Reading } from "../reading.ts";
import { readPresentation } from "../slides/ppt-presentation.ts";

const STREAM = "PowerPoint Document";
/** Files saved for PowerPoint 95 and 97 at once keep the 97 version in a folder. */
const DUAL_STORAGE = "PP97_DUALSTORAGE";

/** PowerPoint 95 has a stream of the same name, but finds its way in it by this one. */
const OLD_DIRECTORY = "PersistentStorage Directory";

/** PowerPoint 97–2003: [MS-PPT]. */
export const ppt: Format = {
  name: "ppt",
  recognises: ({ streams }) => streams.has(STREAM) || streams.has("PP40"),
  preload: async () => {},
  read: readPpt,
};

async function readPpt(bytes: Uint8Array): Promise<Reading> {
  const file = readCompoundFile(bytes);
  const folder = file.stream(`${DUAL_STORAGE}/${STREAM}`) === null ? "" : `${DUAL_STORAGE}/`;
  const stream = file.stream(folder + STREAM);
  const isOld = folder === "" && file.names.has(OLD_DIRECTORY);
  if (stream === null || isOld) throw new ExtractionError("OLD_FORMAT", { found: "PowerPoint 95" });
  const slides = readPresentation(stream, file.stream(`${folder}Current User`));
  const gathered = await collectParts((add) => {
    for (const [index, slide] of slides.entries()) {
      for (const part of withTitleFirst(slide)) add({ ...part, slide: index + 1 });
    }
  });
  const pagesWithText = slides.filter((slide) => slide.length > 0).length;
  return { title: null, pageCount: slides.length, pagesWithText, ...gathered };
}

function withTitleFirst(slide: readonly Part[]): Part[] {
  const title = slide.find(({ kind }) => kind === "heading");
  const rest = slide.filter((part) => part !== title);
  return [title ?? { kind: "break", text: "" }, ...rest.map((part) => asBody(part))];
}

function asBody(part: Part): Part {
  return part.kind === "heading" ? { kind: "paragraph", text: part.text } : part;
}
