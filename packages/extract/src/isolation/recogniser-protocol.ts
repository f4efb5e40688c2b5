import type { ExtractionErrorCode } from "@quizmill/contract";
import type { ErrorDetails } from "../errors.ts";
import type { OpenOptions } from "../recognition/open-document.ts";
import type { RecognisedPage } from "../recognition/recognised-page.ts";

/**
 * The protocol with the process that recognises the pages of one document. To the child: one line of JSON, the bytes of
 * the file, then a line for each page that is wanted. From the child: "ready", "opened" when it has the file, and one
 * line of bounded size for each page.
 */
export interface RecogniserRequest extends OpenOptions {
  readonly byteCount: number;
}

/** Asks for one page, 1-based. */
export interface PageRequest {
  readonly page: number;
}

type SentPicture = Omit<NonNullable<RecognisedPage["picture"]>, "png"> & {
  /** Base64. */
  readonly png: string;
};

/** A line from the child. */
export type RecogniserMessage =
  | { readonly type: "ready" }
  | { readonly type: "opened" }
  | {
      readonly type: "page";
      readonly page: Omit<RecognisedPage, "picture"> & { readonly picture: SentPicture | null };
    }
  | { readonly type: "failed"; readonly code: ExtractionErrorCode; readonly details: ErrorDetails };

/** What is sent of one page at most. */
export const [MAX_LINES, MAX_DOUBTFUL] = [5_000, 20_000] as const;

/** A page as it is sent. */
export function messageOf({ picture, doubtful, ...page }: RecognisedPage): RecogniserMessage {
  const sent = picture && {
    ...picture,
    png: Buffer.from(picture.png).toString("base64"),
    lines: picture.lines.slice(0, MAX_LINES),
  };
  return { type: "page", page: { ...page, doubtful: doubtful.slice(0, MAX_DOUBTFUL), picture: sent } };
}
