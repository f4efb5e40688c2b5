/** Bullets that people type, and that programs write when they save a list as text. */

const SIGNS = "•▪◦‣⁃∙·●○■□➢➤❖・･\\uF0A7\\uF0B7";
/** What Word writes before a tab for bullets of its symbol fonts. */
const LETTER_SIGNS = "o§ØüŸ";
/** A bullet followed by a space. Signs that are only used as bullets need none, and Japanese has none. */
export const BULLET = new RegExp(
  `^\\s*(?:[-*+–—${SIGNS}]\\s+|[•・･]\\s*|[${LETTER_SIGNS}]\\t\\s*)(?=\\S)`,
  "u",
);
/** Boxes to tick, and what ticks them: signs that are no bullets, whatever stands around them. */
export const BOXED = /^\s*(?:[☐☑☒⬜✅❌◻◼]|\[[ xX✓✔]\](?=\s))\s*(?=\S)/u;
/** The same, and signs that are bullets where they stand alone. */
const BOX = /^\s*(?<sign>[☐☑☒⬜✅❌◻◼□■✓✔✗✘])\s*(?=\S)/u;
const UNMISTAKABLE: Readonly<Record<string, string>> = {
  "□": "☐",
  "■": "◼",
  "✓": "☑",
  "✔": "☑",
  "✗": "❌",
  "✘": "❌",
};

/**
 * Writes the sign of a box that is nothing else, where lines below each other begin with signs of several kinds: "□"
 * and "✓", "■" and "□". These are answers, and their signs say which is right. All other lines stay as they are.
 */
export function withBoxes(lines: readonly string[]): readonly string[] {
  const signs = lines.map((line) => BOX.exec(line)?.groups?.sign);
  const runs: { at: number; signs: readonly (string | undefined)[] }[] = [];
  for (let from = 0, to = 0; from < lines.length; from = to + 1) {
    for (to = from; signs[to] !== undefined; ) to += 1;
    if (new Set(signs.slice(from, to)).size > 1) runs.push({ at: from, signs: signs.slice(from, to) });
  }
  const areNested = areLevels(runs.map((run) => run.signs).filter((run) => run.includes("■")));
  const written = [...lines];
  for (const { at, signs: own } of runs)
    for (let line = at; line < at + own.length && !(areNested && own.includes("■")); line += 1)
      written[line] = (lines[line] ?? "").replace(/[□■✓✔✗✘]/u, (sign) => UNMISTAKABLE[sign] ?? sign);
  return written;
}

/** Lists of two levels: the filled bullet begins each of them, or comes again. */
function areLevels(runs: readonly (readonly (string | undefined)[])[]): boolean {
  return (
    runs.every(([first]) => first === "■") || runs.some((run) => run.indexOf("■") !== run.lastIndexOf("■"))
  );
}

/** A bullet alone before a tab. */
export const BULLET_CELL = new RegExp(`^[-*+–—${SIGNS}${LETTER_SIGNS}]$`, "u");
const NUMBER = /^\s*\(?(?:\d{1,3}|\p{L})[.)）]\s+(?=\S)/u;
const LETTER_BULLET = /^\s*o\s+(?=\S)/;
/** A new line may begin after it; the number of a note may follow it. */
const SENTENCE_END = /[.!?:;。：]["'”’»)\]]{0,3}\d{0,2}\s*$/u;
/** Wrapped lines of a paragraph are not indented by so much. */
const MIN_STEP_CHARS = 2;
const TAB_CHARS = 8;

/**
 * Writes "•" for each "o" that is a bullet. Word uses "o" on the second level, and converters write it for "•" in
 * encodings without that sign. In Polish and Spanish "o" is a word that wrapped lines may begin with, so it counts
 * only where a line may begin, in a list of at least two items. Linear.
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

/** Consecutive items, with their continuation lines. */
class OpenList {
  #letters: number[] = [];
  #items = 0;
  readonly #indents = new Set<number>();
  #lastIndent = Number.POSITIVE_INFINITY;
  #above = "";

  skipLine(): void {
    this.#above = "";
  }

  /** False if the line belongs to no list: the list before it has ended. */
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

  /** The lines of the list whose bullet is an "o". */
  end(): readonly number[] {
    const letters = this.#items > 1 ? this.#letters : [];
    this.#letters = [];
    this.#items = 0;
    this.#indents.clear();
    this.#lastIndent = Number.POSITIVE_INFINITY;
    return letters;
  }
}

/** Whether an item with this indent may follow that line and cannot be its continuation. */
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
