import type { DocumentLanguage, SourceText } from "@quizmill/contract";
import { isDocumentLanguage, LIMITS } from "@quizmill/contract/tables";
import { assemble } from "../assemble.ts";
import { letterCount } from "../characters.ts";
import { ExtractionError } from "../errors.ts";
import { languageByWords } from "../function-words.ts";
import { partsOf } from "../pdf/blocks.ts";
import { withoutFurniture } from "../pdf/furniture.ts";
import { HeadingFinder } from "../pdf/headings.ts";
import type { Line } from "../pdf/lines.ts";
import { translatePdfiumError } from "../pdf/pdfium.ts";
import { hasWrongLetters } from "../pdf/unreadable.ts";
import { type GrayPicture, upright } from "../pictures/gray.ts";
import { onWhitePaper } from "../pictures/paper.ts";
import { plainText } from "../plain-text.ts";
import { listParts, type Part } from "../reading.ts";
import { doubtfulWords } from "./doubtful-words.ts";
import { type Installed, installedRecogniser } from "./installed.ts";
import { openPictures, type Pictures } from "./open-pictures.ts";
import { mannerOf, type PageManner } from "./page-language.ts";
import { bodySizeOf, confidenceOf, inFewSizes, isLegible, linesOf, type ReadLine } from "./page-lines.ts";
import { type RecognisedPage, unseen } from "./recognised-page.ts";
import { shownPicture } from "./shown-picture.ts";
import { type SeenPage, Tesseract } from "./tesseract.ts";

/** A page with fewer letters has no text worth reading. */
const MIN_LETTERS = 10;
/** A page with so many letters of running text shows its language. */
const TELLING_LETTERS = 200;
/** A page read so well is text, even if it is only names and numbers. */
const CERTAIN = 85;
/** So many letters are wider than high. */
const MIN_WIDE_CHARS = 4;
/** Pages before this one whose sizes and edges are remembered. */
const PAGES_KEPT = 24;

export interface OpenOptions {
  readonly fileName: string;
  /** Code of the one that is expected; without it the first page decides. */
  readonly language?: string | undefined;
  /** Code of the one that it probably is, where the first page leaves that open. */
  readonly hint?: string | undefined;
}

/** A document whose pages are read one by one; the caller closes it. */
export interface OpenDocument {
  /** Throws ExtractionError if there is no such page, or memory runs out: then nothing more can be read. */
  read(page: number): Promise<RecognisedPage>;
  close(): void;
}

/**
 * Opens a PDF, a picture file or an Office document, and the recogniser. Throws ExtractionError for a file that is neither, and if no recogniser is installed.
 */
export async function openDocument(
  bytes: Uint8Array,
  { fileName, ...languages }: OpenOptions,
): Promise<OpenDocument> {
  const installed = installedRecogniser();
  if (installed === null) throw new ExtractionError("NO_TEXT_IN_FILE", { reason: "no recogniser installed" });
  const tesseract = await Tesseract.load(installed);
  const pictures = await openPictures(bytes, fileName, tesseract).catch((error) => {
    throw named(error);
  });
  const reader = new PageReader(tesseract, installed, languages);
  return {
    async read(page) {
      try {
        const picture = await pictures.picture(page);
        return picture === null ? unseen(page) : reader.read(picture, { ...pictures, page });
      } catch (error) {
        throw named(error);
      }
    },
    close: () => pictures.close(),
  };
}

/** PDFium and the recogniser abort when memory runs out. */
function named(error: unknown): unknown {
  const translated = translatePdfiumError(error);
  const isMemory =
    translated instanceof RangeError && /allocation|invalid (array|typed array)/i.test(translated.message);
  return isMemory ? new ExtractionError("EXTRACTION_LIMIT", {}, { cause: translated }) : translated;
}

/** A page as seen in one way. */
interface Sight {
  readonly seen: SeenPage;
  readonly quality: number;
  readonly language: DocumentLanguage | null;
}

function isGood({ quality }: Sight): boolean {
  return quality >= LIMITS.recognition.minConfidence;
}

function better(one: Sight | null, other: Sight | null): Sight | null {
  if (one === null || other === null) return one ?? other;
  return other.quality > one.quality ? other : one;
}

interface PlacedPage extends Pick<Pictures, "format" | "place"> {
  readonly page: number;
}

function onSlide({ page, ...part }: Part): Part {
  return { ...part, ...(page !== undefined && { slide: page }) };
}

/** Reads the pages of one document, and remembers what they have in common. */
class PageReader {
  readonly #tesseract: Tesseract;
  readonly #installed: ReadonlySet<DocumentLanguage>;
  readonly #hint: DocumentLanguage | undefined;
  #manner: PageManner | null;
  /** Lines of the pages so far, as measured. */
  readonly #before: (readonly Line[])[] = [];

  constructor(
    tesseract: Tesseract,
    { models }: Installed,
    { language, hint }: Omit<OpenOptions, "fileName">,
  ) {
    this.#tesseract = tesseract;
    this.#installed = new Set(models.keys());
    const isInstalled = (one: unknown): one is DocumentLanguage =>
      isDocumentLanguage(one) && this.#installed.has(one);
    this.#hint = isInstalled(hint) ? hint : undefined;
    this.#manner = isInstalled(language) ? { language, orientation: 1 } : null;
  }

