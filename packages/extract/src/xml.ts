import { ExtractionError } from "./errors.ts";
import {
  CHARACTER_DATA,
  contentOf,
  decodeReferences,
  endOfDeclaration,
  endOfEndTag,
  isDeclaration,
  isDocumentType,
  plainContentOf,
  readTag,
  wholeTextEnd,
} from "./xml-marks.ts";
import {
  type Attributes,
  type Element,
  type Handling,
  type Handlings,
  MAX_KNOWN_TAG_CHARS,
  NONE,
  Scope,
} from "./xml-names.ts";
import type { RunNames, RunSearch } from "./xml-runs.ts";
import type { ElementSearch } from "./xml-search.ts";

export type { Attributes } from "./xml-names.ts";

const MAX_DEPTH = 256;
/** Small enough that most chunks are plain ASCII, which is decoded and searched several times faster. */
const CHUNK_BYTES = 32 * 1024;
/** No real document has a longer tag, comment or passed-on content. */
const MAX_MARKUP_CHARS = 16 * 1024 * 1024;

const SPACE = 32;
const SLASH = 47;
const LESS = 60;
const GREATER = 62;

/** The events of a part, in order, with canonical names. */
export interface XmlEvents {
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

export interface XmlWalker extends XmlEvents {
  /** Instead of all three, for an element of `handOver`. */
  content?(content: XmlContent, attributes: Attributes): void;
  /**
   * Instead of all of these, for a run of `runs` in its usual form: its properties, null without any, and its text.
   * If the walker returns false, that run comes event by event too.
   */
  run?(properties: XmlContent | null, text: string): boolean;
}

/** Elements, by canonical name, that are not walked. */
export interface WalkOptions {
  /** Skipped with their content, which takes a fraction of the time. */
  readonly skip?: readonly string[];
  /** Passed on as a whole, to be walked later, or not again if the same content came before. */
  readonly handOver?: readonly string[];
  /** Emitted as one event if they hold only properties and text. */
  readonly runs?: RunNames;
}

/**
 * Walks a part as a stream of events, chunk by chunk, in linear time. A document type is refused (no Office document
 * has one; entity bombs need one), and so is extreme depth. Mismatched tags, unknown entities and text around the
 * root throw. Content that is skipped is not checked for well-formedness.
 */
export function walkXml(bytes: Uint8Array, walker: XmlWalker, options: WalkOptions = {}): void {
  const walk = startWalk(walker, new Scope(handlingsOf(options)), { isPart: true });
  const encoding = encodingOf(bytes);
  const atOnce = () => Math.max(CHUNK_BYTES, walk.waiting());
  const chunks = encoding === "utf-8" ? utf8Chunks(bytes, atOnce) : decodedChunks(bytes, encoding, atOnce);
  for (const chunk of chunks) walk.write(chunk);
  walk.end();
}

const BYTE_ORDER_MARK = Buffer.from("\uFEFF");

/** Decoding a buffer at once is much faster than with a streaming decoder. */
function* utf8Chunks(bytes: Uint8Array, atOnce: () => number): Generator<string> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = BYTE_ORDER_MARK.equals(buffer.subarray(0, 3)) ? 3 : 0; start < buffer.byteLength; ) {
    const end = endOfCharacters(buffer, start + atOnce());
    yield buffer.toString("utf8", start, end);
    start = end;
  }
}

/** `end`, or the position before a character that continues there. */
function endOfCharacters(buffer: Buffer, end: number): number {
  for (let at = end; at > end - 4; at -= 1) if (((buffer[at] ?? 0) & 0xc0) !== 0x80) return at;
  return end;
}

function* decodedChunks(bytes: Uint8Array, encoding: string, atOnce: () => number): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let start = 0; start < bytes.byteLength; ) {
    const end = start + atOnce();
    yield decoder.decode(bytes.subarray(start, end), { stream: true });
    start = end;
  }
  yield decoder.decode();
}

/** By the byte order mark, or by the bytes of "<" at the start of a part without one. */
export function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  return "utf-8";
}

/** Cached by the options object: most parts are walked with the same constants. */
const handlings = new WeakMap<WalkOptions, Handlings>();

function handlingsOf(options: WalkOptions): Handlings {
  const known = handlings.get(options);
  if (known !== undefined) return known;
  const { skip = [], handOver = [], runs = null } = options;
  const ofElements = new Map<string, Handling>();
  for (const name of skip) ofElements.set(name, "skip");
  for (const name of handOver) ofElements.set(name, "hand-over");
  const all = { ofElements, runs };
  handlings.set(options, all);
  return all;
}

/** The prefixes declared by a root's attributes, for a part that is not walked from the root. */
export function scopeOf(declarations: string, options: WalkOptions): Scope {
  return new Scope(handlingsOf(options), null, declarations);
}

/** The content of an element. */
export class XmlContent {
  /** The name of the element. */
  readonly name: string;
  /** As written in the file. */
  readonly source: string;
  /** Prefixes mean the same in two contents of one scope. */
  readonly scope: Scope;

