import { LIMITS, type SourceText, SourceTextSchema } from "@quizmill/contract";
import { ExtractionError } from "../errors.ts";
import { extractText } from "../extract-text.ts";

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

async function read({ bytes, fileName }: FuzzCase): Promise<FuzzAnswer> {
  try {
    return { outcome: "text", fault: faultOf(await extractText(bytes, fileName)) };
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
