import type { Format } from "../format.ts";

/** PowerPoint 97–2003: [MS-PPT]. */
export const ppt: Format = {
  name: "ppt",
  recognises: ({ streams }) => streams.has("PowerPoint Document") || streams.has("PP40"),
  load: async () => (await import("../slides/read-ppt.ts")).readPpt,
};