  constructor(name: string, scope: Scope, source: string) {
    this.name = name;
    this.source = source;
    this.scope = scope;
  }

  /** Emits the elements of a search, at any depth, like a walk. If the search might find something else, it walks. */
  find(search: ElementSearch, tell: (name: string, attributes: Attributes) => void): void {
    const { source } = this;
    const patterns = this.scope.patterns(search);
    if (patterns === null || patterns.unless.test(source) || !isBalanced(source)) {
      this.walk({ open: (name, attributes) => search.names.has(name) && tell(name, attributes) });
      return;
    }
    const { wanted } = patterns;
    wanted.lastIndex = 0;
    for (let found = wanted.exec(source); found !== null; found = wanted.exec(source)) {
      tell(search.prefix + found[1], this.scope.attributesOf(found[2] ?? ""));
    }
  }

  /** With the options of the walk it came from. */
  walk(walker: XmlWalker): void {
    if (this.source === "") return;
    const walk = startWalk(walker, this.scope, { isPart: false });
    walk.write(this.source);
    walk.end();
  }
}

/** Whether as many elements end as begin; if not, a walk throws the exact error. */
function isBalanced(source: string): boolean {
  const [marks, ends, empty] = [source.split("<"), source.split("</"), source.split("/>")];
  return marks.length - ends.length === ends.length + empty.length - 2;
}

/** A stretch of XML that is being read. */
interface Walk {
  /** Characters that wait for the end of their markup; the next chunk should be at least as large. */
  waiting(): number;
  write(chunk: string): void;
  end(): void;
}

/**
 * Every document is read by a new process, in which most code is compiled but not yet optimised. The walk therefore
 * jumps from tag to tag by native searches, reads no tag twice, and keeps its state in variables, which such code
 * reads much faster than private fields. A whole part has exactly one root; the content of an element may be
 * anything. `outermost` is the scope where no element is open.
 */
