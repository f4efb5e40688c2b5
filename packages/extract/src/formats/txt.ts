import type { Format } from "../format.ts";

/** Plain text in any encoding. Any bytes could be text, so the file name decides. */
export const txt: Format = {
  name: "txt",
  isQuick: true,
  recognises: ({ extension, magic }) => extension === ".txt" && (magic === "unknown" || magic === "xml"),
  load: async () => (await import("../read-txt.ts")).readTxt,
};
