/** Signs that people type before the items of a list, and that programs write when they save one as text. */

const SIGNS = "•▪◦‣⁃∙·●○■□➢➤❖・･\\uF0A7\\uF0B7";
/** What Word writes before a tab for bullets of its symbol fonts. */
const LETTER_SIGNS = "o§ØüŸ";
/** Set off by a space; the signs that are nothing else need none, and Japanese is written without. */
export const BULLET = new RegExp(
  `^\\s*(?:[-*+–—${SIGNS}]\\s+|[•・･]\\s*|[${LETTER_SIGNS}]\\t\\s*)(?=\\S)`,
  "u",
);
/** Alone before a tab. */
export const BULLET_CELL = new RegExp(`^[-*+–—${SIGNS}${LETTER_SIGNS}]$`, "u");
const NUMBER = /^\s*\(?(?:\d{1,3}|\p{L})[.)）]\s+(?=\S)/u;
const LETTER_BULLET = /^\s*o\s+(?=\S)/;
/** A new line may begin after it; the number of a note may stand behind. */
const SENTENCE_END = /[.!?:;。：]["'”’»)\]]{0,3}\d{0,2}\s*$/u;
/** Wrapped lines of a paragraph are not set in further than by accident. */
const MIN_STEP_CHARS = 2;
const TAB_CHARS = 8;

/**
 * The lines with "•" for each "o" that is a bullet: Word writes it on the second level, and converters put it
 * for "•" into encodings that have none. In Polish and Spanish it is a word, which wrapped lines begin with:
 * so it has to stand where a line may begin, in a list of at least two items. Linear.
 */
export function withLetterBullets(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => LETTER_BULLET.test(line))) return lines;
  const bullets = new Set<number>();
  const list = new OpenList();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") list.skipLine();
    else if (!list.add(line, index)) for (const item of list.end()) bullets.add(item);
  }
  for (const item of list.end()) bullets.add(item);
  return lines.map((line, index) => (bullets.has(index) ? line.replace("o", "•") : line));
}

/** The items that follow one another, with the lines they go on for. */
class OpenList {
  #letters: number[] = [];
  #items = 0;
  readonly #indents = new Set<number>();
  #lastIndent = Number.POSITIVE_INFINITY;
  #above = "";

  skipLine(): void {
    this.#above = "";
  }

  /** False where the line belongs to no list: the one before it has ended. */
  add(line: string, index: number): boolean {
    const indent = columnsOf(/^\s*/.exec(line)?.[0] ?? "");
    const isLetter = LETTER_BULLET.test(line) && (this.#indents.has(indent) || mayBegin(indent, this.#above));
    this.#above = line;
    if (!isLetter && !BULLET.test(line)) return indent > this.#lastIndent;
    this.#items += 1;
    this.#lastIndent = indent;
    if (isLetter) {
      this.#letters.push(index);
      this.#indents.add(indent);
    }
    return true;
  }

  /** Which lines of the list have an "o" for a bullet. */
  end(): readonly number[] {
    const letters = this.#items > 1 ? this.#letters : [];
    this.#letters = [];
    this.#items = 0;
    this.#indents.clear();
    this.#lastIndent = Number.POSITIVE_INFINITY;
    return letters;
  }
}

/** Whether an item that is set in so far may come after that line, which it cannot be going on with. */
function mayBegin(indent: number, above: string): boolean {
  if (above === "" || SENTENCE_END.test(above.slice(-20))) return true;
  const [lead] = BULLET.exec(above) ?? NUMBER.exec(above) ?? LETTER_BULLET.exec(above) ?? [];
  if (lead !== undefined) return indent > columnsOf(lead);
  return indent >= columnsOf(/^\s*/.exec(above)?.[0] ?? "") + MIN_STEP_CHARS;
}

function columnsOf(lead: string): number {
  let columns = 0;
  for (const char of lead) columns += char === "\t" ? TAB_CHARS - (columns % TAB_CHARS) : 1;
  return columns;
}