function startWalk(walker: XmlWalker, outermost: Scope, { isPart }: { isPart: boolean }): Walk {
  const open: Element[] = [];
  /** End tags of the open elements in skipped content, its own first. */
  const passedOver: string[] = [];
  /** The innermost open element. */
  let current: Element | null = null;
  let scope = outermost;
  /** Set while the open content is not skipped. */
  let runs: RunSearch | null = null;
  let rest = "";
  let hasRoot = false;

  /** Returns how far it read: the rest is the beginning of something incomplete. */
  function read(text: string, isLast: boolean): number {
    let at = 0;
    for (;;) {
      const mark = text.charCodeAt(at) === LESS ? at : text.indexOf("<", at);
      if (mark < 0) return sayRest(text, at, isLast);
      if (mark > at && passedOver.length === 0) say(text.slice(at, mark));
      // Half of all tags.
      const isEnd = text.charCodeAt(mark + 1) === SLASH;
      at = isEnd ? readEnd(text, mark) : readBeginning(text, mark);
      if (at < 0) return leave(mark, isLast);
    }
  }

  function leave(mark: number, isLast: boolean): number {
    if (isLast) throw new Error("Unclosed tag");
    return mark;
  }

  function sayRest(text: string, at: number, isLast: boolean): number {
    const end = isLast ? text.length : wholeTextEnd(text, at);
    if (end > at && passedOver.length === 0) say(text.slice(at, end));
    return end;
  }

  function say(text: string): void {
    if (current !== null || !isPart) walker.text?.(decodeReferences(text));
    else if (text.trim() !== "") throw new Error("Text outside the root");
  }

  function readEnd(text: string, at: number): number {
    const isPlain = current !== null && passedOver.length === 0 && text.startsWith(current.endTag, at);
    const end = isPlain
      ? at + (current?.endTag.length ?? 0)
      : endOfEndTag(text, at, passedOver[passedOver.length - 1] ?? current?.ending);
    if (end < 0) return -1;
    if (passedOver.length > 0) passedOver.pop();
    else close();
    return end;
  }

  function close(): void {
    const name = open.pop()?.name ?? "";
    setCurrent(open[open.length - 1] ?? null);
    walker.close?.(name);
  }

  function setCurrent(element: Element | null): void {
    current = element;
    if (element !== null && element.scope === scope) return;
    scope = element === null ? outermost : element.scope;
    runs = walker.run === undefined ? null : scope.runs;
  }

  /** Reads the markup that begins at `at` and returns its end; -1 if the end has not come yet. */
  function readBeginning(text: string, at: number): number {
    const known = passedOver.length > 0 ? -1 : readKnown(text, at);
    if (known >= 0) return known;
    if (at + 1 === text.length) return -1;
    if (isDeclaration(text, at)) return readDeclaration(text, at);
    return passedOver.length > 0 ? passOverStart(text, at) : readStart(text, at);
  }

  /** Returns the end of a run, or of a tag identical to one that was read before; -1 for anything else. */
  function readKnown(text: string, at: number): number {
    const whole = runs === null ? -1 : readWhole(text, at, runs);
    if (whole >= 0) return whole;
    const end = text.indexOf(">", at);
    const isShort = end >= 0 && end - at <= MAX_KNOWN_TAG_CHARS;
    const known = isShort ? scope.known(text.slice(at + 1, end)) : undefined;
    return known === undefined ? -1 : readElement(text, end + 1, known);
  }

  /** Returns the end of a run or of a paragraph's start in its usual form; -1 for anything else. */
  function readWhole(text: string, at: number, search: RunSearch): number {
    const isRun = beginsWith(text, at, search.run);
    if (!isRun && !beginsWith(text, at, search.paragraph)) return -1;
    const pattern = isRun ? search.ofRun : search.ofParagraph;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found === null) return -1;
    const end = pattern.lastIndex;
    const isTold = isRun ? tellRun(search.names, found) : openParagraph(search, found);
    return isTold ? end : -1;
  }

  function tellRun({ properties }: RunNames, found: readonly string[]): boolean {
    const source = found[1];
    const content = source === undefined ? null : new XmlContent(properties, scope, source);
    return walker.run?.(content, decodeReferences(found[2] ?? "")) === true;
  }

  function openParagraph({ names, paragraph }: RunSearch, found: readonly string[]): boolean {
    const source = found[2];
    openElement(scope.elementWith(paragraph.slice(1), found[1] ?? ""));
    const { paragraphProperties } = names;
    if (source !== undefined) walker.content?.(new XmlContent(paragraphProperties, scope, source), NONE);
    return true;
  }

  function readDeclaration(text: string, at: number): number {
    const end = endOfDeclaration(text, at);
    if (isDocumentType(text, at)) throw new ExtractionError("FILE_DAMAGED", { reason: "doctype" });
    const isInside = current !== null || !isPart;
    if (end < 0 || !isInside || passedOver.length > 0) return end;
    if (text.startsWith(CHARACTER_DATA, at)) walker.text?.(text.slice(at + CHARACTER_DATA.length, end - 3));
    return end;
  }

  function passOverStart(text: string, at: number): number {
    const tag = readTag(text, at);
    if (tag === null) return -1;
    if (!tag.isEmpty) passedOver.push(`</${tag.name}`);
    return tag.end + 1;
  }

  function readStart(text: string, at: number): number {
    const tag = readTag(text, at);
    if (tag === null) return -1;
    const source = tag.end - at <= MAX_KNOWN_TAG_CHARS ? text.slice(at + 1, tag.end) : null;
    return readElement(text, tag.end + 1, scope.element(tag, source));
  }

  /** The content of the element begins at `from`. */
  function readElement(text: string, from: number, element: Element): number {
    const isRoot = current === null && isPart;
    if (isRoot && hasRoot) throw new Error(`Unexpected ${element.opening}>`);
    if (element.handling === "hand-over" && !isRoot) return handOver(text, from, element);
    hasRoot = true;
    if (element.handling === "skip") return passOver(text, from, element);
    openElement(element);
    if (element.isEmpty) close();
    return from;
  }

  function openElement(element: Element): void {
    if (open.push(element) > MAX_DEPTH) throw new ExtractionError("EXTRACTION_LIMIT", { depth: MAX_DEPTH });
    setCurrent(element);
    walker.open?.(element.name, element.attributes);
  }

  function handOver(text: string, from: number, element: Element): number {
    const source = element.isEmpty ? "" : contentOf(text, from, element);
    if (source === null) return -1;
    const end = element.isEmpty ? from : endOfEndTag(text, from + source.length, element.ending);
    if (end < 0) return -1;
    walker.content?.(new XmlContent(element.name, element.scope, source), element.attributes);
    return end;
  }

  /** Jumps to the end if it is near and plain; else tag by tag. */
  function passOver(text: string, from: number, element: Element): number {
    if (element.isEmpty) return from;
    passedOver.push(element.ending);
    return from + (plainContentOf(text, from, element)?.length ?? 0);
  }

  setCurrent(null);
  return {
    waiting: () => rest.length,
    write(chunk) {
      const text = rest === "" ? chunk : rest + chunk;
      rest = text.slice(read(text, false));
      if (rest.length > MAX_MARKUP_CHARS) throw new RangeError("Invalid string length of a tag");
    },
    end() {
      read(rest, true);
      const isWhole = hasRoot || !isPart;
      if (!isWhole || current !== null || passedOver.length > 0) {
        throw new Error(`Unclosed ${open[open.length - 1]?.opening}>`);
      }
    },
  };
}

/** Whether the name ends there, too. */
function beginsWith(text: string, at: number, opening: string): boolean {
  const next = text.charCodeAt(at + opening.length);
  return (next === GREATER || next === SPACE) && text.startsWith(opening, at);
}
