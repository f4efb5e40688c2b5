/** Deeper than any form of questions; bounds what a hostile text costs. */
const MOST_DEPTH = 12;

/** A longer one is no name: a stray quote would have each brace behind it read the rest of the text. */
const NAME_CHARS = 60;

/** Each sign that opens a text in quotes, with those that close it. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'’",
  "“": '”“"',
  "”": '”"',
  "„": '“”"',
  "«": "»",
  "‘": "’'",
};
const BETWEEN = /[\s,;]*/uy;
const SPACE = /\s*/uy;
const WORD = /[\p{L}_$][\p{L}\d_$-]*/uy;
const LITERAL = /(?:true|false|null|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?![\p{L}\d])/iuy;
/** What may follow a text in quotes; a comma counts only before another value. */
const AFTER_TEXT = /\s*(?:[:}\]]|$|,\s*(?:["'“”„«‘{[}\]\d-]|(?:true|false|null)\b|$))/uy;
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "", '"': '"', "\\": "\\", "/": "/" };

/**
 * The JSON objects and lists in a text, in their order, as people paste them from chats: with prose and fences around
 * them, curly or single quotes, quotes inside of quotes, line breaks in texts, bare names, commas too many or missing,
 * and an end that is missing. All that is sound JSON is read as such. Linear in the text.
 */
export function looseJsonIn(text: string): unknown[] {
  const found: unknown[] = [];
  const starts = /[{[]/gu;
  for (let match = starts.exec(text); match !== null; match = starts.exec(text)) {
    const reader = readerAt(text, match.index);
    try {
      found.push(reader.value(0));
      starts.lastIndex = Math.max(reader.at, match.index + 1);
    } catch (error) {
      // What it holds may be read by itself.
      if (error !== NOT_JSON) throw error;
    }
  }
  return found;
}

/** One for all: a hostile text has them made by the thousand. */
const NOT_JSON = new Error("This is no JSON.");

function readerAt(text: string, start: number) {
  let at = start;
  const skip = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ""] = pattern.exec(text) ?? [];
    at += found.length;
    return found;
  };
  const matches = (pattern: RegExp, place: number): boolean => {
    pattern.lastIndex = place;
    return pattern.test(text);
  };
  const quoted = (maxChars: number): string => {
    const closing = CLOSING[text.charAt(at)] as string;
    let read = "";
    for (at += 1; at < text.length; at += 1) {
      if (read.length > maxChars) throw NOT_JSON;
      const char = text.charAt(at);
      if (char === "\\") {
        at += 1;
        read += escaped();
      } else if (closing.includes(char) && matches(AFTER_TEXT, at + 1)) {
        at += 1;
        return read;
      } else read += char;
    }
    return read;
  };
  const escaped = (): string => {
    const char = text.charAt(at);
    const code = char === "u" ? /^[\da-f]{4}/iu.exec(text.slice(at + 1, at + 5))?.[0] : undefined;
    if (code !== undefined) {
      at += code.length;
      return String.fromCharCode(Number.parseInt(code, 16));
    }
    // A backslash of a formula is no escape.
    return ESCAPES[char] ?? `\\${char}`;
  };
  const name = (): string => {
    const begunAt = at;
    const read = text.charAt(at) in CLOSING ? quoted(NAME_CHARS) : skip(WORD);
    const isNamed = at > begunAt;
    skip(SPACE);
    if (!isNamed || text.charAt(at) !== ":") throw NOT_JSON;
    at += 1;
    return read;
  };
  const isOver = (sign: string): boolean => {
    skip(BETWEEN);
    const isHere = text.charAt(at) === sign;
    if (isHere) at += 1;
    return isHere || at >= text.length;
  };
  const value = (depth: number): unknown => {
    skip(SPACE);
    const char = text.charAt(at);
    if (depth > MOST_DEPTH) throw NOT_JSON;
    if (char in CLOSING) return quoted(text.length);
    if (char !== "{" && char !== "[") {
      const literal = skip(LITERAL).toLowerCase();
      if (literal === "") throw NOT_JSON;
      return JSON.parse(literal);
    }
    at += 1;
    if (char === "[") {
      const list: unknown[] = [];
      while (!isOver("]")) list.push(value(depth + 1));
      return list;
    }
    const members: [string, unknown][] = [];
    while (!isOver("}")) members.push([name(), value(depth + 1)]);
    return Object.fromEntries(members);
  };
  return {
    value,
    get at() {
      return at;
    },
  };
}
