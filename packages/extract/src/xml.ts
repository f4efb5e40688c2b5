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
import { type Attributes, type Element, type Handling, MAX_KNOWN_TAG_CHARS, Scope } from "./xml-names.ts";
import { type RunNames, runPattern } from "./xml-runs.ts";

export type { Attributes } from "./xml-names.ts";

const MAX_DEPTH = 256;
/** Small enough that most are plain ASCII, which is decoded and searched several times as fast. */
const CHUNK_BYTES = 32 * 1024;
/** A tag, comment or content handed over that is longer than this is no document's. */
const MAX_MARKUP_CHARS = 16 * 1024 * 1024;

const SLASH = 47;
const LESS = 60;

/** What is told of a part, in order, with canonical names. */
export interface XmlEvents {
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

export interface XmlWalker extends XmlEvents {
  /** In place of all three, for an element of `handOver`. */
  content?(content: XmlContent, attributes: Attributes): void;
  /**
   * In place of all of these, for a run of `runs` as most are written: its properties, null where it has none, and its
   * text. Where the walker gives false, that run is told event by event all the same.
   */
  run?(properties: XmlContent | null, text: string): boolean;
}

/** Elements by canonical name that are not walked. */
export interface WalkOptions {
  /** Passed over with all they hold, which takes a fraction of the time. */
  readonly skip?: readonly string[];
  /** Handed over whole, to be walked later, or not again where the same stood before. */
  readonly handOver?: readonly string[];
  /** Told at once where they hold no more than properties and text. */
  readonly runs?: RunNames;
}

/**
 * Walks a part as a stream of events, chunk by chunk, in linear time. A document type is refused (no Office document
 * has one; entity bombs need one) and so is absurd depth. Tags that do not match, unknown entities and text around the
 * root throw; well-formedness of what nobody asks for is not checked.
 */
export function walkXml(bytes: Uint8Array, walker: XmlWalker, options: WalkOptions = {}): void {
  const walk = new Walk(walker, new Scope(handlingsOf(options)), { isPart: true });
  const encoding = encodingOf(bytes);
  const atOnce = () => Math.max(CHUNK_BYTES, walk.waiting);
  const chunks = encoding === "utf-8" ? utf8Chunks(bytes, atOnce) : decodedChunks(bytes, encoding, atOnce);
  for (const chunk of chunks) walk.write(chunk);
  walk.end();
}

const BYTE_ORDER_MARK = Buffer.from("\uFEFF");

/** A buffer decodes these in a fraction of the time of a decoder that goes on. */
function* utf8Chunks(bytes: Uint8Array, atOnce: () => number): Generator<string> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = BYTE_ORDER_MARK.equals(buffer.subarray(0, 3)) ? 3 : 0; start < buffer.byteLength; ) {
    const end = endOfCharacters(buffer, start + atOnce());
    yield buffer.toString("utf8", start, end);
    start = end;
  }
}

/** At `end`, or before the character that goes on there. */
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

/** By the byte order mark, or by how "<" stands at the start of a part that has none. */
export function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  return "utf-8";
}

/** By the options themselves, which stand in tables: most parts are walked with the same. */
const handlings = new WeakMap<WalkOptions, ReadonlyMap<string, Handling>>();

function handlingsOf(options: WalkOptions): ReadonlyMap<string, Handling> {
  const known = handlings.get(options);
  if (known !== undefined) return known;
  const { skip = [], handOver = [], runs } = options;
  const all = new Map<string, Handling>();
  for (const name of skip) all.set(name, "skip");
  for (const name of handOver) all.set(name, "hand-over");
  if (runs !== undefined) all.set(runs.element, runs);
  handlings.set(options, all);
  return all;
}

/** What stands in an element. */
export class XmlContent {
  /** Of the element. */
  readonly name: string;
  /** As it is written. */
  readonly source: string;
  /** Prefixes mean the same in two contents of one scope. */
  readonly scope: Scope;

  constructor({ name, scope }: Pick<Element, "name" | "scope">, source: string) {
    this.name = name;
    this.source = source;
    this.scope = scope;
  }

  /** With the options of the walk that it came from. */
  walk(walker: XmlWalker): void {
    if (this.source === "") return;
    const walk = new Walk(walker, this.scope, { isPart: false });
    walk.write(this.source);
    walk.end();
  }
}

/**
 * One stretch of XML as it is read. Every document is read by a fresh process, in which most code is still interpreted:
 * it leaps from mark to mark by native searches, and reads no tag twice.
 */
class Walk {
  readonly #walker: XmlWalker;
  /** In force where no element is open. */
  readonly #scope: Scope;
  /** A whole part has exactly one root; what an element holds may be anything. */
  readonly #isPart: boolean;
  readonly #open: Element[] = [];
  /** End marks of the elements that are open in what is passed over, its own first. */
  readonly #passedOver: string[] = [];
  #rest = "";
  #hasRoot = false;

  constructor(walker: XmlWalker, scope: Scope, { isPart }: { isPart: boolean }) {
    this.#walker = walker;
    this.#scope = scope;
    this.#isPart = isPart;
  }

  /** Characters that wait for the end of what they belong to: read on in chunks no smaller. */
  get waiting(): number {
    return this.#rest.length;
  }

