import type { Format } from "../format.ts";

/** Rich Text Format (specification 1.9.1), also in files named .doc. */
export const rtf: Format = {
  name: "rtf",
  isQuick: true,
  recognises: ({ magic }) => magic === "rtf",
  load: async () => (await import("../rtf/read-rtf.ts")).readRtf,
};
