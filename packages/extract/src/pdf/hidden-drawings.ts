/** What holds drawings that pdf.js prepares in one go, without a word to anybody until they are done. */
const HOLDERS = ["/PatternType", "/CharProcs"] as const;
/** Of one file; more cannot be looked at one by one. */
const MAX_HOLDERS = 2_000;
/** How far from there its object may begin and go on. */
const MAX_OBJECT_BYTES = 4_096;
/** A pattern is small; what takes more bytes, packed, may take a thousand times as many. */
const MAX_STREAM_BYTES = 100_000;
const DIRECT_LENGTH = /\/Length\s+(\d+)\b(?!\s+\d+\s+R)/;
/** "12345 0" */
const MAX_HEAD_BYTES = 20;
const MAX_OBJECTS = 200_000;

/**
 * Whether patterns or glyphs of a file may draw without end: they are vast, or draw forms, which can draw other
 * forms. Reading text never looks at those, but preparing a page for drawing does. Told from the file's own
 * bytes: a stream's dictionary is never packed (ISO 32000-2, 7.5.7).
 */
export function hidesDrawings(bytes: Uint8Array): boolean {
  const file = new ObjectFile(bytes);
  const hasForms = file.bytes.includes("/Form");
  let holders = 0;
  for (const holder of HOLDERS) {
    for (let at = file.bytes.indexOf(holder); at >= 0; at = file.bytes.indexOf(holder, at + 1)) {
      holders += 1;
      if (holders > MAX_HOLDERS) return hasForms;
      const object = file.around(at);
      if (Number(DIRECT_LENGTH.exec(object)?.[1] ?? 0) > MAX_STREAM_BYTES) return true;
      if (hasForms && drawsObjects(file, object)) return true;
    }
  }
  return false;
}

/** Pictures are harmless. What cannot be found is packed away and may be anything. */
function drawsObjects(file: ObjectFile, object: string): boolean {
  const reference = /\/Resources\s+(\d+)\s+(\d+)\s+R/.exec(object);
  const resources = reference === null ? object : file.object(Number(reference[1]));
  if (resources === null) return true;
  if (!resources.includes("/XObject")) return false;
  const drawn = /\/XObject\s*<<([^<>]*)>>/.exec(resources)?.[1];
  const numbers = [...(drawn ?? "").matchAll(/(\d+)\s+\d+\s+R/g)].map(([, number]) => Number(number));
  return drawn === undefined || !numbers.every((number) => isPicture(file.object(number)));
}

function isPicture(object: string | null): boolean {
  return object !== null && /\/Subtype\s*\/Image/.test(object);
}

/** A file's objects by their numbers, without their streams. */
class ObjectFile {
  readonly bytes: Buffer;
  #starts: Map<number, number> | undefined;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Null if it is packed with others. */
  object(number: number): string | null {
    this.#starts ??= this.#findStarts();
    const start = this.#starts.get(number);
    return start === undefined ? null : this.around(start);
  }

  /** The object that a place is in. */
  around(at: number): string {
    const before = this.bytes.toString("latin1", Math.max(0, at - MAX_OBJECT_BYTES), at);
    const after = this.bytes.toString("latin1", at, at + MAX_OBJECT_BYTES);
    const end = /endobj|stream/.exec(after)?.index ?? after.length;
    return before.slice(before.lastIndexOf("obj") + "obj".length) + after.slice(0, end);
  }

  #findStarts(): Map<number, number> {
    const starts = new Map<number, number>();
    let at = this.bytes.indexOf(" obj");
    for (let seen = 0; at >= 0 && seen < MAX_OBJECTS; seen += 1) {
      const head = this.bytes.toString("latin1", Math.max(0, at - MAX_HEAD_BYTES), at);
      const number = /(\d+)\s+\d+$/.exec(head)?.[1];
      if (number !== undefined) starts.set(Number(number), at + " obj".length);
      at = this.bytes.indexOf(" obj", at + 1);
    }
    return starts;
  }
}
