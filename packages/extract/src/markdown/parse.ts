import { LIMITS } from "@quizmill/contract/tables";
import MarkdownIt from "markdown-it";
import descriptions from "markdown-it-deflist";
import footnotes from "markdown-it-footnote";
import { collectParts, type Reading } from "../reading.ts";
import { splitSource } from "./source.ts";
import { TokenWalker } from "./token-walker.ts";

/** Deeper lists and quotations are left out: the parser is recursive. */
const MAX_NESTING = 100;

/** CommonMark with tables, footnotes and description lists. The parser is linear in the length of its input. */
export async function parseMarkdown(
  source: string,
): Promise<Pick<Reading, "title" | "parts" | "truncatedBy">> {
  const { title, body } = splitSource(source);
  const parser = new MarkdownIt("commonmark", { html: true, maxNesting: MAX_NESTING })
    .enable(["table", "strikethrough"])
    .use(footnotes)
    .use(descriptions);
  // The words of each link are read, and none of them leads anywhere.
  parser.validateLink = () => true;
  const tokens = parser.parse(body.slice(0, LIMITS.extraction.maxChars), {});
  const { parts, truncatedBy } = await collectParts((add) => new TokenWalker(add).walk(tokens));
  const isCut = body.length > LIMITS.extraction.maxChars;
  return { title, parts, truncatedBy: truncatedBy ?? (isCut ? "characters" : null) };
}
