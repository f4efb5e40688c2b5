import { zstdDecompressSync } from "node:zlib";
import { LIMITS } from "@quizmill/contract/tables";
import type { Parts } from "../format.ts";
import type { MarkOfPicture } from "../html/read-html.ts";
import type { FoundPictures } from "../pictures.ts";

const MAX_MAP_BYTES = 16 * 1024 * 1024;
/** A newer package has its files packed (RFC 8878, 3.1.1). */
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** Finds the pictures of a package by the names that its notes give them. */
export function mediaIn(parts: Parts | null, pictures: FoundPictures): MarkOfPicture {
  const partOf = parts === null ? new Map<string, string>() : mapOf(parts);
  return (address, alt, edit) => {
    const part = partOf.get(nameOf(address)) ?? partOf.get(nameOf(decoded(address)));
    if (part === undefined) return pictures.markOfUrl(address, alt, edit);
    return pictures.mark(part, () => readPart(parts, part, LIMITS.pictures.fileMaxBytes), alt, edit);
  };
}

/** Systems write the same letter in several ways. */
const nameOf = (name: string) => name.normalize("NFC");

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The part that holds each file; none where the list of them is missing or damaged. */
function mapOf(parts: Parts): Map<string, string> {
  const list = readPart(parts, "media", MAX_MAP_BYTES);
  const entries = list === null ? [] : list[0] === 0x7b ? entriesInJson(list) : entriesIn(list);
  const names = new Set(parts.names);
  return new Map(
    entries.filter(([, part]) => names.has(part)).map(([name, part]) => [nameOf(name), part] as const),
  );
}

/** A part, unpacked where it is packed; null for one that is missing, damaged or too large: its notes are read without. */
function readPart(parts: Parts | null, name: string, maxOutputLength: number): Uint8Array | null {
  try {
    const bytes = parts?.read(name) ?? null;
    const isPacked = bytes !== null && ZSTD.equals(bytes.subarray(0, ZSTD.length));
    return isPacked ? zstdDecompressSync(bytes, { maxOutputLength }) : bytes;
  } catch {
    return null;
  }
}

type Entry = readonly [name: string, part: string];

function entriesInJson(list: Uint8Array): Entry[] {
  try {
    const names = JSON.parse(Buffer.from(list).toString("utf8")) as Record<string, unknown>;
    return Object.entries(names).map(([part, name]) => [String(name), part]);
  } catch {
    return [];
  }
}

/** Numbers of fields in Anki's source, proto/anki/import_export.proto: `MediaEntries` and its `MediaEntry`. */
const [ENTRIES, NAME] = [1, 1];

/** The name of the file in each part: these are numbered in their order. */
function entriesIn(list: Uint8Array): Entry[] {
  const entries = bytesIn(list, ENTRIES);
  return entries.map((entry, i) => {
    const [name] = bytesIn(entry, NAME);
    return [Buffer.from(name ?? []).toString("utf8"), `${i}`];
  });
}

/** The values of a field of a message in Protocol Buffers that are bytes; what is damaged ends it. */
function bytesIn(message: Uint8Array, field: number): Uint8Array[] {
  const found: Uint8Array[] = [];
  let at = 0;
  const number = () => {
    let value = 0;
    for (let scale = 1; at < message.length; scale *= 0x80) {
      const byte = message[at++] ?? 0;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) break;
    }
    return value;
  };
  while (at < message.length) {
    const tag = number();
    const [own, type] = [Math.floor(tag / 8), tag % 8];
    if (type === 0) number();
    else if (type === 2) {
      const end = number() + at;
      if (own === field) found.push(message.subarray(at, end));
      at = end;
    } else break;
  }
  return found;
}
