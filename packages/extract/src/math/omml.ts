import { applied, bounded, combiningMark, fraction, prescripted, root, scripted } from "./linear.ts";
import { childOf, type MathNode } from "./math-node.ts";

/** Properties, and deleted text. */
const SILENT = /^(m:\w+Pr|w:rPr|w:del|w:moveFrom|mc:Fallback)$/;
const DEFAULT_NARY = "∫";
const DEFAULT_ACCENT = "\u0302";

type Write = (node: MathNode) => string;

/** How each object of OMML (ECMA-376 part 1, 22.1.2) is linearised. Others are replaced by their content. */
const WRITERS: Record<string, Write> = {
  "m:t": ({ text }) => text.replace(/\s+/g, " "),
  "w:t": ({ text }) => text.replace(/\s+/g, " "),
  "w:br": () => " ",
  "w:tab": () => " ",
  "m:f": writeFraction,
  "m:sSup": (node) => scripted(part(node, "m:e"), { sup: part(node, "m:sup") }),
  "m:sSub": (node) => scripted(part(node, "m:e"), { sub: part(node, "m:sub") }),
  "m:sSubSup": (node) => scripted(part(node, "m:e"), { sub: part(node, "m:sub"), sup: part(node, "m:sup") }),
  "m:sPre": (node) => prescripted(part(node, "m:e"), { sub: part(node, "m:sub"), sup: part(node, "m:sup") }),
  "m:rad": (node) => root(part(node, "m:e"), part(node, "m:deg")),
  "m:nary": writeNary,
  "m:d": writeDelimiters,
  "m:func": (node) => applied(part(node, "m:fName"), part(node, "m:e")),
  "m:limLow": (node) => bounded(part(node, "m:e"), { sub: part(node, "m:lim") }),
  "m:limUpp": (node) => bounded(part(node, "m:e"), { sup: part(node, "m:lim") }),
  "m:acc": (node) => part(node, "m:e") + accentOf(node),
  "m:bar": (node) => overAll(part(node, "m:e"), value(node, "m:pos") === "top" ? "\u0305" : "\u0332"),
  "m:m": (node) => rowsOf(node, "m:mr").join("; "),
  "m:eqArr": (node) => rowsOf(node, "m:e").join("; ").replaceAll("&", ""),
  "m:phant": (node) => (value(node, "m:show") === "0" ? " " : part(node, "m:e")),
};

/** A formula of Word or PowerPoint as linear text. */
export function linearOmml(node: MathNode): string {
  if (SILENT.test(node.name)) return "";
  return WRITERS[node.name]?.(node) ?? node.children.map(linearOmml).join("");
}

/** The text of a named part of the object. */
function part(node: MathNode, name: string): string {
  const child = childOf(node, name);
  return child === undefined ? "" : child.children.map(linearOmml).join("").trim();
}

/** `m:val` of a property of the object; undefined if it is not set. */
function value(node: MathNode, property: string): string | undefined {
  const properties = node.children.find(({ name }) => name === `${node.name}Pr`);
  return childOf(properties, property)?.attributes("m:val");
}

/** Without a bar it is a binomial coefficient, or two lines above each other. */
function writeFraction(node: MathNode): string {
  const over = part(node, "m:num");
  const under = part(node, "m:den");
  return value(node, "m:type") === "noBar" ? `${over}; ${under}` : fraction(over, under);
}

function writeNary(node: MathNode): string {
  const sign = value(node, "m:chr") ?? DEFAULT_NARY;
  const operator = bounded(sign, { sub: part(node, "m:sub"), sup: part(node, "m:sup") });
  return `${operator} ${part(node, "m:e")}`;
}

function writeDelimiters(node: MathNode): string {
  const inside = node.children.filter(({ name }) => name === "m:e").map((child) => linearOmml(child).trim());
  const separator = value(node, "m:sepChr") ?? "|";
  return (value(node, "m:begChr") ?? "(") + inside.join(separator) + (value(node, "m:endChr") ?? ")");
}

function accentOf(node: MathNode): string {
  const mark = value(node, "m:chr") ?? DEFAULT_ACCENT;
  return combiningMark(mark) ?? mark;
}

function overAll(text: string, mark: string): string {
  return text.replace(/\S/gu, (char) => char + (mark === "\u0305" && text.length === 1 ? "\u0304" : mark));
}

function rowsOf(node: MathNode, row: string): string[] {
  const rows = node.children.filter(({ name }) => name === row);
  return rows.map((child) =>
    row === "m:mr"
      ? child.children.map((cell) => linearOmml(cell).trim()).join(", ")
      : linearOmml(child).trim(),
  );
}
