/** Kinds of damage that files suffer: in transfer, on a bad disk, or by intent. For tests only. */

export const MUTATIONS = [
  "flip",
  "zero",
  "truncate",
  "repeat",
  "remove",
  "swap",
  "splice",
  "number",
] as const;

export interface Mutation {
  readonly kind: (typeof MUTATIONS)[number];
  /** The position, as a share (0..1) of the file. */
  readonly at: number;
  /** Another position, as a share (0..1) of the file. */
  readonly to: number;
  /** How many bytes are affected. */
  readonly length: number;
}

/** What a parser may take for a length, a count, an offset or a reference. */
const HUGE_NUMBERS = ["4294967295", "99999999999999999999", "-1", "2147483648", "1e308", "0"];
const NUMBER = /\d+(?:\.\d+)?/g;
/** How far a number is searched for. */
const NUMBER_WINDOW_BYTES = 400;

/** The damaged copy; `donor` provides spliced-in bytes. The same arguments give the same bytes. */
export function mutate(bytes: Uint8Array, mutation: Mutation, donor: Uint8Array): Buffer {
  const { kind, length } = mutation;
  const copy = Buffer.from(bytes);
  const at = Math.floor(mutation.at * bytes.byteLength);
  const to = Math.floor(mutation.to * bytes.byteLength);
  const end = Math.min(at + length, copy.byteLength);
  const rest = copy.subarray(end);
  switch (kind) {
    case "flip":
      return withFlippedBits(copy, at, mutation);
    case "zero":
      return copy.fill(0, at, end);
    case "truncate":
      return copy.subarray(0, at);
    case "remove":
      return Buffer.concat([copy.subarray(0, at), rest]);
    case "repeat":
      return Buffer.concat([copy.subarray(0, end), ...Array(3).fill(copy.subarray(at, end)), rest]);
    case "swap":
      return withSwappedBlocks(copy, [at, to], length);
    case "splice":
      return Buffer.concat([
        copy.subarray(0, at),
        donor.subarray(Math.floor(mutation.to * donor.byteLength)),
      ]);
    case "number":
      return withHugeNumber(copy, at, to);
  }
}

/** Flips a bit in every few bytes, so that a short stretch is damaged more than once. */
function withFlippedBits(copy: Buffer, at: number, { length }: Mutation): Buffer {
  const step = 1 + (length % 61);
  for (let index = at; index < Math.min(at + length, copy.byteLength); index += step) {
    copy[index] = (copy[index] ?? 0) ^ (1 << ((index + length) % 8));
  }
  return copy;
}

function withSwappedBlocks(copy: Buffer, [first, second]: readonly [number, number], length: number): Buffer {
  const size = Math.min(length, copy.byteLength - Math.max(first, second));
  const kept = Buffer.from(copy.subarray(first, first + size));
  copy.copy(copy, first, second, second + size);
  kept.copy(copy, second);
  return copy;
}

/** In text, the next number becomes an extreme one; elsewhere four bytes become -1 or similar. */
function withHugeNumber(copy: Buffer, at: number, to: number): Buffer {
  const value = HUGE_NUMBERS[to % HUGE_NUMBERS.length] ?? "-1";
  const window = copy.toString("latin1", at, at + NUMBER_WINDOW_BYTES);
  const found = [...window.matchAll(NUMBER)][0];
  if (found === undefined || to % 3 === 0)
    return copy.fill(to % 2 === 0 ? 0xff : 0x7f, at, Math.min(at + 4, copy.byteLength));
  const start = at + found.index;
  return Buffer.concat([copy.subarray(0, start), Buffer.from(value), copy.subarray(start + found[0].length)]);
}
