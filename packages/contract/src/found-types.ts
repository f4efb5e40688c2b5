/**
 * What a refused file can turn out to be: `found` in the details of UNSUPPORTED_FILE. Each has words in all six
 * catalogues.
 */
export const FOUND_TYPES = [
  "png",
  "jpeg",
  "gif",
  "tiff",
  "webp",
  "wav",
  "avi",
  "zip",
  "rar",
  "7z",
  "gzip",
  "exe",
  "elf",
  "xlsx",
  "xls",
  "ods",
  "postscript",
  /** A compound file that is none of the Office files we know. */
  "ole",
  "xml",
  "mhtml",
  /** Readable, but its name names no format of text. */
  "text",
  "unknown",
] as const;

export type FoundType = (typeof FOUND_TYPES)[number];

/** Whether something that came from outside is such a type. */
export function isFoundType(value: unknown): value is FoundType {
  return FOUND_TYPES.some((type) => type === value);
}
