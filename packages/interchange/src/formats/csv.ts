import type { Format } from "../format.ts";
import { EVERYTHING } from "../holdings.ts";

const TABLES = /\.(?:csv|tsv|tab)$/i;

/** A table as text (RFC 4180): a question a row, an option a column. */
export const csv: Format = {
  ...{ name: "csv", extension: ".csv", mediaType: "text/csv" },
  holds: { ...EVERYTHING, record: false, more: false, options: { min: 2, max: 26 } },
  recognises: ({ name, text }) => text !== null && TABLES.test(name),
  writer: async () => (await import("../tables/csv.ts")).writeCsv,
  reader: async () => (await import("../tables/csv.ts")).readCsv,
};
