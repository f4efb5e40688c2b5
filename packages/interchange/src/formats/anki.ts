import { MAX_OPTIONS } from "../anki/note-type.ts";
import type { Format } from "../format.ts";
import { IN_HTML } from "../holdings.ts";

const COLLECTIONS = /^collection\.anki2(?:1b?)?$/;

/** Anki's package: a ZIP with a collection in SQLite. */
export const anki: Format = {
  ...{ name: "anki", extension: ".apkg", mediaType: "application/apkg" },
  holds: {
    ...IN_HTML,
    keys: "any",
    tags: "oneWord",
    options: { min: 2, max: MAX_OPTIONS },
    adaptable: ["manyOptions"],
  },
  recognises: ({ parts }) => parts?.names.some((name) => COLLECTIONS.test(name)) ?? false,
  writer: async () => (await import("../anki/write-apkg.ts")).writeApkg,
  reader: async () => (await import("../anki/read-apkg.ts")).readApkg,
};
