import { ExtractionError } from "./errors.ts";
import { pictureHead, pictureKind } from "./pictures/picture-head.ts";
import type { Zip } from "./zip.ts";

/** Other pictures are drawings, or of kinds that cannot be recognised; what it really is shows when it is opened. */
const NAME = /\.(?:png|jpe?g|jfif|webp)$/i;
/** A smaller picture is a logo or an icon. */
const MIN_PIXELS = 100_000;
const MIN_SIDE_PIXELS = 100;
/** A document with more pictures is read as if it had no others. */
const MAX_PICTURES = 1_000;

/** Finds the pictures in an Office document that can hold a page of text. Each counts once, where it is first asked for. */
export class PackagePictures {
  readonly #zip: Zip;
  readonly #known = new Set<string>();

  constructor(zip: Zip) {
    this.#zip = zip;
  }

  /** Of these parts, those that can be recognised. Throws EXTRACTION_LIMIT if together they are too large. */
  readable(names: readonly string[]): string[] {
    return names.filter((name) => {
      if (!NAME.test(name) || this.#known.has(name) || this.#known.size >= MAX_PICTURES) return false;
      this.#known.add(name);
      return this.#isLarge(name);
    });
  }

  /** Null for a part that cannot be unpacked. */
  #bytesOf(name: string): Uint8Array | null {
    try {
      return this.#zip.read(name);
    } catch (error) {
      if (error instanceof ExtractionError) throw error;
      return null;
    }
  }

  #isLarge(name: string): boolean {
    const bytes = this.#bytesOf(name);
    const kind = bytes === null ? null : pictureKind(bytes);
    if (bytes === null || kind === null) return false;
    try {
      const { width, height } = pictureHead(bytes, kind);
      return width * height >= MIN_PIXELS && Math.min(width, height) >= MIN_SIDE_PIXELS;
    } catch (error) {
      // An animation, one with too many pixels, or a damaged one.
      if (error instanceof ExtractionError) return false;
      throw error;
    }
  }
}
