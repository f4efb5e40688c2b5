import { ExtractionError } from "../errors.ts";
import { type PptRecord, PptStream } from "./ppt-records.ts";

/** Record types (MS-PPT 2.13.24). */
const DOCUMENT = 1000;
const USER_EDIT = 4085;
const PERSIST_DIRECTORY = 6002;
const ENCRYPTED_HEADER_TOKEN = 0xf3d1c4df;
/** Each save adds an edit; no real file has more. */
const MAX_EDITS = 10_000;

/** Offsets of the objects of a presentation in its stream, by id. */
export type PersistedObjects = ReadonlyMap<number, number>;

/**
 * Saving appends to the file, so old slides remain in it. Only objects in the directory of the last edit are shown.
 * If that chain is broken, all directories are used, later ones first. Throws FILE_ENCRYPTED.
 */
export function persistedObjects(stream: PptStream, currentUser: Uint8Array | null): PersistedObjects {
  const lastEdit = lastEditOf(currentUser);
  const chained = lastEdit === null ? null : chainFrom(stream, lastEdit);
  if (chained !== null && findDocument(stream, chained) !== null) return chained;
  const found = new Map<number, number>();
  for (const record of [...stream.children(stream.whole())].reverse()) {
    refuseEncrypted(record);
    readDirectory(stream, record, found);
  }
  return found;
}

/** An eighth field refers to the encryption session (2.3.3). */
function refuseEncrypted({ type, start, end }: PptRecord): void {
  if (type === USER_EDIT && end - start >= 32) throw new ExtractionError("FILE_ENCRYPTED");
}

export function findDocument(stream: PptStream, objects: PersistedObjects): PptRecord | null {
  for (const offset of objects.values()) {
    const record = stream.recordAt(offset);
    if (record?.type === DOCUMENT) return record;
  }
  return null;
}

/** The offset of the last edit, from the "Current User" stream (2.3.2). */
function lastEditOf(currentUser: Uint8Array | null): number | null {
  if (currentUser === null || currentUser.byteLength < 20) return null;
  const user = new PptStream(currentUser);
  if (user.uint32(12) === ENCRYPTED_HEADER_TOKEN) throw new ExtractionError("FILE_ENCRYPTED");
  return user.uint32(16);
}

/** The newest edit first: older ones only add what newer ones do not have. */
function chainFrom(stream: PptStream, lastEdit: number): Map<number, number> | null {
  const offsets = new Map<number, number>();
  let edit = lastEdit;
  for (let edits = 0; edit !== 0 && edits < MAX_EDITS; edits += 1) {
    const record = stream.recordAt(edit);
    if (record?.type !== USER_EDIT || record.end - record.start < 28) return null;
    refuseEncrypted(record);
    readDirectory(stream, stream.recordAt(stream.uint32(record.start + 12)), offsets);
    const before = stream.uint32(record.start + 8);
    // Edits are appended: an "earlier" edit at a later offset makes the chain circular.
    if (before >= edit) return offsets;
    edit = before;
  }
  return offsets;
}

function readDirectory(stream: PptStream, record: PptRecord | null, offsets: Map<number, number>): void {
  if (record?.type !== PERSIST_DIRECTORY) return;
  let at = record.start;
  while (at + 4 <= record.end) {
    const entry = stream.uint32(at);
    const firstId = entry & 0xfffff;
    const count = entry >>> 20;
    at += 4;
    for (let index = 0; index < count && at + 4 <= record.end; index += 1, at += 4) {
      if (!offsets.has(firstId + index)) offsets.set(firstId + index, stream.uint32(at));
    }
  }
}
