import type { MathNode } from "./math-node.ts";
import type { Notation, Piece } from "./notation.ts";

type Write = (node: MathNode, to: Notation) => string;

/** How each element of MathML 3 (chapter 3) is written, and how many parts it has; without a number, any. */
const WRITERS: Readonly<Record<string, readonly [write: Write, parts?: number]>> = {
  math: [content],
  mrow: [content],
  mstyle: [content],
  mpadded: [(node, to) => (node.children.some(isPhantom) ? "" : content(node, to))],
  mtd: [content],
  none: [content],
  mprescripts: [content],
  mi: [letters],
  mn: [({ text }, to) => to.letters(text.trim())],
  mo: [({ text }, to) => to.sign(text.trim())],
  mtext: [({ text }, to) => to.words(text)],
  ms: [({ text }, to) => to.words(text)],
  mspace: [(_, to) => to.space()],
  mphantom: [(_, to) => to.space()],
  mfrac: [fraction, 2],
  msup: [(node, to) => to.scripted(nth(node, 0, to), { sup: nth(node, 1, to) }), 2],
  msub: [(node, to) => scripts(node, to, { sub: nth(node, 1, to) }), 2],
  msubsup: [(node, to) => scripts(node, to, { sub: nth(node, 1, to), sup: nth(node, 2, to) }), 3],
  munder: [
    (node, to) => marked(node, "under", to) ?? to.bounded(nth(node, 0, to), { sub: nth(node, 1, to) }),
    2,
  ],
  mover: [
    (node, to) => marked(node, "over", to) ?? to.bounded(nth(node, 0, to), { sup: nth(node, 1, to) }),
    2,
  ],
  munderover: [
    (node, to) => to.bounded(nth(node, 0, to), { sub: nth(node, 1, to), sup: nth(node, 2, to) }),
    3,
  ],
  mmultiscripts: [multiscripts],
  msqrt: [(node, to) => to.root(content(node, to))],
  mroot: [(node, to) => to.root(nth(node, 0, to), nth(node, 1, to)), 2],
  mfenced: [fenced],
  menclose: [(node, to) => (isRadical(node) ? to.root(content(node, to)) : content(node, to))],
  mtable: [table],
  mtr: [content],
  // Of a formula and its source in another notation, only the formula.
  semantics: [(node, to) => nth(node, 0, to)],
};

const SOURCES = /^annotation(?:-xml)?$/;
/** Elements that hold text. */
const TOKENS = new Set(["mi", "mn", "mo", "mtext", "ms"]);
const isPhantom = (node: MathNode) => localName(node) === "mphantom";
const isRadical = (node: MathNode) => /\bradical\b/.test(node.attributes("notation") ?? "");

/** The name of an element without its prefix. */
const localName = ({ name }: MathNode) => name.slice(name.indexOf(":") + 1);

/** A formula of OpenDocument, HTML or EPUB. What is not of the layout is read as it is written: "divide 1 2", never "12". */
export function readMathml(node: MathNode, to: Notation): string {
  const name = localName(node);
  const writer = WRITERS[name];
  if (writer !== undefined) return writer[0](node, to);
  if (SOURCES.test(name)) return "";
  if (name === "apply") return node.children.map((child) => readMathml(child, to)).join(" ");
  return content(node, to) || name;
}

/** Whether all of it can be written without loss: elements of the layout with the parts that they need. */
export function isLaidOut(node: MathNode): boolean {
  const name = localName(node);
  if (SOURCES.test(name)) return true;
  const [write, parts] = WRITERS[name] ?? [];
  const own = node.children.filter((child) => !SOURCES.test(localName(child)));
  if (write === undefined || (parts !== undefined && own.length !== parts)) return false;
  if (!TOKENS.has(name) && node.text.trim() !== "") return false;
  return (name !== "menclose" || isRadical(node)) && own.every(isLaidOut);
}

const FUNCTION_APPLICATION = "\u2061";
const LIMITS = new Set(["munderover", "munder", "msubsup", "msub"]);

function content(node: MathNode, to: Notation): string {
  if (node.children.length === 0) return to.letters(node.text.trim());
  const pieces = node.children.flatMap((child, at): Piece[] => {
    const name = localName(child);
    if (isApplication(child)) return [];
    if (name === "mi" && isApplication(node.children[at + 1]))
      return [{ kind: "letters", text: to.letters(child.text.trim(), "operator") }];
    const kind = name === "mi" ? "letters" : name === "mo" ? "sign" : LIMITS.has(name) ? "limits" : "other";
    return [{ kind, text: readMathml(child, to) }];
  });
  return to.row(pieces);
}

const isApplication = (node: MathNode | undefined) => node?.text.trim() === FUNCTION_APPLICATION;

/** Equations end at a column on the right, and go on at the left. */
function table(node: MathNode, to: Notation): string {
  const rows = node.children.map((line) => line.children.map((cell) => readMathml(cell, to)));
  return /^right left/.test(node.attributes("columnalign") ?? "") ? to.equations(rows) : to.matrix(rows);
}

/** One letter is slanted where nothing is said, a name is not. */
function letters(node: MathNode, to: Notation): string {
  const text = node.text.trim();
  return to.letters(text, node.attributes("mathvariant") ?? ([...text].length > 1 ? "normal" : undefined));
}

function nth(node: MathNode, index: number, to: Notation): string {
  const child = node.children[index];
  return child === undefined ? "" : readMathml(child, to).trim();
}

const LARGE_OPERATOR = /^[∑∏∐∫∬∭∮⋃⋂⨁⨂]/u;

function scripts(node: MathNode, to: Notation, own: { sub: string; sup?: string }): string {
  const [base] = node.children;
  const isLarge = base !== undefined && localName(base) === "mo" && LARGE_OPERATOR.test(base.text.trim());
  return (isLarge ? to.bounded : to.scripted)(nth(node, 0, to), own);
}

/** A bar, hat, arrow or brace over or under letters; null for anything else. */
function marked(node: MathNode, side: "over" | "under", to: Notation): string | null {
  const [, mark] = node.children;
  return mark === undefined ? null : to.marked(nth(node, 0, to), mark.text.trim(), side);
}

/** Without a line it is a binomial coefficient, or two lines above each other. */
function fraction(node: MathNode, to: Notation): string {
  const hasLine = !/^0(?![.\d]*[1-9])/.test(node.attributes("linethickness") ?? "1");
  return (hasLine ? to.fraction : to.stacked)(nth(node, 0, to), nth(node, 1, to));
}

function fenced(node: MathNode, to: Notation): string {
  const separator = (node.attributes("separators") ?? ",").trim().slice(0, 1);
  const inside = node.children.map((child) => readMathml(child, to).trim()).join(separator);
  return to.fenced(node.attributes("open") ?? "(", node.attributes("close") ?? ")", inside);
}

/** Base, then index and exponent. Those before the base (of an isotope) follow `mprescripts`. */
function multiscripts(node: MathNode, to: Notation): string {
  const at = node.children.findIndex((child) => localName(child) === "mprescripts");
  const hasAfter = node.children.length > 2 && at !== 1;
  const base = nth(node, 0, to);
  const after = hasAfter ? to.scripted(base, { sub: nth(node, 1, to), sup: nth(node, 2, to) }) : base;
  return at < 0 ? after : to.prescripted(after, { sub: nth(node, at + 1, to), sup: nth(node, at + 2, to) });
}
