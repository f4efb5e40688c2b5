import { Zip, ZipDeflate } from "fflate";

/** A part of a package. */
export interface PackagePart {
  readonly name: string;
  /** Chunks are asked for while the part is packed: the whole of it is never in memory. */
  readonly content: Uint8Array | string | { readonly chunks: Iterable<Uint8Array> };
}

const TEXT_CHARS = 256 * 1024;

/** A long text in large chunks. */
export function* inChunks(texts: Iterable<string>): Iterable<Uint8Array> {
  let pending: string[] = [];
  let length = 0;
  for (const text of texts) {
    pending.push(text);
    length += text.length;
    if (length < TEXT_CHARS) continue;
    yield Buffer.from(pending.join(""), "utf8");
    [pending, length] = [[], 0];
  }
  yield Buffer.from(pending.join(""), "utf8");
}

/** The first day that a ZIP file can name, so that the same parts give the same bytes. */
const FIRST_DAY = new Date(1980, 0, 1);
const NOTHING = new Uint8Array();

/** A ZIP file of these parts, in their order. Each is packed before the next is asked for. */
export function packageOf(parts: Iterable<PackagePart>): Uint8Array {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  for (const { name, content } of parts) {
    const part = new ZipDeflate(name, { level: 6 });
    zip.add(Object.assign(part, { mtime: FIRST_DAY }));
    for (const chunk of chunksOf(content)) part.push(chunk);
    part.push(NOTHING, true);
  }
  zip.end();
  return Buffer.concat(packed);
}

function chunksOf(content: PackagePart["content"]): Iterable<Uint8Array> {
  if (typeof content === "string") return [Buffer.from(content, "utf8")];
  return content instanceof Uint8Array ? [content] : content.chunks;
}
