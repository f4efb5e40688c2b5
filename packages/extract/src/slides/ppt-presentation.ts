import { ExtractionError } from "../errors.ts";
import type { Part } from "../reading.ts";
import { type PptRecord, PptStream } from "./ppt-records.ts";

/** Record types (MS-PPT 2.13.24). */
const DOCUMENT = 1000;
const SLIDE = 1006;
const NOTES_ATOM = 1009;
const SLIDE_PERSIST_ATOM = 1011;
const OUTLINE_TEXT_REF = 3998;
const TEXT_HEADER = 3999;
const TEXT_CHARS = 4000;
const TEXT_BYTES = 4008;
const SLIDE_LIST = 4080;
const USER_EDIT = 4085;
const PERSIST_DIRECTORY = 6002;
const CLIENT_TEXTBOX = 0xf00d;

const SLIDES_INSTANCE = 0;
const NOTES_INSTANCE = 2;
/** TextHeaderAtom (2.9.15): what the text is. */
const TITLE_TEXTS = new Set([0, 6]);
const BODY_TEXTS = new Set([1, 5, 7, 8]);
const NOTES_TEXT = 2;
const ENCRYPTED_HEADER_TOKEN = 0xf3d1c4df;
/** Each save adds an edit; more in no file that somebody could have saved. */
const MAX_EDITS = 10_000;

interface Text {
  readonly type: number;
  readonly text: string;
}

interface ListedSlide {
  readonly persistId: number;
  readonly slideId: number;
  readonly texts: readonly Text[];
}

/**
 * The text of each slide, in showing order. Saving appends to the file, so old slides lie about in it:
 * only what the last edit's persist directory leads to is shown. Where that chain is broken, every text in
 * the file is taken, as one slide for each slide record.
 */
export function readPresentation(bytes: Uint8Array, currentUser: Uint8Array | null): Part[][] {
  const stream = new PptStream(bytes);
  const user = currentUser === null ? null : new PptStream(currentUser);
  const lastEdit = user === null || (currentUser?.byteLength ?? 0) < 20 ? null : user.uint32(16);
  if (lastEdit !== null && user?.uint32(12) === ENCRYPTED_HEADER_TOKEN) {
    throw new ExtractionError("FILE_ENCRYPTED");
  }
  const persisted = lastEdit === null ? null : persistDirectory(stream, lastEdit);
  const document = persisted === null ? null : findDocument(stream, persisted);
  if (persisted === null || document === null) return allSlides(stream);
  const notes = notesBySlide(stream, document, persisted);
  const slides = listedSlides(stream, document, SLIDES_INSTANCE).map((listed) => [
    ...slideTexts(stream, listed, persisted).flatMap(textParts),
    ...(notes.get(listed.slideId) ?? []),
  ]);
  return slides.length > 0 ? slides : allSlides(stream);
}

