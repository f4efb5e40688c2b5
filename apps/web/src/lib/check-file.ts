import { ApiError } from "./api-error.ts";

/**
 * Why a file would be refused, before it travels, in the shape of any refusal; null if it may. Its ending
 * says nothing: what is in it, only the server can tell.
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

/** An extension as people write it: PDF for ".pdf". */
export function fileType(extension: string): string {
  return extension.slice(1).toUpperCase();
}
