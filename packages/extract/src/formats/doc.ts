import type { Format } from "../format.ts";

/** Word 97–2003: [MS-DOC]. */
export const doc: Format = {
  name: "doc",
  recognises: ({ streams }) => streams.has("WordDocument"),
  load: async () => (await import("../word97/read-doc.ts")).readDoc,
};
