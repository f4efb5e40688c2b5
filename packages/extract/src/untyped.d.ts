/** Types of packages that ship without any: only what is used here, from their documentation. */

declare module "word-extractor" {
  import type WordOleExtractor from "word-extractor/lib/word-ole-extractor.js";

  class WordExtractor {
    extract(source: Buffer): ReturnType<WordOleExtractor["extract"]>;
  }
  export = WordExtractor;
}

declare module "word-extractor/lib/buffer-reader.js" {
  class BufferReader {
    constructor(bytes: Buffer);
  }
  export = BufferReader;
}

declare module "word-extractor/lib/word-ole-extractor.js" {
  import type BufferReader from "word-extractor/lib/buffer-reader.js";

  interface TextOptions {
    filterUnicode?: boolean;
    includeHeadersAndFooters?: boolean;
  }
  interface WordDocument {
    getBody(options?: TextOptions): string;
    getFootnotes(options?: TextOptions): string;
    getEndnotes(options?: TextOptions): string;
    getTextboxes(options?: TextOptions): string;
  }
  class WordOleExtractor {
    extract(reader: BufferReader): Promise<WordDocument>;
    /** Removes the text that character properties mark as deleted; the streams are its own copies. */
    writeCharacterProperties(document: Buffer, table: Buffer): void;
  }
  export = WordOleExtractor;
}

declare module "omggif" {
  export class GifReader {
    constructor(bytes: Uint8Array);
    readonly width: number;
    readonly height: number;
    numFrames(): number;
    frameInfo(frame: number): { x: number; y: number; width: number; height: number };
    /** Writes red, green, blue and how opaque of each pixel. */
    decodeAndBlitFrameRGBA(frame: number, pixels: Uint8Array): void;
  }
}

declare module "@jsquash/png/codec/pre.js";

/** libjpeg-turbo; each of both throws at a picture that it finds fault with, and is deleted at last. */
declare module "@cornerstonejs/codec-libjpeg-turbo-8bit/wasmjs" {
  interface Frame {
    width: number;
    height: number;
    bitsPerSample: number;
    componentCount: number;
    isSigned: boolean;
  }
  interface Turbo {
    JPEGEncoder: new () => {
      /** Where the values of the pixels go. */
      getDecodedBuffer(frame: Frame): Uint8Array;
      setQuality(quality: number): void;
      setProgressive(isProgressive: boolean): void;
      setSubSampling(number: number): void;
      encode(): void;
      getEncodedBuffer(): Uint8Array;
      delete(): void;
    };
    JPEGDecoder: new () => {
      /** Where the file goes. */
      getEncodedBuffer(bytes: number): Uint8Array;
      decode(): void;
      getFrameInfo(): Frame;
      /** One or three values of each pixel. */
      getDecodedBuffer(): Uint8Array;
      delete(): void;
    };
  }
  const load: (options: { wasmBinary: Uint8Array }) => Promise<Turbo>;

  export = load;
}
