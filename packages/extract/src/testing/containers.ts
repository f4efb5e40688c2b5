import { deflateSync, inflateSync } from "node:zlib";
import CFB from "cfb";
import { fromBufferPromise } from "yauzl";
import { zipFile } from "./files.ts";

/** A document whose content is compressed: damage to the file rarely reaches the content. For tests only. */
export interface Container {
  /** The uncompressed content of each part. */
  readonly parts: readonly Uint8Array[];
  /** The document with other content in this part. */
  replace(index: number, content: Uint8Array): Buffer | Promise<Buffer>;
}

/** ZIP, compound file or PDF by the first bytes; null for a document that is not compressed. */
export async function openContainer(bytes: Buffer): Promise<Container | null> {
  const start = bytes.toString("latin1", 0, 5);
  if (start.startsWith("PK")) return openZipParts(bytes);
  if (start === "%PDF-") return openPdfStreams(bytes);
  return bytes.readUInt32BE(0) === 0xd0cf11e0 ? openCompoundStreams(bytes) : null;
}

async function openZipParts(bytes: Buffer): Promise<Container> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const parts = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    parts.set(entry.fileName, Buffer.concat(chunks));
  }
  const names = [...parts.keys()];
  return {
    parts: [...parts.values()],
    replace: (index, content) => zipFile(Object.fromEntries([...parts, [names[index] ?? "", content]])),
  };
}

function openCompoundStreams(bytes: Buffer): Container {
  const streamsOf = (container: ReturnType<typeof CFB.read>) =>
    container.FileIndex.filter(({ content }) => content !== undefined && content.length > 0);
  const contents = streamsOf(CFB.read(bytes, { type: "buffer" })).map(({ content }) =>
    Uint8Array.from(content ?? []),
  );
  return {
    parts: contents,
    replace(index, content) {
      const container = CFB.read(bytes, { type: "buffer" });
      const stream = streamsOf(container)[index];
      if (stream !== undefined)
        Object.assign(stream, { content: Buffer.from(content), size: content.length });
      return Buffer.from(CFB.write(container, { type: "buffer" }) as Uint8Array);
    },
  };
}

interface PdfStream {
  readonly start: number;
  readonly end: number;
  readonly content: Buffer;
}

/**
 * Streams that a plain inflate can read. A longer replacement moves what follows, so the file's table is wrong then
 * too.
 */
function openPdfStreams(bytes: Buffer): Container {
  const streams = pdfStreams(bytes);
  return {
    parts: streams.map(({ content }) => content),
    replace(index, content) {
      const { start = 0, end = 0 } = streams[index] ?? {};
      const packed = deflateSync(content);
      const padding = Buffer.alloc(Math.max(0, end - start - packed.byteLength));
      return Buffer.concat([bytes.subarray(0, start), packed, padding, bytes.subarray(end)]);
    },
  };
}

function pdfStreams(bytes: Buffer): PdfStream[] {
  const text = bytes.toString("latin1");
  const streams: PdfStream[] = [];
  for (const match of text.matchAll(/stream\r?\n/g)) {
    const start = match.index + match[0].length;
    const end = text.indexOf("endstream", start);
    if (text.slice(match.index - 3, match.index) === "end" || end < 0) continue;
    try {
      streams.push({ start, end, content: inflateSync(bytes.subarray(start, end)) });
    } catch {
      // Compressed in another way: damage to the file reaches it.
    }
  }
  return streams;
}
