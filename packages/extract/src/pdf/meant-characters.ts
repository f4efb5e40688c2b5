/**
 * TeX fonts embedded without a Unicode map give their own codes (OT1 from 0x0B, Cork from 0x10), which arrive as
 * control characters: "signi\u001Cer" is "signifier".
 */
const TEX_CHARACTERS = new Map(
  Object.entries({
    "\u000B": "ff",
    "\u000C": "fi",
    "\u000D": "fl",
    "\u000E": "ffi",
    "\u000F": "ffl",
    "\u0010": "“",
    "\u0011": "”",
    "\u0012": "„",
    "\u0013": "«",
    "\u0014": "»",
    "\u0015": "–",
    "\u0016": "—",
    "\u001B": "ff",
    "\u001C": "fi",
    "\u001D": "fl",
    "\u001E": "ffi",
    "\u001F": "ffl",
  }),
);

/** Presentation forms for vertical lines, and radicals used instead of ideographs. */
const DRAWN_FORMS = /[\u2F00-\u2FDF\uFE10-\uFE19\uFE30-\uFE48]/g;

/** The characters that a font's codes mean, where the file does not say, or names a presentation form. */
export function meantCharacters(text: string): string {
  if (/^[\x20-\x7E]*$/.test(text)) return text;
  const written = text.replace(/\p{Cc}/gu, (control) => TEX_CHARACTERS.get(control) ?? control);
  return written.replace(DRAWN_FORMS, (form) => form.normalize("NFKC"));
}
