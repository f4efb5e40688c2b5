import type { Format } from "../format.ts";
import { BARE } from "../holdings.ts";

/** Testownik, as students in Poland use it: a folder of texts, each with the digits of its right options first. */
export const testownik: Format = {
  name: "testownik",
  extension: ".zip",
  mediaType: "application/zip",
  holds: BARE,
  recognises: ({ text, parts }) =>
    beginsWithCode(text) ||
    (parts?.names.filter((name) => /\.txt$/i.test(name)).slice(0, 20) ?? []).some((name) =>
      beginsWithCode(parts?.text(name) ?? null),
    ),
  reader: async () => (await import("../text/read-testownik.ts")).readTestownik,
};

const beginsWithCode = (text: string | null) =>
  text !== null && /^\uFEFF?\s*(?:X+|x+|QQ)[01]{2,20}[ \t]*(?:;[^\r\n]*)?(?:\r|\n|$)/.test(text);
