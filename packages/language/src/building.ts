/** The Slavic paucal: 2 to 4, 22 to 24 …, but not 12 to 14. */
export function endsInFew(count: number): boolean {
  const [last, teens] = [count % 10, Math.floor(count / 10) % 10 === 1];
  return last >= 2 && last <= 4 && !teens;
}

/**
 * Tests several expressions, each with its own flags. One joined expression would need modifiers inside it. V8
 * applies those to the wrong parts once it compiles without optimizing, after a process has compiled much. Results
 * would then depend on earlier work.
 */
export function anyOf(...expressions: readonly RegExp[]): Pick<RegExp, "test"> {
  return { test: (text) => expressions.some((expression) => expression.test(text)) };
}

/** A set of words from one string. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/u));
}

/** Groups of words: one group a line, separated by commas. */
export function wordGroups(lines: string): readonly (readonly string[])[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => line.split(",").map((word) => word.trim()));
}

/** First letter in lower case, unless the word is an acronym or a lone capital. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}(?=[\p{Ll}\s])/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** The same with a capital. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Regular English-style forms of verbs given in their base form. */
export function verbForms(bases: string): string[] {
  return bases
    .trim()
    .split(/\s+/u)
    .flatMap((base) => {
      const stem = base.endsWith("e")
        ? base.slice(0, -1)
        : /[^aeiou]y$/u.test(base)
          ? base.slice(0, -1)
          : base;
      const past = /[^aeiou]y$/u.test(base) ? `${stem}ied` : `${stem}ed`;
      const third = /[^aeiou]y$/u.test(base)
        ? `${stem}ies`
        : /(?:s|x|ch|sh)$/u.test(base)
          ? `${base}es`
          : `${base}s`;
      return [base, third, past, `${base.endsWith("e") ? stem : base}ing`];
    });
}

const END_SIGN = /[.!?。！？…][”"“’»)」』]*$/u;

/** A text as a sentence by itself: with a full stop where no sign ends it. */
export function closed(text: string): string {
  return END_SIGN.test(text) ? text : `${text.replace(/[,;:]$/u, "")}.`;
}
