import type { FoundType, ImportChoices, QuestionPicture } from "@quizmill/contract";
import type { PictureRoom } from "@quizmill/interchange";
import type { Reading } from "./reading.ts";

/** The type that the first bytes show; "cfb" is a compound file. */
export type Magic = FoundType | "pdf" | "rtf" | "html" | "cfb" | "heif";

/** What is known about a file before any parser is loaded. */
export interface Probe {
  readonly bytes: Uint8Array;
  /** In lower case, with the dot; "" if the name has none. Only plain text needs it. */
  readonly extension: string;
  readonly magic: Magic;
  /** For a ZIP container: the content type of its main part, or the `mimetype` of an OpenDocument file. */
  readonly mainType: string;
  /** For a compound file: the names of its streams and storages. */
  readonly streams: ReadonlySet<string>;
}

/** A document format. A new one is a file of its own and a line in `formats.ts`. */
export interface Format {
  /** The value of `SourceText.format`. */
  readonly name: string;
  /** It has no text before it is recognised: only for callers that can do that. */
  readonly isPicture?: true;
  /** Reading the largest file that is accepted takes less than `LIMITS.extraction.quickProcessorMs`. */
  readonly isQuick?: true;
  recognises(probe: Probe): boolean;
  /** Loads the parser, if it is not loaded yet. */
  load(): Promise<ReadFormat>;
}

/** Where the pictures of a file's questions, and the figures of a document, go. */
export interface TakePictures {
  /** The file is nothing but one of them: it is made anew and has no text. */
  readonly isFile?: boolean | undefined;
  /** Default: that of an empty set. */
  readonly room?: PictureRoom;
  /** Called before the first is made anew. */
  readonly begin?: () => Promise<void>;
  readonly take: (picture: QuestionPicture) => Promise<void> | void;
}

/** How a file of questions is read. */
export interface QuestionChoices {
  readonly choices?: ImportChoices | undefined;
  readonly questionPictures?: TakePictures | undefined;
}

/** Throws ExtractionError, or any other error for a file that the parser cannot read. */
export type ReadFormat = (
  bytes: Uint8Array,
  signal?: AbortSignal,
  questions?: QuestionChoices,
) => Promise<Reading>;
