/** The events of the RTF tokenizer, byte by byte (Rich Text Format Specification 1.9.1, "Formal Syntax"). */
export interface RtfHandler {
  openGroup(): void;
  closeGroup(): void;
  /** `\word` with its number, null if it has none. */
  word(name: string, value: number | null): void;
  /** A character after a backslash that is not a letter: `\~`, `\*`. */
  symbol(code: number): void;
  /** One byte of text in the current character set. */
  byte(byte: number): void;
}

const OPEN = 0x7b;
const CLOSE = 0x7d;
const BACKSLASH = 0x5c;
const QUOTE = 0x27;
const MINUS = 0x2d;
const SPACE = 0x20;
const MAX_WORD_CHARS = 32;
const MAX_DIGITS = 10;

const isLetter = (code: number) => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

/** Reads to the end of the outermost group. False if the file ends before it. */
export function walkRtf(bytes: Uint8Array, handler: RtfHandler): boolean {
  let at = 0;
  let depth = 0;
  while (at < bytes.length) {
    const code = bytes[at] ?? 0;
    at += 1;
    if (code === OPEN) {
      depth += 1;
      handler.openGroup();
    } else if (code === CLOSE) {
      depth -= 1;
      handler.closeGroup();
      if (depth <= 0) return true;
    } else if (code === BACKSLASH) at = readControl(bytes, at, handler);
    else if (code >= SPACE || code === 0x09) handler.byte(code);
  }
  return false;
}

/** Reads what follows a backslash; returns the position after it. */
function readControl(bytes: Uint8Array, at: number, handler: RtfHandler): number {
  const code = bytes[at] ?? 0;
  if (isLetter(code)) return readWord(bytes, at, handler);
  if (code !== QUOTE) {
    handler.symbol(code);
    return at + 1;
  }
  const value = Number.parseInt(String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0), 16);
  if (Number.isNaN(value)) return at + 1;
  handler.byte(value);
  return at + 3;
}

function readWord(bytes: Uint8Array, start: number, handler: RtfHandler): number {
  let at = start;
  while (isLetter(bytes[at] ?? 0) && at - start < MAX_WORD_CHARS) at += 1;
  const name = String.fromCharCode(...bytes.subarray(start, at));
  const digits = bytes[at] === MINUS ? at + 1 : at;
  let end = digits;
  while (isDigit(bytes[end] ?? 0) && end - digits < MAX_DIGITS) end += 1;
  const value = end > digits ? Number(String.fromCharCode(...bytes.subarray(at, end))) : null;
  if (end > digits) at = end;
  if (bytes[at] === SPACE) at += 1;
  // Binary data may hold braces and backslashes; only its length tells where it ends.
  if (name === "bin") return at + Math.max(0, value ?? 0);
  handler.word(name, value);
  return at;
}
