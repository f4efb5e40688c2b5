import type { Format } from "../format.ts";

/** Plain text, in whatever encoding. Any bytes could be text, so here the name has to say so. */
export const txt: Format = {
  name: "txt",
  recognises: ({ extension, magic }) => extension === ".txt" && (magic === "unknown" || magic === "xml"),
  load: async () => (await import("../read-txt.ts")).readTxt,
};
