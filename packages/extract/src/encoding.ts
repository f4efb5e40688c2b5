import { decodeAs, guessByLetters } from "./encoding-guess.ts";
import { ExtractionError } from "./errors.ts";
import { lazyPackages } from "./lazy-packages.ts";

const SAMPLE_BYTES = 64 * 1024;
/** How RFC 1468 switches to Japanese characters and back. */
const ISO_2022_SWITCHES = ["\u001B$@", "\u001B$B", "\u001B(J", "\u001B(B"];
const TYPED_CONTROLS = new Set("\t\n\r\f\v\u001B\u0085");
/** More than this share of control characters is no text in any encoding. */
const MAX_CONTROL_SHARE = 0.02;

export interface DecodeOptions {
  /** The encoding the file names itself, if it does: believed only where its bytes do not contradict. */
  readonly declared?: string | undefined;
}

/**
 * Bytes of a text file to a string. Order matters: a byte order mark decides; UTF-16 without one shows by
 * where its zero (or 0x04, Cyrillic) bytes stand; ISO-2022-JP is valid UTF-8, so its escapes are looked for
 * before; then UTF-8; then what the file declares; then a guess over the first 64 KB.
 * Throws UNSUPPORTED_FILE for what is no text.
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

/** A declaration of UTF-16 was read as single bytes, so it cannot be true (HTML Living Standard, 13.2.3.2). */
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
  const { detect } = await lazyPackages.jschardet();
  return guessByLetters(sample, detect(sample).encoding);
}

/** Valid, or with so few broken bytes that they were broken on the way: in no other encoding does it look like that. */
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
