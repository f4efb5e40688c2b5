import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gunzipSync } from "node:zlib";
import type { DocumentLanguage } from "@quizmill/contract";
import { ExtractionError } from "../errors.ts";
import { type GrayPicture, graymap, rotated } from "../pictures/gray.ts";
import { withoutRules } from "../pictures/without-rules.ts";
import type { Installed } from "./installed.ts";

/** From edge to edge, in pixels from the top left corner. */
export interface PixelBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** What was seen as one word. */
export interface SeenWord extends PixelBox {
  readonly text: string;
  /** 0 to 100. */
  readonly confidence: number;
}

export interface SeenLine {
  readonly words: readonly SeenWord[];
  /** Of its letters, from the lowest to the highest possible, in pixels. */
  readonly rowHeight: number;
  /** Where its letters stand, in pixels from the top. */
  readonly baseline: number;
  /** Number of the block of text it belongs to; blocks come in reading order. */
  readonly block: number;
}

/** A page as seen. */
export interface SeenPage {
  /** Straight: turned back if it was askew. Lines are measured on it. */
  readonly picture: GrayPicture;
  readonly lines: readonly SeenLine[];
}

interface PageIterator {
  Next(level: number): boolean;
  BoundingBox(level: number, x0: unknown, y0: unknown, x1: unknown, y1: unknown): boolean;
}

interface ResultIterator {
  Next(level: number): boolean;
  IsAtBeginningOf(level: number): boolean;
  getBoundingBox(level: number): PixelBox;
  getBaseline(level: number): PixelBox & { readonly has_baseline: boolean };
  GetUTF8Text(level: number): string;
  Confidence(level: number): number;
  getRowAttributes(): { readonly row_height: number };
}

/** The recogniser's interface (tesseract/baseapi.h), as its WebAssembly build gives it. */
interface Api {
  /** 0 if it worked. */
  Init(folder: null, languages: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  /** Reads the picture from the file "/input"; 0 if it worked. */
  SetImageFile(orientation: number, radians: number): number;
  FindLines(): number;
  /** By how much the lines rise, in radians. */
  GetGradient(): number;
  AnalyseLayout(): PageIterator;
  Recognize(monitor: null): number;
  GetIterator(): ResultIterator;
  GetThresholdedImage(): unknown;
  /** Writes what was given, in gray, as a PNG. */
  WriteImage(kind: number, file: string): void;
  Clear(): void;
  End(): void;
}

/** Places for what a call writes, by name. */
interface Places {
  i32(name: string): unknown;
  /** What was written; the places are freed. */
  get(): PixelBox;
}

interface Module {
  readonly FS: {
    writeFile(file: string, bytes: Uint8Array): void;
    readFile(file: string): Uint8Array;
    unlink(file: string): void;
  };
  readonly TessBaseAPI: new () => Api;
  readonly pointerHelper: new () => Places;
  getPointer(object: unknown): number;
}

/** Only the neural engine is in this build (`OEM_LSTM_ONLY`). */
const ENGINE = 1;
const GRAY = 1;
/** What an iterator steps by (publictypes.h, `PageIteratorLevel`). */
const [BLOCK, LINE, WORD] = [0, 2, 3] as const;
/** Sauvola: lines in the shade are found too. The other methods lose nine characters of ten on photos. */
const THRESHOLDING = "2";
/** A line read worse than this is tried as white letters on black; by default it is twice as many lines. */
const INVERT_BELOW = "0.5";
/** Page segmentation: columns are found, or all is one block. */
const COLUMNS = "3";
export const ONE_BLOCK = "6";
/** A smaller angle does no harm. */
const MIN_RADIANS = 0.005;
/** Both names are fixed. */
const [INPUT, OUTPUT] = ["/input", "/image.png"] as const;

/** Tesseract, compiled to WebAssembly, in this process. It grows and is not emptied: one for each document. */
export class Tesseract {
  readonly #module: Module;
  readonly #installed: Installed;
  readonly #api: Api;
  #languages = "";

  private constructor(module: Module, installed: Installed) {
    this.#module = module;
    this.#installed = installed;
    this.#api = new module.TessBaseAPI();
  }

  static async load(installed: Installed): Promise<Tesseract> {
    const load = createRequire(import.meta.url)(installed.core) as (options: object) => Promise<Module>;
    const ignore = () => {};
    const module = await load({ print: ignore, printErr: ignore, TesseractProgress: ignore });
    return new Tesseract(module, installed);
  }

