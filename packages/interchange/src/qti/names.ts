import type { Element } from "../html/xml.ts";

const PREFIX = "qti-";

/**
 * An item or test of QTI 3 with the names of 2.x: `qti-simple-choice` is `simpleChoice` there, and `map-key` is
 * `mapKey`. Others stay as they are.
 */
export function withNamesOf2(element: Element): Element {
  const children = element.children.map((child) => (typeof child === "string" ? child : withNamesOf2(child)));
  if (!element.name.startsWith(PREFIX)) return { ...element, children };
  const attributes = Object.entries(element.attributes).map(([name, value]) => [camel(name), value] as const);
  return {
    name: element.name.slice(PREFIX.length).replaceAll("-", ""),
    attributes: Object.fromEntries(attributes),
    children,
  };
}

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
