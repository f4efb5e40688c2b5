import { ApiError } from "./api-error.ts";

/**
 * Why a file would be refused, known before the upload, in the form of any refusal; null if it would not. The extension
 * says nothing: only the server can tell what is in the file.
 */
export function fileFault(
  file: { size: number },
  { fileMaxBytes }: { fileMaxBytes: number },
): ApiError | null {
  if (file.size === 0) return new ApiError({ status: 0, code: "FILE_EMPTY", message: "empty file", url: "" });
  if (file.size <= fileMaxBytes) return null;
  const details = { maxBytes: fileMaxBytes };
  return new ApiError({ status: 0, code: "FILE_TOO_LARGE", message: "file too large", details, url: "" });
}

/** Names under which people keep questions of other programs; whether a file holds some only the server can tell. */
const MAY_HOLD_QUESTIONS = /\.(?:txt|gift|md|csv|tsv|json|xml|zip|apkg|xlsx|qti)$/i;

export function mayHoldQuestions({ name }: { name: string }): boolean {
  return MAY_HOLD_QUESTIONS.test(name) || !name.includes(".");
}

/** An extension as people write it: PDF for ".pdf". */
export function fileType(extension: string): string {
  return extension.slice(1).toUpperCase();
}
