import { inflateSync } from "node:zlib";

/**
 * The dictionary of a stream that only says how it is compressed, like those of page contents (ISO 32000-2, 7.8.2).
 */
const PLAIN = /obj\s*<<\s*(?:\/(?:Length\s+\d+(?:\s+\d+\s+R)?|Filter\s*\[?\s*\/FlateDecode\s*\]?)\s*)+>>\s*$/;
const MAX_DICTIONARY_CHARS = 200;
/** If so much can be decompressed the stream is good; more would only take time. */
const ENOUGH_BYTES = 256 * 1024;
/** In a malicious file no more are tried. */
const MAX_TRIES = 5_000;

/**
 * How many of these streams cannot be decompressed, counted up to `most`. PDFium shows a page with damaged content as
 * an empty page, without an error. Encrypted files give none, because all their streams look damaged.
 */
export function damagedContents(file: Buffer, most: number): number {
  if (file.includes("/Encrypt")) return 0;
  let damaged = 0;
  let tries = 0;
  for (let at = file.indexOf("stream"); at >= 0 && damaged < most && tries < MAX_TRIES; ) {
    const end = file.indexOf("endstream", at);
    if (end < 0) break;
    const dictionary = file.toString("latin1", Math.max(0, at - MAX_DICTIONARY_CHARS), at);
    if (dictionary.includes("/FlateDecode") && PLAIN.test(dictionary)) {
      tries += 1;
      if (!isWhole(file.subarray(startOf(file, at), end))) damaged += 1;
    }
    at = file.indexOf("stream", end + "endstream".length);
  }
  return damaged;
}

/** The keyword is followed by one line end. */
function startOf(file: Buffer, keywordAt: number): number {
  const after = keywordAt + "stream".length;
  return file[after] === 0x0d && file[after + 1] === 0x0a ? after + 2 : after + 1;
}

function isWhole(packed: Buffer): boolean {
  try {
    inflateSync(packed, { maxOutputLength: ENOUGH_BYTES });
    return true;
  } catch (error) {
    return error instanceof RangeError;
  }
}
