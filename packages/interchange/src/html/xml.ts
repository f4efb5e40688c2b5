import { Parser } from "htmlparser2";
import { NotReadable } from "../format.ts";

/** An element of an XML file. */
export interface Element {
  /** Without its prefix, in lower case. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

const MAX_ELEMENTS = 2_000_000;
const MAX_DEPTH = 100;

/**
 * Reads XML into a tree. Entities other than the five of XML and characters by number are left as they are written: no
 * document type is read, so that nothing can be included or multiplied. Throws NotReadable for more or deeper elements
 * than a set of questions has.
 */
export function readXml(text: string): Element {
  const root: Element = { name: "", attributes: {}, children: [] };
  const open: Element[] = [root];
  let count = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        count += 1;
        if (count > MAX_ELEMENTS || open.length > MAX_DEPTH) throw new NotReadable("limit");
        const element: Element = { name: localName(name), attributes, children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      onclosetag: () => {
        if (open.length > 1) open.pop();
      },
      ontext: (words) => {
        const { children } = open.at(-1) ?? root;
        const last = children.at(-1);
        if (typeof last === "string") children[children.length - 1] = last + words;
        else children.push(words);
      },
    },
    { xmlMode: true, decodeEntities: true, recognizeSelfClosing: true },
  );
  parser.end(text);
  return root;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1).toLowerCase();
}

export function childrenOf(element: Element, name: string): Element[] {
  return element.children.filter((child) => typeof child !== "string" && child.name === name) as Element[];
}

export function childOf(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find((child) => typeof child !== "string" && child.name === name) as
    | Element
    | undefined;
}

/** All elements of this name inside, in order. */
export function* within(element: Element, name: string): Iterable<Element> {
  for (const child of element.children) {
    if (typeof child === "string") continue;
    if (child.name === name) yield child;
    yield* within(child, name);
  }
}

/** The elements that are wanted, none of which is inside another of them. */
export function* outermost(element: Element, isWanted: (child: Element) => boolean): Iterable<Element> {
  for (const child of element.children) {
    if (typeof child === "string") continue;
    if (isWanted(child)) yield child;
    else yield* outermost(child, isWanted);
  }
}

/** The element without those that are refused, at any depth. */
export function without(element: Element, isRefused: (child: Element) => boolean): Element {
  const children = element.children
    .filter((child) => typeof child === "string" || !isRefused(child))
    .map((child) => (typeof child === "string" ? child : without(child, isRefused)));
  return { ...element, children };
}

/** The text inside, that of its elements included. */
export function textIn(element: Element | undefined): string {
  if (element === undefined) return "";
  return element.children.map((child) => (typeof child === "string" ? child : textIn(child))).join("");
}

/** Elements of HTML that have no end. */
const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

/** The content as HTML: elements of the file are elements of the page. */
export function htmlIn(element: Element | undefined): string {
  if (element === undefined) return "";
  return element.children
    .map((child) => {
      if (typeof child === "string") return escapeText(child);
      const attributes = Object.entries(child.attributes).map(
        ([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', "&quot;")}"`,
      );
      const start = `<${child.name}${attributes.join("")}>`;
      return VOID.has(child.name) ? start : `${start}${htmlIn(child)}</${child.name}>`;
    })
    .join("");
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Text as the content or an attribute of an XML file. */
export function escapeXml(text: string): string {
  return /[&<>"]/.test(text) ? escapeText(text).replaceAll('"', "&quot;") : text;
}

/** A section in which only its own end is special. */
export function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}
