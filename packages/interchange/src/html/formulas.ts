import { parseRichText } from "@quizmill/contract/tables";
import { MathMLToLaTeX } from "mathml-to-latex";
import { mathmlOf } from "../tex/mathml.ts";
import { childrenOf, type Element, htmlIn, readXml, textIn, within } from "./xml.ts";

/** A formula of a page as TeX, or in plain words where it is none that can be written so. */
export type Formula =
  | { readonly tex: string; readonly isDisplay: boolean }
  | { readonly words: string; readonly isNumber: boolean };

/** Elements of MathML that the converter knows, with the number of their parts; 0 for any number. */
const PARTS: Readonly<Record<string, number>> = {
  math: 0,
  mrow: 0,
  mstyle: 0,
  mpadded: 0,
  mphantom: 0,
  semantics: 0,
  mi: 0,
  mn: 0,
  mo: 0,
  mtext: 0,
  mspace: 0,
  none: 0,
  mprescripts: 0,
  mfrac: 2,
  msup: 2,
  msub: 2,
  msubsup: 3,
  munder: 2,
  mover: 2,
  munderover: 3,
  mroot: 2,
  msqrt: 0,
  mmultiscripts: 0,
  mfenced: 0,
  mtable: 0,
  mtr: 0,
  mtd: 0,
  menclose: 0,
};
const SOURCES = new Set(["annotation", "annotation-xml"]);
const TOKENS = new Set(["mi", "mn", "mo", "mtext"]);
/** Of so much the converter, whose time grows with the square, is done soon. No question has a larger formula. */
const MAX_MARKUP_CHARS = 8_000;
const MAX_TOKEN_CHARS = 200;

/** MathML as TeX: the source that it names, else by a converter. */
export function formulaOf(math: Element): Formula {
  const isDisplay = math.attributes.display === "block" || math.attributes.mode === "display";
  const tex = sourceOf(math) ?? converted(math);
  // A number needs no marks, and neither does nothing.
  if (/^[\d.,]+$/.test(tex ?? "")) return { words: tex ?? "", isNumber: true };
  if (elementsOf(math).length === 0 && textIn(math).trim() === "") return { words: "", isNumber: true };
  return tex !== null && isTex(tex) ? { tex, isDisplay } : { words: wordsIn(math), isNumber: false };
}

/** Whether the words are in marks the formula that they are without. */
const isTex = (tex: string) => {
  const [part, ...others] = parseRichText(`\\(${tex}\\)`);
  return part?.kind === "math" && part.tex === tex && others.length === 0;
};

const elementsOf = ({ children }: Element) => children.filter((child) => typeof child !== "string");

/** Whether the pages can show it. */
const isShown = (tex: string) => isTex(tex) && mathmlOf(tex, true) !== null;

function sourceOf(math: Element): string | null {
  const [only, ...others] = elementsOf(math);
  if (only?.name !== "semantics" || others.length > 0) return null;
  const source = childrenOf(only, "annotation").find(({ attributes }) =>
    /\btex$/i.test(attributes.encoding ?? ""),
  );
  const tex = textIn(source).trim();
  return isShown(tex) ? tex : null;
}

function converted(math: Element): string | null {
  const markup = isKnown(math) ? htmlIn(plain(math)) : "";
  if (markup === "" || markup.length > MAX_MARKUP_CHARS) return null;
  try {
    const written = MathMLToLaTeX.convert(`<math>${markup}</math>`).trim();
    const tex = withFunctions(CORRECTIONS.reduce((words, [from, to]) => words.replaceAll(from, to), written));
    return isShown(tex) ? tex : null;
  } catch {
    return null;
  }
}

/** What the converter writes that TeX has no command for, or another one. */
const CORRECTIONS: readonly (readonly [RegExp, string])[] = [
  [/\\hdots(?![a-z])/gi, "\\cdots"],
  [/\\geg(?![a-z])/gi, "\\gtrsim"],
  [/\\circle(?![a-z])/gi, "\\circ"],
  [/\\euro(?![a-z])/gi, "\\text{€}"],
  [/\\cent(?![a-z])/gi, "\\text{¢}"],
  [/\\ss(?![a-z])/gi, "\\text{ß}"],
  [/\\(?:over|under)set\{(\\(?:over|under)line)\}/g, "$1"],
  [/\\overset\{\\sim\}/g, "\\tilde"],
  [/\\overset\{\\cdot\}/g, "\\dot"],
  [/\\overset\{\\rightarrow\}/g, "\\overrightarrow"],
];

