import { bounded, combiningMark, fraction, prescripted, root, scripted } from "./linear.ts";
import { childOf, type MathNode } from "./math-node.ts";

type Write = (node: MathNode) => string;

/** How each element of MathML 3 (chapter 3) is linearised. Others are replaced by their content. */
const WRITERS: Record<string, Write> = {
  "math:mi": ({ text }) => text.trim(),
  "math:mn": ({ text }) => text.trim(),
  "math:mo": ({ text }) => text.trim(),
  "math:mtext": ({ text }) => text.replace(/\s+/g, " "),
  "math:ms": ({ text }) => text.replace(/\s+/g, " "),
  "math:mspace": () => " ",
  "math:mphantom": () => " ",
  "math:mfrac": writeFraction,
  "math:msup": (node) => scripted(nth(node, 0), { sup: nth(node, 1) }),
  "math:msub": (node) => scripted(nth(node, 0), { sub: nth(node, 1) }),
  "math:msubsup": (node) => scripts(nth(node, 0), nth(node, 1), nth(node, 2)),
  "math:munder": (node) => marked(nth(node, 0), nth(node, 1)) ?? bounded(nth(node, 0), { sub: nth(node, 1) }),
  "math:mover": (node) => marked(nth(node, 0), nth(node, 1)) ?? bounded(nth(node, 0), { sup: nth(node, 1) }),
  "math:munderover": (node) => scripts(nth(node, 0), nth(node, 1), nth(node, 2)),
  "math:mmultiscripts": writeMultiscripts,
  "math:msqrt": (node) => root(row(node.children)),
  "math:mroot": (node) => root(nth(node, 0), nth(node, 1)),
  "math:mfenced": writeFenced,
  "math:menclose": (node) =>
    /\bradical\b/.test(node.attributes("notation") ?? "") ? root(row(node.children)) : row(node.children),
  // Formulas by their meaning, which are rare, are read as they are written: "divide 1 2", never "12".
  "math:apply": (node) => node.children.map(linearMathml).join(" "),
  "math:mtable": (node) => node.children.map((one) => one.children.map(linearMathml).join(", ")).join("; "),
  // Of a formula and its source in another notation, only the formula.
  "math:semantics": (node) => nth(node, 0),
  "math:annotation": () => "",
  "math:annotation-xml": () => "",
};

/** A formula of OpenDocument, HTML or EPUB as linear text. */
export function linearMathml(node: MathNode): string {
  const write = WRITERS[node.name];
  if (write !== undefined) return write(node);
  const text = node.text.trim();
  return node.children.length > 0
    ? row(node.children)
    : text || (EMPTY.has(node.name) ? "" : localName(node));
}

/** Elements of the layout without a content of their own. */
const EMPTY = new Set(["math:math", "math:mrow", "math:mstyle", "math:none", "math:mprescripts", "math:mtd"]);
const localName = ({ name }: MathNode) => name.slice(name.indexOf(":") + 1);

const FUNCTION_APPLICATION = "\u2061";
const LARGE_OPERATOR = /^[∑∏∐∫∬∭∮⋃⋂⨁⨂]/u;
const BOUNDED = new Set(["math:munderover", "math:munder", "math:msubsup", "math:msub"]);
/** How many characters back an operator or name is searched for. */
const MAX_NAME_CHARS = 60;

/** Function names are separated from what follows, and so are the limits of large operators. */
function row(children: readonly MathNode[]): string {
  let text = "";
  let before = "";
  for (const child of children) {
    const piece = linearMathml(child);
    if (piece === FUNCTION_APPLICATION) continue;
    text += needsSpace(before, text.slice(-MAX_NAME_CHARS), piece) ? ` ${piece}` : piece;
    before = child.name;
  }
  return text;
}

function needsSpace(before: string, text: string, piece: string): boolean {
  if (!/^[\p{L}\p{N}√]/u.test(piece)) return false;
  if (before === "math:mi") return /\p{L}{2}$/u.test(text);
  return BOUNDED.has(before) && /[∑∏∐∫∬∭∮⋃⋂]|lim/u.test(text);
}

function nth(node: MathNode, index: number): string {
  const child = node.children[index];
  return child === undefined ? "" : linearMathml(child).trim();
}

function scripts(base: string, sub: string, sup: string): string {
  return LARGE_OPERATOR.test(base) ? bounded(base, { sub, sup }) : scripted(base, { sub, sup });
}

/** A bar, hat or arrow over or under a letter; null for anything else. */
function marked(base: string, mark: string): string | null {
  const combining = combiningMark(mark);
  return combining === null ? null : base + combining;
}

/** Without a line it is a binomial coefficient, or two lines above each other. */
function writeFraction(node: MathNode): string {
  const hasLine = !/^0(?![.\d]*[1-9])/.test(node.attributes("linethickness") ?? "1");
  return hasLine ? fraction(nth(node, 0), nth(node, 1)) : `${nth(node, 0)}; ${nth(node, 1)}`;
}

function writeFenced(node: MathNode): string {
  const separator = (node.attributes("separators") ?? ",").trim().slice(0, 1);
  const inside = node.children.map((child) => linearMathml(child).trim()).join(separator);
  return (node.attributes("open") ?? "(") + inside + (node.attributes("close") ?? ")");
}

/** Base, then index and exponent. Those before the base (of an isotope) follow `mprescripts`. */
function writeMultiscripts(node: MathNode): string {
  const at = node.children.indexOf(childOf(node, "math:mprescripts") as MathNode);
  const after = scripted(nth(node, 0), { sub: nth(node, 1), sup: nth(node, 2) });
  const hasAfter = node.children.length > 2 && at !== 1;
  const base = hasAfter ? after : nth(node, 0);
  return at < 0 ? base : prescripted(base, { sub: nth(node, at + 1), sup: nth(node, at + 2) });
}
