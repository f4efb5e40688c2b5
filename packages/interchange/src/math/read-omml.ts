import { childOf, type MathNode } from "./math-node.ts";
import type { Notation } from "./notation.ts";

/** Properties, and deleted text. */
const SILENT = /^(m:\w+Pr|w:rPr|w:del|w:moveFrom|mc:Fallback)$/;
const DEFAULT_NARY = "∫";
const DEFAULT_ACCENT = "\u0302";

type Write = (node: MathNode, notation: Notation) => string;

/** How each object of OMML (ECMA-376 part 1, 22.1.2) is written. Others are replaced by their content. */
const WRITERS: Record<string, Write> = {
  "m:r": run,
  "m:t": ({ text }, to) => to.letters(text.replace(/\s+/g, " ")),
  "w:t": ({ text }, to) => to.letters(text.replace(/\s+/g, " ")),
  "w:br": (_, to) => to.space(),
  "w:tab": (_, to) => to.space(),
  "m:f": fraction,
  "m:sSup": (node, to) => to.scripted(part(node, "m:e", to), { sup: part(node, "m:sup", to) }),
  "m:sSub": (node, to) => to.scripted(part(node, "m:e", to), { sub: part(node, "m:sub", to) }),
  "m:sSubSup": (node, to) => to.scripted(part(node, "m:e", to), scriptsOf(node, to)),
  "m:sPre": (node, to) => to.prescripted(part(node, "m:e", to), scriptsOf(node, to)),
  "m:rad": (node, to) => to.root(part(node, "m:e", to), part(node, "m:deg", to)),
  "m:nary": nary,
  "m:d": delimiters,
  "m:func": (node, to) => to.applied(part(node, "m:fName", to), part(node, "m:e", to)),
  "m:limLow": (node, to) => to.bounded(part(node, "m:e", to), { sub: part(node, "m:lim", to) }),
  "m:limUpp": (node, to) => to.bounded(part(node, "m:e", to), { sup: part(node, "m:lim", to) }),
  "m:acc": (node, to) => marked(node, value(node, "m:chr") ?? DEFAULT_ACCENT, to),
  "m:groupChr": (node, to) => marked(node, value(node, "m:chr") ?? "⏟", to),
  "m:bar": (node, to) => marked(node, value(node, "m:pos") === "top" ? "‾" : "_", to),
  "m:m": (node, to) =>
    to.matrix(node.children.filter(({ name }) => name === "m:mr").map((line) => cellsOf(line, to))),
  "m:eqArr": (node, to) => to.equations(cellsOf(node, to).map((line) => line.split(to.sign("&")))),
  "m:phant": (node, to) => (value(node, "m:show") === "0" ? to.space() : part(node, "m:e", to)),
};

/** A formula of Word or PowerPoint. */
export function readOmml(node: MathNode, to: Notation): string {
  if (SILENT.test(node.name)) return "";
  return WRITERS[node.name]?.(node, to) ?? contentOf(node, to);
}

const contentOf = (node: MathNode, to: Notation) =>
  to.row(node.children.map((child) => ({ kind: "other", text: readOmml(child, to) })));

/** A named part of the object. */
function part(node: MathNode, name: string, to: Notation): string {
  const child = childOf(node, name);
  return child === undefined ? "" : contentOf(child, to).trim();
}

const scriptsOf = (node: MathNode, to: Notation) => ({
  sub: part(node, "m:sub", to),
  sup: part(node, "m:sup", to),
});

/** `m:val` of a property of the object; undefined if it is not set. */
function value(node: MathNode, property: string): string | undefined {
  const properties = node.children.find(({ name }) => name === `${node.name}Pr`);
  return childOf(properties, property)?.attributes("m:val");
}

/** The looks of letters by the names of MathML. */
const LOOKS: Readonly<Record<string, string>> = { p: "normal", b: "bold", bi: "bold-italic" };

/** Text of one look; `m:nor` marks words. */
function run(node: MathNode, to: Notation): string {
  const properties = childOf(node, "m:rPr");
  const text = node.children
    .filter(({ name }) => name === "m:t")
    .map((child) => child.text)
    .join("");
  if (properties === undefined || text === "") return contentOf(node, to);
  const isOn = childOf(properties, "m:nor")?.attributes("m:val") ?? "1";
  if (childOf(properties, "m:nor") !== undefined && isOn !== "0") return to.words(text);
  const weight = LOOKS[childOf(properties, "m:sty")?.attributes("m:val") ?? ""];
  return to.letters(text.replace(/\s+/g, " "), childOf(properties, "m:scr")?.attributes("m:val") ?? weight);
}

/** Without a bar it is a binomial coefficient, or two lines above each other. */
function fraction(node: MathNode, to: Notation): string {
  const [over, under] = [part(node, "m:num", to), part(node, "m:den", to)];
  return value(node, "m:type") === "noBar" ? to.stacked(over, under) : to.fraction(over, under);
}

function nary(node: MathNode, to: Notation): string {
  const sign = to.sign(value(node, "m:chr") ?? DEFAULT_NARY);
  return `${to.bounded(sign, scriptsOf(node, to))} ${part(node, "m:e", to)}`;
}

function delimiters(node: MathNode, to: Notation): string {
  const inside = node.children
    .filter(({ name }) => name === "m:e")
    .map((child) => contentOf(child, to).trim());
  const separator = to.sign(value(node, "m:sepChr") ?? "|");
  return to.fenced(value(node, "m:begChr") ?? "(", value(node, "m:endChr") ?? ")", inside.join(separator));
}

function marked(node: MathNode, mark: string, to: Notation): string {
  const side = mark === "_" || mark === "⏟" ? "under" : "over";
  const base = part(node, "m:e", to);
  return to.marked(base, mark, side) ?? base + mark;
}

const cellsOf = (node: MathNode, to: Notation) =>
  node.children.filter(({ name }) => name === "m:e").map((cell) => contentOf(cell, to).trim());