const FUNCTIONS =
  /\\(?:text|mathrm)[a-z]*\{[^{}]*\}|(?<![\\A-Za-z])(arc(?:sin|cos|tan)|(?:sin|cos|tan)h?|cot|log|ln|exp|lim|max|min|det|gcd)(?![A-Za-z])/g;

/** Names of functions stand upright; those in words stay. */
const withFunctions = (tex: string) =>
  tex.replaceAll(FUNCTIONS, (all, name: string | undefined) => (name === undefined ? all : `\\${name}`));

/** Only what the converter reads: other attributes may be no XML, and sources are no part of the formula. */
function plain(element: Element): Element {
  const attributes = Object.entries(element.attributes).flatMap(([name, value]) =>
    !READ.has(name)
      ? []
      : [[name, (name === "open" || name === "close") && value === "" ? "." : value] as const],
  );
  const children = element.children
    .filter((child) => typeof child === "string" || !SOURCES.has(child.name))
    .map((child) => (typeof child === "string" ? withAccents(child) : plain(child)));
  return { ...element, attributes: Object.fromEntries(attributes), children };
}

const READ = new Set(
  "accent accentunder bevelled close linebreak linethickness mathvariant notation open separators".split(" "),
);

/** Marks that stand alone over a letter. */
const ACCENTS: Readonly<Record<string, string>> = {
  "\u0302": "^",
  "\u0303": "~",
  "\u0304": "¯",
  "\u0305": "¯",
  "‾": "¯",
  "\u0307": "˙",
  "\u20D7": "→",
};
const withAccents = (words: string) => ACCENTS[words.trim()] ?? words;

function isKnown(element: Element): boolean {
  const parts = elementsOf(element).filter(({ name }) => !SOURCES.has(name));
  const words = element.children
    .filter((child) => typeof child === "string")
    .join("")
    .trim();
  if (words.length > (TOKENS.has(element.name) ? MAX_TOKEN_CHARS : 0)) return false;
  const wanted = PARTS[element.name];
  if (wanted === undefined || (wanted > 0 && parts.length !== wanted)) return false;
  if (element.name === "menclose" && element.attributes.notation !== "radical") return false;
  // Without brackets, a slanted fraction of longer terms would be another one.
  if (element.attributes.bevelled === "true" && parts.some((part) => elementsOf(part).length > 1))
    return false;
  return parts.every(isKnown);
}

/** Each sign by itself, and the names of operators: ½ is never "12". */
function wordsIn(math: Element): string {
  const told = math.attributes.alttext?.trim() ?? "";
  return told === "" ? [...leavesOf(math)].filter((words) => words !== "").join(" ") : told;
}

function* leavesOf(element: Element): Iterable<string> {
  const isEmpty = !element.children.some((child) => typeof child !== "string" || child.trim() !== "");
  if (isEmpty && PARTS[element.name] === undefined) yield element.name;
  for (const child of element.children) {
    if (typeof child === "string") yield child.replaceAll(/\s+/g, " ").trim();
    else if (!SOURCES.has(child.name)) yield* leavesOf(child);
  }
}

/** Classes of pictures that show formulas: Canvas, Moodle's TeX filter, WIRIS, Wikipedia. */
const PICTURE_NAMES = /\b(?:equation_image|texrender|Wirisformula|mwe-math-\S*)\b/;

/** The formula that a picture shows; null for another picture. */
export function picturedFormula(attributes: Readonly<Record<string, string>>): Formula | null {
  const markup = attributes["data-mathml"];
  if (markup !== undefined) {
    const [math] = within(readXml(markup.replaceAll(/[«»¨§]/g, (sign) => WIRIS[sign] ?? sign)), "math");
    return math === undefined ? null : formulaOf(math);
  }
  const { alt = "", title = "", class: names = "" } = attributes;
  const content = attributes["data-equation-content"];
  if (content === undefined && !PICTURE_NAMES.test(names)) return null;
  const tex = [content ?? "", alt, title]
    .map((one) => one.replace(/^LaTeX:/i, "").trim())
    .find((one) => one !== "" && isTex(one));
  return tex === undefined ? null : { tex, isDisplay: false };
}

/** WIRIS keeps MathML in an attribute with these signs for those of XML. */
const WIRIS: Readonly<Record<string, string>> = { "«": "<", "»": ">", "¨": '"', "§": "&" };
