/**
 * TeX's fonts, embedded without a Unicode map, show their own codes (OT1 from 0x0B, Cork from 0x10), which
 * arrive here as control characters: "signi\u001Cer" is "signifier".
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

export function texCharacters(text: string): string {
  return text.replace(/\p{Cc}/gu, (control) => TEX_CHARACTERS.get(control) ?? control);
}
