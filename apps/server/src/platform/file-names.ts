import { tidyLine } from "@quizmill/contract";

/** What browsers write for the characters that a form cannot hold in a file's name (HTML standard, multipart/form-data). */
const ESCAPES: Readonly<Record<string, string>> = { "%22": '"', "%0D": "\r", "%0A": "\n" };

/** A folder's name on any system: "<script>alert(1)<" is none, so the slash behind it belongs to the file's name. */
const FOLDERS = /^(?:\p{L}:)?[\\/]?(?:[^<>:"|?*\\/]*[\\/])+/u;

/**
 * A file's name as it is shown, from what a form says of it: without the folders of a path, without control
 * characters, and without signs that turn the direction of the text around them.
 */
export function shownFileName(sent = ""): string {
  const name = sent.replaceAll(/%22|%0D|%0A/g, (sign) => ESCAPES[sign] ?? "");
  return tidyLine(name.replace(FOLDERS, "").replaceAll(/\p{Bidi_Control}/gu, ""));
}
