/** What a scan finds, in order. Names and attributes are as they stand in the file. */
export interface XmlEvents {
  /**
   * `attributes` is everything between the name and the end of the tag: most are never looked at. False where
   * the element is not wanted: nothing more is said of it, nor of what it holds.
   */
  open(name: string, attributes: string, hasNamespaces: boolean): boolean;
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
/** No file has this many names; one made to hurt shall not fill the memory with them. */
const MAX_NAMES = 5_000;

const SPACE = 32;
const BANG = 33;
const QUOTE = 34;
const APOSTROPHE = 39;
const SLASH = 47;
const LESS = 60;
const EQUALS = 61;
const GREATER = 62;
const QUESTION = 63;

/**
 * Splits XML 1.0 (5th edition) into tags and text, chunk by chunk, in linear time. Most documents are read by a
 * process that has read none before, so its code is still interpreted: it leaps from mark to mark by searches
 * that are native, makes no string twice, and leaves attributes alone until somebody asks. Tags that do not
 * match, unknown entities and text around the root throw; well-formedness of what nobody asks for is not checked.
 */
export class XmlScanner {
  readonly #events: XmlEvents;
  readonly #open: string[] = [];
  readonly #names = new Map<number, string>();
  #rest = "";
  #hasRoot = false;
  /** How many elements are open around what is not wanted, that itself among them; 0 where all is. */
  #unwanted = 0;
  /** Where the chunk's next declaration of a namespace stands: few tags have any, and none is searched for them. */
  #namespaceAt = 0;

  constructor(events: XmlEvents) {
    this.#events = events;
  }

  /** Characters that wait for the end of the mark they belong to: read on in chunks no smaller. */
  get waiting(): number {
    return this.#rest.length;
  }

