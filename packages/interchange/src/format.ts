import type {
  CarriedSet,
  Columns,
  ExportFormat,
  ImportChoices,
  LossKind,
  QuestionPicture,
} from "@quizmill/contract";
import type { Holdings } from "./holdings.ts";
import type { FoundPictures } from "./pictures.ts";

/**
 * A file format of question sets. A new one is a file of its own and a line in `formats.ts`; one that is written also
 * has a name in the contract and its facts in `facts.ts`.
 */
export interface Format {
  readonly name: ExportFormat | ImportOnly;
  /** With the dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** See `FormatFacts`. */
  readonly withPictures?: Pick<Format, "extension" | "mediaType">;
  /** What questions keep in it. */
  readonly holds: Holdings;
  /** Whether a file is of this format, judged by its content; absent where the format is only written. */
  recognises?(file: FileToRead): boolean;
  /** Loads the writer, if it is not loaded yet. */
  readonly writer?: () => Promise<WriteSet>;
  /** The same for the reader. */
  readonly reader?: () => Promise<ReadSet>;
}

/** Formats that are read under one name with others, or that are never written. */
export type ImportOnly = "qti" | "xlsx" | "testownik";

/** Writes questions that `fit` has fitted to the format. */
export type WriteSet = (set: CarriedSet, options: WriteOptions) => Uint8Array | Promise<Uint8Array>;

export interface WriteOptions {
  /** ISO 639-1; the words that a file has beside those of its questions. */
  readonly language: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  /** Versions of a worksheet, each with the questions in another order: 1 or 2. */
  readonly versions: number;
  /** The order of the versions. */
  readonly seed: number;
  /** Those that the texts name, by their hash. A format that holds no pictures has none in its texts. */
  readonly pictures: ReadonlyMap<string, QuestionPicture>;
}

/**
 * Reads a file of this format; pictures that it finds are handed over by the mark that it puts into a text. Throws
 * NotReadable, or any other error for a file that is damaged.
 */
export type ReadSet = (file: FileToRead, choices: ImportChoices, pictures: FoundPictures) => ReadQuestions;

/** A file, and how its content is reached. Its package is bounded by who opened it. */
export interface FileToRead {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The file as text, whatever its encoding; null for one that is no text. */
  readonly text: string | null;
  /** ISO 639-1 code of its language, where that is known. */
  readonly language: string | null;
  /** The same for a text in it. */
  readonly languageOf: (text: string) => string | null;
  /** The file as a package of parts; null for one that is none. */
  readonly parts: Parts | null;
}

export interface Parts {
  readonly names: readonly string[];
  /** Null if there is no such part. */
  read(name: string): Uint8Array | null;
  /** A part as text, whatever its encoding. */
  text(name: string): string | null;
}

/** What a reader found. */
export interface ReadQuestions {
  readonly set: CarriedSet;
  /** The number of each question in the file, parallel to the set's questions. */
  readonly numbers: readonly number[];
  /** In the file, those that could not be taken included. */
  readonly total: number;
  /** What could not be taken as it was. */
  readonly notes: readonly ReadNote[];
  readonly columns?: Columns;
  /** Sheets without questions, by name. */
  readonly sheetsLeftOut?: readonly string[];
}

export interface ReadNote {
  /** From 1. */
  readonly number: number;
  readonly stem: string;
  readonly kind: LossKind;
  readonly effect: "leftOut" | "lost" | "changed";
}

/** Why a file that was recognised cannot be read. */
export class NotReadable extends Error {
  override readonly name = "NotReadable";
  /** `limit`: more than a set may have. `damaged`: it is not what it seems to be. `encrypted`: it needs a password. */
  readonly reason: "limit" | "damaged" | "encrypted";

  constructor(reason: NotReadable["reason"], options?: ErrorOptions) {
    super(`The file cannot be read: ${reason}`, options);
    this.reason = reason;
  }
}
