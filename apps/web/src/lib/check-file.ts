import type { ErrorCode } from "@quizmill/contract";

interface FileRules {
  /** With leading dots, lower case. */
  extensions: readonly string[];
  fileMaxBytes: number;
}

/** Why a file would be refused, before it travels; null if it may. What is in it, only the server can tell. */
export function fileFault(file: { name: string; size: number }, rules: FileRules): ErrorCode | null {
  const name = file.name.toLowerCase();
  if (!rules.extensions.some((extension) => name.endsWith(extension))) return "UNSUPPORTED_FILE";
  if (file.size === 0) return "FILE_EMPTY";
  return file.size > rules.fileMaxBytes ? "FILE_TOO_LARGE" : null;
}

/** The extensions as people write them: PDF, DOCX. */
export function fileTypes(extensions: readonly string[]): string {
  return extensions.map((extension) => extension.slice(1).toUpperCase()).join(", ");
}
