import { LIMITS } from "@quizmill/contract/tables";
import { ExtractionError } from "../errors.ts";

const { fileMaxBytes: maxBytes } = LIMITS.pictures;
const HEAD_CHARS = 20_000;
const MAX_ENTITIES = 50;

/** Each piece can be read in one way only: a head that is no drawing's is found to be none in linear time. */
const COMMENT = "<!--(?:(?!-->)[^])*-->";
const QUOTED = `"[^"]*"|'[^']*'`;
const PIECES = `(?:\\s|<\\?[^>]*>|${COMMENT})*`;
const SUBSET = `\\[(?:[^\\]"'<]|${QUOTED}|${COMMENT}|<(?!!--))*\\]\\s*`;
const DOCUMENT_TYPE = `<!DOCTYPE\\s(?:[^>["']|${QUOTED})*(?:${SUBSET})?>`;
const OPENING = new RegExp(`^\\uFEFF?${PIECES}(?:(${DOCUMENT_TYPE})${PIECES})?(?=<svg[\\s>])`, "i");
/** One that names no other, and no file. */
const PLAIN_ENTITY = /<!ENTITY\s+([\w:.-]+)\s+(["'])([^&%<"']{0,200})\2\s*>/g;
const REFERENCE = /&([\w:.-]+);/g;

/** Whether a file opens as a drawing does. */
export const isSvg = (bytes: Buffer): boolean => OPENING.test(bytes.toString("utf8", 0, HEAD_CHARS));

/** A drawing without its document type, in which Illustrator keeps the names of its namespaces. Throws ExtractionError. */
export function svgText(bytes: Buffer): string {
  const text = bytes.toString("utf8");
  const [opening = "", documentType = ""] = OPENING.exec(text.slice(0, HEAD_CHARS)) ?? [];
  const entities = [...documentType.matchAll(PLAIN_ENTITY)].slice(0, MAX_ENTITIES);
  const values = new Map(entities.map(([, name = "", , value = ""]) => [name, value]));
  const drawing = text.slice(opening.length);
  return values.size === 0 ? drawing : withValues(drawing, values);
}

function withValues(drawing: string, values: ReadonlyMap<string, string>): string {
  let bytes = Buffer.byteLength(drawing);
  return drawing.replace(REFERENCE, (reference, name) => {
    const value = values.get(name) ?? reference;
    bytes += Buffer.byteLength(value) - reference.length;
    if (bytes > maxBytes) throw new ExtractionError("EXTRACTION_LIMIT", { bytes, maxBytes });
    return value;
  });
}
