/** Lists, objects and their members: the calls' own bodies have a few dozen. */
const MAX_PARTS = 10_000;
/** One in another: those bodies go three deep, and thousands take some milliseconds to parse. */
const MAX_DEPTH = 100;

const [QUOTE, BACKSLASH, COMMA] = [...'"\\,'].map((char) => char.charCodeAt(0));
const [LIST, LIST_END, OBJECT, OBJECT_END] = [..."[]{}"].map((char) => char.charCodeAt(0));

/**
 * Whether a JSON text is worth parsing. Megabytes of one string are: notes are. Megabytes of brackets would hold
 * everybody up for seconds, and none of our calls has a use for them. Looks no further than it must.
 */
export function isModestJson(json: string): boolean {
  let parts = 0;
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const char = json.charCodeAt(at);
    if (char === QUOTE) at = endOfString(json, at);
    else if (char === COMMA) parts += 1;
    else if (char === LIST || char === OBJECT) {
      parts += 1;
      depth += 1;
    } else if (char === LIST_END || char === OBJECT_END) depth -= 1;
    if (parts > MAX_PARTS || depth > MAX_DEPTH) return false;
  }
  return true;
}

/** Where the string that begins here ends; the end of the text where it never does. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return json.length;
}
