/** A question as it stands in the file, whole or not. */
export interface AikenBlock {
  /** Paragraphs, each with its lines. */
  readonly stem: string[][];
  /** Each with its lines. */
  readonly options: string[][];
  /** Behind "ANSWER:"; null if there is no such line. */
  readonly told: string | null;
  /** Whether it begins on the line behind the answer of the one before. */
  readonly isClose: boolean;
}

const ANSWER = /^[ \t]*ANSWER[ \t]*:(.*)$/;
/** What a slip makes of it, in a file that has others. */
const ANY_ANSWER = /^[ \t]*answer[ \t]*:(.*)$/i;
const OPTION = /^[ \t]*([A-Z])[.)](.*)$/;
const MAX_STEM_CHARS = 1_500;
/** What stands before a question, such as the heading of a part. */
const MAX_CHARS_BEFORE = 300;

/** Questions up to their answers. One without an answer ends where the next one begins. Linear. */
export function aikenBlocks(text: string): AikenBlock[] {
  const blocks = new Blocks();
  const answer = /^[ \t]*ANSWER[ \t]*:/m.test(text) ? ANY_ANSWER : ANSWER;
  for (const line of text.replaceAll(/\r\n?/g, "\n").split("\n")) {
    const told = answer.exec(line)?.[1];
    const [, letter = "", words = ""] = OPTION.exec(line) ?? [];
    if (line.trim() === "") blocks.isAfterGap = true;
    else {
      if (told !== undefined) blocks.close(told.trim());
      else if (letter === "A") blocks.first(words, line);
      else if (blocks.goesOn(letter)) blocks.option(letter, words);
      else blocks.words(line);
      blocks.isAfterGap = false;
    }
  }
  blocks.close(null);
  return blocks.all;
}

class Blocks {
  readonly all: AikenBlock[] = [];
  options: string[][] = [];
  isAfterGap = true;
  #stem: string[][] = [];
  #isClose = false;
  #letters: string[] = [];
  #lineOfFirst = "";

  /** The next letter, or the one behind it where one was left out. */
  goesOn(letter: string): boolean {
    const steps = letter.charCodeAt(0) - (this.#letters.at(-1)?.charCodeAt(0) ?? 64);
    return steps === 1 || (steps === 2 && this.options.length > 0 && !this.isAfterGap);
  }

  option(letter: string, words: string): void {
    this.options.push([words]);
    this.#letters.push(letter);
  }

  close(answer: string | null): void {
    const [stem, options, isClose] = [this.#stem, this.options, this.#isClose];
    const told = answer === null ? null : this.#byPlace(answer);
    if (stem.length + options.length > 0 || told !== null) this.all.push({ stem, options, told, isClose });
    [this.#stem, this.options, this.#letters] = [[], [], []];
    this.#isClose = told !== null;
  }

  /** What seemed to be more of the last option is the stem of this one; a single "A." before it is a stem as well. */
  first(words: string, line: string): void {
    const last = this.options.at(-1);
    if (last !== undefined) {
      const isStem = this.#stem.length === 0 && this.options.length === 1;
      const stem = isStem ? last.with(0, this.#lineOfFirst) : last.splice(1);
      if (!isStem) this.close(null);
      this.#stem = [stem];
    }
    this.#lineOfFirst = line;
    this.options = [[words]];
    this.#letters = ["A"];
  }

  /** Where a letter was left out, those behind it name places of their own. */
  #byPlace(answer: string): string {
    const isWhole = this.#letters.every((letter, i) => letter.charCodeAt(0) === 65 + i);
    if (isWhole) return answer;
    const place = this.#letters.indexOf(answer.replace(/[.)]$/, "").toUpperCase());
    return place < 0 ? "?" : String.fromCharCode(65 + place);
  }

  words(line: string): void {
    if (this.options.length > 0 && this.isAfterGap) this.close(null);
    const into = this.options.at(-1) ?? (this.isAfterGap ? undefined : this.#stem.at(-1));
    if (into === undefined) this.#stem.push([line]);
    else into.push(line);
    if (this.isAfterGap && this.#stem.length === 1) this.#isClose = false;
  }
}

/** Whether nothing that the question needs is missing. */
export function isWhole({ stem, options, told }: AikenBlock): boolean {
  return stem.length > 0 && options.length > 1 && told !== null && told !== "";
}

/** Whether most of a text is in this form, and none of it was written as prose. */
export function isAiken(text: string): boolean {
  const blocks = aikenBlocks(text);
  const whole = blocks.filter((block) => isWhole(block) && /^[A-Z]$/.test(block.told ?? ""));
  const isProse = whole.some(({ stem }) => {
    const chars = stem.map((lines) => lines.join(" ").length);
    const before = chars.slice(0, -1).reduce((sum, count) => sum + count, 0);
    return (chars.at(-1) ?? 0) > MAX_STEM_CHARS || before > MAX_CHARS_BEFORE;
  });
  const answered = blocks.filter(({ told }) => told !== null);
  return whole.length > 0 && 2 * answered.length >= blocks.length && !isProse;
}