/** Persist object id → offset, the newest edit first: older ones only fill what newer ones leave out. */
function persistDirectory(stream: PptStream, lastEdit: number): Map<number, number> | null {
  const offsets = new Map<number, number>();
  let edit = lastEdit;
  for (let edits = 0; edit !== 0 && edits < MAX_EDITS; edits += 1) {
    const record = stream.recordAt(edit);
    if (record?.type !== USER_EDIT || record.end - record.start < 28) return null;
    // An eighth field names the encryption session (2.3.3).
    if (record.end - record.start >= 32) throw new ExtractionError("FILE_ENCRYPTED");
    readDirectory(stream, stream.recordAt(stream.uint32(record.start + 12)), offsets);
    edit = stream.uint32(record.start + 8);
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

function findDocument(stream: PptStream, persisted: Map<number, number>): PptRecord | null {
  for (const offset of persisted.values()) {
    const record = stream.recordAt(offset);
    if (record?.type === DOCUMENT) return record;
  }
  return null;
}

/** The outline of slides or notes pages: each persist atom is followed by the texts of its placeholders. */
function listedSlides(stream: PptStream, document: PptRecord, instance: number): ListedSlide[] {
  const slides: (ListedSlide & { texts: Text[] })[] = [];
  for (const list of stream.children(document)) {
    if (list.type !== SLIDE_LIST || list.instance !== instance) continue;
    let type = 4;
    for (const record of stream.children(list)) {
      const text = textOf(stream, record);
      if (record.type === SLIDE_PERSIST_ATOM && record.end - record.start >= 16) {
        const [persistId, slideId] = [stream.uint32(record.start), stream.uint32(record.start + 12)];
        slides.push({ persistId, slideId, texts: [] });
      } else if (record.type === TEXT_HEADER) {
        type = stream.uint32(record.start);
        slides.at(-1)?.texts.push({ type, text: "" });
      } else if (text !== null) {
        slides.at(-1)?.texts.splice(-1, 1, { type, text });
      }
    }
  }
  return slides;
}

function slideTexts(stream: PptStream, listed: ListedSlide, persisted: Map<number, number>): Text[] {
  const record = stream.recordAt(persisted.get(listed.persistId) ?? -1);
  const used = new Set<number>();
  const shapes = record === null ? [] : shapeTexts(stream, record, listed.texts, used);
  // Outline texts that no shape refers to are the only place their words stand.
  const unused = listed.texts.filter((_text, index) => !used.has(index));
  return [...shapes, ...unused];
}

function shapeTexts(
  stream: PptStream,
  slide: PptRecord,
  outline: readonly Text[],
  used: Set<number>,
): Text[] {
  const texts: Text[] = [];
  for (const box of stream.descendants(slide)) {
    if (box.type !== CLIENT_TEXTBOX) continue;
    let type = 4;
    for (const record of stream.children(box)) {
      const text = textOf(stream, record);
      if (record.type === TEXT_HEADER && record.end - record.start >= 4) type = stream.uint32(record.start);
      if (text !== null) texts.push({ type, text });
      if (record.type !== OUTLINE_TEXT_REF || record.end - record.start < 4) continue;
      const index = stream.uint32(record.start);
      const referred = outline[index];
      if (referred !== undefined && !used.has(index)) texts.push(referred);
      used.add(index);
    }
  }
  return texts;
}

/** What the speaker says, by the id of the slide it belongs to. */
function notesBySlide(
  stream: PptStream,
  document: PptRecord,
  persisted: Map<number, number>,
): Map<number, Part[]> {
  const notes = new Map<number, Part[]>();
  for (const listed of listedSlides(stream, document, NOTES_INSTANCE)) {
    const record = stream.recordAt(persisted.get(listed.persistId) ?? -1);
    if (record === null) continue;
    const atom = [...stream.children(record)].find(({ type }) => type === NOTES_ATOM);
    const spoken = slideTexts(stream, listed, persisted).filter(({ type }) => type === NOTES_TEXT);
    if (atom !== undefined) {
      const parts = spoken.flatMap(textParts).map((part): Part => ({ ...part, role: "speakerNotes" }));
      notes.set(stream.uint32(atom.start), parts);
    }
  }
  return notes;
}

function allSlides(stream: PptStream): Part[][] {
  const slides: Part[][] = [];
  for (const record of stream.children(stream.whole())) {
    if (record.type !== SLIDE) continue;
    slides.push(shapeTexts(stream, record, [], new Set()).flatMap(textParts));
  }
  if (slides.length === 0) throw new Error("No slides in the stream");
  return slides;
}

function textOf(stream: PptStream, record: PptRecord): string | null {
  if (record.type === TEXT_CHARS) return stream.utf16(record);
  if (record.type === TEXT_BYTES) return stream.latin1(record);
  return null;
}

/** Paragraphs end with a carriage return, lines with a vertical tab (2.9.41). */
function textParts({ type, text }: Text): Part[] {
  const paragraphs = text.split("\r").filter((paragraph) => paragraph.trim() !== "");
  if (paragraphs.length === 0) return [];
  if (TITLE_TEXTS.has(type))
    return [{ kind: "heading", text: paragraphs.join(" "), level: type === 6 ? 1 : 2 }];
  const kind = BODY_TEXTS.has(type) ? "listItem" : "paragraph";
  return paragraphs.map((paragraph) => ({ kind, text: paragraph }));
}
