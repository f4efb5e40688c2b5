import { tidyLine } from "@quizmill/contract";

/** How browsers write the characters that a form cannot hold in a file name (HTML standard, multipart/form-data). */
const ESCAPES: Readonly<Record<string, string>> = { "%22": '"', "%0D": "\r", "%0A": "\n" };

/**
 * The folders of a path on any system: "<script>alert(1)<" is no folder, so the slash after it belongs to the file
 * name.
 */
const FOLDERS = /^(?:\p{L}:)?[\\/]?(?:[^<>:"|?*\\/]*[\\/])+/u;

/**
 * A file name for display, from the name in a form: without folders, control characters and characters that change the
 * direction of the text around them.
 */
export function shownFileName(sent = ""): string {
  const name = sent.replaceAll(/%22|%0D|%0A/g, (sign) => ESCAPES[sign] ?? "");
  return tidyLine(name.replace(FOLDERS, "").replaceAll(/\p{Bidi_Control}/gu, ""));
}
