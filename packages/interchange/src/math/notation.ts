/** Index and exponent, or lower and upper limit; "" for none. */
export interface Scripts {
  readonly sub?: string;
  readonly sup?: string;
}

/** What is written of a piece of a formula, and what kind of piece it was: rows space them by that. */
export interface Piece {
  readonly kind: "letters" | "sign" | "limits" | "other";
  readonly text: string;
}

/** A way to write formulas: one line of text, or TeX. */
export interface Notation {
  /** What is typed; `look` is a value of MathML's `mathvariant`, or `operator` for the name of a function. */
  letters(text: string, look?: string): string;
  sign(text: string): string;
  words(text: string): string;
  space(): string;
  row(pieces: readonly Piece[]): string;
  fraction(over: string, under: string): string;
  /** Two lines above each other, as of a binomial coefficient. */
  stacked(over: string, under: string): string;
  root(of: string, degree?: string): string;
  scripted(base: string, scripts: Scripts): string;
  /** A large operator or a limit with its bounds. */
  bounded(operator: string, scripts: Scripts): string;
  /** Index and exponent before the base, as for an isotope: ¹⁴₆C. */
  prescripted(base: string, scripts: Scripts): string;
  /** "sin x", "sin(2x)". */
  applied(name: string, argument: string): string;
  /** A mark over or under letters; null for what is none. */
  marked(base: string, mark: string, side: "over" | "under"): string | null;
  fenced(open: string, close: string, inside: string): string;
  matrix(rows: readonly (readonly string[])[]): string;
  /** Below each other, aligned where their cells meet. */
  equations(lines: readonly (readonly string[])[]): string;
}
