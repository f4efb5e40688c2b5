/**
 * The types a refused file can turn out to have: `found` in the details of UNSUPPORTED_FILE. Each has a text in all
 * six catalogues.
 */
export const FOUND_TYPES = [
  "png",
  "jpeg",
  "gif",
  "tiff",
  "webp",
  /** A picture that moves: APNG or WebP. */
  "animation",
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
  /** A compound file that is no known Office file. */
  "ole",
  "xml",
  "mhtml",
  /** Plain text whose name has no known extension. */
  "text",
  "unknown",
] as const;

/** One of `FOUND_TYPES`. */
export type FoundType = (typeof FOUND_TYPES)[number];

/** Whether a value from outside is a known type. */
export function isFoundType(value: unknown): value is FoundType {
  return FOUND_TYPES.some((type) => type === value);
}
