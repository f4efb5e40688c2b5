import type { Format } from "../format.ts";

/** PowerPoint 2007 and later: PresentationML (ECMA-376 part 1, 19). */
export const pptx: Format = {
  name: "pptx",
  recognises: ({ mainType }) => /presentationml|ms-powerpoint/.test(mainType),
  load: async () => (await import("../slides/read-pptx.ts")).readPptx,
};
