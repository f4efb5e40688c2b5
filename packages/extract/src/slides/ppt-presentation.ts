import type { Part } from "../reading.ts";
import type { Salvage } from "../salvage.ts";
import { type OutlineNumbers, outlineNumbersOf } from "./ppt-auto-numbers.ts";
import { symbolFontsOf } from "./ppt-fonts.ts";
import { findDocument, type PersistedObjects, persistedObjects } from "./ppt-persist.ts";
import { type PptRecord, PptStream } from "./ppt-records.ts";
import { isMaster, readPptShapes } from "./ppt-shapes.ts";
import { type PptDocument, type PptText, takeText } from "./ppt-text.ts";
import { type Slide, slideParts, spokenParts } from "./slide-parts.ts";

/** Record types (MS-PPT 2.13.24). */
const SLIDE = 1006;
const NOTES_ATOM = 1009;
const SLIDE_PERSIST_ATOM = 1011;
const SLIDE_SHOW_INFO_ATOM = 1017;
const SLIDE_LIST = 4080;

const SLIDE_SHOW_INFO_BYTES = 16;
const SHOW_FLAGS_AT = 10;
const HIDDEN_FLAG = 4;

/** The instance of the document's list (2.4.14.3); instance 1 holds the masters. */
const SLIDES_INSTANCE = 0;
const NOTES_INSTANCE = 2;

interface ListedSlide {
  readonly persistId: number;
  readonly slideId: number;
  /** Texts of its placeholders, in the document's outline. */
  readonly texts: PptText[];
}

/** A slide that is read when it is needed. */
type LazySlide = () => Slide;

/**
 * The slides in the order they are shown, each read on its own, with its speaker's notes at the end. Without a list
 * of slides every slide record in the file is used. Throws FILE_ENCRYPTED, or any error if the stream holds no
 * presentation.
 */
export async function slidesOf(
  bytes: Uint8Array,
  currentUser: Uint8Array | null,
  salvage: Salvage,
): Promise<LazySlide[]> {
  const stream = new PptStream(bytes);
  const objects = persistedObjects(stream, currentUser);
  const document = findDocument(stream, objects);
  const listed = document === null ? [] : listedSlides(stream, document, SLIDES_INSTANCE);
  const file: PptDocument = { stream, fonts: symbolFontsOf(stream, document) };
  if (document === null || listed.length === 0) return looseSlides(file);
  numberOutline(listed, outlineNumbersOf(stream, document));
  const notes = await salvage.try(
    () => notesBySlide(file, listedSlides(stream, document, NOTES_INSTANCE), objects),
    new Map<number, Part[]>(),
  );
  /** A record belongs to one slide; a file in which a thousand slides refer to one record is malicious. */
  const seen = new Set<number>();
  return listed.map((slide) => () => {
    const record = recordOf(stream, slide, objects);
    const isNew = record !== null && !seen.has(record.start);
    if (isNew) seen.add(record.start);
    const shapes = readPptShapes(file, isNew ? record : null, slide.texts);
    const parts = [...slideParts(shapes), ...(notes.get(slide.slideId) ?? [])];
    return { parts, isHidden: isHidden(stream, record) };
  });
}

/** The outline of slides or notes pages: each persist atom is followed by the texts of its placeholders. */
function listedSlides(stream: PptStream, document: PptRecord, instance: number): ListedSlide[] {
  const slides: ListedSlide[] = [];
  for (const list of stream.children(document)) {
    if (list.type !== SLIDE_LIST || list.instance !== instance) continue;
    for (const record of stream.children(list)) {
      const slide = slides.at(-1);
      if (record.type === SLIDE_PERSIST_ATOM && record.end - record.start >= 16) {
        const [persistId, slideId] = [stream.uint32(record.start), stream.uint32(record.start + 12)];
        slides.push({ persistId, slideId, texts: [] });
      } else if (slide !== undefined) {
        takeText(stream, record, slide.texts);
      }
    }
  }
  return slides;
}

/** Several texts of one type on a slide are numbered in order. */
function numberOutline(slides: readonly ListedSlide[], outline: readonly OutlineNumbers[]): void {
  const bySlide = Map.groupBy(outline, ({ slideId }) => slideId);
  for (const { slideId, texts } of slides) {
    const waiting = [...(bySlide.get(slideId) ?? [])];
    for (const text of waiting.length === 0 ? [] : texts) {
      const at = waiting.findIndex(({ type }) => type === text.type);
      if (at >= 0) text.numbers = waiting.splice(at, 1)[0]?.numbers ?? [];
    }
  }
}

function recordOf(stream: PptStream, slide: ListedSlide, objects: PersistedObjects): PptRecord | null {
  return stream.recordAt(objects.get(slide.persistId) ?? -1);
}

/** Speaker's notes, by the id of their slide. */
function notesBySlide(
  file: PptDocument,
  pages: readonly ListedSlide[],
  objects: PersistedObjects,
): Map<number, Part[]> {
  const { stream } = file;
  const notes = new Map<number, Part[]>();
  for (const page of pages) {
    const record = recordOf(stream, page, objects);
    const atom =
      record === null ? null : [...stream.children(record)].find(({ type }) => type === NOTES_ATOM);
    if (atom === null || atom === undefined) continue;
    const spoken = readPptShapes(file, record, page.texts).filter(({ isNotes }) => isNotes);
    notes.set(stream.uint32(atom.start), spokenParts(spoken.flatMap(({ parts }) => parts)));
  }
  return notes;
}

function looseSlides(file: PptDocument): LazySlide[] {
  const { stream } = file;
  const records = [...stream.children(stream.whole())].filter(({ type }) => type === SLIDE);
  if (records.length === 0) throw new Error("No slides in the stream");
  const slides = records.filter((record) => !isMaster(stream, record));
  return slides.map((record) => () => ({
    parts: slideParts(readPptShapes(file, record, [])),
    isHidden: isHidden(stream, record),
  }));
}

/** The record about the transition from a slide also says whether the slide is hidden (2.6.6). */
function isHidden(stream: PptStream, slide: PptRecord | null): boolean {
  if (slide === null) return false;
  const show = [...stream.children(slide)].find(({ type }) => type === SLIDE_SHOW_INFO_ATOM);
  if (show === undefined || show.end - show.start < SLIDE_SHOW_INFO_BYTES) return false;
  return (stream.uint32(show.start + SHOW_FLAGS_AT) & HIDDEN_FLAG) !== 0;
}
