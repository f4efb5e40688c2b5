import { decodeAs, guessByLetters } from "./encoding-guess.ts";
import { ExtractionError } from "./errors.ts";

const SAMPLE_BYTES = 64 * 1024;
/** The escape sequences of RFC 1468 that switch to Japanese characters and back. */
const ISO_2022_SWITCHES = ["\u001B$@", "\u001B$B", "\u001B(J", "\u001B(B"];
const TYPED_CONTROLS = new Set("\t\n\r\f\v\u001B\u0085");
/** Data with a larger share of control characters is not text in any encoding. */
const MAX_CONTROL_SHARE = 0.02;

export interface DecodeOptions {
  /** The encoding that the file declares, if any. It is used only if the bytes do not contradict it. */
  readonly declared?: string | undefined;
}

/**
 * Decodes the bytes of a text file. The order matters: a byte order mark decides; UTF-16 without one is recognised by
 * the places of its zero (or 0x04, Cyrillic) bytes; ISO-2022-JP is valid UTF-8, so its escapes come next; then UTF-8;
 * then the declared encoding; then a guess from the first 64 KB. Throws UNSUPPORTED_FILE for data that is not text.
 */
export async function decodeText(bytes: Uint8Array, { declared }: DecodeOptions = {}): Promise<string> {
  const encoding = markedEncoding(bytes) ?? known(declared) ?? (await guess(bytes.subarray(0, SAMPLE_BYTES)));
  const text = decodeAs(bytes, encoding);
  if (controlShare(text.slice(0, SAMPLE_BYTES)) > MAX_CONTROL_SHARE) {
    throw new ExtractionError("UNSUPPORTED_FILE", { found: "unknown" });
  }
  return text;
}

function markedEncoding(bytes: Uint8Array): string | null {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? "utf-32le" : "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return "utf-32be";
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  return utf16Pattern(sample) ?? iso2022(sample) ?? (isUtf8(bytes) ? "utf-8" : null);
}

/** The declaration was read as single bytes, so it cannot be UTF-16 (HTML Living Standard, 13.2.3.2). */
function known(declared: string | undefined): string | null {
  if (declared === undefined || /^utf-?(8|16|32)|^ucs/i.test(declared)) return null;
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    return null;
  }
}

function utf16Pattern(sample: Uint8Array): string | null {
  const highBytes = [0, 0];
  for (const [index, byte] of sample.entries()) {
    if (byte === 0 || byte === 0x04) highBytes[index & 1] = (highBytes[index & 1] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = highBytes;
  const pairs = sample.byteLength / 2;
  if (pairs < 4) return null;
  if (odd > 0.5 * pairs && even < 0.1 * pairs) return "utf-16le";
  if (even > 0.5 * pairs && odd < 0.1 * pairs) return "utf-16be";
  return null;
}

function iso2022(sample: Uint8Array): string | null {
  const text = Buffer.from(sample).toString("latin1");
  return ISO_2022_SWITCHES.some((change) => text.includes(change)) ? "iso-2022-jp" : null;
}

async function guess(sample: Uint8Array): Promise<string> {
  const { detect } = await import("jschardet");
  return guessByLetters(sample, detect(sample).encoding);
}

/** Valid UTF-8, or with so few invalid bytes that they are damage: no other encoding looks like that. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    const text = new TextDecoder("utf-8").decode(bytes.subarray(0, SAMPLE_BYTES));
    const broken = text.match(/\uFFFD/g)?.length ?? 0;
    const whole = text.match(/[\u0080-\uFFFC]/g)?.length ?? 0;
    return whole > 20 * broken;
  }
}

function controlShare(text: string): number {
  const controls = text.match(/[\p{Cc}\uFFFD]/gu)?.filter((one) => !TYPED_CONTROLS.has(one)).length ?? 0;
  return text.length === 0 ? 0 : controls / text.length;
}
