import { type Element, escapeXml, readXml, textIn } from "../html/xml.ts";
import { mathmlOf } from "./write-mathml.ts";

/**
 * A formula as Office Math (ECMA-376 part 1, 22.1), which Word and LibreOffice edit: written from the MathML that the
 * typesetter gives. Null for a formula that cannot be set.
 */
export function ommlOf(tex: string, isDisplay: boolean): string | null {
  const mathml = mathmlOf(tex, isDisplay);
  if (mathml === null) return null;
  const [math] = partsOf(readXml(mathml));
  const [semantics] = partsOf(math);
  return semantics === undefined ? null : `<m:oMath>${row([partsOf(semantics)[0]])}</m:oMath>`;
}

type Part = Element | undefined;

const partsOf = (element: Part): Element[] =>
  element?.children.filter((child) => typeof child !== "string") ?? [];

/** Elements that are nothing but their content. */
const WRAPPERS = new Set(["mrow", "mstyle", "mpadded"]);

/** What stands side by side, without wrappers and what only takes room; a row in brackets stays one. */
function itemsOf(element: Part): Element[] {
  if (element === undefined || isHidden(element)) return [];
  const parts = partsOf(element);
  if (element.name === "mo" && parts.length > 0) return parts.flatMap(itemsOf);
  if (!WRAPPERS.has(element.name) || parts.some(isFence)) return [element];
  return parts.flatMap(itemsOf);
}

/** Signs that only keep the height of others. */
function isHidden(element: Element): boolean {
  const parts = partsOf(element);
  if (element.name === "mpadded" && parts.some(({ name }) => name === "mphantom")) return true;
  return /^m(?:sub|sup)/.test(element.name) && parts.every(isHidden);
}

const isFence = ({ name, attributes }: Element) =>
  name === "mo" && attributes.fence === "true" && attributes.minsize === undefined;

const object = (name: string, inside: string) => `<m:${name}>${inside}</m:${name}>`;
const value = (name: string, is: string) => `<m:${name} m:val="${escapeXml(is)}"/>`;
/** A named part of an object. */
const slot = (name: string, ...parts: readonly Part[]) => object(name, row(parts));

/** Items one after the other; what belongs to its neighbours takes them. */
function row(parts: readonly Part[]): string {
  const items = withWordsWhole(parts.flatMap(itemsOf));
  const written: string[] = [];
  for (let at = 0; at < items.length; ) at = takeItem(items, at, written);
  return written.join("");
}

/** Upright letters beside each other, as of a unit or an element, are one word. */
function withWordsWhole(items: readonly Element[]): Element[] {
  const isUpright = (item: Part) => item?.name === "mi" && item.attributes.mathvariant === "normal";
  // An index belongs to one element: CO₂.
  const hasIndex = (item: Part) =>
    item !== undefined && SCRIPTS.has(item.name) && row([partsOf(item)[0]]) === "";
  const whole: Element[] = [];
  for (const [at, item] of items.entries()) {
    const last = whole.at(-1);
    if (last === undefined || !isUpright(last) || !isUpright(item) || hasIndex(items[at + 1]))
      whole.push(item);
    else whole[whole.length - 1] = { ...last, children: [...last.children, ...item.children] };
  }
  return whole;
}

/** Writes the item at `at` with what belongs to it, and gives the place behind. */
function takeItem(items: readonly Element[], at: number, written: string[]): number {
  const item = items[at] as Element;
  const [base] = SCRIPTS.has(item.name) ? partsOf(item) : [item];
  if (isLargeOperator(base)) {
    const end = endOfOperand(items, at + 1);
    written.push(largeOperator(item, items.slice(at + 1, end)));
    return end;
  }
  const isName = isNamed(base) || (item.name === "mi" && isApplied(items[at + 1]));
  if (isName && item !== items.at(-1)) return takeFunction(items, at, written);
  if (SCRIPTS.has(item.name) && row([base]) === "") return takeScripts(items, at, written);
  written.push(WRITERS[item.name]?.(item) ?? row(partsOf(item)));
  return at + 1;
}

const SCRIPTS = new Set("msub msup msubsup munder mover munderover".split(" "));

/** Index and exponent of what was written before them, as in H₂; before the next item, as of an isotope, at the start. */
function takeScripts(items: readonly Element[], at: number, written: string[]): number {
  const item = items[at] as Element;
  const isAfter = at > 0 && items[at - 1]?.name !== "mo" && items[at - 1]?.name !== "mtext";
  if (isAfter) {
    written.push(scripted(item, object("e", written.pop() ?? "")));
    return at + 1;
  }
  const { sub, sup } = limitsOf(item);
  written.push(object("sPre", slot("sub", sub) + slot("sup", sup) + slot("e", items[at + 1])));
  return at + 2;
}

