import type { Format } from "../format.ts";

/** Word 2007 and later: WordprocessingML (ECMA-376 part 1, 17). */
export const docx: Format = {
  name: "docx",
  recognises: ({ mainType }) => /wordprocessingml|ms-word/.test(mainType),
  load: async () => (await import("../word/read-docx.ts")).readDocx,
};
