/** What decides whether two questions are the same. */
export interface AskedWords {
  readonly text: string;
  readonly options: readonly string[];
  /** What is read before the stem. */
  readonly context?: string | null | undefined;
  readonly needsPicture?: boolean | undefined;
  /** The right option, if it is known. */
  readonly right: string | null;
}

/**
 * Equal for questions that ask the same with the same options, and for no others. Case, spaces, width and the order of
 * options make no difference; nor does the key, save where something that is no text belongs to the question: many
 * pictures have the same stem and options.
 */
export function samenessOf({ text, options, context, needsPicture = false, right }: AskedWords): string {
  const picture = needsPicture ? foldedWords(right ?? "") : null;
  return JSON.stringify([
    ...[foldedWords(text), foldedWords(context ?? ""), picture],
    ...options.map(foldedWords).sort(),
  ]);
}

/** Without differences of case, spaces and width, and without invisible characters. */
export function foldedWords(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\u3000\uff01-\uff5e]+/gu, (wide) => wide.normalize("NFKC"))
    .replaceAll(/\p{Cf}+/gu, "")
    .toLowerCase()
    .replaceAll(/\s+/gu, " ")
    .trim();
}