/** The base that is already written is used where it is given. */
function scripted(item: Element, base = slot("e", partsOf(item)[0])): string {
  const { sub, sup } = limitsOf(item);
  const name = sub && sup ? "sSubSup" : sub ? "sSub" : "sSup";
  return object(name, base + (sub ? slot("sub", sub) : "") + (sup ? slot("sup", sup) : ""));
}

function limitsOf(item: Element): { sub: Part; sup: Part } {
  const [, first, second] = partsOf(item);
  const isAbove = item.name === "msup" || item.name === "mover";
  return isAbove ? { sub: undefined, sup: first } : { sub: first, sup: second };
}

const APPLICATION = "\u2061";
const isApplied = (item: Part) => item?.name === "mo" && textIn(item) === APPLICATION;
/** The name of a function with its sign, as the base of limits or exponents. */
const isNamed = (base: Part) => base?.name === "mrow" && isApplied(partsOf(base).at(-1));

/** "sin x": the argument is the next item, unless that is a sign. */
function takeFunction(items: readonly Element[], at: number, written: string[]): number {
  const item = items[at] as Element;
  const next = isApplied(items[at + 1]) ? at + 2 : at + 1;
  const argument = items[next];
  const name = WRITERS[item.name]?.(item) ?? "";
  if (argument === undefined || argument.name === "mo" || argument.name === "mtext") {
    written.push(name);
    return next;
  }
  const inside: string[] = [];
  const end = takeItem(items, next, inside);
  written.push(object("func", object("fName", name) + object("e", inside.join(""))));
  return end;
}

const LARGE = /^[\u220F-\u2211\u222B-\u2233\u22C0-\u22C3\u2A00-\u2A06]$/u;
const isLargeOperator = (base: Part) => base?.name === "mo" && LARGE.test(textIn(base));
/** Where the operand of a large operator ends, outside of brackets. */
const ENDS_OPERAND = /^[=<>≤≥≠≈≡∼→⇒⇔,;+−-]$/u;

function endOfOperand(items: readonly Element[], from: number): number {
  let depth = 0;
  for (let at = from; at < items.length; at++) {
    const sign = items[at]?.name === "mo" ? textIn(items[at]) : "";
    if (/^[([{]$/.test(sign)) depth += 1;
    else if (/^[)\]}]$/.test(sign)) depth -= 1;
    if (depth < 0 || (depth === 0 && at > from && ENDS_OPERAND.test(sign))) return at;
  }
  return items.length;
}

function largeOperator(item: Element, operand: readonly Element[]): string {
  const { sub, sup } = SCRIPTS.has(item.name) ? limitsOf(item) : { sub: undefined, sup: undefined };
  const properties = [
    value("chr", textIn(SCRIPTS.has(item.name) ? partsOf(item)[0] : item)),
    value("limLoc", /under|over/.test(item.name) ? "undOvr" : "subSup"),
    sub === undefined ? value("subHide", "1") : "",
    sup === undefined ? value("supHide", "1") : "",
  ];
  const parts = slot("sub", sub) + slot("sup", sup) + slot("e", ...operand);
  return object("nary", object("naryPr", properties.join("")) + parts);
}

type Write = (element: Element) => string;

const WRITERS: Readonly<Record<string, Write>> = {
  mi: letters,
  mn: (element) => run(textIn(element)),
  mo: (element) => run(textIn(element).replaceAll(APPLICATION, "")),
  mtext: (element) => run(textIn(element), value("nor", "1")),
  mspace: ({ attributes }) => run(spaceOf(Number.parseFloat(attributes.width ?? "0"))),
  mphantom: (element) =>
    object("phant", object("phantPr", value("show", "0")) + slot("e", ...partsOf(element))),
  mfrac: fraction,
  msqrt: (element) =>
    object(
      "rad",
      object("radPr", value("degHide", "1")) + object("deg", "") + slot("e", ...partsOf(element)),
    ),
  mroot: (element) => object("rad", slot("deg", partsOf(element)[1]) + slot("e", partsOf(element)[0])),
  msub: (element) => scripted(element),
  msup: (element) => scripted(element),
  msubsup: (element) => scripted(element),
  mover: (element) => overOrUnder(element, "top"),
  munder: (element) => overOrUnder(element, "bot"),
  munderover: (element) => {
    const [base, below, above] = partsOf(element);
    const lower = object("limLow", slot("e", base) + slot("lim", below));
    return object("limUpp", object("e", lower) + slot("lim", above));
  },
  mrow: bracketed,
  mstyle: bracketed,
  mpadded: bracketed,
  mtable: table,
  menclose: ({ attributes, ...element }) =>
    attributes.notation === "box"
      ? object("borderBox", slot("e", ...partsOf({ attributes, ...element })))
      : row(partsOf({ attributes, ...element })),
};

