import type { Line } from "./lines.ts";

type Rule = readonly [ligature: string, before: string, after: string];

/** Letter sequences that no language has with a plain "f" between these parts: the font drew a ligature there. */
const TELLING: readonly Rule[] = [
  ["fi", "de", "n[ei]"],
  ["fi", "(?:scienti|signi|arti)", "c"],
  ["fi", "(?:speci|classi|identi|modi|veri|justi|quali)", "(?:c|e[ds](?!\\p{L}))"],
  ["fi", "in", "nit"],
  ["fi", "bene", "(?:c|ts?(?!\\p{L}))"],
  ["fi", "con", "(?:rm|gur)"],
  ["fi", "(?:mody|klasy|kwali)", "k"],
  ["fi", "specy", "(?:k|cz)"],
  ["fl", "in", "(?:uen|amm)"],
  ["fl", "con", "ict"],
  ["ff", "di", "ract(?:s|ed|ing|ions?)?(?!\\p{L})"],
  ["ffi", "di", "cult(?:y|ies)?(?!\\p{L})"],
  ["fi", "di", "cult(?:ad|ar|os)"],
  ["ffi", "(?:e|su)", "cien(?:t(?:ly)?(?!\\p{L})|cy|cies)"],
  ["fi", "(?:e|su)", "cien(?:te|cia)"],
  ["ffi", "a", "nit"],
];
/** Words that exist in some language, or nearly: restored only if others show that the font loses ligatures. */
const TOLD: readonly Rule[] = [
  ["fl", "re", "ect(?:s|ed|ing|ion|ions)?(?!\\p{L})"],
  ["fl", "in", "ation"],
  ["ff", "di", "eren(?:ce|ces|t|tly|tial)(?!\\p{L})"],
  ["ff", "di", "erenz"],
  ["ff", "(?:e|a)", "ect(?:s|ed|ing|ive|ively)?(?!\\p{L})"],
  ["ff", "(?:o|su)", "er(?:s|ed|ing)?(?!\\p{L})"],
  ["ffi", "o", "ces?(?!\\p{L})"],
];
const PREFIX = "(?:un|re|pre|in|sub|co|self-)?";
/** A single word may be a name or a typing error. */
const MIN_WORDS = 2;

/** Repairs the text of fonts that give only the first letter for a ligature: "defnition", "difraction". */
export function plainFsRestored(pages: readonly (readonly Line[])[]): ((text: string) => string) | null {
  const words = new Set<string>();
  const telling = TELLING.map(patternOf);
  for (const { text } of pages.flat()) {
    if (text.includes("f"))
      for (const { lost } of telling) for (const [word] of text.toLowerCase().matchAll(lost)) words.add(word);
  }
  if (words.size < MIN_WORDS) return null;
  const all = [...telling, ...TOLD.map(patternOf)];
  return (text) => all.reduce((whole, { lost, ligature }) => whole.replace(lost, `$1${ligature}`), text);
}

function patternOf([ligature, before, after]: Rule) {
  return { ligature, lost: new RegExp(`(?<!\\p{L})(${PREFIX}${before})f(?=${after})`, "giu") };
}
