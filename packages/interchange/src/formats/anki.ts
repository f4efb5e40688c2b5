import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";

const COLLECTIONS = /^collection\.anki2(?:1b?)?$/;

/** Anki's package: a ZIP with a collection in SQLite. */
export const anki: Format = {
  ...FACTS.anki,
  recognises: ({ parts }) => parts?.names.some((name) => COLLECTIONS.test(name)) ?? false,
  writer: async () => (await import("../anki/write-apkg.ts")).writeApkg,
  reader: async () => (await import("../anki/read-apkg.ts")).readApkg,
};
