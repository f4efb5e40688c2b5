/** Commands as signs that are read aloud; the names of others, as of Greek letters, are words themselves. */
const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  "le ≤ leq ≤ ge ≥ geq ≥ ne ≠ neq ≠ to → rightarrow → cdot · times × pm ± infty ∞ sum ∑ int ∫ prod ∏ approx ≈ in ∈"
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(" ")) ?? [],
);
/** Commands that say how, not what. */
const SILENT =
  /\\(?:left|right|[dt]?frac|displaystyle|textstyle|limits|quad|qquad|text[a-z]*|math[a-z]+|operatorname|mbox|ce|pu)(?![A-Za-z])\*?\s*/g;

const grouped = (words: string) => (/^(?:\p{L}*|[\d.]*)$/u.test(words) ? words : `(${words})`);

type Rule = readonly [from: RegExp, to: (...groups: string[]) => string];

/** Groups without others inside, the more special ones first. */
const RULES: readonly Rule[] = [
  [
    /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
    (_, over = "", under = "") => `${grouped(over)}/${grouped(under)}`,
  ],
  [/\\binom\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, (_, above = "", below = "") => `(${above}; ${below})`],
  [/\\sqrt\s*(?:\[([^[\]]*)\])?\s*\{([^{}]*)\}/g, (_, degree = "", of = "") => `${degree}√${grouped(of)}`],
  [/([_^])\s*\{([^{}]*)\}/g, (_, mark = "", of = "") => mark + grouped(of)],
  [/(?<!(?:frac|binom)\s*|\}\s*)\{([^{}]*)\}/g, (_, inside = "") => ` ${inside}`],
];
/** Stand for braces that are signs. */
const BRACES: Readonly<Record<string, string>> = { "\uE000": "{", "\uE001": "}" };
/** No formula that is read aloud is deeper. */
const MAX_DEPTH = 20;

/** A formula in a line of signs and words, for reading aloud: "(a+b)/(2c)", "√x", "x ≤ alpha". */
export function formulaWords(tex: string): string {
  let words = tex
    .replaceAll(/\\(?:begin|end)\s*\{[a-z]+\*?\}|(?<!\\)&/g, " ")
    .replaceAll("\\\\", "; ")
    .replaceAll(/\\[,;:! ]/g, " ")
    .replaceAll("\\{", "\uE000")
    .replaceAll("\\}", "\uE001");
  for (let depth = 0; depth < MAX_DEPTH && /\{[^{}]*\}/.test(words); depth += 1)
    words = RULES.reduce((all, [from, to]) => all.replaceAll(from, to), words);
  return words
    .replaceAll(SILENT, "")
    .replaceAll(/\\([A-Za-z]+)/g, (_, name: string) => SIGNS[name] ?? name)
    .replaceAll(/\\([#$%&_])/g, "$1")
    .replaceAll(/[\uE000\uE001]/g, (sign) => BRACES[sign] ?? sign)
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\( | \)/g, (bracket) => bracket.trim())
    .trim();
}
