import { SaxesParser, type SaxesTagPlain } from "saxes";
import { ExtractionError } from "./errors.ts";
import { Namespaces } from "./xml-names.ts";

const MAX_DEPTH = 256;
/** A text that is kept keeps its whole chunk in memory. */
const CHUNK_BYTES = 64 * 1024;
/** No real document has a longer tag, comment or text between two tags; the parser keeps all of it. */
const MAX_WAITING_CHARS = 32 * 1024 * 1024;
/** No real list or style has more elements; they are kept in memory. */
const MAX_HANDED_OVER = 100_000;

/** Attribute values by canonical name (`w:val`, or `id` without a namespace). */
export type Attributes = (name: string) => string | undefined;

/** The events of a part, in order, with canonical names. */
export interface XmlEvents {
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

export interface XmlWalker extends XmlEvents {
  /** Instead of all three, for an element of `handOver`. */
  content?(element: XmlElement): void;
}

/** An element that was read as a whole. It has no text: only elements with properties are handed over. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly XmlElement[];
}

/** Elements, by canonical name, that are not walked. */
export interface WalkOptions {
  /** Left out with their content; in an element that is handed over, only their content is. */
  readonly skip?: ReadonlySet<string>;
  /** Passed on as a whole. */
  readonly handOver?: ReadonlySet<string>;
}

/**
 * Walks a part as a stream of events, in linear time. A document type is refused (no Office document has one; entity
 * bombs need one), and so is extreme depth. XML that is not well-formed throws.
 */
export function walkXml(bytes: Uint8Array, walker: XmlWalker, options: WalkOptions = {}): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const walk = new Walk(walker, options);
  parser.on("doctype", refuseDocumentType);
  parser.on("opentag", (tag) => walk.open(tag));
  parser.on("closetag", () => walk.close());
  parser.on("text", (text) => walk.text(text));
  parser.on("cdata", (text) => walk.text(text));
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let start = 0; start < bytes.byteLength; start += CHUNK_BYTES) {
    const chunk = decoder.decode(bytes.subarray(start, start + CHUNK_BYTES), { stream: true });
    parser.write(chunk);
    walk.endChunk(chunk.length);
  }
  parser.write(decoder.decode()).close();
}

function refuseDocumentType(): never {
  throw new ExtractionError("FILE_DAMAGED", { reason: "doctype" });
}

/** By the byte order mark, or by the bytes of "<" at the start of a part without one. */
export function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  return "utf-8";
}

/** Tells of the elements inside another one, at any depth, in the order of the file. */
export function forEachInside(
  { children }: XmlElement,
  tell: (name: string, attributes: Attributes) => void,
): void {
  for (const child of children) {
    tell(child.name, child.attributes);
    forEachInside(child, tell);
  }
}

interface OpenElement {
  readonly name: string;
  /** The prefixes it declares. */
  readonly declared: readonly string[];
  /** Null if it is walked. */
  readonly element: HandedOver | null;
}

interface HandedOver extends XmlElement {
  readonly children: XmlElement[];
}

const NOTHING: ReadonlySet<string> = new Set();

class Walk {
  readonly #walker: XmlWalker;
  readonly #skip: ReadonlySet<string>;
  readonly #handOver: ReadonlySet<string>;
  readonly #open: OpenElement[] = [];
  readonly #namespaces = new Namespaces();
  /** Open elements of skipped content. */
  #skipped = 0;
  /** Elements in the element that is being handed over. */
  #handedOver = 0;
  /** Whether an element began in this chunk. */
  #hasTag = false;
  /** Characters of chunks in which none began. */
  #waiting = 0;

  constructor(walker: XmlWalker, { skip = NOTHING, handOver = NOTHING }: WalkOptions) {
    this.#walker = walker;
    this.#skip = skip;
    this.#handOver = handOver;
  }

  endChunk(chars: number): void {
    this.#waiting = this.#hasTag ? 0 : this.#waiting + chars;
    this.#hasTag = false;
    if (this.#waiting > MAX_WAITING_CHARS) {
      throw new ExtractionError("EXTRACTION_LIMIT", { chars: MAX_WAITING_CHARS });
    }
  }

  open(tag: SaxesTagPlain): void {
    this.#hasTag = true;
    if (this.#skipped > 0) {
      this.#skipped += 1;
      return;
    }
    const outer = this.#open.at(-1);
    const declared = this.#namespaces.enter(tag.attributes);
    const name = this.#namespaces.nameOf(tag.name);
    const values = this.#namespaces.namesOf(tag.attributes);
    const attributes = (wanted: string) => values[wanted];
    const isHandedOver = outer !== undefined && (outer.element !== null || this.#handOver.has(name));
    const element = isHandedOver ? this.#keep({ name, attributes, children: [] }, outer.element) : null;
    if (this.#skip.has(name)) {
      this.#skipped = 1;
      this.#namespaces.leave(declared);
      return;
    }
    const depth = this.#open.push({ name, declared, element });
    if (depth > MAX_DEPTH) throw new ExtractionError("EXTRACTION_LIMIT", { depth: MAX_DEPTH });
    if (element === null) this.#walker.open?.(name, attributes);
  }

  close(): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    const { name = "", declared = [], element = null } = this.#open.pop() ?? {};
    this.#namespaces.leave(declared);
    if (element === null) this.#walker.close?.(name);
    else if (this.#open.at(-1)?.element === null) this.#walker.content?.(element);
  }

  text(text: string): void {
    const around = this.#open.at(-1);
    if (around?.element === null && this.#skipped === 0) this.#walker.text?.(text);
  }

  #keep(element: HandedOver, outer: HandedOver | null): HandedOver {
    this.#handedOver = outer === null ? 1 : this.#handedOver + 1;
    if (this.#handedOver > MAX_HANDED_OVER) {
      throw new ExtractionError("EXTRACTION_LIMIT", { elements: MAX_HANDED_OVER });
    }
    outer?.children.push(element);
    return element;
  }
}