  read(image: GrayPicture, { page, format, place }: PlacedPage): RecognisedPage {
    const { seen, language, quality } = this.#see(image);
    const confidence = Math.round(quality);
    const read = linesOf(seen, page);
    const seenText = this.#sourceOf(read, { confidence, format, place, language });
    const unreadLanguage = seenText === null ? null : this.#languageWithoutData(seenText);
    const source = unreadLanguage === null ? seenText : null;
    const doubtful =
      source === null
        ? []
        : doubtfulWords(
            read.map((one) => one.seen),
            plainText(source),
          );
    const picture = pictureOf(seen.picture, read);
    return {
      page,
      confidence,
      source,
      ...(unreadLanguage !== null && { unreadLanguage }),
      doubtful,
      picture,
    };
  }

  /**
   * The language of a page whose letters were guessed with the data of another. Its words show it: those of most
   * languages are read well enough for that. Latin has no letters that others lack.
   */
  #languageWithoutData(source: SourceText): string | null {
    const told = source.language === "zh" ? "zh" : languageByWords(plainText(source));
    const isRead = told === null || told === "la" || (isDocumentLanguage(told) && this.#installed.has(told));
    return isRead ? null : told;
  }

  /** As the pages before; if that goes badly, in another language or turned. */
  #see(picture: GrayPicture): Sight {
    const before = this.#manner;
    const first = before === null ? null : this.#seeAs(picture, before);
    if (first !== null && isGood(first)) return first;
    const languages = { installed: this.#installed, hint: this.#hint };
    const found =
      mannerOf(this.#tesseract, picture, languages) ??
      mannerOf(this.#tesseract, onWhitePaper(picture), languages);
    const isOther = found?.language !== before?.language || found?.orientation !== before?.orientation;
    const again = found !== null && isOther ? this.#seeAs(picture, found) : null;
    if (again !== null && isGood(again)) this.#manner = found;
    return better(first, again) ?? { seen: { picture, lines: [] }, quality: 0, language: null };
  }

  /** With its shadows taken away, if that helps: in some of them the recogniser sees no line at all. */
  #seeAs(picture: GrayPicture, { language, orientation }: PageManner): Sight {
    this.#tesseract.use([language]);
    const look = (page: GrayPicture): Sight => {
      const seen = this.#tesseract.read(page);
      return { seen, quality: qualityOf(seen), language };
    };
    const page = upright(picture, orientation);
    const plain = look(page);
    return isGood(plain) ? plain : (better(plain, look(onWhitePaper(page))) ?? plain);
  }

  /** Null if the page could not be read well, or holds no text. */
  #sourceOf(
    read: readonly ReadLine[],
    {
      confidence,
      format,
      place,
      language,
    }: Pick<Pictures, "format" | "place"> & {
      confidence: number;
      language: DocumentLanguage | null;
    },
  ): SourceText | null {
    if (confidence < LIMITS.recognition.minConfidence) return null;
    this.#before.push(read.map(({ line }) => line));
    if (this.#before.length > PAGES_KEPT) this.#before.shift();
    const size = bodySizeOf(this.#before.flat());
    const body = { size, font: "" };
    const pages = withoutFurniture(
      this.#before.map((lines) => inFewSizes(lines, size)),
      size,
    );
    const own = pages.at(-1) ?? [];
    const headings = new HeadingFinder(pages, body, []);
    const parts = partsOf([own], { body, headings, boldFonts: new Set() });
    const source = assemble(format, {
      title: null,
      pageCount: null,
      pagesWithText: null,
      ...listParts(place === "page" ? parts : parts.map(onSlide)),
    });
    if (!isText(own, source, confidence)) return null;
    // A few words look like one language or another of the world.
    const isTold = isDocumentLanguage(source.language) || lettersOf(own) >= TELLING_LETTERS;
    return { ...source, language: (isTold ? source.language : language) ?? language ?? source.language };
  }
}

/**
 * How sure the words are, those in lines that cannot be read aside, if they are few. None are if they stand on end: the
 * recogniser reads such pages, but in no order.
 */
function qualityOf({ lines }: SeenPage): number {
  const all = lines.flatMap((line) => line.words);
  const legible = lines.filter(isLegible).flatMap((line) => line.words);
  const words = legible.length > all.length / 2 ? legible : all;
  const wide = words.filter(({ text }) => text.length >= MIN_WIDE_CHARS);
  const onEnd = wide.filter(({ x0, x1, y0, y1 }) => y1 - y0 > x1 - x0);
  return onEnd.length > wide.length / 2 ? 0 : confidenceOf(words);
}

function isText(lines: readonly Line[], source: SourceText, confidence: number): boolean {
  const letters = lettersOf(lines);
  if (letters < MIN_LETTERS || hasWrongLetters(lines)) return false;
  return source.language !== null || letters < TELLING_LETTERS || confidence >= CERTAIN;
}

function lettersOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { text }) => sum + letterCount(text), 0);
}

function pictureOf(page: GrayPicture, read: readonly ReadLine[]): RecognisedPage["picture"] {
  const shown = shownPicture(page);
  const [across, down] = [shown.width / page.width, shown.height / page.height];
  const lines = read.map(({ line, box }) => ({
    text: line.text,
    x: Math.round(box.x * across),
    y: Math.round(box.y * down),
    width: Math.max(1, Math.round(box.width * across)),
    height: Math.max(1, Math.round(box.height * down)),
  }));
  return { ...shown, lines };
}
