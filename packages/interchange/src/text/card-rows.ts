/** How a list of cards can be parted: its rows, and the two sides of each. */
interface Parting {
  readonly rows: RegExp;
  readonly sides: string;
}

const LINES = /\r\n?|\n/;
const PARAGRAPHS = /(?:\r\n?|\n)[ \t]*(?:\r\n?|\n)\s*/;
/** As Quizlet exports them, what is surest first. */
const PARTINGS: readonly Parting[] = [
  ...[LINES, /;/, PARAGRAPHS].map((rows) => ({ rows, sides: "\t" })),
  ...[LINES, PARAGRAPHS].map((rows) => ({ rows, sides: ";" })),
  ...[LINES, /;/, PARAGRAPHS].flatMap((rows) => [" - ", " – ", " — "].map((sides) => ({ rows, sides }))),
  ...[LINES, /;/, PARAGRAPHS].map((rows) => ({ rows, sides: "," })),
];
/** Questions of other formats, and programs. */
const OTHERS = /[{}<>]|^\s*(?:ANSWER\s*:|(?:X+|QQ)[01]{2}|#{1,6}\s|[-*+•]\s|\d{1,3}[.)]\s)|\[[ xX]\]/m;
/** Of sentences, a comma or a dash parts no sides. */
const MAX_TERM_WORDS = 6;
const MAX_SIDE_CHARS = 300;

/** The cards of a text that holds nothing else; null for any other text. Linear. */
export function cardRows(text: string): readonly (readonly [string, string])[] | null {
  for (const parting of PARTINGS) {
    if (!text.includes(parting.sides)) continue;
    const rows = text
      .replace(/^\uFEFF/, "")
      .split(parting.rows)
      .filter((row) => row.trim() !== "");
    const cards = rows.map((row) => sidesOf(row, parting.sides));
    if (cards.every((card) => card !== null) && areCards(cards, rows, parting)) return cards;
  }
  return null;
}

function sidesOf(row: string, sign: string): [string, string] | null {
  const at = row.indexOf(sign);
  const [term, definition] = [row.slice(0, at).trim(), row.slice(at + sign.length).trim()];
  return at < 0 || term === "" || definition === "" ? null : [term, definition];
}

type Cards = readonly (readonly [string, string])[];

function areCards(cards: Cards, rows: readonly string[], { sides }: Parting): boolean {
  const parts = rows.map((row) => row.split(sides).length);
  const isOnce = parts.filter((count) => count === 2).length;
  if (sides === "\t") return isOnce === rows.length && !cards.every(([, side]) => /^\{.*\}$/.test(side));
  if (cards.length < 2 || rows.some((row) => OTHERS.test(row))) return false;
  // Cards have no space behind their comma; where one has, it may be a sentence's.
  if (sides === "," && cards.some(([, side], i) => /, /.test(rows[i] ?? "") && /[.!?…]$/.test(side)))
    return false;
  if (cards.every(([term]) => /^(?:\d{1,3}|[A-Za-z])[.)]?$/.test(term))) return false;
  const areShort = cards.every(
    ([term, definition]) =>
      term.split(/\s+/).length <= MAX_TERM_WORDS &&
      definition.length <= MAX_SIDE_CHARS &&
      !/[.!?]\s/.test(term),
  );
  return (
    areShort && (sides === "," || sides === ";" ? isOnce >= 0.8 * rows.length : isOnce >= 0.5 * rows.length)
  );
}
