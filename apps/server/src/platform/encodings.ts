import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Best first. */
const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The best encoding that an `Accept-Encoding` header allows; null if it allows none. */
export function bestEncoding(acceptEncoding: string): Encoding | null {
  const accepted = acceptEncoding
    .split(",")
    // Not with a regular expression for the spaces: a header with thousands of them would block the process for a fifth
    // of a second.
    .map((part) => part.split(";").map((piece) => piece.trim()))
    .filter(([, quality]) => quality !== "q=0")
    .map(([name]) => name);
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}

/** About a millisecond for 100 kilobytes; the last tenth of savings would take a hundred. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compresses as far as possible what is kept and sent often, and quickly what is sent once. */
export function pack(text: Buffer | string, encoding: Encoding, use: "kept" | "once"): Promise<Buffer> {
  if (encoding === "gzip") return packGzip(text);
  return packBrotli(text, use === "kept" ? {} : QUICK);
}
