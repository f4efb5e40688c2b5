import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { loadReader } from "../load-reader.ts";

/** Prints a line of JSON for each named file: the document, or its failure. */
const { extractText, ExtractionError } = await loadReader();

for (const file of process.argv.slice(2)) {
  const outcome = await extractText(readFileSync(file), basename(file)).catch((error: unknown) => {
    if (!(error instanceof ExtractionError)) throw error;
    return error.code;
  });
  process.stdout.write(`${JSON.stringify(outcome)}\n`);
}
