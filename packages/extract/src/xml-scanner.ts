/** What a scan finds, in order. Names and attributes are as they stand in the file. */
export interface XmlEvents {
  /** `attributes` is everything between the name and the end of the tag: most are never looked at. */
  open(name: string, attributes: string, hasNamespaces: boolean): void;
  /** Of the innermost element that is open. */
  close(): void;
  text(text: string): void;
  /** A document type was met; it is not read. */
  doctype(): void;
}

/** A tag or comment longer than this is no document's. */
const MAX_MARKUP_CHARS = 16 * 1024 * 1024;
/** No reference is longer; what may be the beginning of one at the end of a chunk waits for the next. */
const MAX_REFERENCE_CHARS = 12;

const SLASH = 47;
const GREATER = 62;
const LESS = 60;
const BANG = 33;
const QUESTION = 63;
const QUOTE = 34;
const APOSTROPHE = 39;
const SMALL_X = 120;

/**
 * Splits XML 1.0 (5th edition) into tags and text, chunk by chunk, in linear time. It leaps from mark to
 * mark and leaves attributes alone until somebody asks, which makes it some ten times as fast as parsers
 * that build every attribute. Tags that do not match, unknown entities and text around the root throw;
 * well-formedness of what nobody asks for is not checked.
 */
export class XmlScanner {
  readonly #events: XmlEvents;
  readonly #open: string[] = [];
  #rest = "";
  #hasRoot = false;

  constructor(events: XmlEvents) {
    this.#events = events;
  }

  /** Characters that wait for the end of the mark they belong to: read on in chunks no smaller. */
  get waiting(): number {
    return this.#rest.length;
  }

  write(chunk: string): void {
    const text = this.#rest + chunk;
    this.#rest = text.slice(this.#scan(text, false));
    if (this.#rest.length > MAX_MARKUP_CHARS) throw new RangeError("Invalid string length of a tag");
  }

  end(): void {
    this.#scan(this.#rest, true);
    if (!this.#hasRoot || this.#open.length > 0) throw new Error(`Unclosed <${this.#open.at(-1)}>`);
  }

  /** Gives how far it came: the rest is the beginning of something that is not whole yet. */
  #scan(text: string, isLast: boolean): number {
    let at = 0;
    for (;;) {
      const mark = text.indexOf("<", at);
      const end = mark >= 0 ? mark : isLast ? text.length : wholeTextEnd(text, at);
      if (end > at) this.#say(text.slice(at, end));
      if (mark < 0) return end;
      at = this.#readMark(text, mark);
      if (at < 0 && isLast) throw new Error("Unclosed tag");
      if (at < 0) return mark;
    }
  }

  #say(text: string): void {
    if (this.#open.length > 0) this.#events.text(decodeReferences(text));
    else if (text.trim() !== "") throw new Error("Text outside the root");
  }

  /** Reads what begins at `at` and gives where it ends; -1 where the end has not come yet. */
  #readMark(text: string, at: number): number {
    const kind = text.charCodeAt(at + 1);
    if (kind === SLASH) return this.#readClosing(text, at);
    if (kind === BANG) return this.#readDeclaration(text, at);
    if (kind === QUESTION) return after(text, "?>", at);
    return Number.isNaN(kind) ? -1 : this.#readOpening(text, at);
  }

  #readClosing(text: string, at: number): number {
    const end = text.indexOf(">", at);
    if (end < 0) return -1;
    const name = this.#open.pop() ?? "";
    const isSame = text.startsWith(name, at + 2) && text.slice(at + 2 + name.length, end).trim() === "";
    if (name === "" || !isSame) throw new Error(`Unexpected ${text.slice(at, Math.min(end, at + 100))}>`);
    this.#events.close();
    return end + 1;
  }

  /** Comments, character data and the document type. */
  #readDeclaration(text: string, at: number): number {
    if (text.startsWith("<!--", at)) return after(text, "-->", at + 4);
    if (text.startsWith("<![CDATA[", at)) {
      const end = after(text, "]]>", at);
      if (end >= 0 && this.#open.length > 0) this.#events.text(text.slice(at + 9, end - 3));
      return end;
    }
    // The longest of the three words has nine characters.
    if (text.length - at < 9) return -1;
    if (!/^<!doctype/i.test(text.slice(at, at + 9))) throw new Error("Unknown declaration");
    this.#events.doctype();
    return after(text, ">", at);
  }

  #readOpening(text: string, at: number): number {
    const nameEnd = endOfName(text, at + 1);
    const { end, hasNamespaces } = endOfTag(text, nameEnd);
    if (end < 0) return -1;
    const name = text.slice(at + 1, nameEnd);
    if (name === "" || (this.#open.length === 0 && this.#hasRoot)) throw new Error(`Unexpected <${name}>`);
    this.#hasRoot = true;
    const isEmpty = text.charCodeAt(end - 1) === SLASH;
    this.#open.push(name);
    this.#events.open(name, text.slice(nameEnd, isEmpty ? end - 1 : end), hasNamespaces);
    if (isEmpty) {
      this.#open.pop();
      this.#events.close();
    }
    return end + 1;
  }
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length;
}

function endOfName(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); code > 32 && code !== SLASH && code !== GREATER; ) {
    at += 1;
    code = text.charCodeAt(at);
  }
  return at;
}

/** The end of a tag is the first ">" outside quotes. */
function endOfTag(text: string, from: number): { end: number; hasNamespaces: boolean } {
  let hasNamespaces = false;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === GREATER) return { end: at, hasNamespaces };
    if (code === LESS) throw new Error("A tag inside a tag");
    if (code === SMALL_X && text.startsWith("xmlns", at)) hasNamespaces = true;
    if (code === QUOTE || code === APOSTROPHE) {
      at = text.indexOf(code === QUOTE ? '"' : "'", at + 1);
      if (at < 0) break;
    }
  }
  return { end: -1, hasNamespaces };
}

/** Up to what may be a reference that was cut by the end of the chunk. */
function wholeTextEnd(text: string, from: number): number {
  const reference = text.indexOf("&", Math.max(from, text.length - MAX_REFERENCE_CHARS));
  return reference < 0 || text.includes(";", reference) ? text.length : reference;
}

const ATTRIBUTE = /\s*([^\s="'<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

/** The attributes of a tag by their names in the file. Throws where they are malformed. */
export function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  let at = 0;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(source);
    if (found === null) break;
    attributes.set(found[1] ?? "", decodeReferences(found[2] ?? found[3] ?? ""));
    at = ATTRIBUTE.lastIndex;
  }
  if (source.slice(at).trim() !== "") throw new Error("Malformed attributes");
  return attributes;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** Only the five entities of XML itself (4.6): others would need a document type. */
function decodeReferences(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&([^;&]{0,12});?/g, (_all, name: string) => ENTITIES[name] ?? characterOf(name));
}

function characterOf(reference: string): string {
  const [, decimal, hexadecimal] = /^#(?:(\d+)|x([\da-f]+))$/i.exec(reference) ?? [];
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
  if (!(code > 0 && code <= 0x10ffff)) throw new Error("Unknown entity");
  return String.fromCodePoint(code);
}