  write(chunk: string): void {
    const text = this.#rest + chunk;
    this.#namespaceAt = 0;
    this.#rest = text.slice(this.#scan(text, false));
    if (this.#rest.length > MAX_MARKUP_CHARS) throw new RangeError("Invalid string length of a tag");
  }

  end(): void {
    this.#namespaceAt = 0;
    this.#scan(this.#rest, true);
    if (!this.#hasRoot || this.#open.length > 0) throw new Error(`Unclosed <${this.#open.at(-1)}>`);
  }

  /** Gives how far it came: the rest is the beginning of something that is not whole yet. */
  #scan(text: string, isLast: boolean): number {
    let at = 0;
    for (;;) {
      const mark = text.charCodeAt(at) === LESS ? at : text.indexOf("<", at);
      const end = mark >= 0 ? mark : isLast ? text.length : wholeTextEnd(text, at);
      if (end > at && this.#unwanted === 0) this.#say(text.slice(at, end));
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
    const name = this.#open.at(-1) ?? "";
    let end = at + 2 + name.length;
    if (text.charCodeAt(end) !== GREATER) end = text.indexOf(">", at);
    if (end < 0) return -1;
    const isSame = text.startsWith(name, at + 2) && text.slice(at + 2 + name.length, end).trim() === "";
    if (name === "" || !isSame) throw new Error(`Unexpected ${text.slice(at, Math.min(end, at + 100))}>`);
    this.#close();
    return end + 1;
  }

  #close(): void {
    const depth = this.#open.length;
    this.#open.pop();
    if (this.#unwanted === 0) this.#events.close();
    else if (this.#unwanted === depth) this.#unwanted = 0;
  }

  /** Comments, character data and the document type. */
  #readDeclaration(text: string, at: number): number {
    if (text.startsWith("<!--", at)) return after(text, "-->", at + 4);
    if (text.startsWith("<![CDATA[", at)) {
      const end = after(text, "]]>", at);
      const isWanted = this.#open.length > 0 && this.#unwanted === 0;
      if (end >= 0 && isWanted) this.#events.text(text.slice(at + 9, end - 3));
      return end;
    }
    // The longest of the three words has nine characters.
    if (text.length - at < 9) return -1;
    if (!/^<!doctype/i.test(text.slice(at, at + 9))) throw new Error("Unknown declaration");
    this.#events.doctype();
    return after(text, ">", at);
  }

  #readOpening(text: string, at: number): number {
    const name = this.#nameAt(text, at + 1);
    const nameEnd = at + 1 + name.length;
    const end = endOfTag(text, nameEnd);
    if (end < 0) return -1;
    if (this.#open.length === 0 && this.#hasRoot) throw new Error(`Unexpected <${name}>`);
    this.#hasRoot = true;
    const isEmpty = text.charCodeAt(end - 1) === SLASH;
    const attributesEnd = isEmpty ? end - 1 : end;
    this.#open.push(name);
    if (this.#unwanted === 0) {
      const attributes = attributesEnd > nameEnd ? text.slice(nameEnd, attributesEnd) : "";
      const hasNamespaces = attributes !== "" && this.#hasNamespaces(text, nameEnd, end);
      if (!this.#events.open(name, attributes, hasNamespaces)) this.#unwanted = this.#open.length;
    }
    if (isEmpty) this.#close();
    else if (this.#unwanted === this.#open.length) return endOfContent(text, name, end + 1);
    return end + 1;
  }

  /** The same string for the same name: making one and looking it up costs more than comparing it in place. */
  #nameAt(text: string, from: number): string {
    let end = from;
    let key = 0;
    for (let code = text.charCodeAt(end); code > SPACE && code !== SLASH && code !== GREATER; ) {
      key = (key * 31 + code) | 0;
      end += 1;
      code = text.charCodeAt(end);
    }
    const known = this.#names.get(key);
    if (known !== undefined && known.length === end - from && text.startsWith(known, from)) return known;
    const name = text.slice(from, end);
    if (name === "" || name.includes("<")) throw new Error(`Unexpected <${name}>`);
    if (this.#names.size < MAX_NAMES) this.#names.set(key, name);
    return name;
  }

  #hasNamespaces(text: string, from: number, to: number): boolean {
    if (this.#namespaceAt < from) {
      const found = text.indexOf("xmlns", from);
      this.#namespaceAt = found < 0 ? text.length : found;
    }
    return this.#namespaceAt < to;
  }
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length;
}

/**
 * The end of a tag is the first ">" outside quotes; -1 where it has not come yet. One right behind a quotation mark
 * is that end, unless the mark opens a value ("='>'") or stands inside one of the other kind, which need a closer look.
 */
function endOfTag(text: string, nameEnd: number): number {
  if (text.charCodeAt(nameEnd) === GREATER) return nameEnd;
  const end = text.indexOf(">", nameEnd);
  if (end < 0) return -1;
  const last = text.charCodeAt(end - 1) === SLASH ? end - 2 : end - 1;
  if (last < nameEnd) return end;
  const isPlain = text.charCodeAt(last) === QUOTE && text.charCodeAt(last - 1) > SPACE;
  if (isPlain && text.charCodeAt(last - 1) !== EQUALS) {
    const attributes = text.slice(nameEnd, end);
    if (!attributes.includes("'") && !attributes.includes("<")) return end;
  }
  return endOfQuotedTag(text, nameEnd);
}

function endOfQuotedTag(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === GREATER) return at;
    if (code === LESS) throw new Error("A tag inside a tag");
    if (code === QUOTE || code === APOSTROPHE) {
      at = text.indexOf(code === QUOTE ? '"' : "'", at + 1);
      if (at < 0) break;
    }
  }
  return -1;
}

/**
 * Where the end tag of an element begins that nobody wants, if it is near and surely its own; else just `from`. Marks
 * that are none stand in comments and character data only.
 */
function endOfContent(text: string, name: string, from: number): number {
  const end = text.indexOf(`</${name}>`, from);
  if (end < 0) return from;
  const content = text.slice(from, end);
  return content.includes(`<${name}`) || content.includes("<!") || content.includes("<?") ? from : end;
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

/**
 * One attribute by its name in the file: looked up in place where the tag is written as programs write it, without
 * apostrophes or spaces around "=".
 */
export function readAttribute(source: string, name: string): string | undefined {
  const at = source.indexOf(name);
  if (at < 0) return undefined;
  const from = at + name.length;
  const isPlain = source.startsWith('="', from) && source.charCodeAt(at - 1) <= SPACE;
  if (!isPlain || source.includes("'")) return readAttributes(source).get(name);
  return decodeReferences(source.slice(from + 2, source.indexOf('"', from + 2)));
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
