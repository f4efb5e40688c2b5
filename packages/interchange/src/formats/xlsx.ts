import type { Format } from "../format.ts";
import { EVERYTHING } from "../holdings.ts";

/** A spreadsheet (ECMA-376 part 1, 18): read as a CSV file is. */
export const xlsx: Format = {
  name: "xlsx",
  extension: ".xlsx",
  mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  holds: EVERYTHING,
  recognises: ({ parts }) => parts?.names.some((name) => /^xl\/workbook\.xml$/i.test(name)) ?? false,
  reader: async () => (await import("../tables/xlsx.ts")).readXlsx,
};