  /** Recognises these languages from now on, the first before the others. Those that are not installed are ignored. */
  use(languages: readonly DocumentLanguage[]): void {
    const models = languages.flatMap((language) => this.#installed.models.get(language) ?? []);
    const names = models.map(({ name }) => name).join("+");
    if (names === this.#languages) return;
    if (this.#languages !== "") this.#api.End();
    const files = models.map(({ name, file }) => ({ name: `${name}.traineddata`, file }));
    for (const { name, file } of files) this.#module.FS.writeFile(name, gunzipSync(readFileSync(file)));
    if (this.#api.Init(null, names, ENGINE) !== 0) throw new Error(`The recogniser does not start: ${names}`);
    for (const { name } of files) this.#module.FS.unlink(name);
    this.#api.SetVariable("thresholding_method", THRESHOLDING);
    this.#api.SetVariable("invert_threshold", INVERT_BELOW);
    this.#languages = names;
  }

  /** What is written on a page. */
  read(page: GrayPicture, segmentation: string = COLUMNS): SeenPage {
    const picture = this.#straighten(page, segmentation);
    const bare = withoutRules(picture);
    if (bare !== picture) this.#show(bare, segmentation);
    this.#api.Recognize(null);
    const lines = this.#lines();
    this.#api.Clear();
    return { picture, lines };
  }

  /** Where the lines are, without reading them. */
  findLines(picture: GrayPicture): PixelBox[] {
    this.#show(picture, COLUMNS);
    const iterator = this.#api.AnalyseLayout();
    const boxes: PixelBox[] = [];
    if (this.#module.getPointer(iterator) === 0) return boxes;
    do {
      const places = new this.#module.pointerHelper();
      const [x0, y0, x1, y1] = ["x0", "y0", "x1", "y1"].map((name) => places.i32(name));
      iterator.BoundingBox(LINE, x0, y0, x1, y1);
      boxes.push(places.get());
    } while (iterator.Next(LINE));
    this.#api.Clear();
    return boxes;
  }

  /** The pixels of a picture file in gray, as a PNG that is not interlaced. Throws FILE_DAMAGED. */
  decode(file: Uint8Array): Uint8Array {
    const [any] = this.#installed.models.keys();
    // Before it knows a language it takes no picture.
    if (this.#languages === "" && any !== undefined) this.use([any]);
    this.#module.FS.writeFile(INPUT, file);
    if (this.#api.SetImageFile(1, 0) !== 0)
      throw new ExtractionError("FILE_DAMAGED", { reason: "no picture" });
    this.#api.GetThresholdedImage();
    this.#api.WriteImage(GRAY, OUTPUT);
    const png = this.#module.FS.readFile(OUTPUT);
    this.#module.FS.unlink(OUTPUT);
    this.#api.Clear();
    return png;
  }

  #show(picture: GrayPicture, segmentation: string): void {
    this.#api.SetVariable("tessedit_pageseg_mode", segmentation);
    this.#module.FS.writeFile(INPUT, graymap(picture));
    if (this.#api.SetImageFile(1, 0) !== 0) throw new Error("The recogniser does not take the picture");
  }

  #straighten(page: GrayPicture, segmentation: string): GrayPicture {
    this.#show(page, segmentation);
    if (segmentation !== COLUMNS) return page;
    this.#api.FindLines();
    const radians = this.#api.GetGradient();
    if (Math.abs(radians) < MIN_RADIANS) return page;
    const straight = rotated(page, radians);
    this.#show(straight, segmentation);
    return straight;
  }

  #lines(): SeenLine[] {
    const lines: (SeenLine & { readonly words: SeenWord[] })[] = [];
    const found = this.#api.GetIterator();
    if (this.#module.getPointer(found) === 0) return lines;
    let block = 0;
    do {
      if (found.IsAtBeginningOf(BLOCK)) block += 1;
      if (found.IsAtBeginningOf(LINE) || lines.length === 0) {
        const { y0, y1 } = found.getBaseline(LINE);
        const { row_height: rowHeight } = found.getRowAttributes();
        lines.push({ words: [], rowHeight, baseline: (y0 + y1) / 2, block });
      }
      const text = found.GetUTF8Text(WORD).trim();
      if (text === "") continue;
      const word = { text, confidence: found.Confidence(WORD), ...found.getBoundingBox(WORD) };
      lines.at(-1)?.words.push(word);
    } while (found.Next(WORD));
    return lines.filter(({ words }) => words.length > 0);
  }
}
