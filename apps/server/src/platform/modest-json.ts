/** Lists, objects and their members: the calls' own bodies have a few dozen, and a thousand parse in half a millisecond. */
const MAX_PARTS = 1_000;
/** One in another: those bodies go three deep, and thousands take some milliseconds to parse. */
const MAX_DEPTH = 100;

const [QUOTE, BACKSLASH, COMMA] = [...'"\\,'].map((char) => char.charCodeAt(0)) as [number, number, number];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [..."[]{}"].map((char) => char.charCodeAt(0));

/**
 * Looks at the bytes of a JSON text, piece by piece, and says of each whether the text is worth parsing so far:
 * once it is not, nothing makes it so again.
 * Megabytes of one string are: notes are. Megabytes of brackets would hold everybody up for seconds, and none of our
 * calls has a use for them. Looks no further than it must.
 */
export function createModestyCheck(): (piece: Uint8Array) => boolean {
  let parts = 0;
  let depth = 0;
  let isInString = false;
  /** At the end of the piece before, where that is in a string. */
  let backslashes = 0;

  /** Where the string ends that goes on at `start`; the end of the piece where it does not end in it. */
  const endOfString = (piece: Uint8Array, start: number): number => {
    for (let from = start; ; ) {
      const quote = piece.indexOf(QUOTE, from);
      const end = quote === -1 ? piece.length : quote;
      let first = end;
      while (first > start && piece[first - 1] === BACKSLASH) first -= 1;
      backslashes = end - first + (first === start ? backslashes : 0);
      if (quote === -1) return end;
      from = end + 1;
      if (backslashes % 2 === 1) continue;
      isInString = false;
      return end;
    }
  };

  const count = (byte: number | undefined) => {
    const begins = byte === LIST || byte === OBJECT;
    if (begins || byte === COMMA) parts += 1;
    if (begins) depth += 1;
    else if (byte === LIST_END || byte === OBJECT_END) depth -= 1;
    return parts <= MAX_PARTS && depth <= MAX_DEPTH;
  };

  return (piece) => {
    for (let at = isInString ? endOfString(piece, 0) + 1 : 0; at < piece.length; at += 1) {
      if (!count(piece[at])) return false;
      if (piece[at] !== QUOTE) continue;
      isInString = true;
      backslashes = 0;
      at = endOfString(piece, at + 1);
    }
    return true;
  };
}
