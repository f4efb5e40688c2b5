import type { Sections } from "@quizmill/contract";

/** A document of a set. */
export interface SetDocument {
  /** Null for the first one, which the set was made of. */
  readonly name: string | null;
  /** Its first heading. */
  readonly heading: string | null;
}

/** The documents of a set in their order: sections that follow one another and name the same one. */
export function documentsOf(sections: Sections["sections"]): SetDocument[] {
  return sections
    .filter(({ part }, index) => index === 0 || part !== sections[index - 1]?.part)
    .map(({ part = null, heading }) => ({ name: part, heading }));
}

/** The number of the document whose name is most like that of the file; null if none is. */
export function likestDocument(
  documents: readonly SetDocument[],
  { fileName, setName }: { readonly fileName: string; readonly setName: string },
): number | null {
  const wanted = pairsOf(fileName.replace(/\.[^.]*$/, ""));
  // The set often has the name of its first document.
  const likeness = documents.map(({ name, heading }) =>
    Math.max(
      ...(name === null ? [setName, heading ?? ""] : [name]).map((one) => shared(wanted, pairsOf(one))),
    ),
  );
  const most = Math.max(...likeness);
  return most > 0 ? likeness.indexOf(most) : null;
}

/** Each two letters or digits that stand side by side, whatever stands between words; a single one as it is. */
function pairsOf(name: string): ReadonlySet<string> {
  const letters = [
    ...(name
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]/gu) ?? []),
  ];
  if (letters.length === 1) return new Set(letters);
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
}

/** How much of two names is the same, 0 to 1 (Dice's coefficient). */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return one.size + other.size === 0 ? 0 : (2 * one.intersection(other).size) / (one.size + other.size);
}
