import type { SourceText } from "@quizmill/contract";

/** A line on the picture of its page, in pixels from the top left corner. */
export interface PictureLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A page of which the text was read from its picture. */
export interface RecognisedPage {
  /** 1-based. */
  readonly page: number;
  /** 0 to 100: how sure the recogniser is of what it read. */
  readonly confidence: number;
  /** The text of this page alone; null if it could not be read well enough, or there is none. */
  readonly source: SourceText | null;
  /** ISO 639-1 code of the language that the page is in, where it was not read because no data for it is installed. */
  readonly unreadLanguage?: string | undefined;
  /** Words of low confidence, as they stand in the text. */
  readonly doubtful: readonly string[];
  /** The page for showing, upright and straight, and its lines in reading order; null if it is damaged. */
  readonly picture: {
    /** In 4 or 16 shades of gray. */
    readonly png: Uint8Array;
    readonly width: number;
    readonly height: number;
    readonly lines: readonly PictureLine[];
  } | null;
}

/** A page of which there is no picture, because it is damaged. */
export function unseen(page: number): RecognisedPage {
  return { page, confidence: 0, source: null, doubtful: [], picture: null };
}
