import { parseRichText } from "@quizmill/contract/tables";
import type { MathNode } from "../math/math-node.ts";
import { isLaidOut, readMathml } from "../math/read-mathml.ts";
import { TEX } from "../math/tex.ts";
import { mathmlOf } from "../math/write-mathml.ts";
import { childrenOf, type Element, readXml, textIn, within } from "./xml.ts";

/** A formula of a page as TeX, or in plain words where it is none that can be written so. */
export type Formula =
  | { readonly tex: string; readonly isDisplay: boolean }
  | { readonly words: string; readonly isNumber: boolean };

const SOURCES = new Set(["annotation", "annotation-xml"]);

/** MathML as TeX: the source that it names, else what its layout says. */
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
  const node = nodeOf(math);
  const tex = isLaidOut(node) ? readMathml(node, TEX).trim() : "";
  return isShown(tex) ? tex : null;
}

function nodeOf(element: Element): MathNode {
  const words = element.children.filter((child) => typeof child === "string");
  return {
    name: element.name,
    attributes: (name) => element.attributes[name],
    children: elementsOf(element).map(nodeOf),
    text: words.join(""),
  };
}

/** Each sign by itself, and the names of operators: ½ is never "12". */
function wordsIn(math: Element): string {
  const told = math.attributes.alttext?.trim() ?? "";
  return told === "" ? [...leavesOf(math)].filter((words) => words !== "").join(" ") : told;
}

function* leavesOf(element: Element): Iterable<string> {
  const isEmpty = !element.children.some((child) => typeof child !== "string" || child.trim() !== "");
  if (isEmpty && !isLaidOut(nodeOf(element))) yield element.name;
  for (const child of element.children) {
    if (typeof child === "string") yield child.replaceAll(/\s+/g, " ").trim();
    else if (!SOURCES.has(child.name)) yield* leavesOf(child);
  }
}

/** Classes of pictures that show formulas: Canvas, Moodle's TeX filter, WIRIS, Wikipedia. */
const PICTURE_NAMES = /\b(?:equation_image|texrender|Wirisformula|mwe-math-\S*)\b/;

/** Addresses of services that draw TeX: Canvas, CodeCogs, Upmath, the charts of Google. */
const DRAWN =
  /\/equation_images\/([^?#]{1,4000})|codecogs\.com\/[\w.]{1,20}\?(.{1,4000})|upmath\.me\/\w{3}\/(.{1,4000})|[?&]cht=tx&(?:amp;)?chl=([^&]{1,4000})/;
/** What CodeCogs is told of the picture. */
const DRAWING = /\\(?:dpi\{\d+\}|bg_\w+|fn_\w+|(?:inline|small|large|huge|LARGE|Large)(?![a-z]))|&space;/g;

function texOfAddress(address: string): string | null {
  const [, canvas, codecogs, upmath, google] = DRAWN.exec(address) ?? [];
  try {
    // Canvas encodes it twice.
    const tex = decodeURIComponent(canvas ?? codecogs ?? upmath ?? google?.replaceAll("+", " ") ?? "");
    const shown = canvas === undefined ? tex.replaceAll("&plus;", "+") : decodeURIComponent(tex);
    return shown.replaceAll(DRAWING, " ").trim() || null;
  } catch {
    return null;
  }
}

/** The formula that a picture shows; null for another picture. */
export function picturedFormula(attributes: Readonly<Record<string, string>>): Formula | null {
  const markup = attributes["data-mathml"];
  if (markup !== undefined) {
    const [math] = within(readXml(markup.replaceAll(/[«»¨§]/g, (sign) => WIRIS[sign] ?? sign)), "math");
    return math === undefined ? null : formulaOf(math);
  }
  const { alt = "", title = "", class: names = "", src = "" } = attributes;
  const content = attributes["data-equation-content"] ?? texOfAddress(src);
  if (content === null && !PICTURE_NAMES.test(names)) return null;
  const tex = [content ?? "", alt, title]
    .map((one) => one.replace(/^LaTeX:/i, "").trim())
    .find((one) => one !== "" && isTex(one));
  return tex === undefined ? null : { tex, isDisplay: false };
}

/** WIRIS keeps MathML in an attribute with these signs for those of XML. */
const WIRIS: Readonly<Record<string, string>> = { "«": "<", "»": ">", "¨": '"', "§": "&" };