  write(chunk: string): void {
    const text = this.#rest === "" ? chunk : this.#rest + chunk;
    this.#rest = text.slice(this.#read(text, false));
    if (this.#rest.length > MAX_MARKUP_CHARS) throw new RangeError("Invalid string length of a tag");
  }

  end(): void {
    this.#read(this.#rest, true);
    const isWhole = this.#hasRoot || !this.#isPart;
    const isOpen = this.#open.length > 0 || this.#passedOver.length > 0;
    if (!isWhole || isOpen) throw new Error(`Unclosed ${this.#open.at(-1)?.opening}>`);
  }

  /** Gives how far it came: the rest is the beginning of something that is not whole yet. */
  #read(text: string, isLast: boolean): number {
    let at = 0;
    for (;;) {
      const mark = text.charCodeAt(at) === LESS ? at : text.indexOf("<", at);
      const end = mark >= 0 ? mark : isLast ? text.length : wholeTextEnd(text, at);
      if (end > at && this.#passedOver.length === 0) this.#say(text.slice(at, end));
      if (mark < 0) return end;
      // Half of all marks.
      const isEnd = text.charCodeAt(mark + 1) === SLASH;
      at = isEnd ? this.#readEnd(text, mark) : this.#readBeginning(text, mark);
      if (at < 0 && isLast) throw new Error("Unclosed tag");
      if (at < 0) return mark;
    }
  }

  #say(text: string): void {
    if (this.#open.length > 0 || !this.#isPart) this.#walker.text?.(decodeReferences(text));
    else if (text.trim() !== "") throw new Error("Text outside the root");
  }

  /** Reads the mark that begins at `at` and gives where it ends; -1 where the end has not come yet. */
  #readBeginning(text: string, at: number): number {
    if (at + 1 === text.length) return -1;
    if (isDeclaration(text, at)) return this.#readDeclaration(text, at);
    return this.#passedOver.length > 0 ? this.#passOverStart(text, at) : this.#readStart(text, at);
  }

  #readEnd(text: string, at: number): number {
    const element = this.#open[this.#open.length - 1];
    const passedOver = this.#passedOver[this.#passedOver.length - 1];
    const end = endOfEndTag(text, at, passedOver ?? element?.ending);
    if (end < 0) return -1;
    if (passedOver !== undefined) this.#passedOver.pop();
    else if (element !== undefined) this.#close(element);
    return end;
  }

  #close({ name }: Element): void {
    this.#open.pop();
    this.#walker.close?.(name);
  }

  #readDeclaration(text: string, at: number): number {
    const end = endOfDeclaration(text, at);
    if (isDocumentType(text, at)) throw new ExtractionError("FILE_DAMAGED", { reason: "doctype" });
    const isInside = this.#open.length > 0 || !this.#isPart;
    if (end < 0 || !isInside || this.#passedOver.length > 0) return end;
    if (text.startsWith(CHARACTER_DATA, at)) {
      this.#walker.text?.(text.slice(at + CHARACTER_DATA.length, end - 3));
    }
    return end;
  }

  #passOverStart(text: string, at: number): number {
    const tag = readTag(text, at);
    if (tag === null) return -1;
    if (!tag.isEmpty) this.#passedOver.push(`</${tag.name}`);
    return tag.end + 1;
  }

  #readStart(text: string, at: number): number {
    const scope = this.#open[this.#open.length - 1]?.scope ?? this.#scope;
    const end = text.indexOf(">", at);
    const isShort = end >= 0 && end - at <= MAX_KNOWN_TAG_CHARS;
    const known = isShort ? scope.known(text.slice(at + 1, end)) : undefined;
    if (known !== undefined) return this.#readElement(text, end + 1, known);
    const tag = readTag(text, at);
    if (tag === null) return -1;
    const source = tag.end - at <= MAX_KNOWN_TAG_CHARS ? text.slice(at + 1, tag.end) : null;
    return this.#readElement(text, tag.end + 1, scope.element(tag, source));
  }

  /** What the element holds begins at `from`. */
  #readElement(text: string, from: number, element: Element): number {
    const isRoot = this.#open.length === 0 && this.#isPart;
    if (isRoot && this.#hasRoot) throw new Error(`Unexpected ${element.opening}>`);
    if (element.handling === "hand-over" && !isRoot) return this.#handOver(text, from, element);
    this.#hasRoot = true;
    if (element.handling === "skip") return this.#passOver(text, from, element);
    const end =
      typeof element.handling === "object" && !element.isEmpty ? this.#readRun(text, from, element) : -1;
    if (end >= 0) return end;
    if (this.#open.push(element) > MAX_DEPTH)
      throw new ExtractionError("EXTRACTION_LIMIT", { depth: MAX_DEPTH });
    this.#walker.open?.(element.name, element.attributes);
    if (element.isEmpty) this.#close(element);
    return from;
  }

  /** Gives where a run that is written as most are ends; -1 for any other. */
  #readRun(text: string, from: number, { handling, opening, scope }: Element): number {
    if (typeof handling !== "object" || this.#walker.run === undefined) return -1;
    const pattern = runPattern(handling, opening);
    pattern.lastIndex = from;
    const found = pattern.exec(text);
    if (found === null) return -1;
    const end = pattern.lastIndex;
    const [, source, said = ""] = found;
    const properties =
      source === undefined ? null : new XmlContent({ name: handling.properties, scope }, source);
    return this.#walker.run(properties, decodeReferences(said)) ? end : -1;
  }

  #handOver(text: string, from: number, element: Element): number {
    const source = element.isEmpty ? "" : contentOf(text, from, element);
    if (source === null) return -1;
    const end = element.isEmpty ? from : endOfEndTag(text, from + source.length, element.ending);
    if (end < 0) return -1;
    this.#walker.content?.(new XmlContent(element, source), element.attributes);
    return end;
  }

  /** Leaps to the end where that is near and plain; else mark by mark. */
  #passOver(text: string, from: number, element: Element): number {
    if (element.isEmpty) return from;
    this.#passedOver.push(element.ending);
    return from + (plainContentOf(text, from, element)?.length ?? 0);
  }
}