function run(text: string, properties = ""): string {
  if (text === "") return "";
  return object(
    "r",
    `${properties && object("rPr", properties)}<m:t xml:space="preserve">${escapeXml(text)}</m:t>`,
  );
}

/** A space of about this many em; none for a negative one. */
function spaceOf(em: number): string {
  if (!(em > 0)) return "";
  return em < 0.4 ? "\u2009" : em < 1.5 ? "\u2003" : "\u2003\u2003";
}

/** Letters of another alphabet or weight (22.1.3.10, 22.1.3.13); one letter is slanted where nothing is said. */
const LOOKS: Readonly<Record<string, string>> = {
  normal: value("sty", "p"),
  bold: value("sty", "b"),
  "bold-italic": value("sty", "bi"),
  script: value("scr", "script") + value("sty", "p"),
  fraktur: value("scr", "fraktur") + value("sty", "p"),
  "double-struck": value("scr", "double-struck") + value("sty", "p"),
  "sans-serif": value("scr", "sans-serif") + value("sty", "p"),
  monospace: value("scr", "monospace") + value("sty", "p"),
};

function letters(element: Element): string {
  const text = textIn(element);
  const look = element.attributes.mathvariant ?? ([...text].length > 1 ? "normal" : "italic");
  return run(text, LOOKS[look]);
}

function fraction(element: Element): string {
  const [over, under] = partsOf(element);
  const isBare = /^0/.test(element.attributes.linethickness ?? "1");
  const properties = isBare ? object("fPr", value("type", "noBar")) : "";
  return object("f", properties + slot("num", over) + slot("den", under));
}

/** What Word draws over or under a letter, or over several: an accent, a bar or a brace; else a limit. */
const ACCENTS: Readonly<Record<string, string>> = {
  "^": "\u0302",
  "~": "\u0303",
  ˉ: "\u0305",
  "˙": "\u0307",
  "¨": "\u0308",
  ˇ: "\u030C",
  "´": "\u0301",
  "`": "\u0300",
  "˘": "\u0306",
  "→": "\u20D7",
  "\u20D7": "\u20D7",
};

function overOrUnder(element: Element, side: "top" | "bot"): string {
  const [base, mark] = partsOf(element);
  const sign = mark?.name === "mo" ? textIn(mark) : "";
  const isAccent = (element.attributes.accent ?? element.attributes.accentunder) === "true";
  const place = value("pos", side);
  if (isAccent && sign === "‾") return object("bar", object("barPr", place) + slot("e", base));
  if (/^[⏞⏟]$/.test(sign))
    return object("groupChr", object("groupChrPr", value("chr", sign) + place) + slot("e", base));
  const accent = isAccent ? ACCENTS[sign] : undefined;
  if (accent !== undefined) return object("acc", object("accPr", value("chr", accent)) + slot("e", base));
  // An arrow of a reaction has nothing above it.
  if (row([mark]) === "") return row([base]);
  return object(side === "top" ? "limUpp" : "limLow", slot("e", base) + slot("lim", mark));
}

/** A row between brackets that grow with it; a bracket may be on one side only. */
function bracketed(element: Element): string {
  const parts = partsOf(element);
  const [first, last] = [parts[0], parts.at(-1)];
  const opens = first !== undefined && isFence(first) && parts.length > 1;
  const closes = last !== undefined && isFence(last);
  const inside = parts.slice(opens ? 1 : 0, closes ? -1 : undefined);
  const signOf = (fence: Part, isThere: boolean) =>
    isThere ? textIn(fence).replace("∣", "|").replace("∥", "‖") : "";
  const properties = value("begChr", signOf(first, opens)) + value("endChr", signOf(last, closes));
  return object("d", object("dPr", properties) + slot("e", ...inside));
}

/** Equations below each other are aligned at their signs; other tables are matrices. */
function table(element: Element): string {
  const rows = partsOf(element).map((line) => partsOf(line));
  const { columnalign = "", columnspacing } = element.attributes;
  if (columnspacing === "0em") {
    const lines = rows.map((cells) => object("e", cells.map((cell) => row([cell])).join(run("&"))));
    return object("eqArr", lines.join(""));
  }
  const columns = columnalign.split(" ").map((align) => {
    return object("mc", object("mcPr", value("count", "1") + value("mcJc", align || "center")));
  });
  const lines = rows.map((cells) => object("mr", cells.map((cell) => slot("e", cell)).join("")));
  return object("m", object("mPr", object("mcs", columns.join(""))) + lines.join(""));
}
