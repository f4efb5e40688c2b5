import devanagari from "@fontsource/noto-sans/files/noto-sans-devanagari-400-normal.woff?url";
import greek from "@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?url";
import greekExt from "@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff?url";
import arabic from "@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?url";
import hebrew from "@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff?url";
import japanese from "@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff?url";
import math from "@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff?url";
import monoCyrillic from "@fontsource/noto-sans-mono/files/noto-sans-mono-cyrillic-400-normal.woff?url";
import monoGreek from "@fontsource/noto-sans-mono/files/noto-sans-mono-greek-400-normal.woff?url";
import monoLatin from "@fontsource/noto-sans-mono/files/noto-sans-mono-latin-400-normal.woff?url";
import monoLatinExt from "@fontsource/noto-sans-mono/files/noto-sans-mono-latin-ext-400-normal.woff?url";
import symbols from "@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff?url";
import thai from "@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff?url";
import cyrillic from "@fontsource/onest/files/onest-cyrillic-400-normal.woff?url";
import cyrillicBold from "@fontsource/onest/files/onest-cyrillic-600-normal.woff?url";
import cyrillicExt from "@fontsource/onest/files/onest-cyrillic-ext-400-normal.woff?url";
import latin from "@fontsource/onest/files/onest-latin-400-normal.woff?url";
import latinBold from "@fontsource/onest/files/onest-latin-600-normal.woff?url";
import latinExt from "@fontsource/onest/files/onest-latin-ext-400-normal.woff?url";
import latinExtBold from "@fontsource/onest/files/onest-latin-ext-600-normal.woff?url";
import onestMath from "@fontsource/onest/files/onest-math-400-normal.woff?url";
import onestSymbols from "@fontsource/onest/files/onest-symbols-400-normal.woff?url";
import vietnamese from "@fontsource/onest/files/onest-vietnamese-400-normal.woff?url";

/** A file with one font. Only WOFF 1, because browsers have no API that decompresses WOFF 2. */
export interface FontFile {
  readonly kind: "sans" | "mono" | "formula";
  /** Name of its CSS family; the weights of one family share it. */
  readonly family: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly url: string;
}

/** A font for running text or code that may be needed. */
export interface FaceFile extends FontFile {
  readonly kind: "sans" | "mono";
  /** Characters that need this font. */
  readonly holds: RegExp;
}

const ALWAYS = /./u;
const LATIN_EXT = /[\u0100-\u02ff\u1e00-\u1eff\u20a0-\u20c0\u2113]/u;
const CYRILLIC = /[\u0301\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u;
const GREEK = /[\u0370-\u03ff]/u;
const SIGNS = /(?![\0-\u02ff])[\p{S}\p{No}\p{Nl}\p{M}\u2100-\u214f\u{1d400}-\u{1d7ff}]/u;

function sans(family: string, url: string, holds: RegExp, isBold = false): FaceFile {
  return { kind: "sans", family: `pdf-${family}`, isBold, isItalic: false, url, holds };
}

function mono(family: string, url: string, holds: RegExp): FaceFile {
  return { kind: "mono", family: `pdf-mono-${family}`, isBold: false, isItalic: false, url, holds };
}

/**
 * In the order of the search for a character: the product's own letters first. Japanese comes before symbols, so that
 * its punctuation looks Japanese. Chinese and Korean have no fonts here, because each package is as large as all others
 * together; characters that no font has are drawn as a picture.
 */
export const FACE_FILES: readonly FaceFile[] = [
  sans("latin", latin, ALWAYS),
  sans("latin", latinBold, ALWAYS, true),
  sans("latin-ext", latinExt, LATIN_EXT),
  sans("latin-ext", latinExtBold, LATIN_EXT, true),
  sans("cyrillic", cyrillic, CYRILLIC),
  sans("cyrillic", cyrillicBold, CYRILLIC, true),
  sans("cyrillic-ext", cyrillicExt, /\p{Script=Cyrillic}/u),
  sans("vietnamese", vietnamese, /[\u0300-\u0323\u1ea0-\u1ef9\u01a0-\u01b0]/u),
  sans("onest-math", onestMath, SIGNS),
  sans("onest-symbols", onestSymbols, SIGNS),
  sans("greek", greek, GREEK),
  sans("greek-ext", greekExt, /[\u1f00-\u1fff]/u),
  sans("hebrew", hebrew, /\p{Script=Hebrew}/u),
  sans("arabic", arabic, /\p{Script=Arabic}/u),
  sans("devanagari", devanagari, /\p{Script=Devanagari}/u),
  sans("thai", thai, /\p{Script=Thai}/u),
  sans(
    "japanese",
    japanese,
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u,
  ),
  sans("math", math, SIGNS),
  sans("symbols", symbols, SIGNS),
  mono("latin", monoLatin, ALWAYS),
  mono("latin-ext", monoLatinExt, LATIN_EXT),
  mono("cyrillic", monoCyrillic, CYRILLIC),
  mono("greek", monoGreek, GREEK),
];

/** CSS `font-family` with the same order of fonts as in the PDF. */
export function cssFamilies(kind: FaceFile["kind"]): string {
  const own = FACE_FILES.filter((file) => file.kind === kind);
  const letters = FACE_FILES.filter((file) => file.kind === "sans");
  return [...new Set([...own, ...letters].map(({ family }) => family))].join(", ");
}
