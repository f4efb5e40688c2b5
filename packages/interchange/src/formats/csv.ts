import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";

const TABLES = /\.(?:csv|tsv|tab)$/i;

/** A table as text (RFC 4180): a question a row, an option a column. */
export const csv: Format = {
  ...FACTS.csv,
  recognises: ({ name, text }) => text !== null && TABLES.test(name),
  writer: async () => (await import("../tables/csv.ts")).writeCsv,
  reader: async () => (await import("../tables/csv.ts")).readCsv,
};
