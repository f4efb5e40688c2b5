/** A record of a PowerPoint stream (MS-PPT 2.3.1): an eight-byte header, then its content. */
export interface PptRecord {
  readonly type: number;
  readonly instance: number;
  readonly isContainer: boolean;
  /** The start of the content in the stream. */
  readonly start: number;
  readonly end: number;
}

const HEADER_BYTES = 8;
const MAX_DEPTH = 64;

export class PptStream {
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  byte(offset: number): number {
    return this.#view.getUint8(offset);
  }

  uint16(offset: number): number {
    return this.#view.getUint16(offset, true);
  }

  int32(offset: number): number {
    return this.#view.getInt32(offset, true);
  }

  uint32(offset: number): number {
    return this.#view.getUint32(offset, true);
  }

  /** Null if there is no whole header. A length beyond the limit is cut. */
  recordAt(offset: number, limit = this.#view.byteLength): PptRecord | null {
    if (offset < 0 || offset + HEADER_BYTES > limit) return null;
    const versionAndInstance = this.#view.getUint16(offset, true);
    const start = offset + HEADER_BYTES;
    return {
      type: this.#view.getUint16(offset + 2, true),
      instance: versionAndInstance >> 4,
      isContainer: (versionAndInstance & 0xf) === 0xf,
      start,
      end: Math.min(limit, start + this.uint32(offset + 4)),
    };
  }

  *children(parent: PptRecord): Generator<PptRecord> {
    let offset = parent.start;
    for (;;) {
      const record = this.recordAt(offset, parent.end);
      if (record === null) return;
      yield record;
      offset = record.end;
    }
  }

  /** All records inside, containers before their content. */
  *descendants(parent: PptRecord, depth = 0): Generator<PptRecord> {
    for (const child of this.children(parent)) {
      yield child;
      if (child.isContainer && depth < MAX_DEPTH) yield* this.descendants(child, depth + 1);
    }
  }

  whole(): PptRecord {
    return { type: 0, instance: 0, isContainer: true, start: 0, end: this.#view.byteLength };
  }

  utf16(record: PptRecord): string {
    return new TextDecoder("utf-16le").decode(this.#content(record));
  }

  /** The low bytes of UTF-16 units: this is Latin-1, not Windows-1252. */
  latin1(record: PptRecord): string {
    return Buffer.from(this.#content(record)).toString("latin1");
  }

  #content({ start, end }: PptRecord): Uint8Array {
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + start, end - start);
  }
}

/** Reads a record field by field; reading beyond its end throws RangeError. */
export class Fields {
  readonly #stream: PptStream;
  readonly #end: number;
  #at: number;

  constructor(stream: PptStream, { start, end }: PptRecord) {
    this.#stream = stream;
    this.#at = start;
    this.#end = end;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#end;
  }

  uint16(): number {
    this.skip(2);
    return this.#stream.uint16(this.#at - 2);
  }

  int16(): number {
    const value = this.uint16();
    return value < 0x8000 ? value : value - 0x10000;
  }

  uint32(): number {
    this.skip(4);
    return this.#stream.uint32(this.#at - 4);
  }

  skip(bytes: number): void {
    this.#at += bytes;
    if (this.#at > this.#end) throw new RangeError("The record is shorter than its fields");
  }

  skipFields(masks: number, table: readonly (readonly [mask: number, bytes: number])[]): void {
    for (const [mask, bytes] of table) if ((masks & mask) !== 0) this.skip(bytes);
  }
}
