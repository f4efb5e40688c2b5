/**
 * The markup of XML 1.0 (5th edition) in a stretch of text: tags, attributes, references. Most documents are read by
 * a new process whose code is still interpreted, so markup is found by native searches.
 */

const SPACE = 32;
const BANG = 33;
const QUOTE = 34;
const APOSTROPHE = 39;
const SLASH = 47;
const LESS = 60;
const EQUALS = 61;
const GREATER = 62;
const QUESTION = 63;

/** A start tag, or an empty-element tag. */
export interface Tag {
  /** As written, with prefix. */
  readonly name: string;
  /** Everything between the name and the end of the tag: most attributes are never read. */
  readonly attributes: string;
  readonly isEmpty: boolean;
  /** The position of its ">". */
  readonly end: number;
}

const NAME = /[^\s/>]+/y;

/** The tag whose "<" is at `at`; null if its end has not come yet. Throws if it is no tag. */
export function readTag(text: string, at: number): Tag | null {
  NAME.lastIndex = at + 1;
  const nameEnd = NAME.test(text) ? NAME.lastIndex : at + 1;
  const name = text.slice(at + 1, nameEnd);
  if (name === "" || name.includes("<")) throw new Error(`Unexpected <${name}>`);
  const end = endOfTag(text, nameEnd);
  if (end < 0) return null;
  const isEmpty = text.charCodeAt(end - 1) === SLASH;
  return { name, attributes: text.slice(nameEnd, isEmpty ? end - 1 : end), isEmpty, end };
}

/**
 * The end of a tag is the first ">" outside quotes; -1 if it has not come yet. A ">" right after a quotation mark is
 * that end, unless the mark opens a value ("='>'") or is inside the other kind of quotes; these need a closer look.
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
 * The position after the end tag at `at`; -1 if it continues. Throws if it is not the expected one: `ending` is
 * "</name", undefined if none is expected.
 */
export function endOfEndTag(text: string, at: number, ending: string | undefined): number {
  const isExpected = ending !== undefined && text.startsWith(ending, at);
  const nameEnd = at + (ending ?? "").length;
  if (isExpected && text.charCodeAt(nameEnd) === GREATER) return nameEnd + 1;
  const end = text.indexOf(">", at);
  if (end < 0) return -1;
  if (!isExpected || text.slice(nameEnd, end).trim() !== "") {
    throw new Error(`Unexpected ${text.slice(at, Math.min(end, at + 100))}>`);
  }
  return end + 1;
}

/** Whether the markup at `at` is not a tag. */
export function isDeclaration(text: string, at: number): boolean {
  const kind = text.charCodeAt(at + 1);
  return kind === BANG || kind === QUESTION;
}

/**
 * The position after a comment, CDATA section, document type or processing instruction that begins at `at`; -1 if it
 * continues.
 */
export function endOfDeclaration(text: string, at: number): number {
  if (text.startsWith("<?", at)) return after(text, "?>", at);
  if (text.startsWith("<!--", at)) return after(text, "-->", at + 4);
  if (text.startsWith(CHARACTER_DATA, at)) return after(text, "]]>", at);
  // The longest of the three keywords has nine characters.
  if (text.length - at < 9) return -1;
  if (!isDocumentType(text, at)) throw new Error("Unknown declaration");
  return after(text, ">", at);
}

export const CHARACTER_DATA = "<![CDATA[";

export function isDocumentType(text: string, at: number): boolean {
  return /^<!doctype/i.test(text.slice(at, at + 9));
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length;
}

/** How the tags of an element begin in the text: "<w:p", "</w:p". */
export interface Bounds {
  readonly opening: string;
  readonly ending: string;
}

/** The content of an element, from `from` on; null if its end has not come yet. */
export function contentOf(text: string, from: number, bounds: Bounds): string | null {
  return plainContentOf(text, from, bounds) ?? contentByMarks(text, from);
}

/** The same if the first end tag is surely its own; null also if it may belong to another element. */
export function plainContentOf(text: string, from: number, { opening, ending }: Bounds): string | null {
  const end = text.indexOf(ending, from);
  if (end < 0) return null;
  const content = text.slice(from, end);
  // Only comments and CDATA sections contain markup characters that are no markup.
  const isPlain = !(content.includes(opening) || content.includes("<!") || content.includes("<?"));
  return isPlain ? content : null;
}

function contentByMarks(text: string, from: number): string | null {
  let depth = 0;
  for (let mark = markFrom(text, from); mark >= 0; ) {
    if (text.charCodeAt(mark + 1) === SLASH) {
      if (depth === 0) return text.slice(from, mark);
      depth -= 1;
      mark = markFrom(text, mark + 1);
    } else {
      const tag = isDeclaration(text, mark) ? null : readTag(text, mark);
      if (tag?.isEmpty === false) depth += 1;
      const end = isDeclaration(text, mark) ? endOfDeclaration(text, mark) : (tag?.end ?? -1);
      if (end < 0) return null;
      mark = markFrom(text, end);
    }
  }
  return null;
}

/** The position of the next markup; -1 also if it is the last character so far, which may begin anything. */
function markFrom(text: string, from: number): number {
  const at = text.indexOf("<", from);
  return at + 1 < text.length ? at : -1;
}

const ATTRIBUTE = /\s*([^\s="'<>/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

/** The attributes of a tag by their names in the file. Throws if they are malformed. */
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
 * One attribute by its name in the file. It is searched in place if the tag is written as programs write it, without
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
export function decodeReferences(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&([^;&]{0,12});?/g, (_all, name: string) => ENTITIES[name] ?? characterOf(name));
}

function characterOf(reference: string): string {
  const [, decimal, hexadecimal] = /^#(?:(\d+)|x([\da-f]+))$/i.exec(reference) ?? [];
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
  if (!(code > 0 && code <= 0x10ffff)) throw new Error("Unknown entity");
  return String.fromCodePoint(code);
}

/** No reference is longer; the possible beginning of one at the end of a chunk waits for the next chunk. */
const MAX_REFERENCE_CHARS = 12;

/** Up to a possible reference that is cut by the end of the text. */
export function wholeTextEnd(text: string, from: number): number {
  const reference = text.indexOf("&", Math.max(from, text.length - MAX_REFERENCE_CHARS));
  return reference < 0 || text.includes(";", reference) ? text.length : reference;
}
