import type { FoundType } from "@quizmill/contract";
import type { Reading } from "./reading.ts";

/** What the first bytes tell; "cfb" is a compound file. */
export type Magic = FoundType | "pdf" | "rtf" | "html" | "cfb";

/** What the first look at a file tells, before any parser is loaded. */
export interface Probe {
  readonly bytes: Uint8Array;
  /** In lower case, with the dot; "" if the name has none. Only plain text needs it. */
  readonly extension: string;
  readonly magic: Magic;
  /** For a ZIP container: the content type of its main part, or of an OpenDocument's `mimetype`. */
  readonly mainType: string;
  /** For a compound file: names of its streams and storages. */
  readonly streams: ReadonlySet<string>;
}

/** One document format. Adding one means its own file and a line in `formats.ts`. */
export interface Format {
  /** What `SourceText.format` says. */
  readonly name: string;
  recognises(probe: Probe): boolean;
  /** Loads its parser, unless that has been done. */
  load(): Promise<ReadFormat>;
}

/** Throws ExtractionError, or anything else for a file the parser cannot make sense of. */
export type ReadFormat = (bytes: Uint8Array, signal?: AbortSignal) => Promise<Reading>;
