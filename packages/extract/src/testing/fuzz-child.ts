import { LIMITS, type SourceText, SourceTextSchema } from "@quizmill/contract";
import { ExtractionError } from "../errors.ts";
import { extractText } from "../extract-text.ts";
import { recognisePages } from "../recognise-pages.ts";

/**
 * Reads damaged documents one after another for `fuzz.test.ts`, in a process that can be killed when it hangs.
 * Reports what is wrong with the outcome: "" for valid text or a named failure.
 */
export interface FuzzCase {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

export interface FuzzAnswer {
  readonly fault: string;
  /** "text", or the code of the failure. */
  readonly outcome: string;
}

function faultOf(source: SourceText): string {
  const { error } = SourceTextSchema.safeParse(source);
  if (error) return `not a source text: ${error.message}`;
  const texts = source.sections.flatMap(({ heading, blocks }) => [
    heading ?? "",
    ...blocks.flatMap(({ text, terms = [] }) => [text, ...terms]),
  ]);
  const strange = texts.find((text) => /\p{Cc}/u.test(text) || !text.isWellFormed());
  if (strange !== undefined) return `control characters in ${JSON.stringify(strange.slice(0, 200))}`;
  const chars = texts.reduce((sum, { length }) => sum + length, 0);
  return chars > 2 * LIMITS.extraction.maxChars ? `${chars} characters` : "";
}

const PICTURES = ["png", "jpeg", "webp"];

/** Of a picture file the text is in its pixels. Pages of PDFs are not recognised: it would take minutes. */
async function faultOfPictures(
  bytes: Uint8Array,
  { format, picturePages = [] }: SourceText,
): Promise<string> {
  if (!PICTURES.includes(format)) return "";
  for await (const { source } of recognisePages(bytes, "", { pages: picturePages, language: "en" })) {
    const fault = source === null ? "" : faultOf(source);
    if (fault !== "") return fault;
  }
  return "";
}

async function read({ bytes, fileName }: FuzzCase): Promise<FuzzAnswer> {
  try {
    const source = await extractText(bytes, fileName, { pictures: true });
    return { outcome: "text", fault: faultOf(source) || (await faultOfPictures(bytes, source)) };
  } catch (error) {
    if (error instanceof ExtractionError) return { outcome: error.code, fault: "" };
    return { outcome: "thrown", fault: `unnamed: ${error instanceof Error ? error.stack : error}` };
  }
}

process.on("message", async (message: FuzzCase) => {
  process.send?.(await read(message));
});
process.on("unhandledRejection", (error) => {
  process.send?.({ outcome: "thrown", fault: `unhandled: ${error instanceof Error ? error.stack : error}` });
});
process.on("disconnect", () => process.exit(0));
