import type { DocumentLanguage } from "@quizmill/contract";
import { LIMITS } from "@quizmill/contract/tables";
import { languageByWords } from "../function-words.ts";
import { type GrayPicture, upright, whitePicture } from "../pictures/gray.ts";
import { confidenceOf } from "./page-lines.ts";
import { ONE_BLOCK, type PixelBox, type Tesseract } from "./tesseract.ts";

/** How a page has to be read. */
export interface PageManner {
  readonly language: DocumentLanguage;
  /** How it has to be turned, as an orientation of Exif: 1, 3, 6 or 8. */
  readonly orientation: number;
}

/** One language of each script, tried in this order, and the others of the script of the first. */
const SCRIPTS: readonly DocumentLanguage[] = ["en", "uk", "ja"];
const LATIN: readonly DocumentLanguage[] = ["de", "pl", "es", "fr"];
/** As it is, and turned by a quarter to the right, to the left, and by a half. */
const ORIENTATIONS = [1, 6, 8, 3] as const;
const LATIN_LETTERS = /\p{Script=Latin}/gu;
const LETTERS: Partial<Record<DocumentLanguage, RegExp>> = {
  uk: /\p{Script=Cyrillic}/gu,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu,
};
const SAMPLE_LINES = 4;
const MARGIN = 12;
/** In pixels: what is lower cannot be read, and what is higher is a title or a picture. */
const [MIN_HEIGHT, MAX_HEIGHT] = [10, 140] as const;
/** Shorter lines are numbers and captions. */
const MIN_SHAPE = 5;
/** A page that is read so well is the right way up and in a known script. */
const CERTAIN = 85;

/** Lines that are read upside down or across come nowhere near. */
const RIGHT_WAY_UP = 62;

interface Languages {
  readonly installed: ReadonlySet<DocumentLanguage>;
  readonly hint?: DocumentLanguage | undefined;
}

interface Guess extends PageManner {
  readonly sample: GrayPicture;
  readonly confidence: number;
  readonly text: string;
}

/**
 * Finds how a page has to be read, from its widest lines: which script, which language, and which side is up. Null if
 * nothing on it can be read. `hint` decides where the lines leave it open.
 */
export function mannerOf(tesseract: Tesseract, page: GrayPicture, languages: Languages): PageManner | null {
  const { installed, hint } = languages;
  // A page is most probably in the script of the hint; a certain reading ends the search.
  const scripts = SCRIPTS.toSorted((one, other) => Number(other === hint) - Number(one === hint));
  let best: Guess | null = null;
  for (const orientation of ORIENTATIONS) {
    const sample = sampleOf(tesseract, upright(page, orientation));
    if (sample === null) continue;
    for (const language of scripts.filter((one) => installed.has(one))) {
      const guess = guessOf(tesseract, sample, { language, orientation });
      if (!isOfScript(guess) || (best !== null && guess.confidence <= best.confidence)) continue;
      best = guess;
      if (isCertain(guess)) break;
    }
    if (best !== null && best.confidence >= RIGHT_WAY_UP) break;
  }
  return best?.language === "en" ? latin(tesseract, best, languages) : best;
}

/** The recogniser of every language knows Latin letters too, and puts its own marks between them. */
function isOfScript({ language, text }: Guess): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(LETTERS[language] ?? LATIN_LETTERS)?.length ?? 0) > letters / 2;
}

function isCertain({ confidence, text }: Guess): boolean {
  return (
    confidence >= CERTAIN ||
    (confidence >= LIMITS.recognition.minConfidence && languageByWords(text) !== null)
  );
}

/**
 * Words without their accents still say which language they are of; if they do not, the hint decides, or else the best
 * reading.
 */
function latin(tesseract: Tesseract, best: Guess, { installed, hint }: Languages): PageManner {
  const others = LATIN.filter((language) => installed.has(language));
  const said = languageByWords(best.text);
  if (said === "en") return best;
  const known = others.find((language) => language === said);
  if (known !== undefined) return { ...best, language: known };
  const guesses = others.map((language) => guessOf(tesseract, best.sample, { ...best, language }));
  const sure = guesses.find(({ text, language }) => languageByWords(text) === language);
  const hinted = [best, ...guesses].find(({ language }) => language === hint);
  return (
    sure ??
    hinted ??
    [best, ...guesses].reduce((one, other) => (other.confidence > one.confidence ? other : one))
  );
}

function guessOf(tesseract: Tesseract, sample: GrayPicture, { language, orientation }: PageManner): Guess {
  tesseract.use([language]);
  const { lines } = tesseract.read(sample, ONE_BLOCK);
  const words = lines.flatMap((line) => line.words);
  const text = words.map((word) => word.text).join(" ");
  return { language, orientation, sample, confidence: confidenceOf(words), text };
}

/** The widest lines of a page below each other; null if there are none. */
function sampleOf(tesseract: Tesseract, page: GrayPicture): GrayPicture | null {
  const boxes = tesseract
    .findLines(page)
    .filter(({ x0, x1, y0, y1 }) => {
      const height = y1 - y0;
      return height >= MIN_HEIGHT && height <= MAX_HEIGHT && x1 - x0 >= MIN_SHAPE * height;
    })
    .sort((a, b) => b.x1 - b.x0 - (a.x1 - a.x0))
    .slice(0, SAMPLE_LINES);
  return boxes.length === 0 ? null : stacked(page, boxes);
}

function stacked(page: GrayPicture, boxes: readonly PixelBox[]): GrayPicture {
  const width = Math.max(...boxes.map(({ x0, x1 }) => x1 - x0)) + 2 * MARGIN;
  const height = boxes.reduce((sum, { y0, y1 }) => sum + y1 - y0 + 2 * MARGIN, 0);
  const sample = whitePicture(width, height);
  let top = MARGIN;
  for (const { x0, x1, y0, y1 } of boxes) {
    for (let y = y0; y < y1; y += 1, top += 1) {
      const row = page.pixels.subarray(y * page.width + x0, y * page.width + Math.min(x1, page.width));
      sample.pixels.set(row, top * width + MARGIN);
    }
    top += 2 * MARGIN;
  }
  return sample;
}
